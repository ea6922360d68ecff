import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attribute } from './attribute.ts';
import { readViolations } from './read-violations.ts';

const inline = {
  document: '/index',
  directive: 'script-src-elem',
  blocked: 'inline',
  source: 'https://a.b/assets/mf_catalog/1.0.0-0000001/views/index.js',
};
const older = {
  'csp-report': {
    'document-uri': 'https://a.b/index?keywords=secret',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'inline',
    'source-file': `${inline.source}?x=1`,
  },
};
const newer = {
  type: 'csp-violation',
  body: {
    documentURL: 'https://a.b/index?keywords=secret',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'inline',
    sourceFile: inline.source,
  },
};
const withoutHash = {
  type: 'integrity-violation',
  body: { documentURL: newer.body.documentURL, blockedURL: `${inline.source}?again`, destination: 'script' },
};
const ofAddOn = { type: 'csp-violation', body: { ...newer.body, sourceFile: 'chrome-extension' } };

const table: readonly [string, unknown, readonly unknown[]][] = [
  ['report-uri tells one', older, [inline]],
  [
    'report-to tells several, and other things',
    [newer, { type: 'deprecation', body: {} }, newer],
    [inline, inline],
  ],
  [
    'a script without a hash is one of the integrity policy',
    [withoutHash],
    [{ document: '/index', directive: 'integrity-policy', blocked: inline.source, source: '' }],
  ],
  ["add-ons' are left out", [ofAddOn, newer], [inline]],
  ['of 30 at once 20 are read', Array(30).fill(newer), Array(20).fill(inline)],
  ['nonsense', { 'csp-report': 'x' }, []],
  ['no body', null, []],
  ['fields of other types', { 'csp-report': { 'effective-directive': 7, 'document-uri': {} } }, []],
];
for (const [what, sent, read] of table) test(what, () => assert.deepEqual(readViolations(sent), read));

const live = (app: 'shell' | 'mf_catalog', ...views: string[]) => ({
  current: { app, version: '2', views: Object.fromEntries(views.map((view) => [view, { js: [], css: [] }])) },
});
const releases = { shell: live('shell'), mf_catalog: live('mf_catalog', 'index') } as never;

test("a violation is attributed to the script's release, else the view, else the shell", () => {
  const byView = { ...inline, source: '' };
  assert.deepEqual(attribute(inline, 'index', releases), {
    app: 'mf_catalog',
    version: '1.0.0-0000001',
    view: 'index',
  });
  assert.deepEqual(attribute(byView, 'index', releases), { app: 'mf_catalog', version: '2', view: 'index' });
  assert.deepEqual(attribute(byView, undefined, releases), { app: 'shell', version: '2', view: 'shell' });
  assert.equal(attribute(byView, undefined, {}), undefined);
});
