import { errorCodes } from '@portal/shared/rules';
import type { Deps } from '#src/platform/context/index.ts';
import { HttpError } from '#src/platform/errors/index.ts';
import {
  countTry,
  findWaitUntil,
  forgetTries,
  type TryLimit,
  uncountTry,
} from './login-failure-repository.ts';

/** Five wrong passwords within an hour: wait 10 minutes. */
const accountLimit: TryLimit = { tries: 5, windowSeconds: 3600, waitSeconds: 600 };
/** Thirty failures from one address within 10 minutes: wait 10 minutes. */
const addressLimit: TryLimit = { tries: 30, windowSeconds: 600, waitSeconds: 600 };

interface Tried {
  readonly username: string;
  readonly address: string;
}

/** What tries at an account are counted under. */
export const accountOf = ({ username }: Pick<Tried, 'username'>): string =>
  `account:${username.toLowerCase()}`;
const addressOf = ({ address }: Pick<Tried, 'address'>): string => `address:${address}`;

/** Says how long: minutes as people count them, seconds in `Retry-After`. */
const tooManyTries = (seconds: number): HttpError => {
  const retryAfter = Math.max(1, Math.ceil(seconds));
  const minutes = Math.ceil(retryAfter / 60);
  return new HttpError(
    {
      zh: `尝试次数过多，请 ${minutes} 分钟后再试`,
      en: `Too many tries, please try again in ${minutes} minute${minutes === 1 ? '' : 's'}`,
    },
    { status: 429, code: errorCodes.tooManyTries, retryAfter },
  );
};

const countOrWait = async (
  { database: { db }, now }: Deps,
  subject: string,
  limit: TryLimit,
): Promise<void> => {
  if (await countTry(db, subject, limit, now())) return;
  const until = await findWaitUntil(db, subject);
  throw tooManyTries(((until ?? now()).getTime() - now().getTime()) / 1000);
};

/**
 * Counts a try from a network address, be it a password or a code, before it is looked at. Throws A0211 with
 * `Retry-After` while the address has to wait.
 */
export const countAddress = (deps: Deps, address: string): Promise<void> =>
  countOrWait(deps, addressOf({ address }), addressLimit);

/** The try was right: the address gets it back. */
export const forgiveAddress = ({ database: { db } }: Deps, address: string): Promise<void> =>
  uncountTry(db, addressOf({ address }));

/** Lets an account be tried at once again: its owner has a new password. */
export const forgetAccountTries = ({ database: { db } }: Deps, username: string): Promise<void> =>
  forgetTries(db, accountOf({ username }));

/**
 * Counts a login before its password is looked at, so that guesses sent at the same time are no way around the
 * limit. Throws A0211 with `Retry-After` while the account or the address has to wait.
 */
export const countLogin = async (deps: Deps, tried: Tried): Promise<void> => {
  await countAddress(deps, tried.address);
  await countOrWait(deps, accountOf(tried), accountLimit);
};

/** The password was right: the account starts over, the address gets this try back. */
export const forgiveLogin = async (deps: Deps, tried: Tried): Promise<void> => {
  await forgetAccountTries(deps, tried.username);
  await forgiveAddress(deps, tried.address);
};
