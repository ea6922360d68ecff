import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { ne, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { orders, paymentEvents } from '#src/platform/database/index.ts';
import { openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { loadAlipaySandboxKeys } from '#src/sales/payments/alipay/sandbox-account.ts';
import { insertPayment } from '#src/sales/payments/payment-repository.ts';
import { createProviders, type ProvidersEnv, webhookPath } from '#src/sales/payments/providers.ts';
import { loadStripeSandboxKeys } from '#src/sales/payments/stripe/sandbox-account.ts';
import { loadWechatpaySandboxKeys } from '#src/sales/payments/wechatpay/sandbox-account.ts';
import { temporaryFolder } from '../../sandbox/testing/sandbox-setup.ts';
import { type FuzzedWebhook, type Providers, webhooksOf } from './webhook-requests.ts';
import { watchWrites } from './writes.ts';

const paymentNos: Providers['paymentNos'] = {
  alipay: 'P261120ALIPAY0001',
  wechatpay: 'P261120WECHATPAY1',
  stripe: 'P261120STRIPE0001',
};

/** A portal with all providers as in production, and a payment that waits at each. */
const open = async (t: TestContext) => {
  const dataDir = await temporaryFolder();
  const unconfigured = { appId: undefined };
  const providers = await createProviders({
    ...{ portalEnv: 'test', dataDir, sandboxPort: 9, publicOrigin: 'http://127.0.0.1:9' },
    ...{ alipay: unconfigured, wechatpay: unconfigured, stripe: { secretKey: undefined } },
  } as ProvidersEnv);
  const checkout = await openCheckout(t, { providers });
  const { db } = checkout.deps.database;
  const payment = { way: 'qr' as const, state: 'WAITING' as const, amount: 100_000 };
  for (const provider of ['alipay', 'wechatpay', 'stripe'] as const) {
    await checkout.order(await checkout.buyer());
    const [order] = await db.select().from(orders).orderBy(sql`id desc`).limit(1);
    assert.ok(order);
    const { id: orderId, expiresAt } = order;
    await insertPayment(db, { ...payment, orderId, expiresAt, provider, paymentNo: paymentNos[provider] });
  }
  const keys = {
    alipay: await loadAlipaySandboxKeys(dataDir),
    wechatpay: await loadWechatpaySandboxKeys(dataDir),
    stripe: await loadStripeSandboxKeys(dataDir),
  };
  return { checkout, keys, readWrites: await watchWrites(db) };
};

const refusals = { alipay: /^failure$/, wechatpay: /^\{"code":"FAIL",/, stripe: /^refused$/ };

/** A signed webhook over another amount marks its payment. */
const writtenBy = { signed: ['payment_events', 'payments'], forged: ['payment_events'] };

const faultOf = ({ provider, signed }: FuzzedWebhook, status: number, text: string, written: string[]) => {
  if (status >= 500) return 'is an error of the server';
  if (status < 400) return signed ? undefined : 'was accepted';
  if (!refusals[provider].test(text)) return 'is not refused in the format of its provider';
  const surplus = written.filter((name) => !writtenBy[signed ? 'signed' : 'forged'].includes(name));
  return surplus.length > 0 ? `was refused, but wrote ${surplus}` : undefined;
};

/** How many webhooks were sent, how many of them signed, and what is stored of them. */
interface WebhookReport {
  readonly sent: number;
  readonly signed: number;
  readonly forgedStored: number;
  readonly othersStored: number;
  readonly slowestMs: number;
}

/** Posts odd webhooks of all providers; throws with the smallest one that is answered or stored wrongly. */
export const fuzzWebhooks = async (
  t: TestContext,
  { seed, runs }: { readonly seed: number; readonly runs: number },
): Promise<WebhookReport> => {
  const { checkout, keys, readWrites } = await open(t);
  const { app, logged } = checkout;
  const count = { sent: 0, signed: 0, slowestMs: 0 };
  await readWrites();
  const post = async (webhook: FuzzedWebhook): Promise<void> => {
    logged.length = 0;
    const since = performance.now();
    const url = webhookPath(webhook.provider);
    const reply = await app.inject({ method: 'POST', url, headers: webhook.headers, payload: webhook.body });
    count.slowestMs = Math.max(count.slowestMs, Math.round(performance.now() - since));
    count.sent += 1;
    count.signed += Number(webhook.signed);
    const fault = faultOf(webhook, reply.statusCode, reply.body, await readWrites());
    const sent = webhook.body.toString().slice(0, 1500);
    assert.equal(fault, undefined, `${reply.statusCode} ${reply.body}\n${sent}\n${logged.join('\n')}`);
  };
  await fc.assert(fc.asyncProperty(webhooksOf({ keys, paymentNos }), post), { seed, numRuns: runs });
  const { db } = checkout.deps.database;
  const othersStored = await db.$count(paymentEvents, ne(paymentEvents.outcome, 'forged'));
  return { ...count, othersStored, forgedStored: (await db.$count(paymentEvents)) - othersStored };
};
