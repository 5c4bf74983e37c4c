// A byte-order mark is left in: where one is accepted, it is the reader's business.
const decoder = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});

/** UTF-8 bytes as text. Nothing when they are not UTF-8, or hold a NUL, as no text of ours does. */
export const decodeUtf8 = (bytes: Uint8Array): string | undefined => {
  if (bytes.includes(0)) return undefined;
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
};
