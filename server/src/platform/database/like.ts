/** A pattern for LIKE that finds the words as they are: `%`, `_` and `\` match themselves. */
export const containing = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;
