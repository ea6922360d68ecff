import type { Key } from '@portal/shared/i18n';
import {
  type ContactChannel,
  checkPassword,
  isContactAddress,
  type PasswordFault,
} from '@portal/shared/rules';
import type { verificationMessages } from './messages.ts';

/** The name of a word that says what is wrong. */
export type ErrorKey = Key<NonNullable<(typeof verificationMessages)['words']>> & `fault.${string}`;

const passwordErrors: Readonly<Record<PasswordFault, ErrorKey>> = {
  length: 'fault.length',
  letterAndDigit: 'fault.letterAndDigit',
  username: 'fault.sameAsUsername',
  common: 'fault.common',
};

/** What is wrong with a password that is to be chosen. */
export const passwordError = (password: string, username?: string): ErrorKey | undefined => {
  const fault = checkPassword(password, username);
  return fault && passwordErrors[fault];
};

/** What is wrong with where a code is to go. */
export const targetError = (channel: ContactChannel, target: string): ErrorKey | undefined => {
  if (isContactAddress(channel, target)) return undefined;
  return channel === 'sms' ? 'fault.mobile' : 'fault.email';
};

/** What is wrong with the answer to the picture. */
export const captchaError = (verifyCode: string): ErrorKey | undefined =>
  verifyCode.trim() === '' ? 'fault.verifyCode' : undefined;

/** What is wrong with the code that was sent. */
export const codeError = (code: string): ErrorKey | undefined =>
  /^\d{6}$/.test(code) ? undefined : 'fault.code';
