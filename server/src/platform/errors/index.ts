export { explainError, type LoggedError, logError } from './describe-error.ts';
export { factorMissing, requireStepUp, stepUpRequired } from './factor-errors.ts';
export { factorStateOf, requiresFactor } from './factor-state.ts';
export { throwFieldError } from './field-errors.ts';
export {
  businessError,
  conflict,
  forbidden,
  HttpError,
  invalidField,
  missingField,
  notFound,
  passwordChangeRequired,
  requireDayOrder,
  sessionExpired,
  tooLarge,
  unsupported,
} from './http-error.ts';
export type { Authenticate, FindSessionEnd, Member } from './member.ts';
