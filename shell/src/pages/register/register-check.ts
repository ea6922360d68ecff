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

/** What must be right to register. The captcha was for the code. */
export const sentFields = ['username', 'mobile', 'code', 'password', 'termsAccepted'] as const;

/** What is wrong with a registration before it is sent, by field: the names of the words that say so. */
export const checkRegistration = (
  values: RegisterValues,
): Partial<Record<keyof RegisterValues, ErrorKey | undefined>> => ({
  username: isUsername(values.username.trim()) ? undefined : 'fault.username',
  mobile: targetError('sms', values.mobile.trim()),
  verifyCode: captchaError(values.verifyCode),
  code: codeError(values.code.trim()),
  password: passwordError(values.password, values.username),
  termsAccepted: values.termsAccepted ? undefined : 'fault.terms',
});
