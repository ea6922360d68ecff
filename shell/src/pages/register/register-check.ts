import { type ContactChannel, isUsername } from '@portal/shared/rules';
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
  readonly email: string;
  readonly verifyCode: string;
  readonly code: string;
  readonly password: string;
  readonly termsAccepted: boolean;
}

export const blankRegistration: RegisterValues = {
  username: '',
  mobile: '',
  email: '',
  verifyCode: '',
  code: '',
  password: '',
  termsAccepted: false,
};

/** The fields to validate for a registration. The captcha was checked with the code. */
export const sentFields = ['username', 'mobile', 'email', 'code', 'password', 'termsAccepted'] as const;

/** Validates a registration with the contact of a channel: message names by field. */
export const checkRegistration = (
  values: RegisterValues,
  channel: ContactChannel,
): Partial<Record<keyof RegisterValues, ErrorKey | undefined>> => ({
  username: isUsername(values.username.trim()) ? undefined : 'fault.username',
  mobile: channel === 'sms' ? targetError('sms', values.mobile.trim()) : undefined,
  email: channel === 'mail' ? targetError('mail', values.email.trim()) : undefined,
  verifyCode: captchaError(values.verifyCode),
  code: codeError(values.code.trim()),
  password: passwordError(values.password, values),
  termsAccepted: values.termsAccepted ? undefined : 'fault.terms',
});
