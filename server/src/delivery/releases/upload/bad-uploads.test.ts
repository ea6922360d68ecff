import assert from 'node:assert/strict';
import { request as ask } from 'node:http';
import { type TestContext, test } from 'node:test';
import { buildTestApp } from '#test/support/test-app.ts';
import {
  asPipeline,
  publish,
  publishAndPromote,
  releaseEnv,
  signatureOf,
  testRelease,
  versionOf,
} from '../testing/release-fixture.ts';

const megabyte = 1024 * 1024;
const boundary = 'a-boundary-between-parts';

const start = async (t: TestContext) => {
  const { app } = await buildTestApp(t, { env: releaseEnv });
  await publishAndPromote(app, testRelease('mf_catalog', 1));
  return { app, url: await app.listen({ host: '127.0.0.1', port: 0 }) };
};

const partOf = (name: string, filename = ''): string =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename && `; filename="${filename}"`}\r\n\r\n`;

interface Sent {
  readonly status: number | undefined;
  readonly msg: string;
  /** Bytes sent before the portal closed the connection. */
  readonly bytes: number;
}

/**
 * Sends the head and then zeros, 200 MB in all or until the portal closes the connection, and reads the
 * response meanwhile.
 */
const pour = (url: string, head: string, headers: Record<string, string | number> = {}): Promise<Sent> =>
  new Promise((resolve) => {
    const said: { status?: number; body: string } = { body: '' };
    const request = ask(`${url}/api/v1/releases`, {
      method: 'POST',
      headers: {
        ...asPipeline,
        'accept-language': 'en',
        'content-type': `multipart/form-data; boundary=${boundary}`,
        ...headers,
      },
    });
    const chunk = Buffer.alloc(megabyte);
    let poured = 0;
    const more = (): void => {
      while (poured < 200) {
        poured += 1;
        if (!request.write(chunk)) return;
      }
      request.end();
    };
    request.on('drain', more);
    request.on('response', (answer) => {
      said.status = answer.statusCode;
      answer.setEncoding('utf8').on('data', (text) => {
        said.body += text;
      });
    });
    // A closed connection is expected here.
    request.on('error', () => undefined);
    request.on('close', () => {
      const msg = said.body ? String(JSON.parse(said.body).msg) : '';
      resolve({ status: said.status, msg, bytes: request.socket?.bytesWritten ?? 0 });
    });
    request.write(head);
    more();
  });

const { record } = testRelease('mf_catalog', 2, {}, { 'large.js': '1' });
const signed = `${partOf('record')}${JSON.stringify(record)}\r\n${partOf('signature')}${JSON.stringify(signatureOf(record))}\r\n`;

const floods: readonly (readonly [string, string, Record<string, number>, number | undefined, RegExp])[] = [
  ['a file of 200 MB', signed + partOf('large.js', 'file'), {}, 400, /large\.js does not match the record/],
  ['a form that says it is 200 MB', signed, { 'content-length': 220 * megabyte }, 413, /form is too large/],
  ['a field of 200 MB', partOf('record'), {}, undefined, /^$/],
];

test('too large an upload is cut off early with a message, and live is unchanged', async (t) => {
  const { app, url } = await start(t);
  for (const [what, head, headers, status, words] of floods) {
    const sent = await pour(url, head, headers);
    assert.equal(sent.status, status, what);
    assert.match(sent.msg, words);
    assert.ok(sent.bytes < 60 * megabyte, `${what}: ${sent.bytes} bytes were taken`);
  }
  const live = (await app.inject('/api/v1/releases/live')).json().data.mf_catalog;
  assert.equal(live.current.version, versionOf(1));
  assert.equal((await publish(app, testRelease('mf_catalog', 3))).statusCode, 200, 'others go on');
});

const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}.js`, '1']));

test('10,000 files are refused with a message, in the record and in the form', async (t) => {
  const { app } = await start(t);
  const listed = await publish(app, testRelease('mf_catalog', 2, {}, many(10_000)));
  assert.deepEqual([listed.statusCode, listed.json().field], [400, 'record/files']);
  assert.match(listed.json().msg, /2000/);
  const small = testRelease('mf_catalog', 2);
  const sent = await publish(app, { ...small, files: { ...small.files, ...many(10_000) } });
  assert.deepEqual([sent.statusCode, sent.json().field], [400, 'f0.js']);
});

test('a malformed form is refused with a message', async (t) => {
  const { app } = await buildTestApp(t, { env: releaseEnv });
  const whole = `${partOf('record')}${JSON.stringify(record)}\r\n--${boundary}--\r\n`;
  for (const [type, payload] of [
    ['multipart/form-data', whole],
    [`multipart/form-data; boundary=${boundary}`, whole.slice(0, 100)],
    [`multipart/form-data; boundary=${boundary}`, ''],
  ] as const) {
    const headers = { ...asPipeline, 'content-type': type };
    const answer = await app.inject({ method: 'POST', url: '/api/v1/releases', headers, payload });
    assert.equal(answer.statusCode, 400, answer.body);
  }
});

test('a wrong token is refused with a message', async (t) => {
  const { app } = await start(t);
  const headers = { authorization: `Bearer ${'x'.repeat(40)}` };
  const payload = { app: 'mf_catalog', version: versionOf(1), reason: 'x' };
  for (const call of ['promote', 'rollback', 'lock', 'unlock']) {
    const answer = await app.inject({ method: 'POST', url: `/api/v1/releases/${call}`, headers, payload });
    assert.equal(answer.statusCode, 401, call);
  }
});
