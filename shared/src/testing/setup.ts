import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { recordConsoleError, takeConsoleErrors } from './console-errors.ts';

// The timeout of `findBy…`, long enough for a busy machine.
configure({ asyncUtilTimeout: 5000 });

// A test that leaves an error on the console is a failing test: React's warnings are defects.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(recordConsoleError);
});

afterEach(() => {
  expect(takeConsoleErrors()).toEqual([]);
});
