import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { type Db, releasePins, roles, users } from '#src/platform/database/index.ts';

export type StoredPin = typeof releasePins.$inferSelect;
/** The user or role of a pin, and its app. */
export type PinKey = Pick<StoredPin, 'app' | 'kind' | 'subject'>;

/** For more users there is the canary. */
export const maxPins = 200;

/** All pins, newest first. */
export const listPins = (db: Db): Promise<StoredPin[]> =>
  db
    .select()
    .from(releasePins)
    .orderBy(desc(releasePins.createdAt), releasePins.app, releasePins.kind, releasePins.subject)
    .limit(maxPins);

const isPin = ({ app, kind, subject }: PinKey) =>
  and(eq(releasePins.app, app), eq(releasePins.kind, kind), eq(releasePins.subject, subject));

export const findPin = async (db: Db, key: PinKey): Promise<StoredPin | undefined> => {
  const [pin] = await db.select().from(releasePins).where(isPin(key));
  return pin;
};

/** Replaces another pin of the same user or role. */
export const savePin = async (db: Db, pin: Omit<StoredPin, 'createdAt'>): Promise<void> => {
  const { version, actor, reason } = pin;
  await db
    .insert(releasePins)
    .values(pin)
    .onConflictDoUpdate({
      target: [releasePins.app, releasePins.kind, releasePins.subject],
      set: { version, actor, reason, createdAt: sql`now()` },
    });
};

export const deletePin = async (db: Db, key: PinKey): Promise<void> => {
  await db.delete(releasePins).where(isPin(key));
};

/** The stored spelling; undefined for an unknown user or role. */
export const findSubject = async (
  db: Db,
  { kind, subject }: Pick<PinKey, 'kind' | 'subject'>,
): Promise<string | undefined> => {
  const [found] =
    kind === 'role'
      ? await db.select({ name: roles.code }).from(roles).where(eq(roles.code, subject))
      : await db
          .select({ name: users.username })
          .from(users)
          .where(and(eq(sql`lower(${users.username})`, subject.toLowerCase()), isNull(users.deletedAt)));
  return found?.name;
};
