export { findEnabledRole, findOwner, getDetails, getOwner, type Owner } from './account-repository.ts';
export { registerAccount } from './account-routes.ts';
export { deleteExpiredCaptchas } from './captcha-repository.ts';
export { consumeCaptcha } from './captcha-service.ts';
export { confirmPassword } from './confirm-password.ts';
export { deviceName } from './device-name.ts';
export { deleteOtherDevices } from './device-repository.ts';
export {
  type AttemptLimit,
  countAttempt,
  deleteOldFailures,
  findWaitUntil,
  resetAttempts,
} from './login-failure-repository.ts';
export { accountOf, countAddress, resetAccountAttempts, uncountAddress } from './login-limit.ts';
export { deleteOldLogins } from './login-record.ts';
export { hashPassword } from './password.ts';
export {
  deleteExpiredSessions,
  deleteSessionsOf,
  findRights,
  findSessionRights,
} from './session-repository.ts';
export { openSession } from './session-service.ts';
