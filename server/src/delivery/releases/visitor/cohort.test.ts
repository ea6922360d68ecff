import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReleaseKey } from '../release-repository.ts';
import { bucketOf, isAmong } from './choose-version.ts';

const release: ReleaseKey = { app: 'mf_catalog', version: '1.0.0-0000002' };
const cohorts = Array.from({ length: 10_000 }, (_, number) => `v.${number}`);
const amongOf = (of: ReleaseKey, share: number) => cohorts.filter((cohort) => isAmong(of, cohort, share));
const among = (share: number) => amongOf(release, share);

for (const share of [1, 10, 25, 50])
  test(`a share of ${share} % of 10,000 visitors is accurate to a point`, () => {
    const got = among(share).length / 100;
    assert.ok(Math.abs(got - share) <= 1, `${got} %`);
  });

test('visitors in the canary stay in it while the share grows', () => {
  const shares = [1, 5, 10, 25, 50].map(among);
  for (const [index, larger] of shares.entries()) {
    const kept = new Set(larger);
    assert.ok((shares[index - 1] ?? []).every((cohort) => kept.has(cohort)));
  }
});

test('different releases are tried by different visitors first', () => {
  const before = new Set(among(10));
  const both = amongOf({ ...release, version: '1.0.0-0000003' }, 10).filter((cohort) => before.has(cohort));
  assert.ok(both.length < 200, `${both.length} of 1,000 again`);
});

test('a bucket is deterministic', () => {
  assert.equal(bucketOf(release, 'u.7'), bucketOf({ ...release }, 'u.7'));
  assert.deepEqual(
    ['u.7', 'u.8', 'v.abc'].map((cohort) => bucketOf(release, cohort)),
    [550, 8286, 8405],
  );
});
