import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { ReleaseRecord } from '@portal/shared/contract';
import { compile } from '../webpack/compile.ts';
import { federated } from '../webpack/federated.ts';
import { writeRemote } from './fixture-remote.ts';
import { integrityOf } from './integrity.ts';
import { describeRelease } from './record.ts';
import { listSharedExports } from './sharing.ts';

const version = '1.0.0-0123456789ab';
const folder = writeRemote({
  'views/route/detail.tsx': `
    import { Table, type TableProps } from 'antd';
    import { useState, lazy } from 'react';
    import { readToken, storeToken } from '@portal/shared/session';
    const unused = () => storeToken('x');
    import classes from './detail.module.css';
    const Map = lazy(() => import('../../features/map.tsx'));
    export default function Detail(props: TableProps) {
      const [open] = useState(Boolean(readToken()));
      return <div className={classes.box}><Table {...props} />{open && <Map />}</div>;
    }`,
  'views/route/detail.test.tsx': 'this is not a view',
  'views/route/detail.module.css': '.box { color: red }',
  'features/map.tsx': `
    import classes from './map.module.css';
    export default function Map() { return <p className={classes.map}>map</p>; }`,
  'features/map.module.css': '.map { color: blue }',
});
const output = path.join(folder, 'out');
let record: ReleaseRecord;

const build = (from: string) =>
  compile(federated('mf_catalog', { version, folder: from, outputFolder: path.join(from, 'out') }));
const read = (file: string) => readFileSync(path.join(output, file));

