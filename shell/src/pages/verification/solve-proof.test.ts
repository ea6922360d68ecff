import { webcrypto } from 'node:crypto';
import { startFakeServer } from '@portal/shared/testing';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { solveProof } from './solve-proof.ts';

const secret = { hmacSignatureSecret: 'a secret of this test' };
const subtle = (value: unknown) =>
  Object.defineProperty(globalThis.crypto, 'subtle', { value, configurable: true });

afterEach(() => subtle(undefined));

test('a challenge of the server is solved', async () => {
  subtle(webcrypto.subtle);
  const challenge = await createChallenge({
    ...{ algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 7, deriveKey, ...secret },
  });
  startFakeServer({ 'GET /api/v1/auth/challenge': challenge as never });
  const proof = await solveProof();
  expect(proof.solution.counter).toBe(7);
  const { verified } = await verifySolution({ ...proof, deriveKey, ...secret });
  expect(verified).toBe(true);
});

test('a page without https asks for it', async () => {
  startFakeServer({});
  await expect(solveProof()).rejects.toMatchObject({ message: '请通过 https 打开本页后再试' });
});
