import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { type TestContext, test } from 'node:test';
import { buildTestApp } from '#test/support/test-app.ts';
import { publishAndPromote, releaseEnv, testRelease } from '../releases/testing/release-fixture.ts';

const navigation = { 'sec-fetch-mode': 'navigate' };

const start = async (t: TestContext, env: Record<string, string> = { EARLY_HINTS: 'on' }) => {
  const { app } = await buildTestApp(t, { env: { ...releaseEnv, ...env } });
  await publishAndPromote(app, testRelease('shell', 1));
  await publishAndPromote(app, testRelease('mf_catalog', 1, { 'home/index': [], 'route/index': [] }));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  /** The `Link` of the 103 response, and the status of the document. */
  return async (path: string, headers: Record<string, string> = navigation) => {
    const request = get(url + path, { headers, agent: false });
    let link: string | undefined;
    request.once('information', ({ statusCode, headers: hints }) => {
      link = `${statusCode} ${hints.link}`;
    });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
    return { link, status: response.statusCode };
  };
};

test('a document that is rendered anew is preceded by links to its scripts, with their hashes', async (t) => {
  const load = await start(t);
  const { link = '', status } = await load('/index');
  assert.equal(status, 200);
  assert.match(
    link,
    /^103 <\/assets\/shell\/[^>]+\/main\.js>; rel=preload; as=script; fetchpriority=low; crossorigin/,
  );
  assert.match(link, /<\/assets\/mf_catalog\/[^>]+\/entry\.js>;[^<]+; integrity="sha256-[^"]+"/);
  assert.match(link, /<\/assets\/mf_catalog\/[^>]+\/views\/home\/index\.js>/);
  assert.doesNotMatch(link, /\.css/, 'styles are inlined');
});

test('a document that is shared with another request comes without links', async (t) => {
  const load = await start(t);
  const answers = await Promise.all(Array.from({ length: 10 }, () => load('/index')));
  const hinted = answers.filter(({ link }) => link !== undefined);
  assert.ok(hinted.length > 0 && hinted.length < answers.length);
});

test('a document for the browser to render is preceded by a link to its style sheet, too', async (t) => {
  const load = await start(t);
  const { link = '' } = await load('/index', { ...navigation, cookie: 'cohort=u.7.40.signature' });
  assert.match(link, /start\.css>; rel=preload; as=style/);
});

test('a client that does not navigate, and one without the setting, get the document alone', async (t) => {
  const load = await start(t);
  assert.deepEqual(await load('/index', {}), { link: undefined, status: 200 });
  assert.deepEqual(await load('/route', { 'sec-fetch-mode': 'cors' }), { link: undefined, status: 200 });
  const loadByDefault = await start(t, {});
  assert.deepEqual(await loadByDefault('/index'), { link: undefined, status: 200 });
});
