import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openCalendar } from './testing/calendar-fixture.ts';

const times = <T>(count: number, make: (place: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, place) => make(place)));

test('50 bookings and 50 edits of the same days neither oversell nor deadlock', async (t) => {
  const { checkout, change, list, days } = await openCalendar(t, { seats: 20 });
  const buyers = await times(50, () => checkout.buyer());
  const [booked, changed] = await Promise.all([
    times(50, (place) => checkout.book(buyers[place] as (typeof buyers)[number], { day: days[place % 3] })),
    times(50, (place) =>
      place % 5 === 0
        ? change({ action: 'close' }, { days: days.slice(3) })
        : change({ action: 'change', total: { way: 'set', amount: 4 + (place % 9) } }),
    ),
  ]);
  const answers = (replies: readonly { status: number; body: { code: string } }[]) =>
    new Set(replies.map(({ status, body }) => `${status} ${body.code}`));
  for (const answer of answers(booked)) assert.ok(['200 200', '409 A0510'].includes(answer), answer);
  for (const answer of answers(changed)) assert.ok(['200 200', '400 A0400'].includes(answer), answer);
  assert.ok(changed.some(({ status }) => status === 200));
  const orders = booked.filter(({ status }) => status === 200).length;
  const rows = await list();
  assert.equal(
    rows.reduce((sum, { held }) => sum + held, 0),
    orders,
  );
  assert.ok(rows.every(({ held, sold, total }) => held + sold <= total));
});

test('a day with an order is never removed, whichever transaction is first', async (t) => {
  const { checkout, change, list, days } = await openCalendar(t);
  const buyers = await times(days.length, () => checkout.buyer());
  const bookings = await Promise.all(
    days.map(async (day, place) => {
      const [booked] = await Promise.all([
        checkout.book(buyers[place] as (typeof buyers)[number], { day }),
        change({ action: 'remove' }, { days: [day] }),
      ]);
      return booked;
    }),
  );
  const left = (await list()).map(({ day }) => day);
  bookings.forEach(({ status, body }, place) => {
    assert.equal(left.includes(days[place] ?? ''), status === 200, JSON.stringify(body));
  });
});
