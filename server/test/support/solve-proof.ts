import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestApp } from './test-app.ts';

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/** Solves a challenge, as a browser does. */
export const solve = async (challenge: Challenge) => {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the challenge was not solved');
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } };
};

/** Asks for a challenge and solves it, as a browser does before a verification code is sent, or for a captcha as text. */
export const solveProof = async ({ app }: Pick<TestApp, 'app'>, use?: 'captcha') =>
  solve((await app.inject({ url: `/api/v1/auth/challenge${use ? `?use=${use}` : ''}` })).json().data);
