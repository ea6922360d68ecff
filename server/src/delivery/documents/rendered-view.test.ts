import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { buildTestApp } from '#test/support/test-app.ts';
import {
  publishAndPromote,
  releaseEnv,
  renderingShell,
  rollback,
  testRelease,
} from '../releases/testing/release-fixture.ts';

const renderPage =
  'async ({ url, boot }) => "<h1>" + boot.view + " of " + url.replace("<", "&lt;") + "</h1>"';
const cohort = 'v.abcdefghijklmnopqrst_-';

/** A portal whose shell has a renderer with this function. */
const start = async (t: TestContext, render = renderPage, css = '.shell__a{color:red}') => {
  const { app, deps } = await buildTestApp(t, { env: releaseEnv });
  await publishAndPromote(app, renderingShell(1, render, css));
  await publishAndPromote(app, testRelease('mf_catalog', 1, { 'home/index': [], 'route/index': [] }));
  const get = async (url: string, cookie = `cohort=${cohort}`) => {
    const { body, statusCode } = await app.inject({ url, headers: { cookie } });
    return { body, statusCode, rendered: body.includes('"rendered":true') };
  };
  return { app, deps, get };
};

test('a public page contains the HTML and the styles of its view', async (t) => {
  const { get } = await start(t);
  const { body, rendered } = await get('/index');
  assert.ok(rendered);
  assert.match(body, /<div id="root"><h1>home\/index of \/index<\/h1><\/div>/);
  assert.match(
    body,
    /<style data-href="\/assets\/shell\/[^"]+\/start.css" data-view-file>\.shell__a\{color:red\}/,
  );
  assert.match(body, /<style data-href="\/assets\/mf_catalog\/[^"]+\/views\/home\/index\.css"/);
  assert.doesNotMatch(body, /rel="stylesheet"|<noscript>/);
});

test('preloads of pictures precede the styles, from which on a document is compressed', async (t) => {
  const link = '<link rel="preload" as="image" href="/a.jpg" fetchPriority="high"/>';
  const { get } = await start(t, `async () => '${link}${link}<h1>home</h1>'`);
  const { body } = await get('/index');
  assert.match(body, /<div id="root"><h1>home/);
  const [head = '', styles = ''] = body.split(`${link}${link}\n`);
  assert.match(styles, /^<style data-href/);
  assert.doesNotMatch(styles, /nonce=/);
  assert.match(head, /<template id="scripts"><script defer/);
});

test('scripts of a rendered page are fetched and run after its first paint', async (t) => {
  const { get } = await start(t);
  const tagsOf = async (cookie?: string) => {
    const { body } = await get('/index', cookie);
    const [, later = ''] = /<template id="scripts">(.*)<\/template>/.exec(body) ?? [];
    const count = (html: string) =>
      html.match(/<script (?:async|defer)|<link rel="preload" as="script"/g)?.length ?? 0;
    return { later: count(later), atOnce: count(body) - count(later) };
  };
  assert.deepEqual(await tagsOf(), { later: 4, atOnce: 0 });
  const byBrowser = await tagsOf('cohort=u.7.40.signature');
  assert.deepEqual(byBrowser, { later: 0, atOnce: 4 }, 'without HTML nothing can be painted before');
});

test('a browser with a session, and an unknown page, get a document without HTML', async (t) => {
  const { get } = await start(t);
  assert.equal((await get('/index', 'cohort=u.7.40.signature')).rendered, false);
  const unknown = await get('/no-such-page');
  assert.deepEqual([unknown.statusCode, unknown.rendered], [404, false]);
});

test('the address of a page is rendered for this address alone', async (t) => {
  const { get } = await start(t);
  assert.match((await get('/route?keywords=a')).body, /route\/index of \/route\?keywords=a</);
  assert.match((await get('/route?keywords=b')).body, /route\/index of \/route\?keywords=b</);
});

test('a page that cannot be rendered is sent for the browser to render', async (t) => {
  const fault = 'if (url.includes("fault")) throw new Error("broken");';
  const { get, app } = await start(t, `async ({ url }) => { ${fault} return ""; }`);
  const { body, statusCode, rendered } = await get('/index?fault=1');
  assert.deepEqual([statusCode, rendered], [200, false]);
  assert.match(body, /<div id="root"><\/div>/);
  const metrics = (await app.operations.inject('/metrics')).body;
  assert.match(metrics, /document_renderings_total\{outcome="failed"\} 1/);
});

test('a page whose first call is refused is rendered, as the browser would get no data either', async (t) => {
  const { get, app } = await start(t);
  const views = { 'home/index': ['GET /api/none'], 'route/index': [] };
  await publishAndPromote(app, testRelease('mf_catalog', 2, views));
  assert.equal((await get('/index')).rendered, true);
});

test('a page with a late first response is sent for the browser to render', async (t) => {
  const { get, app, deps } = await start(t);
  const views = { 'home/index': ['GET /api/v1/tours'], 'route/index': [] };
  await publishAndPromote(app, testRelease('mf_catalog', 2, views));
  await deps.db.transaction(async (tx) => {
    await tx.execute(sql`lock table products`);
    const { statusCode, rendered } = await get('/index');
    assert.deepEqual([statusCode, rendered], [200, false]);
  });
  const metrics = (await app.operations.inject('/metrics')).body;
  assert.match(metrics, /document_renderings_total\{outcome="incomplete"\} 1/);
});

test('a style sheet that names other files stays a link', async (t) => {
  const { get } = await start(t, renderPage, '.shell__a{background:url(picture.png)}');
  const { body, rendered } = await get('/index');
  assert.equal(rendered, false);
  assert.match(body, /rel="stylesheet"/);
});

test('a rollback is visible in the next document', async (t) => {
  const { app, get } = await start(t);
  await publishAndPromote(app, testRelease('mf_catalog', 2, { 'home/index': [], 'route/index': [] }));
  assert.match((await get('/index')).body, /mf_catalog\/1\.0\.0-0000002\/views\/home\/index\.css/);
  await rollback(app, 'mf_catalog');
  await new Promise((resolve) => setTimeout(resolve, 150));
  assert.match((await get('/index')).body, /mf_catalog\/1\.0\.0-0000001\/views\/home\/index\.css/);
});
