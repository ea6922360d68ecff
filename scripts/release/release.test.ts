import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import type { App, ReleaseRecord } from '@portal/shared/contract';
import { buildTestApp } from '../../server/test/support/test-app.ts';
import { inRoot } from '../process/root.ts';
import { sourceVersion } from '../webpack/source-version.ts';
import { type Build, listStatus, promote, publish, rollback } from './client.ts';
import { testFiles, testManifest, writeBuild } from './external/testing/test-build.ts';
import { publishAll } from './publish-all.ts';
import { publicKeyOf } from './sign.ts';

const releaseToken = 'a-release-token-of-thirty-two-characters';
const releaseKey = generateKeyPairSync('ed25519')
  .privateKey.export({ format: 'pem', type: 'pkcs8' })
  .toString();

/** A listening portal on a database of its own. */
const startPortal = async (t: TestContext) => {
  const { app } = await buildTestApp(t, {
    env: { RELEASE_TOKEN: releaseToken, RELEASE_KEYS: publicKeyOf(releaseKey) },
  });
  return { portalUrl: await app.listen({ host: '127.0.0.1', port: 0 }), releaseToken, releaseKey };
};

const makeBuild = async (
  t: TestContext,
  number: number,
  text = `start(${number});`,
  views: ReleaseRecord['views'] = {},
): Promise<Build> => {
  const dir = await mkdtemp(join(tmpdir(), 'haitu-release-'));
  t.after(() => rm(dir, { recursive: true, force: true }));
  await mkdir(join(dir, 'views'), { recursive: true });
  await writeFile(join(dir, 'views/entry.js'), text);
  const integrity = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const record: ReleaseRecord = {
    app: 'mf_catalog',
    version: `1.0.0-${String(number).padStart(12, '0')}`,
    commit: 'none',
    author: 'test',
    builtAt: new Date().toISOString(),
    entry: 'views/entry.js',
    globalName: `mf_catalog_${number}`,
    styles: [],
    files: [{ path: 'views/entry.js', type: 'text/javascript', size: text.length, integrity }],
    views,
    shared: {},
    platform: '1.0.0',
    cssPrefix: 'mf_catalog__',
  };
  return { dir, record };
};

/** Runs the command in a process of its own. */
const run = (
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number | null; out: string; err: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [inRoot('scripts/release.ts'), ...args], {
      env: { PATH: process.env.PATH, DATA_DIR: '/nonexistent', ...env },
    });
    const said = { out: '', err: '' };
    child.stdout.on('data', (chunk) => {
      said.out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      said.err += chunk;
    });
    child.on('close', (code) => resolve({ code, ...said }));
  });

test('wrong usage is exit code 2 with the usage, a refusal is 1 with a sentence', async () => {
  const wrong = await run(['promote', 'mf_catalog'], {});
  assert.equal(wrong.code, 2);
  assert.match(wrong.err, /^Which version\?\nusage: /);
  const tokenless = await run(['status'], {});
  assert.deepEqual([tokenless.code, tokenless.out], [1, '']);
  assert.match(tokenless.err, /^RELEASE_TOKEN is not set[^\n]*\n$/);
  const away = await run(['status'], { PORTAL_URL: 'http://127.0.0.1:4399', RELEASE_TOKEN: releaseToken });
  assert.deepEqual(
    [away.code, away.err],
    [1, 'The portal at http://127.0.0.1:4399 does not answer (ECONNREFUSED).\n'],
  );
});

test('promote, rollback, status and history print text and JSON', async (t) => {
  const client = await startPortal(t);
  const env = { PORTAL_URL: client.portalUrl, RELEASE_TOKEN: releaseToken };
  const builds = [await makeBuild(t, 1), await makeBuild(t, 2)];
  for (const build of builds) await publish(client, build);
  const [first = '', second = ''] = builds.map(({ record }) => record.version);
  await promote(client, { app: 'mf_catalog', version: first, reason: 'first' });
  const promoted = await run(['promote', 'mf-catalog', second, '--reason', 'new page'], env);
  assert.deepEqual([promoted.code, promoted.out], [0, `mf_catalog ${second} is live\n`]);
  const again = await run(['promote', 'mf-catalog', second], env);
  assert.equal(again.out, `mf_catalog ${second} was live already\n`);
  const back = await run(['rollback', 'mf_catalog', '--json'], env);
  assert.equal(JSON.parse(back.out).live, first);
  const nowhere = await run(['rollback', 'mf_catalog'], env);
  assert.equal(nowhere.code, 1);
  assert.match(nowhere.err, /^mf_catalog has no good release before this one[^\n]*\n$/);
  const status = await run(['status', 'mf_catalog'], env);
  assert.match(status.out, new RegExp(`^mf_catalog  ${first}  since `));
  const history = (await run(['history', 'mf_catalog'], env)).out.split('\n');
  assert.match(
    history[0] ?? '',
    new RegExp(`rollback +${first} +instead of ${second} +release-token +by command`),
  );
  assert.match(history[1] ?? '', /promote .* new page$/);
  const stranger = await run(['status'], { ...env, RELEASE_TOKEN: `${releaseToken}x` });
  assert.deepEqual(
    [stranger.code, stranger.err],
    [1, `The portal at ${client.portalUrl} does not know this RELEASE_TOKEN.\n`],
  );
});

