import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { aPayment, openServer } from '../../../../sandbox/testing/sandbox-setup.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { createStripeProvider } from './stripe-provider.ts';

async function providerAt(t: TestContext, gateway: RequestListener): Promise<PaymentProvider> {
  const port = await openServer(t, gateway);
  const account = { secretKey: `sk_test_${'a'.repeat(24)}`, webhookSecret: `whsec_${'b'.repeat(32)}` };
  const sandboxUrl = `http://127.0.0.1:${port}`;
  return createStripeProvider({ ...account, sandboxUrl, portal: 'portal.example', timeoutMs: 500 });
}

test('a slow response is aborted at the timeout, after one retry', async (t) => {
  let tries = 0;
  const provider = await providerAt(t, (_request, response) => {
    tries += 1;
    const drip = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(drip));
  });
  const begun = Date.now();
  await assert.rejects(provider.query('P1', 'cs_test_1'), /^Error: Stripe checkout\.sessions\.retrieve: /);
  assert.ok(tries <= 2 && Date.now() - begun < 10_000, `${tries} tries`);
});

test('an oversized response is aborted', async (t) => {
  const provider = await providerAt(t, (_request, response) => {
    response.end(Buffer.alloc(3 * 1024 * 1024, 32));
  });
  await assert.rejects(provider.query('P1', 'cs_test_1'), /the connection failed|cannot be read/);
});

test('a redirect is not followed', async (t) => {
  let followed = 0;
  const provider = await providerAt(t, ({ url = '', socket }, response) => {
    if (url.startsWith('/elsewhere')) followed += 1;
    const location = `http://localhost:${socket.localPort}/elsewhere`;
    response.writeHead(302, { location }).end();
  });
  await assert.rejects(provider.query('P1', 'cs_test_1'), /^Error: Stripe checkout\.sessions\.retrieve: /);
  assert.equal(followed, 0);
});

/** What a start sends, once the answer is refused. */
const sentBy = async (t: TestContext, change: Parameters<typeof aPayment>[0]) => {
  let form = new URLSearchParams();
  let headers: NodeJS.Dict<string | string[]> = {};
  const provider = await providerAt(t, async (request, response) => {
    headers = request.headers;
    form = new URLSearchParams(await text(request));
    response.writeHead(400).end('{"error":{"type":"invalid_request_error","message":"no"}}');
  });
  await assert.rejects(provider.start('page', aPayment(change)), /400 invalid_request_error no$/);
  return { form, headers };
};

test('a start pins the version, the currency and the card, and repeats under one key per language', async (t) => {
  const expiresAt = new Date('2030-01-01T00:00:00Z');
  const payment = {
    paymentNo: 'P1',
    language: 'en',
    subjectEn: 'Three days',
    amount: 256_000,
    expiresAt,
  } as const;
  const { form, headers } = await sentBy(t, payment);
  assert.equal(headers['stripe-version'], '2026-10-28.endive');
  assert.equal(headers['idempotency-key'], 'portal.example-P1-en');
  const item = 'line_items[0][price_data]';
  assert.deepEqual(
    ['locale', `${item}[currency]`, `${item}[unit_amount]`, `${item}[product_data][name]`].map((name) =>
      form.get(name),
    ),
    ['en', 'cny', '256000', 'Three days'],
  );
  assert.deepEqual(form.getAll('allowed_payment_method_types[0]'), ['card']);
  assert.equal(form.get('adaptive_pricing[enabled]'), 'false');
  assert.equal(form.get('payment_intent_data[metadata][payment_no]'), 'P1');
  assert.equal(Number(form.get('expires_at')), expiresAt.getTime() / 1000 + 31 * 60);
});

test('a title of 300 characters is cut, and in Chinese it is the Chinese one', async (t) => {
  const { form } = await sentBy(t, { subject: '海'.repeat(300), subjectEn: 'Sea' });
  assert.equal(form.get('line_items[0][price_data][product_data][name]'), '海'.repeat(250));
});
