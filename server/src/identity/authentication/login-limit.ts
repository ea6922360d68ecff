import { errorCodes } from '@portal/shared/rules';
import type { Deps } from '#src/platform/context/index.ts';
import { HttpError } from '#src/platform/errors/index.ts';
import {
  type AttemptLimit,
  countAttempt,
  findWaitUntil,
  resetAttempts,
  uncountAttempt,
} from './login-failure-repository.ts';

/** Five wrong passwords within an hour start a wait of 10 minutes. */
const accountLimit: AttemptLimit = { tries: 5, windowSeconds: 3600, waitSeconds: 600 };
/** Thirty failures from one address within 10 minutes start a wait of 10 minutes. */
const addressLimit: AttemptLimit = { tries: 30, windowSeconds: 600, waitSeconds: 600 };

interface Attempt {
  readonly username: string;
  readonly address: string;
}

/** The key under which tries at an account are counted. */
export const accountOf = ({ username }: Pick<Attempt, 'username'>): string =>
  `account:${username.toLowerCase()}`;
const addressOf = ({ address }: Pick<Attempt, 'address'>): string => `address:${address}`;

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

const countOrWait = async ({ db, now }: Deps, subject: string, limit: AttemptLimit): Promise<void> => {
  if (await countAttempt(db, subject, limit, now())) return;
  const until = await findWaitUntil(db, subject);
  throw tooManyAttempts(((until ?? now()).getTime() - now().getTime()) / 1000);
};

/** Counts a try (password or code) of an address before it is checked. Throws A0211 during the wait. */
export const countAddress = (deps: Deps, address: string): Promise<void> =>
  countOrWait(deps, addressOf({ address }), addressLimit);

/** Takes back the try of an address after a success. */
export const uncountAddress = ({ db }: Deps, address: string): Promise<void> =>
  uncountAttempt(db, addressOf({ address }));

/** Ends the wait of an account: its owner has a new password. */
export const resetAccountAttempts = ({ db }: Deps, username: string): Promise<void> =>
  resetAttempts(db, accountOf({ username }));

/**
 * Counts a login before its password is checked, so that concurrent guesses cannot bypass the limit. Throws
 * A0211 with `Retry-After` while the account or the address has to wait.
 */
export const countLogin = async (deps: Deps, attempt: Attempt): Promise<void> => {
  await countAddress(deps, attempt.address);
  await countOrWait(deps, accountOf(attempt), accountLimit);
};

/** After a right password, resets the account's count and takes back this try of the address. */
export const resetLogin = async (deps: Deps, attempt: Attempt): Promise<void> => {
  await resetAccountAttempts(deps, attempt.username);
  await uncountAddress(deps, attempt.address);
};
