import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LiveReleases } from '@portal/shared/contract';
import { loadKeyRing } from '#src/platform/crypto/index.ts';
import { createReportTokens, reportTokenSeconds } from './report-token.ts';
import { createSigner } from './signer.ts';

const ringOf = (byte: string) => loadKeyRing({ dataKey: byte.repeat(32), dataDir: '' });
let time = new Date('2026-12-24T10:00:00Z');
const tokens = createReportTokens(ringOf('01'), () => time);

const liveOf = (...versions: string[]) => ({
  releases: {
    mf_catalog: { current: { app: 'mf_catalog', version: versions[0] } },
  } as unknown as LiveReleases,
  etag: versions.join(),
});
const live = liveOf('1.0.0-0000001');
const good = { app: 'mf_catalog', version: '1.0.0-0000001' } as const;
const token = tokens.renew({ cohort: 'v.a', live }, undefined) ?? '';

test('a token tells the cohort and the releases of its document', () => {
  const reporter = tokens.read(token);
  assert.ok(reporter);
  assert.ok(reporter.mayReport(good));
  assert.equal(reporter.mayReport({ ...good, version: '1.0.0-0000002' }), false);
  assert.equal(reporter.mayReport({ ...good, app: 'mf_admin' }), false);
  assert.ok(!token.includes('v.a'));
});

const [payload = '', signature = ''] = token.split(/\.(?=[^.]*$)/);
const [until = '', cohort = '', marks = ''] = payload.split('.');
const later = (Number.parseInt(until, 36) + 3600).toString(36);
const forged: [string, string][] = [
  ['nothing', ''],
  ['no signature', payload],
  ['a longer time', `${later}.${cohort}.${marks}.${signature}`],
  ['another cohort', `${until}.${'x'.repeat(16)}.${marks}.${signature}`],
  ['another release', `${until}.${cohort}.abcdef.${signature}`],
  ['the key of another purpose', createSigner(ringOf('01'), 'cohort-cookie').sign(payload)],
  [
    'another key',
    createReportTokens(ringOf('02'), () => time).renew({ cohort: 'v.a', live }, undefined) ?? '',
  ],
];

for (const [what, each] of forged)
  test(`a token with ${what} is refused`, () => {
    assert.equal(tokens.read(each), undefined);
  });

test('a token is renewed in its second half, and for another cohort or other releases at once', () => {
  const issued = { cohort: 'v.a', live };
  assert.equal(tokens.renew(issued, token), undefined);
  assert.ok(tokens.renew({ cohort: 'v.b', live }, token));
  assert.ok(tokens.renew({ cohort: 'v.a', live: liveOf('1.0.0-0000002') }, token));
  const start = time;
  time = new Date(start.getTime() + (reportTokenSeconds / 2) * 1000);
  assert.ok(tokens.renew(issued, token));
  time = new Date(start.getTime() + reportTokenSeconds * 1000);
  assert.equal(tokens.read(token), undefined);
  time = start;
});
