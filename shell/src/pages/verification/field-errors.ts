import type { Key } from '@portal/shared/i18n';
import {
  type ContactChannel,
  checkPassword,
  isContactAddress,
  type PasswordFault,
} from '@portal/shared/rules';
import type { proofMessages } from './messages.ts';

/** The name of a word that says what is wrong. */
export type FaultWord = Key<NonNullable<(typeof proofMessages)['words']>> & `fault.${string}`;

const passwordWords: Readonly<Record<PasswordFault, FaultWord>> = {
  length: 'fault.length',
  letterAndDigit: 'fault.letterAndDigit',
  username: 'fault.sameAsUsername',
  common: 'fault.common',
};

/** What is wrong with a password that is to be chosen. */
export const passwordFault = (password: string, username?: string): FaultWord | undefined => {
  const fault = checkPassword(password, username);
  return fault && passwordWords[fault];
};

/** What is wrong with where a code is to go. */
export const targetFault = (channel: ContactChannel, target: string): FaultWord | undefined => {
  if (isContactAddress(channel, target)) return undefined;
  return channel === 'sms' ? 'fault.mobile' : 'fault.email';
};

/** What is wrong with the answer to the picture. */
export const captchaFault = (verifyCode: string): FaultWord | undefined =>
  verifyCode.trim() === '' ? 'fault.verifyCode' : undefined;

/** What is wrong with the code that was sent. */
export const codeFault = (code: string): FaultWord | undefined =>
  /^\d{6}$/.test(code) ? undefined : 'fault.code';
