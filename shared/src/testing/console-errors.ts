const errors: string[] = [];

export const recordConsoleError = (...words: readonly unknown[]): void => {
  errors.push(words.map(String).join(' '));
};

/** What was written to `console.error` in this test so far. Taking it says that it was expected: the test may pass. */
export const takeConsoleErrors = (): readonly string[] => errors.splice(0);
