import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import { buildTestApp } from '#test/support/test-app.ts';
import {
  publishAndPromote,
  releaseEnv,
  renderingShell,
  testRelease,
  versionOf,
} from '../releases/testing/release-fixture.ts';

const loader = /<script (data-base=[^>]*)>(.*?)<\/script>/s;

const shellOf = (number: number) => {
  const shell = renderingShell(number, 'async () => "<h1>home</h1>"');
  return { ...shell, record: { ...shell.record, signalsStart: true as const } };
};

const start = async (t: TestContext, env: Record<string, string> = {}) => {
  const { app } = await buildTestApp(t, { env: { ...releaseEnv, ...env } });
  await publishAndPromote(app, shellOf(1));
  await publishAndPromote(app, testRelease('mf_catalog', 1, { 'home/index': [] }));
  return app;
};

test('a document watches the start of a shell that signals it, by a script that its policy allows', async (t) => {
  const app = await start(t, { BASEURL: 'https://api.example' });
  const { body, headers } = await app.inject('/index');
  const [, attributes, source = ''] = loader.exec(body) ?? [];
  const base = `/assets/shell/${versionOf(1)}/`;
  assert.equal(
    attributes,
    `data-base="${base}" data-files="run.js main.js" data-version="${versionOf(1)}" data-reports="https://api.example/api/v1/release-reports"`,
  );
  const hash = createHash('sha256').update(source).digest('base64');
  assert.match(String(headers['content-security-policy']), /script-src 'self' 'nonce-[^']+' 'sha256-/);
  assert.ok(String(headers['content-security-policy']).includes(`'sha256-${hash}'`));
});

test('the script knows whether there is a good shell before this one', async (t) => {
  const app = await start(t);
  assert.doesNotMatch((await app.inject('/index')).body, / data-previous/);
  await publishAndPromote(app, shellOf(2));
  assert.match((await app.inject('/index')).body, / data-previous="1"/);
  const headers = { cookie: `failed-shell=${versionOf(2)}` };
  assert.doesNotMatch((await app.inject({ url: '/index', headers })).body, / data-previous/);
});

test('the script runs before those of the shell, in a rendered document after the nonces', async (t) => {
  const app = await start(t);
  const { body: rendered } = await app.inject('/index');
  assert.match(rendered, /"rendered":true/);
  assert.ok(rendered.lastIndexOf(' nonce=') < rendered.search(loader));
  const { body } = await app.inject({ url: '/index', headers: { cookie: 'cohort=u.7.40.signature' } });
  assert.ok(body.search(loader) < body.indexOf('<script defer'));
});

test('the message of a failed start is hidden, and in the language of the document', async (t) => {
  const app = await start(t);
  const messageOf = async (language: string) => {
    const headers = { cookie: `language=${language}` };
    return /<div id="start-failed"[\s\S]*?<\/div>/.exec(
      (await app.inject({ url: '/index', headers })).body,
    )?.[0];
  };
  assert.equal(
    await messageOf('en'),
    '<div id="start-failed" hidden>This page did not load completely, and parts of it do not work.<a href="">Reload</a></div>',
  );
  assert.match((await messageOf('zh-cn')) ?? '', /页面未能完整加载.*<a href="">重新加载<\/a>/);
});

test('a document does not watch a shell that signals nothing', async (t) => {
  const app = await start(t);
  await publishAndPromote(app, testRelease('shell', 3));
  const { body } = await app.inject('/index');
  assert.doesNotMatch(body, loader);
  assert.doesNotMatch(body, /start-failed/);
});