test('plan prints an order; without one it names what is missing and exits with 1', async (t) => {
  const client = await startPortal(t);
  const env = { PORTAL_URL: client.portalUrl, RELEASE_TOKEN: releaseToken };
  const using = async (app: App, number: number, name: string): Promise<string> => {
    const { dir, record } = await makeBuild(t, number);
    const sharedExports = { '@portal/shared/ui': [name] };
    const named = { app, globalName: `${app}_${number}`, cssPrefix: `${app}__`, sharedExports };
    await publish(client, { dir, record: { ...record, ...named } });
    return `${app}@${record.version}`;
  };
  const shell = await using('shell', 1, 'Card');
  await promote(client, { app: 'shell', version: shell.split('@')[1], reason: 'first' });
  const [next, catalog] = [await using('shell', 2, 'Chart'), await using('mf_catalog', 3, 'Card')];
  const both = await run(['plan', catalog, next], env);
  assert.equal(both.code, 1);
  assert.match(
    both.err,
    /^There is no order .*\n1\. mf_catalog .*3\nshell .*2 cannot be promoted then:\n {2}export /,
  );
  const one = await run(['plan', catalog], env);
  assert.deepEqual([one.code, one.out], [0, `1. ${catalog.replace('@', ' ')}\n`]);
  const unknown = await run(['plan', 'mf_catalog@1.0.0-000000000009'], env);
  assert.deepEqual([unknown.code, unknown.err], [1, 'mf_catalog has no version 1.0.0-000000000009\n']);
});

test('a canary and pins are set by command, and the history names their author', async (t) => {
  const client = await startPortal(t);
  const env = { PORTAL_URL: client.portalUrl, RELEASE_TOKEN: releaseToken };
  const builds = [await makeBuild(t, 1), await makeBuild(t, 2)];
  for (const build of builds) await publish(client, build);
  const [first = '', second = ''] = builds.map(({ record }) => record.version);
  const release = async (line: string) => {
    const { out, err } = await run(['canary', 'mf_catalog', ...line.split(' ')], env);
    return out || err;
  };
  assert.match(await release(`${second} --share 10`), /^mf_catalog has no live version yet/);
  await promote(client, { app: 'mf_catalog', version: first, reason: 'first' });
  assert.equal(
    await release(`${second} --share 10`),
    `mf_catalog ${second} is given to 10 % of the visitors\n`,
  );
  assert.match((await run(['status', 'mf_catalog'], env)).out, new RegExp(`canary: ${second} 10 %`));
  assert.equal(await release('--stop'), `the canary of mf_catalog is over: everybody gets ${first}\n`);
  assert.match((await run(['history', 'mf_catalog'], env)).out, new RegExp(`canary +10 % +${second}`));
  const unknown = await run(['pin', 'mf_catalog', second, '--user', 'unknown'], env);
  assert.deepEqual([unknown.code, unknown.err], [1, 'There is no user unknown\n']);
  const none = await run(['unpin', 'mf_catalog', '--role', 'EDITOR', '--json'], env);
  assert.deepEqual(JSON.parse(none.out), { pins: [], changed: false });
});

