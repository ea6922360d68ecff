import {
  type AttemptLimit,
  countAttempt,
  deviceName,
  findOwnerNamed,
  hasEarlierLogin,
  type NewDevice,
  type Owner,
} from '#src/identity/authentication/index.ts';
import { roughNetwork } from '#src/platform/http/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { accountTexts } from '../account-texts.ts';
import { contactsOf, notifyOwnerInBackground } from '../notify-owner.ts';

/** A browser that keeps no cookies is new with every login: an account gets three notices a day. */
const limit: AttemptLimit = { tries: 3, windowSeconds: 86_400, waitSeconds: 86_400 };

const longestDevice = 30;

/** The owner, unless they cannot be reached, have signed in for the first time, or got enough notices today. */
const findNotified = async ({ db, now }: AccountDeps, username: string): Promise<Owner | undefined> => {
  const owner = await findOwnerNamed(db, username);
  if (!owner || contactsOf(owner).length === 0) return undefined;
  const hasSignedIn = owner.passwordChangedAt !== null || (await hasEarlierLogin(db, owner.id));
  const isDue = hasSignedIn && (await countAttempt(db, `new-device:${owner.id}`, limit, now()));
  return isDue ? owner : undefined;
};

/**
 * Notifies an account's owner of a login from a browser in which the account had not signed in. The login waits
 * until the message centre has the notice, not for mail and SMS, and does not fail with it.
 */
export const notifyNewDevice = async (
  deps: AccountDeps,
  { username, address, agent, language: spoken }: NewDevice,
): Promise<void> => {
  const owner = await findNotified(deps, username);
  if (!owner) return;
  const language = owner.language ?? spoken;
  const device = deviceName(agent).slice(0, longestDevice) || accountTexts[language].unknownDevice;
  await notifyOwnerInBackground(deps, {
    ...{ userId: owner.id, username: owner.username, to: contactsOf(owner), letter: 'newDevice', language },
    values: { device, network: roughNetwork(address) },
  });
};
