import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import type { PortalBoot } from '@portal/shared/contract';
import { buildApp } from '#src/app/app.ts';
import { contents } from '#src/catalog/products/testing/contents.ts';
import {
  promote,
  publishAndPromote,
  releaseEnv,
  rollback,
  testRelease,
  versionOf,
} from '#src/delivery/releases/testing/release-fixture.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { articles, menus, products, rotations } from '#src/platform/database/index.ts';
import { buildTestApp } from '#test/support/test-app.ts';

const catalogViews = {
  'home/index': ['GET /api/sysRotation/byOrgCode/{config.ORGCODE}', 'GET /api/none', 'GET /api/v1/users/me'],
  'route/detail': ['GET /api/v1/tours/{query.id}'],
  'system/user/index': [],
};

const start = async (t: TestContext, env: Record<string, string> = {}, onLog?: (line: string) => void) => {
  const made = await buildTestApp(t, { env: { ...releaseEnv, ...env }, ...(onLog ? { onLog } : {}) });
  await publishAndPromote(made.app, testRelease('shell', 1));
  await publishAndPromote(made.app, testRelease('mf_catalog', 1, catalogViews));
  return made;
};

const addIntroduction = ({ database: { db } }: Deps) =>
  db
    .insert(articles)
    .values({ kind: 'company', code: 'introduction', title: { zh: '简介' }, body: [], day: '2026-11-01' });

