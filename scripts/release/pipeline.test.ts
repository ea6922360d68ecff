import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../process/root.ts';
import { APPS } from '../webpack/apps.ts';
import { sourceVersion } from '../webpack/source-version.ts';
import { listChanged } from './changed.ts';
import { readInvocation } from './usage.ts';

const read = (file: string): string => readFileSync(inRoot(file), 'utf8');
const pipeline = read('docs/examples/pipeline.yml');

/** A portal with some published versions. */
const portalWith = (versions: Readonly<Record<string, readonly string[]>>) => {
  const data = Object.entries(versions).map(([app, given]) => ({
    app,
    versions: given.map((version) => ({ version })),
  }));
  return async () => Response.json({ code: '200', data });
};

const changed = async (
  t: { mock: typeof import('node:test').mock },
  versions: Parameters<typeof portalWith>[0],
) => {
  t.mock.method(globalThis, 'fetch', portalWith(versions));
  const apps = await listChanged({ portalUrl: 'http://portal', releaseToken: 'a token' });
  return apps.map(({ folder }) => folder);
};

const asNow = Object.fromEntries(APPS.map((app) => [app, ['1.0.0-0000000', sourceVersion(app)]]));

test('no app is changed while the portal has a release of all current sources', async (t) => {
  assert.deepEqual(await changed(t, asNow), []);
});

test('an app is changed if its sources make another version, or if it is new', async (t) => {
  const { mf_personal: _new, ...known } = asNow;
  assert.deepEqual(await changed(t, { ...known, mf_catalog: ['1.0.0-0000000'] }), [
    'mf-catalog',
    'mf-personal',
  ]);
});

test('an empty portal needs all apps, the shell first', async (t) => {
  const all = await changed(t, {});
  assert.deepEqual([all[0], all.length], ['shell', APPS.length]);
});

test('the example pipeline uses existing commands', () => {
  const lines = [...pipeline.matchAll(/npm run (?:-s )?release -- ([^>\n]+)/g)].map(([, line = '']) => line);
  const understood = lines.map((line) =>
    readInvocation(
      line
        .trim()
        .replace(/\$\{\{ matrix\.app\.(?:folder|app) \}\}/, 'mf-catalog')
        .replace(/\$\{\{ matrix\.app\.version \}\}/, '1.0.0-1234567')
        .match(/"[^"]*"|\S+/g) ?? [],
    ),
  );
  assert.deepEqual(
    understood.map(({ command, apps, version }) => [command, apps.length, version]),
    [
      ['changed', APPS.length, undefined],
      ['publish', 1, undefined],
      ['preview', 1, undefined],
      ['promote', 1, '1.0.0-1234567'],
    ],
  );
});

test('the example for every night uses existing commands, and asks for advisories', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const used = [...read('docs/examples/nightly.yml').matchAll(/npm run ([\w:]+)/g)].map(
    ([, name = '']) => name,
  );
  assert.deepEqual(
    used.filter((name) => !Object.hasOwn(scripts, name)),
    [],
  );
  assert.ok(used.includes('advisories'));
  assert.match(
    read('docs/examples/nightly.yml'),
    /npm run release -- verify\n {8}env:\n {10}PORTAL_URL: https:/,
  );
  assert.match(scripts.advisories, / audit --prod$/);
});
