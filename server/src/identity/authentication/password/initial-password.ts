import { randomInt } from 'node:crypto';
import { hashRandomSecret } from './password.ts';

/** Without characters that are mistaken for others when read out or copied by hand: 0 O 1 l I. */
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 16 of 56 characters: 92 random bits. */
const length = 16;

/** A password to be shown once, with the columns of its user: it has to be changed after the first login. */
export interface InitialPassword {
  readonly password: string;
  readonly columns: { readonly passwordHash: string; readonly mustChangePassword: true };
}

/** Creates a random password for another person to log in with once. */
export const createInitialPassword = async (): Promise<InitialPassword> => {
  const password = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return { password, columns: { passwordHash: await hashRandomSecret(password), mustChangePassword: true } };
};
