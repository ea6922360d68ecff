import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { type TestContext, test } from 'node:test';
import { buildTestApp } from '#src/testing/test-app.ts';
import { releaseToken, ship, testRelease } from '../release/test-release.ts';

const development = {
  mf_catalog: {
    current: {
      app: 'mf_catalog',
      version: '0.0.0-development',
      base: 'http://127.0.0.1:4101/',
      entry: 'entry.js',
      globalName: 'mf_catalog_development',
      styles: [],
      views: { 'home/index': { js: ['views/home/index.js'], css: [] } },
      integrity: {},
    },
  },
};

const serve = async (t: TestContext): Promise<string> => {
  const server = createServer((request, response) => {
    const found = request.url === '/record.json' ? development.mf_catalog.current : development;
    response.end(JSON.stringify(found));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  t.after(() => server.close());
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
};

const start = async (t: TestContext, portalEnv: string) => {
  const { app } = await buildTestApp(t, { env: { PORTAL_ENV: portalEnv, RELEASE_TOKEN: releaseToken } });
  await ship(app, testRelease('shell', 1));
  await ship(app, testRelease('mf_catalog', 1, { 'home/index': [] }));
  return (value: string) =>
    app.inject({ url: '/index', headers: { cookie: `dev-remotes=${encodeURIComponent(value)}` } });
};

for (const path of ['record.json', 'releases.json'])
  test(`in demo the cookie puts a remote in development in the place of the live one (${path})`, async (t) => {
    const origin = await serve(t);
    const open = await start(t, 'demo');
    const { body, headers } = await open(JSON.stringify({ mf_catalog: `${origin}/${path}` }));
    assert.match(body, /src="http:\/\/127\.0\.0\.1:4101\/views\/home\/index\.js" crossorigin/);
    assert.ok(String(headers['content-security-policy']).includes(origin.replace('http', 'ws')));
  });

test('anywhere else the cookie means nothing', async (t) => {
  const origin = await serve(t);
  const open = await start(t, 'test');
  const { body } = await open(JSON.stringify({ mf_catalog: `${origin}/record.json` }));
  assert.doesNotMatch(body, /4101/);
});

const useless = [
  '{',
  '{}',
  '"x"',
  '{"mf_catalog":"http://127.0.0.1:1/record.json"}',
  '{"a":"https://evil.example/"}',
];

for (const value of useless)
  test(`the cookie ${value} leaves the live releases in place`, async (t) => {
    const open = await start(t, 'demo');
    const { statusCode, body, headers } = await open(value);
    assert.equal(statusCode, 200);
    assert.match(body, /\/assets\/mf_catalog\//);
    assert.doesNotMatch(String(headers['content-security-policy']), /evil/);
  });
