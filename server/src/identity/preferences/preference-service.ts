import type { Preferences } from '@portal/shared/contract';
import type { Deps } from '#src/platform/context/index.ts';
import { lockMember } from '#src/platform/database/index.ts';
import { invalidField } from '#src/platform/errors/index.ts';
import { countOthers, deletePreference, listPreferences, putPreference } from './preference-repository.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

/** Limits per user: number of preferences, and bytes of each. */
const most = 100;
const maxBytes = 8 * 1024;

const tooMuch = () => invalidField('value', '这项设置超过 8 kB', 'This setting is more than 8 kB');

const written = (value: unknown): string => {
  try {
    return JSON.stringify(value);
  } catch (error) {
    // Nested too deeply to be serialised.
    if (error instanceof RangeError) throw tooMuch();
    throw error;
  }
};

/** A user's preferences, by name. */
export const readPreferences = async ({ db }: Needs, userId: number): Promise<Preferences> =>
  Object.fromEntries((await listPreferences(db, userId)).map(({ name, value }) => [name, value]));

/**
 * Stores a preference, replacing the previous value. It affects only its owner, so it is not audited. Refuses
 * a value over 8 kB and more than a hundred names.
 */
export const setPreference = async (
  { db, now }: Needs,
  userId: number,
  { name, value }: { readonly name: string; readonly value: unknown },
): Promise<void> => {
  const json = written(value);
  if (Buffer.byteLength(json) > maxBytes) throw tooMuch();
  await db.transaction(async (tx) => {
    await lockMember(tx, userId);
    if ((await countOthers(tx, userId, name)) >= most)
      throw invalidField('name', `最多保存 ${most} 项设置`, `At most ${most} settings are kept`);
    await putPreference(tx, userId, { name, json, now: now() });
  });
};

/** Deletes a preference; a missing one is no error. */
export const removePreference = ({ db }: Needs, userId: number, name: string): Promise<void> =>
  deletePreference(db, userId, name);
