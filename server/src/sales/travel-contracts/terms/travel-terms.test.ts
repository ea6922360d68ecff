import assert from 'node:assert/strict';
import { test } from 'node:test';
import { consentTo } from './consent.ts';
import { getTravelTerms, termsOf } from './travel-terms.ts';

const now = new Date('2026-11-20T02:00:00Z');

const consentOf = (version: string) => ({ version, sha256: '', at: now.toISOString() });

const hashes = {
  '2026-11': 'a961e126c4710471f6111b68d4397844222fba435d5fe24d4c3bea7b6481f90d',
  '2026-12': '5ad9ee6ef135300ee5f128d0881a4c796a1783c173fc275258d420b149c4403e',
};

test('a text that buyers have accepted does not change under its version', () => {
  for (const [version, sha256] of Object.entries(hashes)) {
    const terms = termsOf(consentOf(version));
    assert.deepEqual([terms.version, terms.sha256], [version, sha256]);
    for (const { title, items } of terms.clauses)
      assert.ok(
        [title, ...items].every(({ zh, en }) => zh !== '' && en),
        title.zh,
      );
  }
});

test('a consent has version, hash and time of the terms in force', () => {
  const { version, sha256 } = getTravelTerms();
  assert.equal(version, '2026-12');
  const consent = { version, sha256, at: '2026-11-20T02:00:00.000Z' };
  assert.deepEqual(consentTo(version, now), consent);
  assert.deepEqual(consentTo(undefined, now), consent, 'from a remote of before versions');
  assert.equal(termsOf(consent), getTravelTerms());
});

test('orders that were placed before consents were stored keep the first terms', () => {
  assert.equal(termsOf(undefined).version, '2026-11');
});

test('a consent to terms that are no longer in force is refused at the consent', () => {
  assert.throws(() => consentTo('2026-11', now), { status: 409, code: 'A0514', field: 'contractAccepted' });
});
