import type { Key } from '@portal/shared/i18n';
import {
  type ContactChannel,
  checkPassword,
  isContactAddress,
  type PasswordFault,
  type PasswordOwner,
} from '@portal/shared/rules';
import type { verificationMessages } from './messages.ts';

/** The name of an error message. */
export type ErrorKey = Key<NonNullable<(typeof verificationMessages)['words']>> & `fault.${string}`;

const passwordErrors: Readonly<Record<PasswordFault, ErrorKey>> = {
  length: 'fault.length',
  personal: 'fault.personal',
  common: 'fault.common',
};

/** Validates a new password. */
export const passwordError = (password: string, owner?: PasswordOwner): ErrorKey | undefined => {
  const fault = checkPassword(password, owner);
  return fault && passwordErrors[fault];
};

/** Validates the mobile number or mail address of a code. */
export const targetError = (channel: ContactChannel, target: string): ErrorKey | undefined => {
  if (isContactAddress(channel, target)) return undefined;
  return channel === 'sms' ? 'fault.mobile' : 'fault.email';
};

/** Validates the captcha. */
export const captchaError = (verifyCode: string): ErrorKey | undefined =>
  verifyCode.trim() === '' ? 'fault.verifyCode' : undefined;

/** Validates the verification code. */
export const codeError = (code: string): ErrorKey | undefined =>
  /^\d{6}$/.test(code) ? undefined : 'fault.code';
