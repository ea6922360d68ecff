import type { Preferences } from '@portal/shared/contract';
import type { Deps } from '#src/platform/context/index.ts';
import { lockMember } from '#src/platform/database/index.ts';
import { invalidField } from '#src/platform/errors/index.ts';
import { countOthers, deletePreference, listPreferences, putPreference } from './preference-repository.ts';

type Needs = Pick<Deps, 'database' | 'now'>;

/** So many preferences a person, so many bytes each. */
const most = 100;
const mostBytes = 8 * 1024;

const tooMuch = () => invalidField('value', '这项设置超过 8 kB', 'This setting is more than 8 kB');

const written = (value: unknown): string => {
  try {
    return JSON.stringify(value);
  } catch (error) {
    // Nested deeper than it can be written down again.
    if (error instanceof RangeError) throw tooMuch();
    throw error;
  }
};

/** How somebody has set up the portal for themselves, by name. */
export const readPreferences = async ({ database: { db } }: Needs, userId: number): Promise<Preferences> =>
  Object.fromEntries((await listPreferences(db, userId)).map(({ name, value }) => [name, value]));

/**
 * Keeps a preference in the place of the one before. It changes nothing for anybody else, so it leaves no note in the
 * audit. Refuses a value beyond 8 kB and a name beyond the hundredth.
 */
export const keepPreference = async (
  { database: { db }, now }: Needs,
  userId: number,
  { name, value }: { readonly name: string; readonly value: unknown },
): Promise<void> => {
  const json = written(value);
  if (Buffer.byteLength(json) > mostBytes) throw tooMuch();
  await db.transaction(async (tx) => {
    await lockMember(tx, userId);
    if ((await countOthers(tx, userId, name)) >= most)
      throw invalidField('name', `最多保存 ${most} 项设置`, `At most ${most} settings are kept`);
    await putPreference(tx, userId, { name, json, now: now() });
  });
};

/** Forgets a preference; one that is not there is forgotten already. */
export const forgetPreference = ({ database: { db } }: Needs, userId: number, name: string): Promise<void> =>
  deletePreference(db, userId, name);
