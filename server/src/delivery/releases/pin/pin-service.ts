import type { ReleasePin } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import type { Db } from '#src/platform/database/index.ts';
import { conflict, invalidField } from '#src/platform/errors/index.ts';
import { checkSignature } from '../gate/check-release.ts';
import * as releases from '../release-repository.ts';
import { checkApp } from '../release-service.ts';
import type { TrustedKeys } from '../signing/trusted-keys.ts';
import * as repository from './pin-repository.ts';

/** The user or role of a pin, its actor and its reason. */
export type PinCommand = repository.PinKey & { readonly actor: string; readonly reason: string };

export interface ChangedPins {
  readonly pins: ReleasePin[];
  readonly changed: boolean;
}

/** All pins, newest first. */
export const listPins = async (db: Db): Promise<ReleasePin[]> =>
  (await repository.listPins(db)).map(({ createdAt, ...pin }) => ({ ...pin, at: createdAt.toISOString() }));

const getSubject = async (tx: Db, key: repository.PinKey): Promise<string> => {
  const found = await repository.findSubject(tx, key);
  if (found !== undefined) return found;
  const { kind, subject } = key;
  if (kind === 'role') throw invalidField('subject', `没有角色 ${subject}`, `There is no role ${subject}`);
  throw invalidField('subject', `没有用户 ${subject}`, `There is no user ${subject}`);
};

const checkRoom = async (tx: Db): Promise<void> => {
  if ((await repository.listPins(tx)).length >= repository.maxPins)
    throw conflict(
      errorCodes.wrongState,
      `最多 ${repository.maxPins} 个指定版本，请先取消一些，或改用灰度发布`,
      `There are ${repository.maxPins} pins already: remove some, or use a canary`,
    );
};

const write = async (
  tx: Db,
  order: PinCommand & { readonly version: string },
  before: string | undefined,
): Promise<void> => {
  if (before === undefined) await checkRoom(tx);
  await repository.savePin(tx, order);
  const { app, kind, subject, version, actor, reason } = order;
  const event = { app, version, replaced: before ?? null, detail: `${kind} ${subject}`, actor, reason };
  await releases.addEvent(tx, { ...event, action: 'pin' });
};

/**
 * Pins a user or a role to a version, replacing their previous pin of the app. `changed` is false when
 * nothing changed. Throws 404 for an unknown app or version, 400 (`subject`) for an unknown user or role, 409
 * at 200 pins, 409 A0530 for a release that no trusted key signed.
 */
export const pin = (
  db: Db,
  order: PinCommand & { readonly version: string },
  trusted: TrustedKeys,
): Promise<ChangedPins> =>
  db.transaction(async (tx) => {
    await releases.lockChannels(tx);
    await checkApp(tx, order.app);
    await checkSignature(tx, order, trusted);
    const known = { ...order, subject: await getSubject(tx, order) };
    const before = await repository.findPin(tx, known);
    const changed = before?.version !== order.version;
    if (changed) await write(tx, known, before?.version);
    return { pins: await listPins(tx), changed };
  });

/**
 * Removes the pin of a user or a role. `changed` is false when there was none. Throws 404 for an app without
 * releases.
 */
export const unpin = (db: Db, { actor, reason, ...key }: PinCommand): Promise<ChangedPins> =>
  db.transaction(async (tx) => {
    await releases.lockChannels(tx);
    await checkApp(tx, key.app);
    const before = await repository.findPin(tx, key);
    if (before) {
      const { app, kind, subject, version } = before;
      await repository.deletePin(tx, key);
      const event = { app, version, replaced: null, detail: `${kind} ${subject}`, actor, reason };
      await releases.addEvent(tx, { ...event, action: 'unpin' });
    }
    return { pins: await listPins(tx), changed: before !== undefined };
  });
