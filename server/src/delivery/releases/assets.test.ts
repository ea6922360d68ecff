import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildTestApp } from '#test/support/test-app.ts';
import { publish, releaseEnv, testRelease, versionOf } from './testing/release-fixture.ts';

const script = 'console.log("a sea of words, a sea of words, a sea of words");\n'.repeat(40);
const base = `/assets/mf_catalog/${versionOf(1)}`;

const start = async (t: TestContext) => {
  const made = await buildTestApp(t, { env: releaseEnv });
  await publish(made.app, testRelease('mf_catalog', 1, {}, { 'deep/a.js': script, 'dot.png': 'png' }));
  return made.app;
};

test('a file is immutable, readable by other origins and of the right type', async (t) => {
  const app = await start(t);
  const { statusCode, headers, body } = await app.inject(`${base}/deep/a.js`);
  assert.equal(statusCode, 200);
  assert.equal(body, script);
  assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.equal(headers['content-type'], 'text/javascript; charset=utf-8');
  assert.equal(headers['access-control-allow-origin'], '*');
  assert.equal(headers['cross-origin-resource-policy'], 'cross-origin');
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.equal(headers.vary, 'Accept-Encoding');
  assert.equal((await app.inject(`${base}/dot.png`)).headers['content-type'], 'image/png');
});

const encodings = [
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const;

for (const [accepted, encoding, open] of encodings)
  test(`Accept-Encoding ${accepted} gets ${encoding} with its own ETag`, async (t) => {
    const app = await start(t);
    const plain = await app.inject(`${base}/deep/a.js`);
    const answer = await app.inject({ url: `${base}/deep/a.js`, headers: { 'accept-encoding': accepted } });
    assert.equal(answer.headers['content-encoding'], encoding);
    assert.ok(answer.rawPayload.length < script.length / 4);
    assert.equal(open(answer.rawPayload).toString(), script);
    assert.notEqual(answer.headers.etag, plain.headers.etag);
  });

test('HEAD returns the size without the body, and a known ETag gets 304', async (t) => {
  const app = await start(t);
  const url = `${base}/deep/a.js`;
  const head = await app.inject({ method: 'HEAD', url });
  assert.deepEqual(
    [head.statusCode, head.headers['content-length'], head.body],
    [200, String(script.length), ''],
  );
  const headers = { 'if-none-match': `"other", W/${head.headers.etag}` };
  const again = await app.inject({ url, headers });
  assert.deepEqual([again.statusCode, again.body, again.headers.etag], [304, '', head.headers.etag]);
});

const strangers = [
  '/assets',
  '/assets/',
  `${base}/`,
  `${base}/none.js`,
  `${base}/deep`,
  `${base}/deep/`,
  '/assets/mf_catalog/9.9.9-0000000/entry.js',
  '/assets/other/1.0.0-0000001/entry.js',
  `${base}/..%2f..%2fshell/x.js`,
  `${base}/%2e%2e/${versionOf(1)}/entry.js`,
  `${base}/deep%00.js`,
  `${base}/deep/../entry.js/..`,
  `${base}/%`,
];

test('other paths are not found, and path traversal is impossible', async (t) => {
  const app = await start(t);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  for (const path of strangers) assert.match(await statusLine(port, path), / 40[04] /, path);
});

/** Sends the path unchanged: HTTP clients would normalise it. */
const statusLine = (port: number, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`));
    socket.once('data', (data) => {
      resolve(String(data).split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
  });
