import type { ContactChannel } from '@portal/shared/rules';
import {
  captchaError,
  codeError,
  type ErrorKey,
  passwordError,
  targetError,
} from '../verification/field-errors.ts';

export interface ResetValues {
  readonly channel: ContactChannel;
  readonly target: string;
  readonly verifyCode: string;
  readonly code: string;
  readonly password: string;
}

export const blankReset: ResetValues = { channel: 'sms', target: '', verifyCode: '', code: '', password: '' };

/** The fields to validate for a new password. The captcha was checked with the code. */
export const sentFields = ['target', 'code', 'password'] as const;

/** Validates a password reset: message names by field. */
export const checkReset = (
  values: ResetValues,
): Partial<Record<keyof ResetValues, ErrorKey | undefined>> => ({
  target: targetError(values.channel, values.target.trim()),
  verifyCode: captchaError(values.verifyCode),
  code: codeError(values.code.trim()),
  password: passwordError(values.password),
});
