import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import { buildApp } from '#src/app/app.ts';
import { askLink, makeLink, previewOrigin } from '#src/delivery/releases/testing/preview-fixture.ts';
import {
  publish,
  publishAndPromote,
  releaseEnv,
  testRelease,
  versionOf,
} from '#src/delivery/releases/testing/release-fixture.ts';
import { bootOf, TestVisitor } from '#src/delivery/releases/testing/test-visitor.ts';
import type { Env } from '#src/platform/config/index.ts';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';

const [live, next] = [versionOf(1), versionOf(2)];

const start = async (t: TestContext) => {
  const portal = await buildTestApp(t, { env: { ...releaseEnv, PUBLIC_ORIGIN: previewOrigin } });
  await publishAndPromote(portal.app, testRelease('shell', 1));
  await publishAndPromote(portal.app, testRelease('mf_catalog', 1, { 'home/index': [] }));
  await publish(portal.app, testRelease('mf_catalog', 2, { 'home/index': [] }));
  return portal;
};

/** Another server of the portal, as in production unless its settings say something else. */
const serveWith = async (t: TestContext, { deps }: TestApp, settings: Partial<Env> = {}) => {
  const overrides = { origins: [], loopback: false, guarded: true };
  const app = await buildApp({ ...deps, env: { ...deps.env, overrides, ...settings } });
  t.after(() => app.close());
  return app;
};

const catalogOf = async (visitor: TestVisitor) => [
  bootOf(await visitor.open()).releases.mf_catalog?.current.version,
  (await visitor.poll()).json().data.mf_catalog.current.version,
];

/** What a visitor of a link gets: the statuses of page and form, whether an override began, and the page. */
const tryLink = async (visitor: TestVisitor, link: string) => {
  const page = await visitor.open(link);
  const form = await visitor.confirm(link);
  const begun = visitor.cookies.has('override');
  return { statuses: [page.statusCode, form.statusCode, begun], page: page.body, headers: page.headers };
};

