import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adult } from './testing/checkout-fixture.ts';
import { openHotelCheckout } from './testing/hotel-fixture.ts';
import { pay } from './testing/started-payment.ts';
import { openTicketCheckout } from './testing/ticket-fixture.ts';

const times = <T>(count: number, make: (place: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, place) => make(place)));

/** Day offsets of the nights of a stay. */
const nightsAt = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, night) => from + night);

test('80 buyers with overlapping nights for 4 rooms neither oversell nor deadlock', async (t) => {
  const checkout = await openHotelCheckout(t, { rooms: 4, nights: 10 });
  const buyers = await times(80, () => checkout.buyer());
  const replies = await Promise.all(
    buyers.map(async (buyer, place) => {
      const reply = await checkout.bookRooms(buyer, checkout.nights((place * 7) % 6, 1 + (place % 5)));
      if (reply.status === 200 && place % 4 === 0) await pay(checkout, buyer, reply.body.data.orderNo);
      if (reply.status === 200 && place % 4 === 1)
        await checkout.call(buyer, 'POST', `/api/v1/orders/${reply.body.data.orderNo}/cancel`);
      return reply;
    }),
  );
  const answers = replies.map(({ status, body }) => `${status} ${body.code}`);
  assert.deepEqual([...new Set(answers)].sort(), ['200 200', '409 A0510']);
  const booked = replies.flatMap(({ status }, place) =>
    status === 200 && place % 4 !== 1 ? nightsAt((place * 7) % 6, 1 + (place % 5)) : [],
  );
  const taken = (await checkout.nightStock()).map(([held, sold]) => held + sold);
  assert.deepEqual(
    taken.slice(0, 10),
    Array.from({ length: 10 }, (_, night) => booked.filter((one) => one === night).length),
    'what is taken is what those have who did not cancel',
  );
  assert.ok(
    taken.every((rooms) => rooms <= 4),
    `${taken}`,
  );
});

test('60 buyers of two tickets for a slot of 10: five succeed, the rest are refused', async (t) => {
  const checkout = await openTicketCheckout(t);
  const replies = await times(60, async (place) => {
    const visitors = [adult(2 * place), adult(2 * place + 1)];
    return checkout.bookTickets(await checkout.buyer(), { count: 2, visitors });
  });
  const codes = replies.map(({ body }) => body.code).sort();
  assert.deepEqual(codes, [...Array(5).fill('200'), ...Array(55).fill('A0510')]);
  assert.deepEqual((await checkout.slotStock())[0], [10, 0]);
});
