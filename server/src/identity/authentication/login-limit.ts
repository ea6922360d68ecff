import { errorCodes } from '@portal/shared/rules';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { HttpError } from '#src/platform/errors/index.ts';
import { networkOf } from '#src/platform/http/index.ts';
import {
  type AttemptLimit,
  countAttempt,
  deleteAttempts,
  findWaitUntil,
  resetAttempts,
  uncountAttempt,
} from './login-failure-repository.ts';

type LimitDeps = Pick<Deps, 'db' | 'now'>;

/** Five wrong passwords within an hour start a wait of 10 minutes. */
const accountLimit: AttemptLimit = { tries: 5, windowSeconds: 3600, waitSeconds: 600 };
/** Thirty failures from one network within 10 minutes start a wait of 10 minutes. */
const networkLimit: AttemptLimit = { tries: 30, windowSeconds: 600, waitSeconds: 600 };

/** A login: `device` is the id of a known device, on which this account has signed in before. */
export interface Attempt {
  readonly username: string;
  readonly address: string;
  readonly device: string | undefined;
}

const networkSubject = (address: string): string => `network:${networkOf(address)}`;
const accountPrefix = (username: string): string => `account:${username.toLowerCase()}|`;
const userSubject = (userId: number): string => `user:${userId}`;

/**
 * What a login is counted by. Counts of an account are counts of one network, so that others cannot lock its owner
 * out from elsewhere; a known device has a count of its own, so that its owner is not locked out by their
 * neighbours either.
 */
const subjectsOf = ({ username, address, device }: Attempt): (readonly [string, AttemptLimit])[] =>
  device === undefined
    ? [
        [networkSubject(address), networkLimit],
        [accountPrefix(username) + networkOf(address), accountLimit],
      ]
    : [[`device:${device}`, accountLimit]];

/** The wait: rounded to minutes in the message, in seconds in `Retry-After`. */
const tooManyAttempts = (seconds: number): HttpError => {
  const retryAfter = Math.max(1, Math.ceil(seconds));
  const minutes = Math.ceil(retryAfter / 60);
  return new HttpError(
    {
      zh: `尝试次数过多，请 ${minutes} 分钟后再试`,
      en: `Too many attempts. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}`,
    },
    { status: 429, code: errorCodes.tooManyTries, retryAfter },
  );
};

/** Counts one try under a subject. Throws A0211 with `Retry-After` during the wait. */
export const countOrWait = async (
  { db, now }: LimitDeps,
  subject: string,
  limit: AttemptLimit,
): Promise<void> => {
  if (await countAttempt(db, subject, limit, now())) return;
  const until = await findWaitUntil(db, subject);
  throw tooManyAttempts(((until ?? now()).getTime() - now().getTime()) / 1000);
};

/** Counts a try (password or code) of a network before it is checked. Throws A0211 during the wait. */
export const countAddress = (deps: LimitDeps, address: string): Promise<void> =>
  countOrWait(deps, networkSubject(address), networkLimit);

/** Takes back the try of a network after a success. */
export const uncountAddress = ({ db }: LimitDeps, address: string): Promise<void> =>
  uncountAttempt(db, networkSubject(address));

/**
 * Counts a login before its password is checked, so that concurrent guesses cannot bypass the limit. Throws
 * A0211 with `Retry-After` while the account has to wait in this network or on this device, or the network has
 * to.
 */
export const countLogin = async (deps: LimitDeps, attempt: Attempt): Promise<void> => {
  for (const [subject, limit] of subjectsOf(attempt)) await countOrWait(deps, subject, limit);
};

/** After a right password, resets the count of the account or device and takes back this try of the network. */
export const resetLogin = async ({ db }: LimitDeps, attempt: Attempt): Promise<void> => {
  for (const [subject, limit] of subjectsOf(attempt))
    await (limit === networkLimit ? uncountAttempt(db, subject) : resetAttempts(db, subject));
};

/** Counts a signed-in user's confirmation by password. Throws A0211 with `Retry-After` during the wait. */
export const countConfirmation = (deps: LimitDeps, userId: number): Promise<void> =>
  countOrWait(deps, userSubject(userId), accountLimit);

export const resetConfirmations = ({ db }: LimitDeps, userId: number): Promise<void> =>
  resetAttempts(db, userSubject(userId));

/** Ends the waits of an account in all networks: its owner has a new password, or is erased. */
export const resetAccountAttempts = (
  db: Db,
  { id, username }: { readonly id: number; readonly username: string },
): Promise<void> => deleteAttempts(db, { prefix: accountPrefix(username), subject: userSubject(id) });