test('a visitor without an account opens a link in production, confirms it, and ends it', async (t) => {
  const portal = await start(t);
  const link = await makeLink(portal.app);
  const visitor = new TestVisitor(await serveWith(t, portal));
  const { statuses, page, headers } = await tryLink(visitor, link);
  assert.deepEqual(statuses, [200, 303, true]);
  assert.match(page, /<form method="post" action="\/\?override=mf_catalog@1\.0\.0-0000002~/);
  assert.match(page, /<code>mf_catalog@1\.0\.0-0000002<small>有效至 \d+月\d+日 \d\d:\d\d<\/small><\/code>/);
  assert.equal(headers['cache-control'], 'no-store');
  assert.deepEqual(await catalogOf(visitor), [next, next]);
  const shown = await visitor.open();
  assert.match(shown.body, /<aside id="overrides">.*mf_catalog@1\.0\.0-0000002<.*有效至 .*Until /s);
  assert.deepEqual(bootOf(shown).overrides, [`mf_catalog@${next}`]);
  assert.equal(shown.headers['cache-control'], 'private, no-cache');
  assert.match(shown.body, /<meta name="robots" content="noindex">/);
  assert.doesNotMatch(shown.body, /rel="canonical"/);
  await visitor.open('/index?override=off');
  assert.deepEqual(await catalogOf(visitor), [live, live]);
  assert.match((await visitor.open()).body, /rel="canonical"/);
});

test('a link alone, and a form of another site, start nothing', async (t) => {
  const portal = await start(t);
  const link = await makeLink(portal.app);
  const visitor = new TestVisitor(portal.app);
  await visitor.open(link);
  assert.equal(visitor.cookies.has('override'), false);
  for (const origin of ['https://evil.example', 'null', ''])
    assert.equal((await visitor.confirm(link, origin)).statusCode, 403, origin);
  assert.equal(visitor.cookies.has('override'), false);
});

test('forged and altered links are refused with a page, and set nothing', async (t) => {
  const portal = await start(t);
  await publish(portal.app, testRelease('mf_catalog', 3, { 'home/index': [] }));
  const link = await makeLink(portal.app);
  const another = await buildTestApp(t, { env: { ...releaseEnv, DATA_KEY: '22'.repeat(32) } });
  await publish(another.app, testRelease('mf_catalog', 2, { 'home/index': [] }));
  const foreign = (await askLink(another.app)).json().data.url;
  const forged = [
    link.slice(0, -1),
    link.replace(/~.*/, '~'),
    link.replace(/~(\d+)/, (_, end) => `~${Number(end) + 1}`),
    link.replace(next, versionOf(3)),
    link.replace('mf_catalog', 'shell'),
    new URL(foreign).pathname + new URL(foreign).search,
  ];
  const app = await serveWith(t, portal);
  for (const each of forged) {
    const { statuses, page, headers } = await tryLink(new TestVisitor(app), each);
    assert.deepEqual(statuses, [403, 403, false], each);
    assert.match(page, /<h1>无法开始预览<\/h1>\n<p>预览链接无效，请检查是否完整<\/p>/);
    assert.equal(headers['cache-control'], 'no-store');
  }
  const origin = link.replace(`@${next}`, '@http://localhost:4101');
  assert.equal((await new TestVisitor(app).open(origin)).statusCode, 400, 'a link never names an origin');
});

test('the page of a refused link is in the language of the visitor', async (t) => {
  const portal = await start(t);
  const link = (await makeLink(portal.app)).slice(0, -1);
  const { body } = await portal.app.inject({ url: link, headers: { 'accept-language': 'en' } });
  assert.match(body, /<html lang="en">.*<p>This preview link is not valid\. Check that it is complete<\/p>/s);
});

test('a preview ends with its link, or after eight hours, and an expired link starts none', async (t) => {
  const portal = await start(t);
  const [short, long] = [await makeLink(portal.app, { hours: 1 }), await makeLink(portal.app)];
  const app = await serveWith(t, portal);
  const visitors = [new TestVisitor(app), new TestVisitor(app)] as const;
  await visitors[0].confirm(short);
  await visitors[1].confirm(long);
  const versions = async () => [await catalogOf(visitors[0]), await catalogOf(visitors[1])].flat();
  portal.clock.advance(3600 - 1);
  assert.deepEqual(await versions(), [next, next, next, next]);
  portal.clock.advance(1);
  assert.deepEqual(await versions(), [live, live, next, next]);
  const { statuses, page } = await tryLink(new TestVisitor(app), short);
  assert.deepEqual(statuses, [410, 410, false]);
  assert.match(page, /预览链接已于 \d+月\d+日 \d\d:\d\d 到期/);
  portal.clock.advance(7 * 3600);
  assert.deepEqual(await versions(), [live, live, live, live]);
  assert.deepEqual((await tryLink(new TestVisitor(app), long)).statuses, [200, 303, true]);
});

test('the policy staff limits links to accounts that may preview, and ends previews of others at once', async (t) => {
  const portal = await start(t);
  const link = await makeLink(portal.app);
  const forStaff = await serveWith(t, portal, { previewLinks: 'staff' });
  assert.equal((await askLink(forStaff)).json().data.worksFor, 'staff');
  const visitor = new TestVisitor(await serveWith(t, portal));
  await visitor.confirm(link);
  const later = new TestVisitor(forStaff);
  for (const [name, value] of visitor.cookies) later.cookies.set(name, value);
  assert.deepEqual(await catalogOf(later), [live, live]);
  const { statuses, page } = await tryLink(new TestVisitor(forStaff), link);
  assert.deepEqual(statuses, [403, 403, false]);
  assert.match(page, /仅限有预览权限的账号/);
  for (const [perm, expected] of [
    ['release:override', [200, 303, true]],
    ['release:promote', [403, 403, false]],
  ] as const) {
    const member = new TestVisitor(forStaff, await portal.login(`OF${perm.length}`, { perms: [perm] }));
    await member.open();
    await member.poll();
    assert.deepEqual((await tryLink(member, link)).statuses, expected, perm);
  }
});

test('a visitor with a link may not override anything else', async (t) => {
  const portal = await start(t);
  const visitor = new TestVisitor(await serveWith(t, portal));
  await visitor.confirm(await makeLink(portal.app));
  for (const other of [`shell@${live}`, `mf_catalog@${next}`, 'mf_catalog@http://localhost:4101'])
    assert.equal((await visitor.confirm(`/?override=${other}`)).statusCode, 403, other);
});

test('a release whose key is no longer trusted is not previewed, also by a link made before', async (t) => {
  const portal = await start(t);
  const link = await makeLink(portal.app);
  const { publicKey } = generateKeyPairSync('ed25519');
  const releaseKeys = [publicKey.export({ format: 'der', type: 'spki' }).toString('base64')];
  const app = await serveWith(t, portal, { releaseKeys });
  assert.equal((await askLink(app)).json().code, 'A0530');
  const visitor = new TestVisitor(app);
  const { statuses, page } = await tryLink(visitor, link);
  assert.deepEqual(statuses, [409, 409, false]);
  assert.match(page, /门户不信任该密钥/);
  const before = new TestVisitor(portal.app);
  await before.confirm(link);
  for (const [name, value] of before.cookies) visitor.cookies.set(name, value);
  assert.deepEqual(await catalogOf(visitor), [live, live]);
  assert.match((await visitor.open()).body, /does not answer: what is live is shown/);
});

test('a link to a deleted version is refused, and a preview of it shows what is live', async (t) => {
  const portal = await start(t);
  await publish(portal.app, testRelease('mf_catalog', 3, { 'home/index': [] }));
  const link = await makeLink(portal.app, { version: versionOf(3) });
  const visitor = new TestVisitor(await serveWith(t, portal));
  await visitor.confirm(link);
  assert.deepEqual(await catalogOf(visitor), [versionOf(3), versionOf(3)]);
  await portal.deps.db.execute(`delete from releases where version = '${versionOf(3)}'`);
  assert.deepEqual(await catalogOf(visitor), [live, live]);
  const { statuses, page } = await tryLink(new TestVisitor(portal.app), link);
  assert.deepEqual(statuses, [410, 410, false]);
  assert.match(page, /mf_catalog@1\.0\.0-0000003 已被删除/);
});