test('a link to a preview is printed for a version, with its end', async (t) => {
  const client = await startPortal(t);
  const env = { PORTAL_URL: client.portalUrl, RELEASE_TOKEN: releaseToken };
  const build = await makeBuild(t, 1);
  await publish(client, build);
  const { version } = build.record;
  const printed = await run(['preview', 'mf-catalog', version, '--hours', '2'], env);
  const [url = '', about = ''] = printed.out.split('\n');
  assert.match(url, new RegExp(`^http://[^/]+/\\?override=mf_catalog@${version}~\\d{10}\\.[0-9a-f]{64}$`));
  assert.match(
    about,
    new RegExp(`^mf_catalog ${version} until \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC, for everybody`),
  );
  const { app, until } = JSON.parse((await run(['preview', 'mf_catalog', version, '--json'], env)).out);
  assert.deepEqual([app, Math.round((Date.parse(until) - Date.now()) / 3600_000)], ['mf_catalog', 72]);
  const current = await run(['preview', 'mf_catalog'], env);
  assert.deepEqual(
    [current.code, current.err],
    [1, `mf_catalog has no version ${sourceVersion('mf_catalog')}\n`],
  );
  const elsewhere = await run(['preview', 'mf_elsewhere'], env);
  assert.deepEqual(
    [elsewhere.code, elsewhere.err],
    [1, 'Which version? The sources of mf_elsewhere are not here.\n'],
  );
});

test('a token of a team is created, used and revoked by command', async (t) => {
  const client = await startPortal(t);
  const env = { PORTAL_URL: client.portalUrl, RELEASE_TOKEN: releaseToken };
  for (const number of [1, 2]) await publish(client, await makeBuild(t, number));
  const owner = await run(['owner', 'mf_catalog', 'catalog', '--contact', 'catalog@example.com'], env);
  assert.equal(owner.out, 'mf_catalog belongs to catalog (catalog@example.com)\n');
  const rights = ['--apps', 'mf-catalog', '--actions', 'publish,promote'];
  const created = await run(['tokens', 'create', 'catalog/ci', ...rights], env);
  const [, secret = ''] = created.out.split('\n');
  assert.match(secret, /^hrt_/);
  const asTeam = { ...env, RELEASE_TOKEN: secret };
  const [first = ''] = (await listStatus(client))[0]?.versions.map(({ version }) => version) ?? [];
  assert.match((await run(['promote', 'mf_catalog', first], asTeam)).out, /is live/);
  const foreign = await run(['rollback', 'shell'], asTeam);
  assert.deepEqual(
    [foreign.code, foreign.err],
    [1, 'The token catalog/ci is not bound to shell, but to mf_catalog\n'],
  );
  assert.match((await run(['history', 'mf_catalog'], env)).out, /promote .* catalog\/ci /);
  assert.match(
    (await run(['tokens'], env)).out,
    /^catalog\/ci {2}mf_catalog {2}publish,promote {2}until .* used /,
  );
  assert.equal((await run(['tokens', 'revoke', 'catalog/ci'], env)).out, 'the token catalog/ci is revoked\n');
  assert.match((await run(['status'], asTeam)).err, /^The token catalog\/ci was revoked at /);
  assert.match((await run(['tokens', 'revoke', 'catalog/ci'], env)).err, /^There is no token catalog\/ci/);
});

test('a forced promotion is approved by another team by command, and the history names both', async (t) => {
  const client = await startPortal(t);
  const env = { PORTAL_URL: client.portalUrl, RELEASE_TOKEN: releaseToken };
  const home = { js: ['views/entry.js'], css: [], firstCalls: [], size: 1 };
  const [first, second] = [await makeBuild(t, 1, 'start();', { 'home/index': home }), await makeBuild(t, 2)];
  await publish(client, first);
  await promote(client, { app: 'mf_catalog', version: first.record.version, reason: 'first' });
  await publish(client, second, 'home moves');
  const asTeam = async (team: string) => {
    const rights = ['--apps', 'mf_catalog', '--actions', 'promote,force'];
    const created = await run(['tokens', 'create', `${team}/ci`, ...rights], env);
    return { ...env, RELEASE_TOKEN: created.out.split('\n')[1] ?? '' };
  };
  const [catalog, platform] = [await asTeam('catalog'), await asTeam('platform')];
  const { version } = second.record;
  const force = () => run(['promote', 'mf_catalog', version, '--force', '--reason', 'urgent'], catalog);
  const alone = await force();
  assert.equal(alone.code, 1);
  assert.match(alone.err, new RegExp(`npm run release -- approve-force mf_catalog ${version} --reason`));
  assert.match(alone.err, /\n {2}view {2}route \/index: /);
  const reason = ['--reason', 'home moves'];
  const approved = await run(['approve-force', 'mf_catalog', version, ...reason], platform);
  assert.match(
    approved.out,
    new RegExp(`^mf_catalog ${version} may be forced once by somebody else until .* UTC\\n$`),
  );
  assert.match(
    (await force()).out,
    new RegExp(`^mf_catalog ${version} is live\\n {2}view {2}route /index: `),
  );
  const [newest] = (await run(['history', 'mf_catalog'], env)).out.split('\n');
  assert.match(
    newest ?? '',
    /catalog\/ci +urgent \(forced: view route \/index; approved by platform\/ci: home moves\)$/,
  );
});

