import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { recordConsoleError, takeConsoleErrors } from './console-errors.ts';

// How long something may take to appear: long enough for a machine that does other work too.
configure({ asyncUtilTimeout: 5000 });

// A test that leaves an error on the console is a failing test: React's warnings are defects.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(recordConsoleError);
});

afterEach(() => {
  expect(takeConsoleErrors()).toEqual([]);
});
