import type { Answers } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { departure, tourDetail } from './tour.fixture.ts';

export const quoteCall = 'POST /api/v1/orders/tour/quote';
export const departuresCall = 'GET /api/v1/tours/:id/departures';

const line = (code: string, unitPrice: number, quantity: number) => ({
  code,
  name: code,
  unitPrice,
  quantity,
  amount: unitPrice * quantity,
});

/** A quote as the server counts it, at these prices. */
export const quoteAt =
  (adult: number, child = 29_800) =>
  ({ body }: { body: unknown }) => {
    const { adults, children } = body as { adults: number; children: number };
    const lines = [line('adult', adult, adults), ...(children ? [line('child', child, children)] : [])];
    return { lines, amount: lines.reduce((sum, { amount }) => sum + amount, 0), seats: 20, refundTiers: [] };
  };

/** Where the page of the tour is, and what the server answers there. */
export const tourPath = '/route/detail?id=7';
export const tourAnswers = {
  'GET /api/v1/tours/:id': tourDetail(),
  [departuresCall]: [
    departure('2026-11-28'),
    departure('2026-11-29', { seats: 0 }),
    departure('2026-11-30', { seats: 3, price: 1_288_000, childPrice: null }),
    departure('2026-12-24'),
  ],
  [quoteCall]: quoteAt(55_800),
} satisfies Answers;

/** Looking for a button among all the days of a month takes long; the panel has few. */
export const bookingPanel = () => within(screen.getByRole('region', { name: '预订' }));
