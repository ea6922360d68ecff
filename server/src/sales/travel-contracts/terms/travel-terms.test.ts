import assert from 'node:assert/strict';
import { test } from 'node:test';
import { consentTo } from './consent.ts';
import { getTravelTerms, termsOf } from './travel-terms.ts';

const now = new Date('2026-11-20T02:00:00Z');

test('a text that buyers have accepted does not change under its version', () => {
  const { version, sha256, clauses } = getTravelTerms();
  assert.deepEqual(
    [version, sha256],
    ['2026-11', 'a961e126c4710471f6111b68d4397844222fba435d5fe24d4c3bea7b6481f90d'],
  );
  for (const { title, items } of clauses)
    assert.ok(
      [title, ...items].every(({ zh, en }) => zh !== '' && en),
      title.zh,
    );
});

test('a consent has version, hash and time of the terms in force', () => {
  const { version, sha256 } = getTravelTerms();
  const consent = { version, sha256, at: '2026-11-20T02:00:00.000Z' };
  assert.deepEqual(consentTo(version, now), consent);
  assert.deepEqual(consentTo(undefined, now), consent, 'from a remote of before versions');
  assert.equal(termsOf(consent), getTravelTerms());
});

test('a consent to terms that are no longer in force is refused at the consent', () => {
  assert.throws(() => consentTo('2025-01', now), { status: 409, code: 'A0514', field: 'contractAccepted' });
});
