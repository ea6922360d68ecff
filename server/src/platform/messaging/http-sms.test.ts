import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { listenWithTls } from '#test/certificates/tls-servers.ts';
import { NotDelivered } from './delivery.ts';
import { createHttpSms } from './http-sms.ts';

const sms = { id: 'notice-1', to: '13800000000', text: '您好' };

/** The result of an SMS with this response of the gateway. */
const sendTo = async (t: TestContext, answer: (response: ServerResponse) => void): Promise<string> => {
  const server = createServer((request, response) => void request.resume().on('end', () => answer(response)));
  t.after(() => server.closeAllConnections());
  t.after(() => server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`;
  return createHttpSms({ url, secret: 'a secret' })
    .send(sms)
    .then(
      () => 'sent',
      (error: unknown) => {
        if (!(error instanceof NotDelivered)) return 'unknown';
        return error.final ? 'refused' : 'again';
      },
    );
};

const outcomes = [
  [200, 'sent'],
  [204, 'sent'],
  [302, 'unknown'],
  [400, 'refused'],
  [404, 'refused'],
  [429, 'again'],
  [500, 'unknown'],
  [503, 'again'],
] as const;

for (const [status, outcome] of outcomes)
  test(`an SMS that the gateway answers with ${status} is ${outcome}`, async (t) => {
    const location = 'http://127.0.0.1:1/';
    assert.equal(await sendTo(t, (response) => response.writeHead(status, { location }).end('{}')), outcome);
  });

test('an accepted SMS is sent, even when the response breaks off', async (t) => {
  const breaksOff = (response: ServerResponse): void => {
    response.writeHead(200, { 'content-length': '100' }).write('{', () => response.destroy());
  };
  assert.equal(await sendTo(t, breaksOff), 'sent');
});

test('an SMS without a response may have been sent; without a connection it was not', async (t) => {
  assert.equal(await sendTo(t, (response) => response.destroy()), 'unknown');
  const unreachable = createHttpSms({ url: 'http://127.0.0.1:1/sms', secret: 'a secret' });
  await assert.rejects(unreachable.send(sms), { name: 'NotDelivered', final: false });
});

test('an SMS to a gateway with a wrong certificate was not sent', async (t) => {
  const { port, received } = await listenWithTls(t);
  const gateway = createHttpSms({ url: `https://127.0.0.1:${port}/sms`, secret: 'a secret' });
  await assert.rejects(gateway.send(sms), {
    ...{ name: 'NotDelivered', final: false },
    message: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  });
  assert.deepEqual(received, []);
});
