import '@testing-library/jest-dom';

// A test that leaves an error on the console is a failing test: React's warnings are defects.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    throw new Error(`console.error: ${words.map(String).join(' ')}`);
  });
});
