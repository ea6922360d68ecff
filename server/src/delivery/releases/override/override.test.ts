import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HttpError } from '#src/platform/errors/index.ts';
import {
  applyOverrideCommand,
  formatOverride,
  type Override,
  overrideParameter,
  parseOverride,
  parseOverrideCommand,
} from './override.ts';

const version = '1.0.0-3f9c2ab1';
const good: [string, Override][] = [
  [`mf_catalog@${version}`, { app: 'mf_catalog', version }],
  [`shell@${version}`, { app: 'shell', version }],
  ['mf_catalog@http://localhost:4101', { app: 'mf_catalog', origin: 'http://localhost:4101' }],
  ['mf_catalog@http://[::1]:4101', { app: 'mf_catalog', origin: 'http://[::1]:4101' }],
  ['mf_catalog@https://preview.example', { app: 'mf_catalog', origin: 'https://preview.example' }],
];

for (const [text, override] of good)
  test(`${text} is parsed and formatted back unchanged`, () => {
    assert.deepEqual(parseOverride(text), override);
    assert.equal(formatOverride(override), text);
  });

const signature = '0f'.repeat(32);
const links: [string, Override][] = [
  [
    `mf_catalog@${version}~1798106400.${signature}`,
    { app: 'mf_catalog', version, link: { until: 1798106400, signature } },
  ],
  [
    `mf_catalog@${version}~1798106400.0f`,
    { app: 'mf_catalog', version, link: { until: 1798106400, signature: '0f' } },
  ],
];

for (const [text, override] of links)
  test(`${text} of a preview link is read and written back unchanged, and shown without its signature`, () => {
    assert.deepEqual(parseOverride(text), override);
    assert.equal(overrideParameter(override), text);
    assert.equal(formatOverride(override), `mf_catalog@${version}`);
  });

const bad = [
  '',
  'mf_catalog',
  'mf_catalog@',
  '@http://localhost:4101',
  'constructor@http://localhost:4101',
  `mf-catalog@${version}`,
  'mf_catalog@1.0.0',
  `mf_catalog@../${version}`,
  'mf_catalog@localhost:4101',
  'mf_catalog@http://localhost:4101/path',
  'mf_catalog@http://user@localhost:4101',
  'mf_catalog@http://localhost:4101?x',
  'mf_catalog@javascript:alert(1)',
  'mf_catalog@file:///etc/passwd',
  'mf_catalog@//localhost:4101',
  `mf_catalog@http://localhost:4101~1798106400.${signature}`,
];

for (const text of bad)
  test(`"${text}" is refused, and the parameter is named`, () => {
    assert.throws(
      () => parseOverride(text),
      (error) => error instanceof HttpError && error.status === 400 && error.field === 'override',
    );
  });

const catalog: Override = { app: 'mf_catalog', version };
const admin: Override = { app: 'mf_admin', origin: 'http://localhost:4104' };
const orders: [string, readonly Override[], readonly Override[]][] = [
  ['override=off', [catalog, admin], []],
  ['override=mf_catalog@off', [catalog, admin], [admin]],
  [`override=mf_catalog@${version}`, [], [catalog]],
  [`a=1&override=mf_catalog@${version}`, [admin], [admin, catalog]],
  [`override=mf_catalog@${version}`, [{ app: 'mf_catalog', origin: 'http://localhost:1' }], [catalog]],
  [`override=mf_catalog@${version}&override=mf_admin@http://localhost:4104`, [], [catalog, admin]],
  [`override=off&override=mf_catalog@${version}`, [admin], [catalog]],
];

for (const [query, before, after] of orders)
  test(`?${query} after ${before.map(formatOverride).join(' ') || 'nothing'}`, () => {
    const command = parseOverrideCommand(new URLSearchParams(query));
    assert.ok(command);
    assert.deepEqual(applyOverrideCommand(before, command), after);
  });

test('a URL without the parameter has no command, and one with nine of them is refused', () => {
  assert.equal(parseOverrideCommand(new URLSearchParams('id=5')), undefined);
  const nine = new URLSearchParams(Array.from({ length: 9 }, (): [string, string] => ['override', 'off']));
  assert.throws(() => parseOverrideCommand(nine), HttpError);
});
