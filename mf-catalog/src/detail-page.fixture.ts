import { stopClockAt } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { matchMediaWith } from './media.fixture.ts';

/** Every test of the file sees its page on a wide screen, at noon of 20 November 2026 in Shanghai. */
export const onWideScreenAtNoon = (): void => {
  beforeEach(() => {
    matchMediaWith('min-width');
    stopClockAt('2026-11-20T04:00:00Z');
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
};

/** A day of a calendar by what it says. Looking for a button among all the days of a month would take long. */
export const dayButton = async (name: RegExp): Promise<HTMLButtonElement> => {
  const button = (await screen.findByText(name, { selector: '.visually-hidden' })).closest('button');
  if (!button) throw new Error(`${name} is not on a day`);
  return button;
};
