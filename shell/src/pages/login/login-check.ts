import type { Key } from '@portal/shared/i18n';
import type { loginMessages } from './messages.ts';

export interface LoginValues {
  readonly username: string;
  readonly password: string;
  readonly verifyCode: string;
}

type Word = Key<NonNullable<(typeof loginMessages)['words']>>;

/** Validates a login: message names by field. */
export const checkLogin = ({
  username,
  password,
  verifyCode,
}: LoginValues): Partial<Record<keyof LoginValues, Word>> => ({
  ...(username.trim() === '' ? { username: 'fault.username' } : {}),
  ...(password.length < 6 ? { password: password === '' ? 'fault.password' : 'fault.passwordShort' } : {}),
  ...(verifyCode.trim() === '' ? { verifyCode: 'fault.verifyCode' } : {}),
});
