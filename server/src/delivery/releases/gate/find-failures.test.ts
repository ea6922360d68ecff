import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { App, ReleaseRecord } from '@portal/shared/contract';
import { testRelease } from '../testing/release-fixture.ts';
import { findFailures } from './find-failures.ts';
import { budgets } from './overweight.ts';
import type { ReleaseEnvironment, ServedRelease } from './release-environment.ts';

interface Made {
  readonly views?: readonly string[];
  readonly shared?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, readonly string[]>>;
  readonly external?: true;
  /** Sizes of additional files. */
  readonly sizes?: Readonly<Record<string, number>>;
}

const made = (
  app: App,
  number: number,
  { views = [], shared = {}, exports, external, sizes = {} }: Made = {},
): ReleaseRecord => {
  const { record } = testRelease(app, number, Object.fromEntries(views.map((name) => [name, []])));
  const file = record.files[0] ?? assert.fail('no file');
  const more = Object.entries(sizes).map(([path, size]) => ({ ...file, path, size }));
  const files = [...record.files.filter(({ path }) => !Object.hasOwn(sizes, path)), ...more];
  const sharedExports =
    exports && Object.fromEntries(Object.entries(exports).map(([name, names]) => [name, [...names]]));
  return { ...record, shared: { ...shared }, sharedExports, files, external };
};

const ui = '@portal/shared/ui';
const live = (record: ReleaseRecord): ServedRelease => ({ channel: 'live', record });
const canary = (record: ReleaseRecord): ServedRelease => ({ channel: 'canary', record });
const previous = (record: ReleaseRecord): ServedRelease => ({ channel: 'previous', record });
const pinned = (record: ReleaseRecord): ServedRelease => ({ channel: 'pinned', record });
const react19 = { react: '19.3.1', 'antd/es/table': '6.6.8' };
const menu = { view: 'route/compare', subject: 'menu 12', zh: '菜单“对比”', en: 'the menu row “Compare”' };
const catalog = made('mf_catalog', 1, { views: ['home/index', 'route/compare'] });

type Case = readonly [
  what: string,
  candidate: ReleaseRecord,
  surroundings: Partial<ReleaseEnvironment>,
  failures: readonly (readonly [rule: string, subject: string, words: RegExp])[],
];

