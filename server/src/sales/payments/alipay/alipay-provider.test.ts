import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type TestContext, test } from 'node:test';
import {
  aPayment,
  openSandbox,
  openServer,
  temporaryFolder,
} from '../../../../sandbox/testing/sandbox-setup.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { createAlipayProvider } from './alipay-provider.ts';
import { loadSandboxAlipayConfig } from './sandbox-account.ts';

async function providerAt(t: TestContext, gateway: RequestListener): Promise<PaymentProvider> {
  const port = await openServer(t, gateway);
  const account = await loadSandboxAlipayConfig(await temporaryFolder(), port);
  return createAlipayProvider({ ...account, notifyUrl: 'http://127.0.0.1:9/', timeoutMs: 500 });
}

test('a slow gateway response is aborted at the timeout', async (t) => {
  let cut: Promise<unknown> = Promise.resolve();
  const provider = await providerAt(t, (_request, response) => {
    const drip = setInterval(() => response.write(' '), 50);
    cut = once(response, 'close').then(() => clearInterval(drip));
  });
  const begun = Date.now();
  await assert.rejects(provider.query('P1'), /no answer within 500 ms/);
  await cut;
  assert.ok(Date.now() - begun < 10_000);
});

test('an oversized gateway response is aborted', async (t) => {
  const provider = await providerAt(t, (_request, response) => {
    response.end(Buffer.alloc(3 * 1024 * 1024, 32));
  });
  await assert.rejects(provider.query('P1'), /the connection failed|cannot be read/);
});

test('a redirect to another origin is not followed', async (t) => {
  let followed = 0;
  const provider = await providerAt(t, ({ url = '', socket }, response) => {
    if (url.startsWith('/elsewhere')) followed += 1;
    const location = `http://localhost:${socket.localPort}/elsewhere`;
    response.writeHead(302, { location }).end();
  });
  await assert.rejects(provider.query('P1'), /^Error: Alipay alipay\.trade\.query: /);
  assert.equal(followed, 0);
});

for (const [what, answer] of [
  ['no signature', '{"alipay_trade_query_response":{"code":"10000"}}'],
  ['another method', '{"alipay_trade_close_response":{"code":"10000"},"sign":"AA=="}'],
  ['nothing', ''],
  ['null', 'null'],
] as const) {
  test(`a response with ${what} decides nothing`, async (t) => {
    const provider = await providerAt(t, (_request, response) => void response.end(answer));
    await assert.rejects(provider.query('P1'), { name: 'Error', message: /^Alipay alipay\.trade\.query: / });
  });
}

test('a subject loses the characters Alipay forbids and has at most 256', async (t) => {
  const sandbox = await openSandbox(t);
  const subject = `a=1&b/c ${'海'.repeat(300)}`;
  const offer = await sandbox.provider.start('page', aPayment({ subject }));
  const sent = new URL(offer.way === 'page' ? offer.url : '').searchParams.get('biz_content') ?? '{}';
  assert.equal(JSON.parse(sent).subject, `a 1 b c ${'海'.repeat(248)}`);
});
