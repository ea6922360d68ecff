import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import type { StateCreator } from 'zustand';
import { recordConsoleError, takeConsoleErrors } from './console-errors.ts';

declare const trackSubscription: (end: () => void) => () => void;

// The timeout of `findBy…`, long enough for a busy machine.
configure({ asyncUtilTimeout: 5000 });

// A test that leaves an error on the console is a failing test: React's warnings are defects.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(recordConsoleError);
});

afterEach(() => {
  expect(takeConsoleErrors()).toEqual([]);
});

// Subscriptions to stores outside of components; the environment of the tests expects their end.
jest.mock('zustand', () => {
  const zustand = jest.requireActual<typeof import('zustand')>('zustand');
  const create = (initialize: StateCreator<unknown>) => {
    const store = zustand.create(initialize);
    const { subscribe } = store;
    const tracked: typeof subscribe = (listener) => trackSubscription(subscribe(listener));
    return Object.assign(store, { subscribe: tracked });
  };
  return { ...zustand, create };
});
