import { ApiError, call } from '@portal/shared/api';
import type { CallInput } from '@portal/shared/contract';
import { translate } from '@portal/shared/i18n';
import { verificationMessages } from './messages.ts';

type Proof = CallInput<'POST /api/v1/auth/codes'>['body']['proof'];
type ProofUse = Proof['challenge']['parameters']['data']['use'];

/** Browsers derive keys on secure pages only: https, or this machine. */
const requireSecureContext = (): void => {
  if (!globalThis.crypto?.subtle)
    throw new ApiError(translate(verificationMessages, 'insecure'), { status: 0, code: 'insecure' });
};

const loadSolver = () =>
  Promise.all([
    import(/* webpackChunkName: "proof" */ 'altcha-lib'),
    import(/* webpackChunkName: "proof" */ 'altcha-lib/algorithms/web/pbkdf2'),
  ]);

const unsolved = (): ApiError =>
  new ApiError(translate(verificationMessages, 'unsolved'), { status: 0, code: 'timeout' });

/**
 * Fetches a proof-of-work challenge and solves it, off the main thread: some tenths of a second. The solver is
 * loaded with the first challenge. Throws `ApiError`.
 */
export const solveProof = async (use?: ProofUse): Promise<Proof> => {
  requireSecureContext();
  const [challenge, [{ solveChallenge }, { deriveKey }]] = await Promise.all([
    call('GET /api/v1/auth/challenge', { query: use ? { use } : {} }, { quiet: true }),
    loadSolver().catch(() => {
      throw unsolved();
    }),
  ]);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw unsolved();
  const { counter, derivedKey } = solution;
  return { challenge, solution: { counter, derivedKey } };
};
