import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { type TestContext, test } from 'node:test';
import { buildApp } from '#src/app/app.ts';
import {
  publish,
  publishAndPromote,
  releaseEnv,
  testRelease,
  versionOf,
} from '#src/delivery/releases/testing/release-fixture.ts';
import { bootOf, TestVisitor } from '#src/delivery/releases/testing/test-visitor.ts';
import { buildTestApp } from '#test/support/test-app.ts';

/** A server like `npm run dev`, and another app that is not overridden. */
const serve = async (t: TestContext): Promise<string> => {
  const releaseAt = (app: string, base: string) => ({
    current: {
      ...{ app, version: '0.0.0-development', base, entry: 'entry.js', globalName: `${app}_development` },
      ...{ styles: [], views: { 'home/index': { js: ['views/home/index.js'], css: [] } }, integrity: {} },
    },
  });
  const server = createServer((_request, response) => {
    const base = `http://${_request.headers.host}/`;
    const mf_catalog = releaseAt('mf_catalog', base);
    const mf_booking = releaseAt('mf_booking', 'http://elsewhere.example/');
    response.end(JSON.stringify({ mf_catalog, mf_booking, mf_admin: releaseAt('mf_admin', base) }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  t.after(() => server.close());
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
};

const start = async (t: TestContext) => {
  const made = await buildTestApp(t, { env: releaseEnv });
  await publishAndPromote(made.app, testRelease('shell', 1));
  await publishAndPromote(made.app, testRelease('mf_catalog', 1, { 'home/index': [] }));
  await publish(made.app, testRelease('mf_catalog', 2, { 'home/index': [] }));
  return made;
};

/** As in production: requires the permission and an allowed origin. */
const guard = async (t: TestContext, { deps }: Awaited<ReturnType<typeof start>>, ...origins: string[]) => {
  const overrides = { origins, loopback: false, guarded: true };
  const app = await buildApp({ ...deps, env: { ...deps.env, overrides } });
  t.after(() => app.close());
  return app;
};

const catalogOf = async (visitor: TestVisitor) => [
  bootOf(await visitor.open()).releases.mf_catalog?.current.version,
  (await visitor.poll()).json().data.mf_catalog.current.version,
];

test('an override serves an unpromoted version to one browser, shows a banner, and ends with a click', async (t) => {
  const { app } = await start(t);
  const visitor = new TestVisitor(app);
  const begun = await visitor.confirm(`/route/detail?id=5&override=mf_catalog@${versionOf(2)}`);
  assert.deepEqual([begun.statusCode, begun.headers.location], [303, '/route/detail?id=5']);
  assert.match(
    String(begun.headers['set-cookie']),
    /override=[^;]+; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax/,
  );
  assert.deepEqual(await catalogOf(visitor), [versionOf(2), versionOf(2)]);
  const page = await visitor.open();
  assert.deepEqual(bootOf(page).overrides, [`mf_catalog@${versionOf(2)}`]);
  assert.match(
    page.body,
    /<aside id="overrides">.*预览中.*Preview, in this browser only.*<a href="\?override=off">/s,
  );
  assert.equal(bootOf(page).releases.mf_catalog?.previous, undefined);
  assert.deepEqual(await catalogOf(new TestVisitor(app)), [versionOf(1), versionOf(1)]);
  assert.equal((await visitor.open('/index?override=off')).headers.location, '/index');
  assert.deepEqual(await catalogOf(visitor), [versionOf(1), versionOf(1)]);
  const after = await visitor.open();
  assert.ok(!after.body.includes('id="overrides"'));
  assert.equal(bootOf(after).overrides, undefined);
});

test('an override expires after eight hours', async (t) => {
  const { app, clock } = await start(t);
  const visitor = new TestVisitor(app);
  await visitor.confirm(`/?override=mf_catalog@${versionOf(2)}`);
  clock.advance(8 * 3600 - 60);
  assert.equal((await catalogOf(visitor))[0], versionOf(2));
  clock.advance(60);
  assert.equal((await catalogOf(visitor))[0], versionOf(1));
});

test('a local remote replaces the released one, and only this document allows its origin', async (t) => {
  const { app } = await start(t);
  const origin = await serve(t);
  const visitor = new TestVisitor(app);
  await visitor.confirm(`/?override=mf_catalog@${origin}`);
  const { body, headers } = await visitor.open();
  const policy = String(headers['content-security-policy']);
  assert.ok(body.includes(`src="${origin}/views/home/index.js" crossorigin`));
  assert.ok(policy.includes(`script-src 'self' 'nonce-`) && policy.includes(origin.replace('http', 'ws')));
  assert.equal(headers['integrity-policy'], undefined, 'a development server has no hashes');
  assert.deepEqual(Object.keys(bootOf(await visitor.open()).releases).sort(), ['mf_catalog', 'shell']);
  const other = await new TestVisitor(app).open();
  assert.ok(!String(other.headers['content-security-policy']).includes(origin));
  assert.match(String(other.headers['integrity-policy']), /script/);
});

test('an unreachable origin, or one with files elsewhere, keeps live, and the banner says so', async (t) => {
  const { app } = await start(t);
  const origin = await serve(t);
  for (const text of ['mf_catalog@http://127.0.0.1:1', `mf_booking@${origin}`]) {
    const visitor = new TestVisitor(app);
    await visitor.confirm(`/?override=${text}`);
    const page = await visitor.open();
    assert.equal(page.statusCode, 200);
    assert.deepEqual(Object.keys(bootOf(page).releases).sort(), ['mf_catalog', 'shell']);
    assert.equal(bootOf(page).releases.mf_catalog?.current.version, versionOf(1));
    assert.match(page.body, /does not answer/);
  }
});

const refusals = [
  'nonsense',
  'mf_catalog@1.0.0-9999999',
  'mf_catalog@https://evil.example',
  'mf_catalog@http://127.0.0.1:1/path',
];

test('an invalid override is refused and the parameter is named', async (t) => {
  const { app } = await start(t);
  for (const text of refusals) {
    const visitor = new TestVisitor(app);
    const answer = await visitor.confirm(`/?override=${encodeURIComponent(text)}`);
    assert.deepEqual([answer.statusCode, answer.json().field], [400, 'override'], text);
    assert.equal(visitor.cookies.has('override'), false);
  }
});

test('in production an override needs release:override, and ends when the account loses it', async (t) => {
  const made = await start(t);
  const app = await guard(t, made);
  const order = `/?override=mf_catalog@${versionOf(2)}`;
  const may = await made.signIn('OPS', { perms: ['release:override'] });
  const mayNot = await made.signIn('EDITOR', { perms: ['release:promote'] });
  const enter = async (headers: { authorization?: string }) => {
    const visitor = new TestVisitor(app, headers);
    await visitor.open();
    await visitor.poll();
    return [visitor, (await visitor.confirm(order)).statusCode] as const;
  };
  assert.equal((await enter({}))[1], 403);
  assert.equal((await enter(mayNot.headers))[1], 403);
  const [visitor, status] = await enter(may.headers);
  assert.equal(status, 303);
  assert.deepEqual(await catalogOf(visitor), [versionOf(2), versionOf(2)]);
  const cookies = new Map(visitor.cookies);
  await app.inject({ method: 'DELETE', url: '/api/v1/auth/logout', headers: may.headers });
  visitor.cookies.clear();
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  assert.equal((await catalogOf(visitor))[0], versionOf(1), 'the session is over');
  assert.equal((await visitor.open('/?override=off')).statusCode, 302, 'ending is everybody’s');
});

test('in production an override is loaded only from allowed origins', async (t) => {
  const made = await start(t);
  const origin = await serve(t);
  const { headers } = await made.signIn('OPS', { perms: ['release:override'] });
  const answers = [];
  for (const app of [await guard(t, made), await guard(t, made, origin)]) {
    const visitor = new TestVisitor(app, headers);
    await visitor.poll();
    answers.push((await visitor.confirm(`/?override=mf_catalog@${origin}`)).statusCode);
  }
  assert.deepEqual(answers, [400, 303]);
});

test('a link asks for confirmation and starts nothing', async (t) => {
  const { app } = await start(t);
  const visitor = new TestVisitor(app);
  const link = `/route/detail?id=5&override=mf_catalog@${versionOf(2)}`;
  const { statusCode, headers, body } = await visitor.open(link);
  assert.equal(statusCode, 200);
  assert.equal(visitor.cookies.has('override'), false);
  assert.match(body, /<form method="post" action="\/route\/detail\?id=5&amp;override=mf_catalog@/);
  assert.match(body, /<a href="\/route\/detail\?id=5">/);
  assert.match(String(headers['content-security-policy']), /form-action 'self'; frame-ancestors 'none'$/);
  assert.equal(headers['cache-control'], 'no-store');
  assert.deepEqual(await catalogOf(visitor), [versionOf(1), versionOf(1)]);
});

test('a form of another site, and one without an origin, start nothing', async (t) => {
  const { app } = await start(t);
  for (const origin of ['https://evil.example', 'http://portal.example.evil.example', 'null', '']) {
    const visitor = new TestVisitor(app);
    const { statusCode } = await visitor.confirm(`/?override=mf_catalog@${versionOf(2)}`, origin);
    assert.deepEqual([statusCode, visitor.cookies.has('override')], [403, false], origin);
  }
});

test('an invalid override, and a missing permission, are refused before the confirmation', async (t) => {
  const made = await start(t);
  const refused = await new TestVisitor(made.app).open('/?override=mf_catalog@https://evil.example');
  assert.deepEqual([refused.statusCode, refused.json().field], [400, 'override']);
  const app = await guard(t, made);
  assert.equal((await new TestVisitor(app).open(`/?override=mf_catalog@${versionOf(2)}`)).statusCode, 403);
});

test('a POST without an override is none of a page', async (t) => {
  const { app } = await start(t);
  const visitor = new TestVisitor(app);
  for (const url of ['/', '/index?id=5', '/assets/x?override=off'])
    assert.equal((await visitor.confirm(url)).statusCode, 404, url);
});

test('the address of the form stays in the portal', async (t) => {
  const { app } = await start(t);
  const { body } = await new TestVisitor(app).open(`//evil.example?override=mf_catalog@${versionOf(2)}`);
  assert.match(body, /action="\/evil\.example\?override=/);
  assert.match(body, /<a href="\/evil\.example">/);
});
