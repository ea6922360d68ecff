import { randomInt } from 'node:crypto';
import type { Deps } from '#src/platform/context/index.ts';
import { hashRandomSecret } from './password.ts';

/** Without characters that are mistaken for others when read out or copied by hand: 0 O 1 l I. */
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 16 of 56 characters: 92 random bits. */
const length = 16;

const dayMs = 86_400_000;

type InitialDeps = Pick<Deps, 'env' | 'now'>;

/** The columns of a user whose password another person knows: it has to be changed, within some days. */
export const toBeChanged = ({ env, now }: InitialDeps) => ({
  mustChangePassword: true,
  initialPasswordUntil: new Date(now().getTime() + env.access.initialPasswordDays * dayMs),
});

/** The columns of a user who has chosen the password. */
export const ownChoice = { mustChangePassword: false, initialPasswordUntil: null } as const;

/** A password to be shown once, with the columns of its user: it has to be changed after the first login. */
export interface InitialPassword {
  readonly password: string;
  readonly columns: { readonly passwordHash: string } & ReturnType<typeof toBeChanged>;
}

/** Creates a random password for another person to log in with once. */
export const createInitialPassword = async (deps: InitialDeps): Promise<InitialPassword> => {
  const password = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return { password, columns: { passwordHash: await hashRandomSecret(password), ...toBeChanged(deps) } };
};
