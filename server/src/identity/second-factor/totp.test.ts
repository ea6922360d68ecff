import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeAt } from '#test/support/second-factor.ts';
import { findStep, newSecret } from './totp.ts';

const stepStart = new Date('2026-03-01T08:00:00Z');
const later = (seconds: number): Date => new Date(stepStart.getTime() + seconds * 1000);

for (const [seconds, isAccepted] of [
  [0, true],
  [29, true],
  [30, false],
  [59, false],
  [-1, false],
] as const)
  test(`a code is ${isAccepted ? 'accepted' : 'refused'} ${seconds} s after its 30 seconds began`, async () => {
    const secret = newSecret();
    const step = await findStep(secret, await codeAt(secret, stepStart), {
      now: later(seconds),
      lastStep: null,
    });
    assert.equal(step, isAccepted ? stepStart.getTime() / 30_000 : undefined);
  });
