import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import { buildTestApp } from '#test/support/test-app.ts';

const start = async (t: TestContext) => {
  const { app, login } = await buildTestApp(t);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  return { port, login };
};

/** Sends the head of a form and a byte every 100 ms; resolves with the answer and the ms until the connection closed. */
const sendSlowly = (port: number, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ answer: string; ms: number }>((resolve) => {
    const since = Date.now();
    let answer = '';
    const socket = connect(port, '127.0.0.1');
    const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: portal\r\nContent-Type: multipart/form-data; boundary=x\r\n${more.join('')}Content-Length: 5000000\r\n\r\n`,
    );
    const timer = setInterval(() => socket.write('x'), 100);
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ answer, ms: Date.now() - since });
    });
  });

const uploads = [
  '/api/v1/pictures',
  '/api/v1/account/avatar',
  '/api/v1/visa-files',
  '/api/v1/users/_import?deptId=1',
  '/api/v1/invoices/A1/issue',
  '/api/v1/releases',
];

test('a refused upload is answered, and its connection closes within 5 s', async (t) => {
  const { port, login } = await start(t);
  const member = await login('MEMBER');
  const refused = await Promise.all([
    ...uploads.map((path) => sendSlowly(port, path)),
    sendSlowly(port, '/api/v1/users/_import?deptId=1', member),
    sendSlowly(port, '/api/v1/auth/login'),
  ]);
  for (const [place, { answer, ms }] of refused.entries()) {
    assert.match(answer, /^HTTP\/1\.1 (401|403|413) /, String(place));
    assert.ok(ms < 5000, `${ms} ms`);
  }
});

test('a client that sends a refused upload to its end gets the response', async (t) => {
  const { port } = await start(t);
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(20_000_000)]), 'a.png');
  for (const path of uploads) {
    const { status } = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body });
    assert.ok([401, 403].includes(status), `${path} ${status}`);
  }
});
