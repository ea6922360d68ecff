import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AdminOrderDetail, CallData } from '@portal/shared/contract';
import { adult } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { paidOrder } from '#src/sales/refunds/testing/paid-order.ts';
import { addDeparture, openChange } from './testing/change-fixture.ts';

test('staff see changed orders among their to-dos, in their list and in the history', async (t) => {
  const { checkout, order, former, move, replace, changes } = await openChange(t);
  await paidOrder(checkout);
  const next = await addDeparture(checkout, { price: 100_000 });
  await move(next);
  const before = (await order.detail()).travellers[0]?.name;
  await replace({ place: 0, traveller: adult(7), version: (await changes()).version });
  const staff = await checkout.signIn('SERVICE', { perms: ['biz:order:query', 'trade:order:fulfil'] });
  const todos = await checkout.call<CallData<'GET /api/v1/stats/todos'>>(staff, 'GET', '/api/v1/stats/todos');
  assert.equal(todos.body.data.find(({ name }) => name === 'changes')?.count, 1);
  const list = await checkout.call<CallData<'GET /api/v1/staff/orders'>>(
    ...([staff, 'GET', '/api/v1/staff/orders?changed=recently'] as const),
  );
  assert.deepEqual(
    list.body.data.list.map(({ orderNo }) => orderNo),
    [order.orderNo],
  );
  const url = `/api/v1/staff/orders/${order.orderNo}`;
  const { body } = await checkout.call<AdminOrderDetail>(staff, 'GET', url);
  assert.deepEqual(
    body.data.timeline.slice(-2).map(({ event, reason }) => [event, reason]),
    [
      ['changeDate', `${former.day} → ${next.day}`],
      ['changeTraveller', `${before} → 旅客7`],
    ],
  );
  const people = await checkout.call<CallData<'GET /api/v1/staff/orders/:orderNo/passengers'>>(
    ...([staff, 'GET', `${url}/passengers`] as const),
  );
  assert.deepEqual([people.body.data.day, people.body.data.people], [next.day, 1]);
});
