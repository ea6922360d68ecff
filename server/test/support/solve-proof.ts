import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestApp } from './test-app.ts';

/** Asks for a challenge and solves it, as a browser does before a verification code is sent. */
export const solveProof = async ({ app }: Pick<TestApp, 'app'>) => {
  const challenge = (await app.inject({ url: '/api/v1/auth/challenge' })).json().data;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the challenge was not solved');
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } };
};
