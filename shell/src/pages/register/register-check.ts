import { isUsername } from '@portal/shared/rules';
import {
  captchaError,
  codeError,
  type ErrorKey,
  passwordError,
  targetError,
} from '../verification/field-errors.ts';

export interface RegisterValues {
  readonly username: string;
  readonly mobile: string;
  readonly verifyCode: string;
  readonly code: string;
  readonly password: string;
  readonly termsAccepted: boolean;
}

export const blankRegistration: RegisterValues = {
  username: '',
  mobile: '',
  verifyCode: '',
  code: '',
  password: '',
  termsAccepted: false,
};

/** The fields to validate for a registration. The captcha was checked with the code. */
export const sentFields = ['username', 'mobile', 'code', 'password', 'termsAccepted'] as const;

/** Validates a registration: message names by field. */
export const checkRegistration = (
  values: RegisterValues,
): Partial<Record<keyof RegisterValues, ErrorKey | undefined>> => ({
  username: isUsername(values.username.trim()) ? undefined : 'fault.username',
  mobile: targetError('sms', values.mobile.trim()),
  verifyCode: captchaError(values.verifyCode),
  code: codeError(values.code.trim()),
  password: passwordError(values.password, values),
  termsAccepted: values.termsAccepted ? undefined : 'fault.terms',
});
