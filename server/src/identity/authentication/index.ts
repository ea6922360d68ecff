export {
  findEnabledRole,
  findOwner,
  findOwnerNamed,
  getDetails,
  getOwner,
  type Owner,
} from './account-repository.ts';
export { type Logins, registerAccount } from './account-routes.ts';
export { deleteExpiredCaptchas } from './captcha/captcha-repository.ts';
export { consumeCaptcha } from './captcha/captcha-service.ts';
export { consumeProof } from './captcha/proof-of-work.ts';
export { deviceName } from './devices/device-name.ts';
export type { NewDevice } from './finish-login.ts';
export { loginAnswer } from './login-answer.ts';
export { accountDisabled, secondStepRequired } from './login-errors.ts';
export {
  type AttemptLimit,
  countAttempt,
  deleteOldFailures,
  findWaitUntil,
} from './login-failure-repository.ts';
export {
  countAddress,
  countLogin,
  resetAccountAttempts,
  resetLogin,
  uncountAddress,
} from './login-limit.ts';
export { deleteOldLogins, hasEarlierLogin, recordOutcome } from './login-record.ts';
export { warnOfLoginWave, waveSeconds } from './login-wave.ts';
export { confirmPassword, passwordMissing } from './password/confirm-password.ts';
export {
  createInitialPassword,
  type InitialPassword,
  ownChoice,
  toBeChanged,
} from './password/initial-password.ts';
export { hashPassword } from './password/password.ts';
export { requireGoodPassword } from './password/password-policy.ts';
export { endOtherDevices, endSessionsOf, endSessionsWhere } from './session-end-repository.ts';
export {
  deleteExpiredSessions,
  findEnabled,
  findRights,
  findSessionRights,
} from './session-repository.ts';
export { openSession, renewSession } from './session-service.ts';
