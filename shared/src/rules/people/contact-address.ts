import { isPhone } from './phone.ts';

/** A way to reach somebody: a short message to a mobile number, or mail. */
export type ContactChannel = 'sms' | 'mail';

const emailPattern = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** Whether text is a mail address that can be written to, at most 128 characters, without spaces. */
export const isEmail = (text: string): boolean => text.length <= 128 && emailPattern.test(text);

/** Whether text is where a channel leads to: a mobile number, or a mail address. */
export const isContactAddress = (channel: ContactChannel, text: string): boolean =>
  channel === 'sms' ? isPhone(text) : isEmail(text);

/** A name as lists show it: `陈**`, the first sign and nothing of its length. */
export const maskName = (name: string): string => (name.length < 2 ? name : `${[...name][0]}**`);

/**
 * A mobile number as it is shown: `138****0000`, of other countries `+852****67`, as some have few digits. A short one
 * shows its last two digits at most.
 */
export const maskMobile = (mobile: string): string => {
  if (mobile.length < 8) return `****${mobile.slice(-2)}`;
  return mobile.startsWith('+')
    ? `${mobile.slice(0, 4)}****${mobile.slice(-2)}`
    : `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
};

/** A mail address as it is shown: `ch***@example.com`; of a short name the first letter only. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, at > 3 ? 2 : 1)}***${email.slice(at)}`;
};
