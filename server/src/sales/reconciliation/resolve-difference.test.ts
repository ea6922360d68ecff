import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BillDifference, CallData } from '@portal/shared/contract';
import { dayOf } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { auditLog } from '#src/platform/database/index.ts';
import { type CheckoutFixture, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import type { BillLine } from '#src/sales/payments/index.ts';
import { type PaidOrder, paidOrder } from '#src/sales/refunds/testing/paid-order.ts';

const foreign = (number: string, amount: number): BillLine => ({
  ...{ kind: 'payment', number, tradeNo: `T${number}`, amount },
});

const accountant = (checkout: CheckoutFixture) =>
  checkout.signIn('FINANCE', { perms: ['trade:reconcile:query', 'trade:reconcile:run'] });

type Staff = Awaited<ReturnType<CheckoutFixture['signIn']>>;

const reconcile = async (checkout: CheckoutFixture, staff: Staff, day: string) => {
  const { status, body } = await checkout.call(staff, 'POST', `/api/v1/reconciliations/${day}/run`);
  assert.equal(status, 200, JSON.stringify(body));
  const url = `/api/v1/reconciliations/${day}`;
  return (await checkout.call<CallData<'GET /api/v1/reconciliations/:day'>>(staff, 'GET', url)).body.data
    .list;
};

interface Day {
  readonly checkout: CheckoutFixture;
  readonly staff: Staff;
  readonly day: string;
  readonly order: PaidOrder;
  readonly list: BillDifference[];
}

/** A day with one order that the bill has with another amount, and one unknown payment in the bill. */
const openDay = async (t: Parameters<typeof openCheckout>[0]): Promise<Day> => {
  const checkout = await openCheckout(t);
  const order = await paidOrder(checkout);
  const day = dayOf(checkout.clock.now());
  checkout.provider.bills.set(day, [foreign('P404', 1), foreign(order.paymentNo, 99_999)]);
  checkout.clock.advance(86_400);
  const staff = await accountant(checkout);
  return { checkout, staff, day, order, list: await reconcile(checkout, staff, day) };
};

const resolve = async (
  { checkout, staff }: Pick<Day, 'checkout' | 'staff'>,
  id: number | undefined,
  payload: object = { resolution: 'providerCorrected', note: '渠道已更正' },
) => {
  const url = `/api/v1/reconciliations/differences/${id}/resolve`;
  const { status, body } = await checkout.call(staff, 'POST', url, { payload });
  return [status, body.code, body.field];
};

const openDays = async ({ checkout, staff }: Day) => {
  const url = '/api/v1/reconciliations?differing=open';
  return (await checkout.call<CallData<'GET /api/v1/reconciliations'>>(staff, 'GET', url)).body.data.list.map(
    ({ differences, openDifferences }) => [differences, openDifferences],
  );
};

test('differences are resolved once, by one of two people, and are in the audit log', async (t) => {
  const of = await openDay(t);
  const [first, second] = of.list;
  assert.deepEqual(await openDays(of), [[2, 2]]);
  const both = await Promise.all([resolve(of, first?.id), resolve(of, first?.id)]);
  assert.deepEqual(both.map(([status]) => status).sort(), [200, 409]);
  assert.deepEqual(await openDays(of), [[2, 1]]);
  assert.deepEqual(await resolve(of, second?.id), [200, '200', undefined]);
  assert.deepEqual(await openDays(of), []);
  const list = await reconcile(of.checkout, of.staff, of.day);
  assert.deepEqual(
    list.map(({ resolved }) => [resolved?.resolution, resolved?.note]),
    [
      ['providerCorrected', '渠道已更正'],
      ['providerCorrected', '渠道已更正'],
    ],
    'a run with the same amounts keeps resolutions',
  );
  const { db } = of.checkout.deps.database;
  const audited = await db.select().from(auditLog).where(eq(auditLog.subject, 'bill-difference'));
  assert.equal(audited.length, 2);
});

test('a resolved difference is open again when its amounts change', async (t) => {
  const of = await openDay(t);
  for (const { id } of of.list) await resolve(of, id);
  of.checkout.provider.bills.set(of.day, [foreign('P404', 1), foreign(of.order.paymentNo, 99_998)]);
  const list = await reconcile(of.checkout, of.staff, of.day);
  assert.deepEqual(
    list.map(({ fault, orderNo, billAmount, resolved }) => [fault, orderNo, billAmount, resolved !== null]),
    [
      ['amountDiffers', of.order.orderNo, 99_998, false],
      ['missingHere', null, 1, true],
    ],
  );
});

test('a blank note, an unknown resolution, a missing difference and a missing permission are refused', async (t) => {
  const of = await openDay(t);
  const id = of.list[0]?.id;
  assert.deepEqual(await resolve(of, id, { resolution: 'refunded', note: ' ' }), [400, 'A0400', 'note']);
  assert.deepEqual(await resolve(of, id, { resolution: 'lost', note: 'x' }), [400, 'A0400', 'resolution']);
  assert.deepEqual(await resolve(of, 999_999), [404, 'A0401', undefined]);
  const reader = await of.checkout.signIn('READER', { perms: ['trade:reconcile:query'] });
  assert.equal((await resolve({ ...of, staff: reader }, id))[0], 403);
});

test('lines of a day are listed from both sides, differing ones first, and filtered', async (t) => {
  const { checkout, day, order } = await openDay(t);
  const same = await paidOrder(checkout);
  const next = dayOf(checkout.clock.now());
  checkout.provider.bills.set(next, [foreign(same.paymentNo, 100_000), foreign('P%', 5)]);
  checkout.clock.advance(86_400);
  const staff = await accountant(checkout);
  await reconcile(checkout, staff, next);
  const lines = async (of: string, query = '') => {
    const url = `/api/v1/reconciliations/${of}/lines${query}`;
    const { body } = await checkout.call<CallData<'GET /api/v1/reconciliations/:day/lines'>>(
      ...([staff, 'GET', url] as const),
    );
    return body.data.list.map(({ number, orderNo, billAmount, bookAmount }) => [
      ...[number, orderNo, billAmount, bookAmount],
    ]);
  };
  assert.deepEqual(
    await lines(day),
    [
      [order.paymentNo, order.orderNo, 99_999, 100_000],
      ['P404', null, 1, null],
    ].sort(),
  );
  const matching = [same.paymentNo, same.orderNo, 100_000, 100_000];
  assert.deepEqual(await lines(next), [['P%', null, 5, null], matching]);
  assert.deepEqual(await lines(next, '?differing=yes&provider=alipay'), [['P%', null, 5, null]]);
  assert.deepEqual(await lines(next, `?number=${same.paymentNo.slice(0, 12)}`), [matching]);
  assert.deepEqual(await lines(next, '?number=P%25'), [['P%', null, 5, null]], 'a wildcard is text');
  assert.deepEqual(await lines(next, '?provider=stripe'), []);
});