const bootOf = (html: string): PortalBoot =>
  JSON.parse(/id="portal-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

const statuses: [string, number][] = [
  ['/', 200],
  ['/index', 200],
  ['/Personal/HOME/', 200],
  ['/personal', 200],
  ['/aboutus', 200],
  ['/aboutus/companyinfo', 200],
  ['/aboutus/companyinfo?type=nothing', 404],
  ['/aboutus/news-list', 200],
  ['/hotel', 200],
  ['/search?keywords=%E6%B5%B7', 200],
  ['/route/compare', 200],
  ['/redirect/anything/at/all', 200],
  ['/login?redirect=%2Findex', 200],
  ['/system/user', 200],
  ['/404', 404],
  ['/nowhere', 404],
  ['/index/more', 404],
  ['/system', 200],
  ['//evil.example/index', 404],
  ['/%zz', 404],
  ['/route/%E6%B9?id=1', 404],
  [`/${'x'.repeat(3000)}`, 404],
  ['/constructor', 404],
];

test('a screen answers 200, whatever its case, and anything else 404 with the same shell', async (t) => {
  const { app, deps } = await start(t);
  const [parent] = await deps.db
    .insert(menus)
    .values({ name: '系统', type: 'CATALOG', path: '/system', component: 'Layout' })
    .returning({ id: menus.id });
  await deps.db.insert(menus).values({
    parentId: parent?.id ?? 0,
    name: '用户 <b>',
    type: 'MENU',
    path: 'user',
    component: 'system/user/index',
  });
  await addIntroduction(deps);
  for (const [url, status] of statuses) {
    const answer = await app.inject(url);
    assert.equal(answer.statusCode, status, url);
    assert.match(answer.body, /<script defer src="\/assets\/shell\//, url);
  }
  const { body } = await app.inject('/System/User');
  assert.match(body, /<title>用户 &lt;b&gt; · 海途旅行<\/title>/);
  assert.match(body, /views\/system\/user\/index\.js/);
});

test('a public document makes the calls of the shell and POST calls that only read', async (t) => {
  const { app } = await start(t);
  const manager = 'POST /api/websiteManager/A86';
  const shell = testRelease('shell', 2);
  await publishAndPromote(app, { ...shell, record: { ...shell.record, firstCalls: [manager] } });
  const tours = 'POST /api/recommendRoute/page {"keywords":"{query.keywords}","pageSize":5}';
  await publishAndPromote(app, testRelease('mf_catalog', 2, { ...catalogViews, 'home/index': [tours] }));
  // The first calls of a process that has compiled nothing yet can exceed their timeout of 300 ms.
  await app.inject('/index?keywords=a');
  const { calls, first } = bootOf((await app.inject('/index?keywords=%22')).body);
  const filled = 'POST /api/recommendRoute/page {"keywords":"\\"","pageSize":5}';
  assert.deepEqual(calls, [filled, manager]);
  // There is no organisation, so the settings of the website are refused and left out.
  assert.deepEqual(first, { [filled]: { list: [], total: 0 } });
});

test('the back office starts in its last colour scheme, public screens in the chosen one or that of the system', async (t) => {
  const { app, deps } = await start(t);
  const row = { name: '用户', type: 'MENU' as const, path: '/users', component: 'system/user/index' };
  await deps.db.insert(menus).values(row);
  const begin = async (url: string, cookie: string) =>
    /<html[^>]*>/.exec((await app.inject({ url, headers: { cookie } })).body)?.[0];
  const cookies = 'language=en; theme=light; office-theme=dark';
  assert.match((await begin('/users', cookies)) ?? '', / data-theme="dark"/);
  assert.match((await begin('/users', 'theme=dark')) ?? '', / data-theme="light"/);
  assert.match((await begin('/index', cookies)) ?? '', / data-theme="light"/);
  assert.match((await begin('/index', 'theme=dark')) ?? '', / data-theme="dark"/);
  assert.doesNotMatch((await begin('/index', 'theme=purple')) ?? '', /data-theme/);
});

test('a document has the text size that was chosen, and is cached for each', async (t) => {
  const { app } = await start(t);
  const sizeOf = async (cookie: string) =>
    /<html[^>]*data-text="(\w+)"/.exec((await app.inject({ url: '/index', headers: { cookie } })).body)?.[1];
  assert.equal(await sizeOf('text-size=largest'), 'largest');
  assert.equal(await sizeOf('text-size=large; theme=dark'), 'large');
  assert.equal(await sizeOf(''), undefined);
  assert.equal(await sizeOf('text-size=standard'), undefined);
});

test('the bars of a browser have the colour of the theme', async (t) => {
  const { app } = await start(t);
  const colours = async (cookie: string) => {
    const { body } = await app.inject({ url: '/index', headers: { cookie } });
    return [
      ...body.matchAll(/name="theme-color" content="([^"]+)" media="\(prefers-color-scheme: (\w+)/g),
    ].map(([, colour, system]) => [system, colour]);
  };
  assert.deepEqual(await colours(''), [
    ['light', '#0b4f8a'],
    ['dark', '#17222c'],
  ]);
  assert.deepEqual(new Set((await colours('theme=dark')).map(([, colour]) => colour)), new Set(['#17222c']));
});

test('a menu row with a view that no release offers is a 404, whatever the name', async (t) => {
  const { app, deps } = await start(t);
  const names = ['no/such/view', 'constructor', '__proto__', 'toString'];
  const rows = names.map((component, place) => ({
    name: '空',
    type: 'MENU' as const,
    path: `/empty-${place}`,
    component,
  }));
  await deps.db.insert(menus).values(rows);
  for (const { path, component } of rows) {
    const answer = await app.inject(path);
    assert.equal(answer.statusCode, 404, component);
    assert.match(answer.body, /<script defer src="\/assets\/shell\//, component);
  }
});

test('machine paths never get a page', async (t) => {
  const { app } = await start(t);
  for (const url of ['/assets', '/assets/shell', '/artwork/x', '/api/none', '/API/none', '/metrics/x']) {
    const answer = await app.inject(url);
    assert.equal(answer.statusCode, 404, url);
    assert.doesNotMatch(answer.body, /<html/, url);
  }
});

test('the shell starts with integrity and a nonce of this document', async (t) => {
  const { app } = await start(t);
  const shell = testRelease('shell', 1).record;
  const { body, headers } = await app.inject('/index');
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
  const integrity = shell.files.find(({ path }) => path === 'main.js')?.integrity;
  const base = `/assets/shell/${versionOf(1)}/`;
  assert.ok(
    body.includes(
      `<script defer src="${base}main.js" integrity="${integrity}" crossorigin="anonymous" nonce="${nonce}"></script>`,
    ),
  );
  assert.match(body, /<link rel="stylesheet" href="[^"]*start\.css" integrity="sha256-[^"]+" crossorigin/);
  const other = await app.inject('/index');
  assert.ok(!String(other.headers['content-security-policy']).includes(String(nonce)));
});

test('the headers block foreign scripts, frames and storing of the page', async (t) => {
  const { app } = await start(t, { PUBLIC_ORIGIN: 'https://haitu.example' });
  const { headers } = await app.inject('/index');
  const policy = String(headers['content-security-policy']);
  assert.doesNotMatch(policy, /unsafe|\*|script-src[^;]*http/);
  for (const part of ["default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"])
    assert.ok(policy.includes(part), part);
  assert.match(policy, /form-action 'self' http:\/\/127\.0\.0\.1:8090/);
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.equal(headers['cache-control'], 'private, no-cache');
  assert.equal(headers['strict-transport-security'], 'max-age=31536000; includeSubDomains');
  assert.equal(headers['cross-origin-opener-policy'], 'same-origin');
  assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin');
  assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
  assert.match(String(headers['permissions-policy']), /^camera=\(self\), .*microphone=\(\)/);
  assert.match(policy, /; trusted-types default; require-trusted-types-for 'script'; /);
  assert.match(policy, /report-uri \/api\/v1\/csp-reports; report-to csp$/);
  assert.equal(headers['reporting-endpoints'], 'csp="/api/v1/csp-reports"');
});

test('without TLS, violations go to report-uri, as Reporting API endpoints require TLS', async (t) => {
  const { app } = await start(t);
  const { headers } = await app.inject('/index');
  assert.match(String(headers['content-security-policy']), /report-uri \/api\/v1\/csp-reports$/);
  assert.equal(headers['reporting-endpoints'], undefined);
});

test('a document blocks scripts without a hash, and gives one to each that it starts or preloads', async (t) => {
  const { app } = await start(t);
  const { body, headers } = await app.inject('/route/detail?id=1');
  assert.equal(headers['integrity-policy'], 'blocked-destinations=(script)');
  const tags = body.match(/<script[^>]* src=[^>]*>|<link[^>]* as="script"[^>]*>/g) ?? [];
  assert.ok(tags.length > 2, tags.join());
  for (const tag of tags) assert.match(tag, / integrity="sha256-[^"]+" crossorigin="anonymous"/);
});

test('over TLS, blocked scripts are reported', async (t) => {
  const { app } = await start(t, { PUBLIC_ORIGIN: 'https://haitu.example' });
  const { headers } = await app.inject('/index');
  assert.equal(headers['integrity-policy'], 'blocked-destinations=(script), endpoints=(csp)');
});

test('a document with a release of another repository blocks none: its chunks have no hashes', async (t) => {
  const { app } = await start(t);
  const { files, record } = testRelease('mf_guide', 1, { 'guide/today': [] });
  await publishAndPromote(app, { files, record: { ...record, external: true } });
  const { headers } = await app.inject('/index');
  assert.equal(headers['integrity-policy'], undefined);
});

test("only the page's own view is preloaded with the shell, each file with its hash", async (t) => {
  const { app } = await start(t);
  const { body } = await app.inject('/ROUTE/Detail?id=1');
  const tags = [...body.matchAll(/<(?:link|script)[^>]* data-view-file>/g)].map(([tag]) => tag);
  const started = tags.map((tag) => /(?:href|src)="[^"]*\/([\w.]+)"/.exec(tag)?.[1]);
  assert.deepEqual(started, ['detail.css', 'detail.js']);
  assert.match(
    body,
    /<link rel="preload" as="script" href="[^"]*\/mf_catalog\/[^"]*\/entry\.js" integrity="sha256-/,
  );
  assert.doesNotMatch(body.split('portal-boot')[0] ?? '', /home\/index/);
  for (const tag of tags) assert.match(tag, /integrity="sha256-/);
  assert.match(tags[0] ?? '', / media="print" /, 'a style that hangs must not hold back the shell');
  for (const tag of tags.slice(1)) assert.match(tag, /<script async .* nonce="/);
});

test('the files of the shared modules that a view imports are preloaded', async (t) => {
  const { app } = await start(t);
  const shell = testRelease('shell', 2, {}, { 'table.js': '', 'base.js': '', 'chart.js': '' });
  const sharedFiles = { 'antd/es/table': ['base.js', 'table.js'], echarts: ['chart.js'] };
  await publishAndPromote(app, { ...shell, record: { ...shell.record, sharedFiles } });
  const remote = testRelease('mf_catalog', 2, catalogViews);
  const { 'route/detail': detail, ...views } = remote.record.views;
  assert.ok(detail);
  const shared = ['react', 'antd/es/table'];
  const record = { ...remote.record, views: { ...views, 'route/detail': { ...detail, shared } } };
  await publishAndPromote(app, { ...remote, record });
  const preloaded = async (path: string) =>
    [
      ...(await app.inject(path)).body.matchAll(
        /rel="preload" as="script" href="[^"]*\/shell\/[^"]*\/(\w+\.js)" integrity="sha256-/g,
      ),
    ].map(([, file]) => file);
  assert.deepEqual((await preloaded('/route/detail?id=1')).sort(), ['base.js', 'table.js']);
  assert.deepEqual(await preloaded('/index'), []);
});

test('the view of an ES module is preloaded as a module', async (t) => {
  const { app, deps } = await start(t);
  const made = testRelease('mf_outside', 1, { 'outside/today': [] });
  const { js = [] } = made.record.views['outside/today'] ?? {};
  await publishAndPromote(app, { ...made, record: { ...made.record, entryType: 'module', external: true } });
  await deps.db
    .insert(menus)
    .values({ name: '今天', type: 'MENU', path: '/today', component: 'outside/today' });
  const { body } = await app.inject('/today');
  const { current } = bootOf(body).releases.mf_outside ?? {};
  assert.equal(current?.entryType, 'module');
  for (const path of ['entry.js', ...js]) {
    const file = `href="${current?.base}${path}" integrity="${current?.integrity[path]}"`;
    assert.ok(body.includes(`<link rel="modulepreload" as="script" ${file}`), path);
  }
  assert.doesNotMatch(body, /<script[^>]*mf_outside/);
});

test('public responses are embedded; failed ones and those that need a session are not', async (t) => {
  const { app, deps } = await start(t);
  const hostile = '</script><script>alert(1)</script>\u2028<!--';
  await deps.db.insert(rotations).values({ orgCode: 'A86', title: { zh: hostile } });
  app.log.level = 'silent';
  const { body } = await app.inject('/');
  const opened = [...body.matchAll(/<script[ >]/g)].length;
  assert.equal([...body.matchAll(/<\/script>/g)].length, opened);
  assert.ok(!body.includes('<script>alert'));
  assert.ok(!body.includes('\u2028'));
  const { first } = bootOf(body);
  const names = Object.keys(first);
  assert.ok(!names.includes('GET /api/none') && !names.includes('GET /api/v1/users/me'));
  const answer = await app.inject('/api/sysRotation/byOrgCode/A86');
  const known = answer.statusCode === 200 ? [{ ...answer.json().data[0] }] : undefined;
  assert.deepEqual(first['GET /api/sysRotation/byOrgCode/A86'], known);
});

test('the boot data is the configuration, the language and what is live', async (t) => {
  const { app } = await start(t, { BASEURL: 'https://api.haitu.example', SYSTITLE: '"><img src=x>' });
  const { body } = await app.inject({ url: '/login', headers: { 'accept-language': 'en-GB,zh;q=0.5' } });
  const { config, language, releases } = bootOf(body);
  assert.deepEqual(config, {
    BASEURL: 'https://api.haitu.example',
    ORGCODE: 'A86',
    SYSTITLE: '"><img src=x>',
    VICINITY: '440000/440800/440802',
  });
  assert.equal(language, 'en');
  assert.equal(releases.mf_catalog?.current.version, versionOf(1));
  assert.ok(!body.includes('<img src=x>'));
  assert.match(body, /<html lang="en">/);
});

const languages: [Record<string, string>, string][] = [
  [{}, 'zh-CN'],
  [{ 'accept-language': 'en' }, 'en'],
  [{ 'accept-language': 'zh-TW,zh;q=0.9' }, 'zh-CN'],
  [{ 'accept-language': 'en', cookie: 'a=1; language=zh-cn' }, 'zh-CN'],
];

test('the language comes from the cookie, else from the browser', async (t) => {
  const { app } = await start(t);
  for (const [headers, lang] of languages) {
    const { body, headers: answered } = await app.inject({ url: '/domestic', headers });
    assert.ok(body.includes(`<html lang="${lang}">`), JSON.stringify(headers));
    assert.equal(answered['content-language'], lang);
    assert.ok(body.includes(lang === 'en' ? '<title>Domestic tours · ' : '<title>国内游 · '));
  }
});

test("a tour's document has its name, summary and picture; a missing tour is a 404", async (t) => {
  const { app, deps } = await start(t);
  const [tour] = await deps.db
    .insert(products)
    .values({
      kind: 'tour',
      category: 'domestic',
      title: { zh: '硇洲岛 "两日" <游>', en: 'Naozhou island' },
      summary: { zh: '看灯塔' },
      picture: '/artwork/tour-1.svg',
      days: 2,
      content: contents.tour,
    })
    .returning({ id: products.id });
  const known = (await app.inject(`/api/v1/tours/${tour?.id}`)).statusCode === 200;
  assert.ok(known, 'the tour call answers');
  const page = await app.inject(`/route/detail?id=${tour?.id}&utm=1`);
  assert.equal(page.statusCode, 200);
  assert.match(page.body, /<title>硇洲岛 &quot;两日&quot; &lt;游&gt; · 海途旅行<\/title>/);
  assert.match(page.body, /name="description" content="看灯塔"/);
  assert.match(page.body, /og:image" content="http:\/\/127\.0\.0\.1:8080\/artwork\/tour-1\.svg"/);
  assert.match(page.body, new RegExp(`rel="canonical" href="[^"]*/route/detail\\?id=${tour?.id}"`));
  assert.ok(bootOf(page.body).first[`GET /api/v1/tours/${tour?.id}`]);
  for (const url of ['/route/detail?id=999999', '/route/detail?id=x', '/route/detail', '/route/detail?id=..'])
    assert.equal((await app.inject(url)).statusCode, 404, url);
});

test('member pages and missing pages are noindex, public ones are not', async (t) => {
  const { app } = await start(t);
  const noindex = async (url: string) => (await app.inject(url)).body.includes('content="noindex"');
  assert.deepEqual(await Promise.all(['/domestic', '/personal/home', '/nowhere'].map(noindex)), [
    false,
    true,
    true,
  ]);
});

test('a promotion on another replica is in the next document within a second, complete', async (t) => {
  const { app, deps } = await start(t);
  const other = await buildApp(deps);
  t.after(() => other.close());
  await publishAndPromote(app, testRelease('mf_catalog', 2, { 'home/index': [], 'route/detail': [] }));
  await other.inject('/index');
  await rollback(app, 'mf_catalog');
  await pause(950);
  const { body } = await other.inject('/index');
  assert.equal(bootOf(body).releases.mf_catalog?.current.version, versionOf(1));
  assert.ok(!body.includes(versionOf(2)));
  await promote(app, 'mf_catalog', 2);
  await pause(950);
  const { releases } = bootOf((await other.inject('/index')).body);
  assert.equal(releases.mf_catalog?.previous?.version, versionOf(1));
});

test('a page that is the same for all visitors is cached for one second', async (t) => {
  const { app, deps } = await start(t);
  const pages = async () => {
    const { first } = bootOf((await app.inject('/route')).body);
    return (first['GET /api/v1/company'] as unknown[] | undefined)?.length;
  };
  await publishAndPromote(
    app,
    testRelease('mf_catalog', 2, { ...catalogViews, 'route/index': ['GET /api/v1/company'] }),
  );
  // Late responses are left out, and the first one is slow.
  assert.deepEqual((await app.inject('/api/v1/company')).json().data, []);
  assert.equal(await pages(), 0);
  await addIntroduction(deps);
  assert.equal(await pages(), 0);
  await pause(1050);
  assert.equal(await pages(), 1);
});

test('concurrent requests share one rendering, each with its own nonce', async (t) => {
  const logged: string[] = [];
  const { app } = await start(t, {}, (line) => logged.push(line));
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/route/detail?id=1')));
  const nonces = answers.map(({ body }) => / nonce="([^"]+)"/.exec(body)?.[1]);
  assert.equal(new Set(nonces).size, 20);
  assert.equal(
    logged.filter((line) => line.includes('/api/v1/tours/1') && line.includes('incoming')).length,
    1,
  );
});

test('without a live shell the portal answers 503', async (t) => {
  const { app } = await buildTestApp(t);
  const answer = await app.inject('/index');
  assert.deepEqual([answer.statusCode, answer.headers['retry-after']], [503, '5']);
  assert.match(answer.body, /正在准备/);
});

test('a document is compressed by Accept-Encoding, and HEAD has no body', async (t) => {
  const { app } = await start(t);
  const answer = await app.inject({ url: '/index', headers: { 'accept-encoding': 'gzip, br' } });
  assert.equal(answer.headers['content-encoding'], 'gzip');
  assert.match(gunzipSync(answer.rawPayload).toString(), /<!doctype html>/);
  const head = await app.inject({ method: 'HEAD', url: '/nowhere' });
  assert.deepEqual([head.statusCode, head.body], [404, '']);
});
