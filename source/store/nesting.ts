/**
 * How deep arrays and objects stand in each other in a JSON text. Looks at brackets outside strings only, so it needs no
 * recursion and holds for any text, JSON or not.
 */
export const nestingOf = (text: string): number => {
  let depth = 0;
  let deepest = 0;
  let isString = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (isString) {
      if (character === '\\') index += 1;
      else if (character === '"') isString = false;
    } else if (character === '"') isString = true;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth);
    else if (character === '}' || character === ']') depth -= 1;
  }
  return deepest;
};
