import path from 'node:path';

/** Where things are kept, as absolute paths. */
export type Folders = {readonly data: string; readonly config: string; readonly recordings: string};

const findStandard = async (): Promise<{readonly data: string; readonly config: string} | undefined> => {
  try {
    // Loaded here because it looks for the home folder when it is loaded, and throws where there is none.
    const {default: envPaths} = await import('env-paths');
    const {data, config} = envPaths('ink-arcade', {suffix: ''});
    // An empty HOME would mean the folder one happens to be in.
    return path.isAbsolute(data) && path.isAbsolute(config) ? {data, config} : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The folders of this user, or with `dataFolder` that one for data; then settings go there too where the user has no
 * folder for them. Nothing where nothing can be kept. Makes none of them.
 */
export const findFolders = async (dataFolder?: string): Promise<Folders | undefined> => {
  const standard = await findStandard();
  const data = dataFolder === undefined ? standard?.data : path.resolve(dataFolder);
  if (data === undefined) return undefined;
  return {data, config: standard?.config ?? data, recordings: path.join(data, 'games')};
};
