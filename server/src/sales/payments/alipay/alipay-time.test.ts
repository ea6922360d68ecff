import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatAlipayTime, parseAlipayTime } from './alipay-time.ts';

const PAIRS: [string, string][] = [
  ['2026-11-20T16:00:00.000Z', '2026-11-21 00:00:00'],
  ['2026-11-20T15:59:59.000Z', '2026-11-20 23:59:59'],
  ['2028-02-28T20:30:00.000Z', '2028-02-29 04:30:00'],
  ['2026-12-31T16:00:01.000Z', '2027-01-01 00:00:01'],
];

for (const [utc, shanghai] of PAIRS) {
  test(`${utc} is ${shanghai} in Shanghai`, () => {
    assert.equal(formatAlipayTime(new Date(utc)), shanghai);
    assert.equal(parseAlipayTime(shanghai).toISOString(), utc);
  });
}

test('milliseconds are cut off, never rounded up', () => {
  assert.equal(formatAlipayTime(new Date('2026-11-20T00:00:00.999Z')), '2026-11-20 08:00:00');
});

for (const bad of [
  '',
  '2026-11-20',
  '2026-11-20T08:00:00',
  '2026-13-01 00:00:00',
  '2026-02-30 00:00:00',
  'tomorrow',
]) {
  test(`${JSON.stringify(bad)} is no Alipay time`, () => {
    assert.throws(() => parseAlipayTime(bad), RangeError);
  });
}
