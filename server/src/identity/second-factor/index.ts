export {
  closeChallenge,
  deleteChallengesOf,
  deleteExpiredChallenges,
  getChallenge,
  openChallenge,
} from './challenge-service.ts';
export { createFactorDeps, type FactorDeps, relyingPartyOf } from './factor-deps.ts';
export { challengeExpired, wrongCode } from './factor-errors.ts';
export {
  confirmPending,
  deleteFactor,
  deleteFactorsOf,
  deletePending,
  type FactorRow,
  findPending,
  insertFactor,
  listFactors,
} from './factor-repository.ts';
export { registrationOptions, verifyRegistration } from './passkey.ts';
export { countRecoveryCodes, deleteRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
export { findStep, newSecret, secretUri } from './totp.ts';
export { type Challenge, type Confirmed, challengeFactors, useProof } from './use-proof.ts';