describe('release records', () => {
  before(async () => {
    const stats = await build(folder);
    const firstCalls = { 'route/detail': ['GET /api/v1/tours/{query.id}'] };
    record = describeRelease({
      app: 'mf_catalog',
      version,
      folder: output,
      views: ['route/detail'],
      firstCalls,
      stats,
    });
  });
  after(() => rmSync(folder, { recursive: true }));

  test('the record lists every file with its size and hash', () => {
    const wrong = record.files.filter(
      ({ path: file, size, integrity }) =>
        read(file).length !== size || integrityOf(read(file)) !== integrity,
    );
    assert.deepEqual(wrong, []);
    assert.ok(record.files.some(({ path: file }) => file === record.entry));
  });

  test('a view has its scripts and styles, and its name is its path', () => {
    const { js, css, firstCalls } = record.views['route/detail'] ?? assert.fail('no such view');
    assert.deepEqual(
      { js, css, firstCalls },
      {
        js: ['views/route/detail.js'],
        css: ['views/route/detail.css'],
        firstCalls: ['GET /api/v1/tours/{query.id}'],
      },
    );
  });

  test('a view lists the shared modules that it imports', () => {
    const { shared = [] } = record.views['route/detail'] ?? {};
    assert.ok(shared.includes('antd/es/table') && shared.includes('@portal/shared/session'), shared.join());
  });

  test('the record lists the exports of shared modules that are used, without unused imports', () => {
    const { 'react/jsx-runtime': runtime, ...used } = record.sharedExports ?? {};
    assert.deepEqual(used, { '@portal/shared/session': ['readToken'], react: ['lazy', 'useState'] });
    assert.deepEqual(runtime, ['jsx', 'jsxs']);
  });

  test('a module that is used as a whole has no list of exports', async (t) => {
    const whole = writeRemote({
      'views/route/detail.tsx': `
      import * as session from '@portal/shared/session';
      import { readConfig } from '@portal/shared/config';
      export default () => Object.keys(session).join() + readConfig;`,
    });
    t.after(() => rmSync(whole, { recursive: true }));
    const stats = await build(whole);
    assert.deepEqual(listSharedExports(stats.compilation), { '@portal/shared/config': ['readConfig'] });
  });

  const kinds: readonly (readonly [string, RegExp])[] = [
    ['an exposed chunk', /^views\/route\/detail\.js$/],
    ['its style', /^views\/route\/detail\.css$/],
    ['a lazy chunk', /^(?!views|entry).*\.js$/],
    ["a lazy chunk's style", /^(?!views).*\.css$/],
  ];
  const MANIFEST = 'mf-manifest.json';

  for (const [kind, name] of kinds)
    test(`the entry contains the hash of ${kind}, under the chunk that loads it`, () => {
      const files = record.files.filter(({ path: file }) => name.test(file));
      assert.equal(files.length, 1, files.map(({ path: file }) => file).join());
      assert.match(
        read(record.entry).toString(),
        new RegExp(files[0]?.integrity.replaceAll('+', '\\+') ?? '^$'),
      );
    });

  test('the other files are the entry and the manifest, without build statistics', () => {
    const others = record.files.filter(({ path: file }) => !kinds.some(([, name]) => name.test(file)));
    assert.deepEqual(
      others.map(({ path: file }) => file),
      ['entry.js', MANIFEST],
    );
  });

  test('the manifest has the app, its global name and the files of the view', () => {
    const manifest = JSON.parse(read(MANIFEST).toString());
    assert.equal(manifest.name, 'mf_catalog');
    assert.equal(manifest.metaData.globalName, record.globalName);
    assert.equal(manifest.metaData.remoteEntry.name, 'entry.js');
    const [view] = manifest.exposes;
    assert.equal(view.path, './route/detail');
    assert.deepEqual(
      [view.assets.js.sync, view.assets.css.sync],
      [['views/route/detail.js'], ['views/route/detail.css']],
    );
  });

  test('the entry takes the federation runtime from the shell instead of a copy', () => {
    assert.match(read('entry.js').toString(), /haituFederation/);
    assert.match(record.shared['@module-federation/webpack-bundler-runtime'] ?? '', /^\^\d/);
  });

  test('chunk and style tags get their hash and have a timeout', () => {
    const entry = read(record.entry).toString();
    assert.match(entry, /\.integrity=\w+\.integrity\[\w+\]\.js/);
    assert.match(entry, /\.integrity=\w+\.integrity\[\w+\]\.css/);
    assert.match(entry, /setTimeout\([^;]*type:"timeout"/);
    assert.equal(entry.match(/(?:6500|65e2)/g)?.length, 2);
  });

  test('shared modules and every antd component are external, none is bundled', () => {
    const { '@module-federation/webpack-bundler-runtime': runtime, ...taken } = record.shared;
    assert.deepEqual(Object.keys(taken), [
      '@portal/shared/session',
      'antd/es/table',
      'react',
      'react/jsx-runtime',
    ]);
    assert.ok(record.files.reduce((sum, { size }) => sum + size, 0) < 20_000);
  });

  test('global names contain the version, class names the app', () => {
    assert.equal(record.globalName, 'mf_catalog_1_0_0_0123456789ab');
    assert.match(read('entry.js').toString(), /mf_catalog_1_0_0_0123456789ab/);
    assert.match(read('views/route/detail.css').toString(), /^\.mf_catalog__box_/);
  });

  const broken: readonly (readonly [string, Record<string, string>, RegExp])[] = [
    [
      'an antd component that the shell does not provide',
      { 'views/a.tsx': "import { Tour } from 'antd';\nexport default () => <Tour />;" },
      /add the line/,
    ],
    [
      'a module that does not exist',
      { 'views/a.tsx': "import './nowhere.ts';\nexport default () => null;" },
      /nowhere/,
    ],
    [
      "a style that is not the app's alone",
      {
        'views/a.tsx': "import './a.module.css';\nexport default () => null;",
        'views/a.module.css': 'body { margin: 0 }',
      },
      /not pure/,
    ],
  ];

  for (const [what, files, sentence] of broken) {
    test(`the build fails on ${what}`, async () => {
      const remote = writeRemote(files);
      await assert.rejects(build(remote), sentence);
      rmSync(remote, { recursive: true });
    });
  }
});
