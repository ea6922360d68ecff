import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderDetail, PaymentStatus } from '@portal/shared/contract';
import { loadSandboxAlipayConfig } from '../../../sandbox/alipay/account.ts';
import { buildSandbox } from '../../../sandbox/app.ts';
import { payments } from '../../db/schema/index.ts';
import { type Buyer, newKey, openShop, type Shop } from '../order/testing/shop.ts';
import { createAlipayProvider } from './alipay-provider.ts';
import { noticePath } from './providers.ts';
import { runDueRefunds } from './refund-service.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** The portal on a real port, trading over the official SDK with the sandbox gateway on another. */
const openStreet = async (t: TestContext) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'journey-'));
  const sandbox = await buildSandbox({ dataDir, clock: 1000 });
  const origin = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const port = await freePort();
  const account = await loadSandboxAlipayConfig(dataDir, Number(new URL(origin).port));
  const notifyUrl = `http://127.0.0.1:${port}${noticePath('alipay')}`;
  const shop = await openShop(t, { alipay: createAlipayProvider({ ...account, notifyUrl }) });
  await shop.app.listen({ host: '127.0.0.1', port });
  t.after(async () => {
    await sandbox.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  const control = async (path: string, body: object = {}): Promise<void> => {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${origin}/control/alipay${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    assert.equal(reply.status, 200, await reply.text());
  };
  return { shop, control };
};

const stateOf = async (shop: Shop, buyer: Buyer, orderNo: string): Promise<string> =>
  (await shop.call<OrderDetail>(buyer, 'GET', `/api/v1/orders/${orderNo}`)).body.data.state;

const until = async (holds: () => Promise<boolean>, what: string): Promise<void> => {
  const end = Date.now() + 10_000;
  while (!(await holds())) {
    assert.ok(Date.now() < end, `waited 10 s for ${what}`);
    await sleep(50);
  }
};

test('a tour is booked, its code paid at the gateway, and the signed notice makes it paid', async (t) => {
  const { shop, control } = await openStreet(t);
  const buyer = await shop.buyer();
  const orderNo = await shop.order(buyer);
  const paymentNo = await shop.startPaying(buyer, orderNo);
  await control(`/pay/${paymentNo}`);
  await until(async () => (await stateOf(shop, buyer, orderNo)) === 'PAID', 'the notice');
});

test('when the notice is lost, the page that asks makes it paid', async (t) => {
  const { shop, control } = await openStreet(t);
  const buyer = await shop.buyer();
  const orderNo = await shop.order(buyer);
  const paymentNo = await shop.startPaying(buyer, orderNo);
  await control('', { notify: 'lose' });
  await control(`/pay/${paymentNo}`);
  const { body } = await shop.call<PaymentStatus>(buyer, 'GET', `/api/v1/payments/alipay/${paymentNo}`);
  assert.deepEqual([body.data.state, body.data.orderState], ['SUCCESS', 'PAID']);
});

test('a notice over another amount is kept for finance and pays nothing', async (t) => {
  const { shop, control } = await openStreet(t);
  const buyer = await shop.buyer();
  const orderNo = await shop.order(buyer);
  const paymentNo = await shop.startPaying(buyer, orderNo);
  await control(`/pay/${paymentNo}`, { amount: 1 });
  const { db } = shop.deps.database;
  await until(async () => (await db.select().from(payments))[0]?.state === 'ANOMALY', 'the anomaly');
  assert.equal(await stateOf(shop, buyer, orderNo), 'PENDING_PAYMENT');
});

test('paid by code and on the page, one payment is kept and the gateway gives the other back', async (t) => {
  const { shop, control } = await openStreet(t);
  const buyer = await shop.buyer();
  const orderNo = await shop.order(buyer);
  const code = await shop.startPaying(buyer, orderNo, 'qr');
  const payload = { orderNo, way: 'page' };
  const page = await shop.call<{ paymentNo: string; url: string }>(buyer, 'POST', '/api/v1/payments/alipay', {
    payload,
    key: newKey(),
  });
  assert.equal((await fetch(page.body.data.url)).status, 200);
  await Promise.all([control(`/pay/${code}`), control(`/pay/${page.body.data.paymentNo}`)]);
  const { db } = shop.deps.database;
  const allPaid = async () => (await db.select().from(payments)).every(({ state }) => state === 'SUCCESS');
  await until(allPaid, 'both notices');
  await runDueRefunds(shop.payment);
  const { body } = await shop.call<OrderDetail>(buyer, 'GET', `/api/v1/orders/${orderNo}`);
  const { state, paidAmount, refundedAmount } = body.data;
  assert.deepEqual([state, paidAmount, refundedAmount], ['PAID', 200_000, 100_000]);
});
