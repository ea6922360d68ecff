import '@testing-library/jest-dom';
import { noteConsoleError, takeConsoleErrors } from './console-errors.ts';

// A test that leaves an error on the console is a failing test: React's warnings are defects.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(noteConsoleError);
});

afterEach(() => {
  expect(takeConsoleErrors()).toEqual([]);
});
