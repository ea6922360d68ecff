import assert from 'node:assert/strict';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { readExternalBuild } from './read-build.ts';
import { testFiles, testManifest, writeBuild } from './testing/test-build.ts';

type MetaData = typeof testManifest.metaData;

const withMeta = (change: Partial<MetaData>) => ({
  ...testManifest,
  metaData: { ...testManifest.metaData, ...change },
});
const [expose] = testManifest.exposes;
const withScript = (file: string) => ({
  ...testManifest,
  exposes: [{ ...expose, assets: { ...expose?.assets, js: { sync: [file], async: [] } } }],
});

test('a build folder becomes a release record', (t) => {
  const { record, left, warnings } = readExternalBuild(writeBuild(t));
  const { version, files, builtAt, author, commit, ...rest } = record;
  assert.match(version, /^1\.4\.0-[0-9a-f]{12}$/);
  assert.deepEqual(
    files.map((file) => file.path),
    ['lazy/7.js', 'mf-manifest.json', 'remoteEntry.js', 'today.css', 'today.js'],
  );
  assert.deepEqual(rest, {
    schema: 1,
    app: 'mf_outside',
    entry: 'remoteEntry.js',
    globalName: 'mf_outside',
    styles: [],
    views: { 'outside/today': { js: ['today.js'], css: ['today.css'], firstCalls: [], size: 17 } },
    shared: { react: '^19.0.0', '@portal/shared/i18n': '^1.0.0', dayjs: '*' },
    platform: '1.0.0',
    cssPrefix: 'mf_outside__',
    external: true,
  });
  assert.deepEqual([left, warnings], [[], []]);
});

test('equal bytes have the same version, other bytes another one', (t) => {
  const versionOf = (files = testFiles) =>
    readExternalBuild(writeBuild(t, testManifest, files)).record.version;
  assert.equal(versionOf(), versionOf());
  assert.notEqual(versionOf(), versionOf({ ...testFiles, 'today.js': 'tomorrow();' }));
});

test('an entry in a folder and an ES module are recorded as such', (t) => {
  const manifest = withMeta({ remoteEntry: { name: 'remoteEntry.js', path: 'lazy/', type: 'module' } });
  const { record } = readExternalBuild(
    writeBuild(t, manifest, { ...testFiles, 'lazy/remoteEntry.js': 'export {};' }),
  );
  assert.deepEqual([record.entry, record.entryType], ['lazy/remoteEntry.js', 'module']);
});

test('chunk names without a version cause a warning', (t) => {
  const warningsOf = (name: string) =>
    readExternalBuild(
      writeBuild(t, testManifest, { ...testFiles, 'remoteEntry.js': `(self.${name}=self.${name}||[]).push` }),
    ).warnings;
  assert.match(
    warningsOf('webpackChunkmf_outside').join(),
    /^output\.uniqueName does not hold the version 1\.4\.0/,
  );
  assert.deepEqual(warningsOf('webpackChunkmf_outside_1_4_0'), []);
});

test('files for tools, debuggers and development, and links, are left out of a release', (t) => {
  const names = [
    '.vite/manifest.json',
    '@mf-types.zip',
    '@mf-types/a.d.ts',
    'index.html',
    'mf-stats.json',
    'today.js.map',
  ];
  const more = Object.fromEntries(names.map((name) => [name, 'x']));
  const folder = writeBuild(t, testManifest, { ...testFiles, ...more });
  symlinkSync('/etc/hostname', path.join(folder, 'host.js'));
  const { record, left } = readExternalBuild(folder);
  assert.deepEqual(left, names);
  assert.equal(record.files.length, 5);
  assert.equal(record.version, readExternalBuild(writeBuild(t)).record.version);
});

test('a tarball is refused, so none of its paths can leave the folder', (t) => {
  const tarball = path.join(
    writeBuild(t, testManifest, { ...testFiles, 'guide-1.4.0.tgz': '../evil.js' }),
    'guide-1.4.0.tgz',
  );
  assert.throws(
    () => readExternalBuild(tarball),
    /guide-1\.4\.0\.tgz is a file: name the folder of the build/,
  );
});

const refusals: readonly (readonly [string, object | string | null, RegExp, Record<string, string>?])[] = [
  ['no manifest', null, /mf-manifest\.json is not there/],
  ['a manifest that is not JSON', '<!doctype html>', /mf-manifest\.json is not JSON/],
  ['a manifest of another shape', [], /mf-manifest\.json: /],
  ['a manifest without exposes', { ...testManifest, exposes: [] }, /\/exposes is \[\]/],
  ['a missing field', withMeta({ remoteEntry: undefined }), /\/metaData\/?\S* .*remoteEntry/],
  [
    'a script that is not there',
    withScript('gone.js'),
    /mf-manifest\.json: \.\/outside\/today names gone\.js/,
  ],
  [
    'an entry that is not there',
    withMeta({ remoteEntry: { name: 'gone.js', path: '', type: 'global' } }),
    /mf-manifest\.json: remoteEntry names gone\.js/,
  ],
  [
    'a path that leaves the folder',
    withScript('../evil.js'),
    /\/exposes\/0\/assets\/js\/sync\/0 is "\.\.\/evil\.js"/,
  ],
  [
    'an entry that leaves the folder',
    withMeta({ remoteEntry: { name: 'remoteEntry.js', path: '../', type: 'global' } }),
    /\/metaData\/remoteEntry\/path is "\.\.\/"/,
  ],
  [
    '10,000 exposes',
    {
      ...testManifest,
      exposes: Array.from({ length: 10_000 }, (_, n) => ({ ...expose, path: `./a/v${n}` })),
    },
    /\/exposes is .*500/,
  ],
  [
    'an expose that is no view name',
    { ...testManifest, exposes: [{ ...expose, path: '.' }] },
    /\/exposes\/0\/path is "\."/,
  ],
  ['the shell', { ...testManifest, name: 'shell' }, /\/name is "shell", but .*mf_NAME/],
  [
    'a name of another form',
    { ...testManifest, name: 'outside-app' },
    /\/name is "outside-app", but .*mf_NAME/,
  ],
  [
    'a remote of this repository',
    { ...testManifest, name: 'mf_catalog' },
    /mf_catalog is a remote of this repository/,
  ],
  [
    'a version that the build did not set',
    withMeta({ buildInfo: { buildVersion: 'local', buildName: 'x' } }),
    /buildVersion is "local", but .*"version" in package\.json, or MF_BUILD_VERSION/,
  ],
  [
    'files at another address',
    withMeta({ publicPath: 'http://localhost:3001/' }),
    /publicPath is "http.*output\.publicPath/,
  ],
  [
    'an entry for Node',
    withMeta({ remoteEntry: { name: 'remoteEntry.js', path: '', type: 'commonjs-module' } }),
    /remoteEntry\/type is "commonjs-module"/,
  ],
  ['a page among the files', testManifest, /help\.html: a release does not hold/, { 'help.html': '<p>' }],
  [
    '2,001 files',
    testManifest,
    /files, but a release has at most 2000/,
    Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [`f${n}.js`, ''])),
  ],
  ['a file with a strange name', testManifest, /a b\.js: names of files/, { 'a b.js': '1' }],
];

for (const [what, manifest, sentence, more = {}] of refusals)
  test(`${what} is refused with a sentence`, (t) => {
    const folder = writeBuild(t, manifest, { ...testFiles, ...more });
    assert.throws(() => readExternalBuild(folder), sentence);
  });