const cases: readonly Case[] = [
  [
    'nothing is live: nothing speaks against it',
    made('mf_catalog', 1, { shared: { react: '^19.0.0' } }),
    {},
    [],
  ],
  [
    'ranges that live and canary shell meet',
    made('mf_catalog', 1, { shared: { react: '^19.0.0', 'antd/es/table': '^6.6.8' } }),
    {
      served: [live(made('shell', 1, { shared: react19 })), canary(made('shell', 2, { shared: react19 }))],
    },
    [],
  ],
  [
    'a range that the live shell does not meet',
    made('mf_catalog', 1, { shared: { react: '^20.0.0' } }),
    { served: [live(made('shell', 1, { shared: react19 }))] },
    [
      [
        'shared',
        'react',
        /mf_catalog 1\.0\.0-0000001 needs react \^20\.0\.0, shell .* \(live\) has 19\.3\.1/,
      ],
    ],
  ],
  [
    'a range that only the canary shell does not meet',
    made('mf_catalog', 1, { shared: { react: '^19.0.0' } }),
    {
      served: [
        live(made('shell', 1, { shared: react19 })),
        canary(made('shell', 2, { shared: { react: '20.0.0' } })),
      ],
    },
    [['shared', 'react', /shell 1\.0\.0-0000002 \(canary\) has 20\.0\.0/]],
  ],
  [
    'an antd component that the shell does not provide',
    made('mf_catalog', 1, { shared: { 'antd/es/tour': '^6.6.8', constructor: '^1.0.0' } }),
    { served: [live(made('shell', 1, { shared: react19 }))] },
    [
      ['antd', 'antd/es/tour', /needs antd\/es\/tour, which shell .* does not provide/],
      ['shared', 'constructor', /does not provide/],
    ],
  ],
  [
    'a shell that live and canary remotes cannot live with',
    made('shell', 2, { shared: { react: '20.0.0' } }),
    {
      served: [
        live(made('shell', 1, { shared: react19 })),
        live(made('mf_admin', 1, { shared: { react: '^19.0.0' } })),
        canary(made('mf_catalog', 3, { shared: { 'antd/es/table': '^6.6.8' } })),
      ],
    },
    [
      ['shared', 'react', /mf_admin .* \(live\) needs react \^19\.0\.0, shell 1\.0\.0-0000002 has 20\.0\.0/],
      ['antd', 'antd/es/table', /mf_catalog .* \(canary\) needs antd\/es\/table/],
    ],
  ],
  [
    'a shell that removes exports which live, canary, previous and pinned remotes use',
    made('shell', 2, { exports: { [ui]: ['Button'], react: ['useState'] } }),
    {
      served: [
        live(made('shell', 1, { exports: { [ui]: ['Button', 'Card', 'Field', 'constructor'] } })),
        live(made('mf_admin', 1, { exports: { [ui]: ['Button', 'Card', 'Field'] } })),
        canary(made('mf_admin', 2, { exports: { [ui]: ['Card'], react: ['useState', 'useEffect'] } })),
      ],
      kept: [
        previous(made('mf_catalog', 1, { exports: { [ui]: ['Field'] } })),
        pinned(made('mf_catalog', 2, { exports: { [ui]: ['constructor'] } })),
      ],
    },
    [
      ['export', ui, /mf_admin .*1 \(live\) uses Card, Field of .*ui, which shell .*2 does not export/],
      ['export', ui, /mf_admin .*2 \(canary\) uses Card of/],
      ['export', 'react', /mf_admin .*2 \(canary\) uses useEffect of react/],
      ['export', ui, /mf_catalog .*1 \(previous\) uses Field of/],
      ['export', ui, /mf_catalog .*2 \(pinned\) uses constructor of/],
    ],
  ],
  [
    'a shell that adds exports and removes unused ones',
    made('shell', 2, { exports: { [ui]: ['Button', 'Chart'] } }),
    {
      served: [
        live(made('shell', 1, { exports: { [ui]: ['Button', 'Card'] } })),
        live(made('mf_admin', 1, { exports: { [ui]: ['Button'] } })),
      ],
    },
    [],
  ],
  [
    'a remote that uses an export which only the canary shell has',
    made('mf_catalog', 1, { exports: { [ui]: ['Chart'] } }),
    {
      served: [
        live(made('shell', 1, { exports: { [ui]: ['Button'] } })),
        canary(made('shell', 2, { exports: { [ui]: ['Button', 'Chart'] } })),
      ],
    },
    [['export', ui, /mf_catalog 1.* uses Chart of .*, which shell .*1 \(live\) does not export/]],
  ],
  [
    'builds that list no exports of a module',
    made('mf_catalog', 1, { exports: { [ui]: ['Chart'] } }),
    { served: [live(made('shell', 1)), canary(made('shell', 2, { exports: { react: ['useState'] } }))] },
    [],
  ],
  [
    'a shell beside a previous remote that the live shell does not suit either',
    made('shell', 2, { exports: { [ui]: ['Button'] } }),
    {
      served: [live(made('shell', 1, { exports: { [ui]: ['Button'] } }))],
      kept: [
        previous(made('mf_catalog', 1, { exports: { [ui]: ['Gone'] } })),
        pinned(made('mf_admin', 1, { shared: { react: '^18.0.0' } })),
      ],
    },
    [],
  ],
  [
    'a shell without a module that the previous remote takes',
    made('shell', 2, { shared: { react: '19.3.1' } }),
    {
      served: [live(made('shell', 1, { shared: react19 }))],
      kept: [previous(made('mf_admin', 1, { shared: { 'antd/es/table': '^6.6.8' } }))],
    },
    [['antd', 'antd/es/table', /mf_admin .* \(previous\) needs antd\/es\/table/]],
  ],
  [
    'a view that is gone while a menu row shows it',
    made('mf_catalog', 2, { views: ['home/index'] }),
    { served: [live(catalog)], views: [menu, { ...menu, view: 'home/index' }, { ...menu, view: 'a/b' }] },
    [['view', 'menu 12', /route\/compare is gone, but the menu row “Compare” shows it/]],
  ],
  ['a view that is gone and nothing shows', made('mf_catalog', 2), { served: [live(catalog)] }, []],
  [
    'a view that was there only in the canary',
    made('mf_catalog', 2, { views: ['home/index'] }),
    { served: [canary(catalog)], views: [menu] },
    [],
  ],
  [
    'a view that another app has',
    made('mf_admin', 1, { views: ['home/index', 'users/index'] }),
    { served: [live(catalog)] },
    [['claim', 'home/index', /claimed by mf_catalog 1\.0\.0-0000001 \(live\) too/]],
  ],
  [
    'an app, its start and a view over their budgets',
    made('mf_catalog', 1, {
      views: ['home/index'],
      sizes: {
        'entry.js': budgets.remote.start + 1,
        'views/home/index.js': budgets.remote.view + 1,
        'more.js': budgets.remote.app,
      },
    }),
    {},
    [
      ['size', 'mf_catalog', /mf_catalog weighs \d+ kB, over the budget of \d+ kB/],
      ['size', 'entry.js', /entry\.js weighs/],
      ['size', 'home/index', /home\/index weighs/],
    ],
  ],
  [
    'a remote of another build with a federation runtime of its own in the entry',
    made('mf_catalog', 1, { external: true, sizes: { 'entry.js': budgets.external.start } }),
    {},
    [],
  ],
  [
    'a remote of another build over its own budgets',
    made('mf_catalog', 1, {
      external: true,
      views: ['home/index'],
      sizes: {
        'entry.js': budgets.external.start + 1,
        'views/home/index.js': budgets.external.view + 1,
        'more.js': budgets.external.app,
      },
    }),
    {},
    [
      ['size', 'mf_catalog', /over the budget of 3000 kB/],
      ['size', 'entry.js', /over the budget of 160 kB/],
      ['size', 'home/index', /over the budget of 320 kB/],
    ],
  ],
  [
    'another build under the name of an app of this repository',
    made('mf_catalog', 2, { external: true, views: ['home/index', 'route/compare'] }),
    { served: [live(catalog)] },
    [['claim', 'mf_catalog', /is built elsewhere, but mf_catalog 1\.0\.0-0000001 \(live\) is built in this/]],
  ],
  [
    'the next release of a remote of another build',
    made('mf_outside', 2, { external: true }),
    { served: [live(made('mf_outside', 1, { external: true }))] },
    [],
  ],
  [
    'a view that is as heavy as it may be',
    made('mf_catalog', 1, {
      views: ['home/index'],
      sizes: { 'views/home/index.js': budgets.remote.view, 'views/home/index.css': 0 },
    }),
    {},
    [],
  ],
];

