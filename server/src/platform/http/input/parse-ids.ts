/** Parses the ids of a path such as `3,7,7`, without duplicates. */
export const parseIds = (text: string): number[] => [...new Set(text.split(',').map(Number))];