test('a remote of another repository is published from its build folder, promoted and rolled back', async (t) => {
  const { portalUrl } = await startPortal(t);
  const env = { PORTAL_URL: portalUrl, RELEASE_TOKEN: releaseToken, RELEASE_KEY: releaseKey };
  const folder = writeBuild(t, testManifest, { ...testFiles, 'index.html': '<p>' });
  const first = await run(['publish', '--from', folder, '--promote'], env);
  assert.equal(first.err, '');
  assert.match(
    first.out,
    /^mf_outside 1\.4\.0-\w{12} is published, and is live\nnot part of the release: index\.html\n$/,
  );
  assert.match((await run(['publish', '--from', folder], env)).out, /was published already/);
  const other = writeBuild(t, testManifest, { ...testFiles, 'today.js': 'tomorrow();' });
  assert.match((await run(['publish', '--from', other, '--promote'], env)).out, /and is live/);
  const back = await run(['rollback', 'mf_outside'], env);
  assert.equal(back.out.split(' ')[1], first.out.split(' ')[1]);
});

const faultyBuilds: readonly (readonly [string, Parameters<typeof writeBuild>[1], RegExp])[] = [
  ['no manifest', null, /mf-manifest\.json is not there/],
  [
    'a global name of another app',
    { ...testManifest, metaData: { ...testManifest.metaData, globalName: 'mf_catalog' } },
    /the global name mf_catalog must be mf_outside/,
  ],
  [
    'an entry that is HTML',
    {
      ...testManifest,
      metaData: { ...testManifest.metaData, remoteEntry: { name: 'page.js', path: '', type: 'global' } },
    },
    /page\.js contains HTML/,
  ],
];

test('a faulty build is refused with its file and reason, and the live release stays', async (t) => {
  const client = await startPortal(t);
  const env = { PORTAL_URL: client.portalUrl, RELEASE_TOKEN: releaseToken, RELEASE_KEY: releaseKey };
  await run(['publish', '--from', writeBuild(t), '--promote'], env);
  const before = await listStatus(client);
  assert.ok(before[0]?.live);
  for (const [what, manifest, sentence] of faultyBuilds) {
    const folder = writeBuild(t, manifest, { ...testFiles, 'page.js': '<!doctype html><p>502</p>' });
    const { code, err } = await run(['publish', '--from', folder, '--promote'], env);
    assert.equal(code, 1, what);
    assert.match(err, sentence, what);
  }
  assert.deepEqual(await listStatus(client), before);
});

test('other bytes under a known version are refused in the portal’s words', async (t) => {
  const client = await startPortal(t);
  assert.equal((await publish(client, await makeBuild(t, 1))).created, true);
  await assert.rejects(
    publish(client, await makeBuild(t, 1, 'evil();')),
    /is published already, with other bytes/,
  );
});

test('starting the portal promotes local builds and keeps releases chosen by hand', async (t) => {
  const client = await startPortal(t);
  const [first, second, third] = [await makeBuild(t, 1), await makeBuild(t, 2), await makeBuild(t, 3)];
  const live = async () => (await listStatus(client)).find(({ app }) => app === 'mf_catalog')?.live;
  const start = async (build: Build) => {
    const seen: boolean[] = [];
    await publishAll(client, [build], (progress) => seen.push(progress.live));
    return [await live(), ...seen];
  };
  assert.deepEqual(await start(first), [first.record.version, true]);
  assert.deepEqual(await start(second), [second.record.version, true]);
  assert.deepEqual(await start(first), [first.record.version, true], 'sources that went back are followed');
  await start(second);
  await rollback(client, { app: 'mf_catalog', reason: 'broken' });
  assert.deepEqual(await start(second), [first.record.version, false], 'a rollback stays');
  assert.deepEqual(await start(third), [third.record.version, true], 'new sources are followed');
});
