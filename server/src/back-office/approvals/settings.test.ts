import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { BusinessSettings, RefundRow } from '@portal/shared/contract';
import { type Buyer, newKey, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { paidOrder } from '#src/sales/refunds/testing/paid-order.ts';
import { auditOf } from '#test/support/system-fixture.ts';

const path = '/api/v1/settings';

/** A portal whose operators allow 2,500 yuan a day, and an administrator. */
const openSettings = async (t: TestContext) => {
  const checkout = await openCheckout(t, { seats: 30, env: { REFUND_LIMIT: '2500' } });
  const admin = await checkout.signIn('ADMIN', { perms: ['sys:setting:edit'] });
  const read = async () => (await checkout.call<BusinessSettings>(admin, 'GET', path)).body.data;
  const put = (change: object, who: Buyer = admin) =>
    checkout.call(who, 'PUT', path, { payload: { priceChangePercent: 0, auditDays: 1096, ...change } });
  return { checkout, admin, read, put };
};

test('the environment is the default and the upper bound of the refund limit', async (t) => {
  const { read, put } = await openSettings(t);
  const { version, ...first } = await read();
  assert.deepEqual(first, {
    ...{ refundLimit: 250_000, maxRefundLimit: 250_000 },
    ...{ priceChangePercent: 0, auditDays: 1096 },
  });
  assert.equal((await put({ refundLimit: 100_000, version })).status, 200);
  assert.equal((await read()).refundLimit, 100_000);
  const beyond = await put({ refundLimit: 250_001, version: (await read()).version });
  assert.deepEqual([beyond.status, beyond.body.field], [400, 'refundLimit']);
  for (const refundLimit of [-1, 0.5, '1', null, undefined])
    assert.equal((await put({ refundLimit })).body.field, 'refundLimit');
  for (const priceChangePercent of [-1, 1001, 1.5, null])
    assert.equal((await put({ refundLimit: 1, priceChangePercent })).body.field, 'priceChangePercent');
  for (const auditDays of [183, 3661, 200.5, null])
    assert.equal((await put({ refundLimit: 1, auditDays })).body.field, 'auditDays');
  assert.equal((await read()).refundLimit, 100_000);
});

test('a stale form is refused, and each change is in the operation log', async (t) => {
  const { checkout, read, put } = await openSettings(t);
  const { version } = await read();
  const answers = await Promise.all([
    put({ refundLimit: 100_000, version }),
    put({ refundLimit: 200_000, version }),
  ]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  const changes = await auditOf(checkout.deps, 'setting');
  assert.equal(changes.length, 1);
  assert.deepEqual(changes[0]?.before, {
    ...{ refundLimit: 250_000, priceChangePercent: 0, auditDays: 1096 },
  });
});

test('the retention of the operation log is changed within its bounds, and the change is logged', async (t) => {
  const { checkout, read, put } = await openSettings(t);
  assert.equal((await put({ refundLimit: 250_000, auditDays: 184 })).status, 200);
  assert.equal((await read()).auditDays, 184);
  assert.equal((await put({ refundLimit: 250_000, auditDays: 400 })).status, 200);
  assert.equal((await read()).auditDays, 400);
  const kept = (await auditOf(checkout.deps, 'setting')).map(({ before, after }) =>
    [before, after].map((values) => Object(values).auditDays),
  );
  assert.deepEqual(kept, [
    [1096, 184],
    [184, 400],
  ]);
});

test('a lower refund limit counts with the next refund', async (t) => {
  const { checkout, put } = await openSettings(t);
  const clerk = await checkout.signIn('FINANCE', { perms: ['trade:refund:approve', 'trade:order:fulfil'] });
  const give = async () => {
    const { orderNo } = await paidOrder(checkout);
    const url = `/api/v1/staff/orders/${orderNo}/refund-part`;
    const payload = { reason: '补偿', amount: 60_000 };
    return (await checkout.call<RefundRow>(clerk, 'POST', url, { payload, key: newKey() })).body.data.state;
  };
  assert.equal(await give(), 'APPROVED');
  await put({ refundLimit: 100_000 });
  assert.equal(await give(), 'REQUESTED');
  await put({ refundLimit: 250_000 });
  assert.equal(await give(), 'APPROVED');
});

test('settings need the permission', async (t) => {
  const { checkout, put } = await openSettings(t);
  const other = await checkout.signIn('FINANCE', { perms: ['trade:refund:approve'] });
  assert.equal((await checkout.call(other, 'GET', path)).status, 403);
  assert.equal((await put({ refundLimit: 0 }, other)).status, 403);
});
