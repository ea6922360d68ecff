import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CallData, VisaCaseDetail } from '@portal/shared/contract';
import { openVisaCheckout } from '#src/sales/checkout/testing/visa-fixture.ts';
import { underReview } from './testing/documents.ts';

type Queue = CallData<'GET /api/v1/visa-orders'>;

test('the review queue lists the longest waiting first, with the progress of each', async (t) => {
  const checkout = await openVisaCheckout(t);
  const first = await underReview(checkout, await checkout.buyer());
  checkout.clock.advance(3_600);
  const second = await underReview(checkout, await checkout.buyer());
  const staff = await checkout.signIn('COUNSELLOR', { perms: ['trade:order:fulfil'] });
  const url = `/api/v1/visa-orders/${first.orderNo}`;
  const payload = { state: 'ACCEPTED' };
  await checkout.call(staff, 'PUT', `${url}/files/${first.passport}/verdict`, { payload });
  const queue = (await checkout.call<Queue>(staff, 'GET', '/api/v1/visa-orders')).body.data;
  assert.deepEqual(
    queue.list.map(({ orderNo, pending, accepted, rejected }) => [orderNo, pending, accepted, rejected]),
    [
      [first.orderNo, 1, 1, 0],
      [second.orderNo, 2, 0, 0],
    ],
  );
  assert.match(queue.list[0]?.contactName ?? '', /\*\*$/);
  const other = await checkout.call<Queue>(staff, 'GET', '/api/v1/visa-orders?fulfilment=SUBMITTED');
  assert.equal(other.body.data.total, 0);
  const { standing, files, applicants } = (await checkout.call<VisaCaseDetail>(staff, 'GET', url)).body.data;
  assert.deepEqual([standing, files.length, applicants.length], [true, 2, 1]);
  const stranger = await checkout.buyer();
  for (const path of ['/api/v1/visa-orders', url])
    assert.equal((await checkout.call(stranger, 'GET', path)).status, 403);
  assert.equal((await checkout.call(staff, 'GET', '/api/v1/visa-orders/T0000000000')).status, 404);
});
