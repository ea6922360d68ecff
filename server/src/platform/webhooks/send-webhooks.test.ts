import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { releaseWebhooks } from '#src/delivery/releases/index.ts';
import { paymentEvents, releaseHistory } from '#src/platform/database/index.ts';
import { anomalyWebhooks } from '#src/sales/payments/index.ts';
import { buildTestApp } from '#test/support/test-app.ts';
import { sendWebhooks } from './send-webhooks.ts';

const secret = 'a-secret-of-the-webhook';

interface Received {
  readonly id: string;
  readonly valid: boolean;
  readonly body: { readonly type: string; readonly data: Readonly<Record<string, unknown>> };
}

/** A receiver that checks signatures and answers the given status codes, then 204. */
const openReceiver = async (t: TestContext) => {
  const received: Received[] = [];
  const statuses: number[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = request.headers;
    const expected = createHmac('sha256', secret).update(`${id}.${time}.${body}`).digest('base64');
    received.push({ id: String(id), valid: signature === `v1,${expected}`, body: JSON.parse(body) });
    response.writeHead(statuses.shift() ?? 204).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  t.after(() => server.close());
  const { port } = server.address() as { port: number };
  return { received, statuses, url: `http://127.0.0.1:${port}/alerts` };
};

const open = async (t: TestContext) => {
  const { deps } = await buildTestApp(t);
  const receiver = await openReceiver(t);
  const lines: string[] = [];
  const log = {
    ...{ warn: () => undefined },
    error: (_fields: unknown, line?: string) => void lines.push(line ?? ''),
  };
  const { db } = deps;
  const env = { webhook: { url: receiver.url, secret } };
  const context = { db, env, log, now: () => new Date(Date.now() + 60_000) };
  const send = () => sendWebhooks(context, [releaseWebhooks, anomalyWebhooks]);
  const addMove = (action: 'rollback' | 'halt' | 'promote', version: string) =>
    db.insert(releaseHistory).values({
      ...{ app: 'mf_catalog', action, version, replaced: '2.0.0', actor: 'ops' },
      reason: 'errors',
    });
  return { db, receiver, lines, send, addMove, context };
};

const typesOf = (received: readonly Received[]) =>
  received.map(({ body: { type, data } }) => [type, data.version ?? data.outcome]);

test('rollbacks, halts and payment anomalies are sent once, signed, in order, without older ones', async (t) => {
  const { db, receiver, send, addMove } = await open(t);
  await addMove('rollback', '0.0.1');
  await send();
  await addMove('promote', '1.0.0');
  await addMove('halt', '1.0.1');
  await addMove('rollback', '1.0.2');
  const raw = { sign: 'x' };
  await db.insert(paymentEvents).values([
    { provider: 'alipay', raw, outcome: 'forged' },
    { provider: 'alipay', raw, outcome: 'failed', detail: 'about a person' },
  ]);
  await send();
  await send();
  assert.deepEqual(typesOf(receiver.received).sort(), [
    ['payment.anomaly', 'failed'],
    ['release.halt', '1.0.1'],
    ['release.rollback', '1.0.2'],
  ]);
  assert.ok(receiver.received.every(({ valid }) => valid));
  assert.ok(!JSON.stringify(receiver.received).includes('about a person'));
});

test('an event is sent again after 503, and not after 400', async (t) => {
  const { receiver, lines, send, addMove } = await open(t);
  await send();
  await addMove('halt', '1.0.1');
  await addMove('halt', '1.0.2');
  receiver.statuses.push(503, 204, 400);
  await send();
  assert.equal(receiver.received.length, 1, 'later events wait for the first');
  await send();
  await send();
  assert.deepEqual(typesOf(receiver.received), [
    ['release.halt', '1.0.1'],
    ['release.halt', '1.0.1'],
    ['release.halt', '1.0.2'],
  ]);
  assert.equal(receiver.received[0]?.id, receiver.received[1]?.id);
  assert.deepEqual(lines, ['webhook not delivered', 'webhook not delivered']);
});

test('a fresh event waits until no lower id can appear', async (t) => {
  const { receiver, send, addMove, context } = await open(t);
  await send();
  await addMove('halt', '1.0.1');
  await sendWebhooks({ ...context, now: () => new Date() }, [releaseWebhooks]);
  assert.deepEqual(receiver.received, []);
  await send();
  assert.equal(receiver.received.length, 1);
});
