/** The ids of a path such as `3,7,7`, each once. */
export const givenIds = (text: string): number[] => [...new Set(text.split(',').map(Number))];
