/** A LIKE pattern that matches the words literally: `%`, `_` and `\` are escaped. */
export const containing = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;
