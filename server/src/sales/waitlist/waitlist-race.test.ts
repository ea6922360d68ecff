import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { inventory } from '#src/platform/database/index.ts';
import { serveWaitlists } from './serve-waitlists.ts';
import { openWaitlist } from './testing/waitlist-fixture.ts';

const many = <T>(count: number, make: (place: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, place) => make(place)));

const tally = (replies: readonly { status: number; body: { code: string } }[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status, body } of replies) {
    const name = `${status} ${body.code}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
};

test('500 buyers for released seats: only members with an offer get them, none is sold twice', async (t) => {
  const seats = 5;
  const { checkout, first, orderNo, wait, cancel, serve, book, stock, own } = await openWaitlist(t, {
    seats,
  });
  const buyers = await many(500, () => checkout.buyer());
  const members = buyers.slice(0, 20);
  for (const member of members) await wait(member);
  const rush = () => Promise.all(buyers.map((buyer, place) => book(buyer, 1, 200 + place)));
  const [early] = await Promise.all([rush(), cancel(first, orderNo), serve(), serve()]);
  await serve();
  const late = await rush();
  const booked = [...early, ...late].filter(({ status }) => status === 200);
  assert.deepEqual(new Set(Object.keys(tally([...early, ...late]))), new Set(['200 200', '409 A0510']));
  const orders = new Set(booked.map(({ body }) => body.data.orderNo));
  assert.equal(orders.size, seats, 'a resumed order counts once');
  const used = (await Promise.all(members.map(own))).map(([entry]) => entry?.state);
  assert.deepEqual(used, [...Array(seats).fill('USED'), ...Array(members.length - seats).fill('WAITING')]);
  assert.deepEqual(await stock(), { free: 0, held: seats, sold: 0, setAside: 0 });
});

test('the end of an offer and its booking exclude each other', async (t) => {
  const { checkout, first, orderNo, wait, cancel, serve, book, stock, own } = await openWaitlist(t, {
    seats: 1,
  });
  const members = await many(12, () => checkout.buyer());
  // The last in line never books: without anybody in line an expired seat is free, and the member may book it.
  for (const member of [...members, await checkout.buyer()]) await wait(member);
  await cancel(first, orderNo);
  const later = new Date(checkout.clock.now().getTime() + 5 * 3_600_000);
  for (const [place, member] of members.entries()) {
    await serve();
    assert.equal((await own(member))[0]?.state, 'OFFERED');
    const [reply] = await Promise.all([
      book(member, 1, 200 + place),
      serveWaitlists({ ...checkout.payment, now: () => later }),
    ]);
    const state = (await own(member))[0]?.state;
    assert.equal(state, reply.status === 200 ? 'USED' : 'EXPIRED');
    if (reply.status === 200) await cancel(member, reply.body.data.orderNo);
  }
  await serve();
  const { free, held, sold, setAside } = await stock();
  assert.deepEqual([free + held + sold, setAside], [1, 0]);
});

test('release against join: each member either books the seats or waits, and none is left free', async (t) => {
  const seats = 3;
  const { checkout, first, orderNo, join, cancel, serve, book, stock } = await openWaitlist(t, { seats });
  const members = await many(30, () => checkout.buyer());
  const [joined] = await Promise.all([
    Promise.all(members.map((member) => join(member))),
    cancel(first, orderNo),
    serve(),
  ]);
  for (let place = 0; place < seats; place += 1) await serve();
  assert.deepEqual(
    Object.keys(tally(joined)).filter((name) => name !== '200 200' && name !== '409 A0513'),
    [],
  );
  const replies = await Promise.all(members.map((member, place) => book(member, 1, 200 + place)));
  const booked = replies.filter(({ status }) => status === 200).length;
  const waiting = joined.filter(({ status }) => status === 200).length;
  assert.equal(booked, seats, `${waiting} joined`);
  assert.deepEqual(await stock(), { free: 0, held: seats, sold: 0, setAside: 0 });
});

test('changes of the total while seats are offered, left and booked never oversell', async (t) => {
  const { checkout, wait, leave, serve, book, own } = await openWaitlist(t, { seats: 2 });
  const members = await many(24, () => checkout.buyer());
  for (const member of members) await wait(member, 1);
  const change = (total: number) =>
    checkout.deps.db
      .update(inventory)
      .set({ total: sql`greatest(${total}::integer, ${inventory.held} + ${inventory.sold})` });
  await Promise.all([
    ...[4, 8, 3, 12, 6].map(change),
    many(6, () => serve()),
    ...members.slice(0, 8).map(async (member) => {
      const [entry] = await own(member);
      if (entry) await leave(member, entry.id);
    }),
    ...members.slice(8).map((member, place) => book(member, 1, 200 + place)),
  ]);
  await serve();
  const [row] = await checkout.deps.db.select().from(inventory);
  assert.ok(row && row.held + row.sold <= row.total, JSON.stringify(row));
  assert.equal(row.setAside, 0);
});
