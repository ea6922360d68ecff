import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import { buildTestApp } from '#test/support/test-app.ts';

/** Sends bytes as they are; resolves with everything that is answered until the connection closes. */
const answerTo = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });

/** The bytes behind a first request: a proxy could take them for its body, and a server for a second request. */
const second = 'GET /healthz HTTP/1.1\r\nHost: portal\r\n\r\n';
const chunked = `0\r\n\r\n${second}`;

const ambiguous: readonly (readonly [what: string, headers: readonly string[], body: string])[] = [
  ['a length and chunks', [`Content-Length: ${chunked.length}`, 'Transfer-Encoding: chunked'], chunked],
  ['chunks and a length', ['Transfer-Encoding: chunked', `Content-Length: ${chunked.length}`], chunked],
  ['two lengths', ['Content-Length: 0', `Content-Length: ${second.length}`], second],
  ['a length with a sign', ['Content-Length: +0'], second],
  ['an unknown encoding', ['Transfer-Encoding: xchunked'], chunked],
  ['chunks that are not the last encoding', ['Transfer-Encoding: chunked, identity'], chunked],
  ['a space before the colon', ['Content-Length : 0'], second],
];

for (const [what, headers, body] of ambiguous)
  test(`a request with ${what} is refused, and nothing behind it is answered`, async (t) => {
    const { app } = await buildTestApp(t);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as { port: number };
    const head = ['POST /api/recommendRoute/page HTTP/1.1', 'Host: portal', ...headers];
    const answer = await answerTo(port, `${head.join('\r\n')}\r\n\r\n${body}`);
    assert.match(answer, /^HTTP\/1\.1 400 /);
    assert.equal(answer.match(/HTTP\/1\.1 /g)?.length, 1, answer);
    assert.match(
      await answerTo(port, second.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')),
      /^HTTP\/1\.1 200 /,
    );
  });