for (const [what, record, surroundings, expected] of cases)
  test(what, () => {
    const found = findFailures(
      { record, styles: new Map() },
      { served: [], kept: [], views: [], ...surroundings },
    );
    assert.deepEqual(
      found.map(({ rule, subject }) => [rule, subject]),
      expected.map(([rule, subject]) => [rule, subject]),
    );
    for (const [index, [, , words]] of expected.entries()) {
      assert.match(found[index]?.text.en ?? '', words);
      assert.match(found[index]?.text.zh ?? '', /[\u4e00-\u9fff]/);
    }
  });

test('a leaking style sheet is one failure, with the file and the first selectors', () => {
  const styles = new Map([
    ['views/a.css', '.mf_catalog__a{top:0}'],
    ['views/b.css', 'a{top:0}b{top:0}i{top:0}u{top:0}'],
  ]);
  const [failure, ...others] = findFailures(
    { record: made('mf_catalog', 1), styles },
    { served: [], kept: [], views: [] },
  );
  assert.deepEqual([failure?.rule, failure?.subject, others], ['style', 'views/b.css', []]);
  assert.match(failure?.text.en ?? '', /a \(styles elements without a class\), .*i \(.*\), \+1$/);
});

test('style sheets of another build need no class prefix', () => {
  const record = made('mf_outside', 1, { external: true });
  const styles = new Map([['today.css', 'a{top:0}']]);
  assert.deepEqual(findFailures({ record, styles }, { served: [], kept: [], views: [] }), []);
});

test('a failure names ten exports and counts the rest', () => {
  const names = Array.from({ length: 13 }, (_, index) => `part${index}`);
  const [failure, ...others] = findFailures(
    { record: made('mf_catalog', 1, { exports: { [ui]: names } }), styles: new Map() },
    { served: [live(made('shell', 1, { exports: { [ui]: [] } }))], kept: [], views: [] },
  );
  assert.deepEqual(others, []);
  assert.match(failure?.text.en ?? '', /uses part0, .*part9, \+3 of @portal\/shared\/ui/);
});

test('at most 100 failures are returned', () => {
  const shared = Object.fromEntries(
    Array.from({ length: 150 }, (_, index) => [`package-${index}`, '^1.0.0']),
  );
  const found = findFailures(
    { record: made('mf_catalog', 1, { shared }), styles: new Map() },
    { served: [live(made('shell', 1))], kept: [], views: [] },
  );
  assert.equal(found.length, 100);
});
