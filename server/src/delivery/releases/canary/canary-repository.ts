import type { App } from '@portal/shared/contract';
import { and, eq, sql } from 'drizzle-orm';
import { channels, type Db } from '#src/platform/database/index.ts';
import type { Channel, ReleaseKey } from '../release-repository.ts';

const isCanaryOf = (app: App) => and(eq(channels.app, app), eq(channels.channel, 'canary'));

export const findCanary = async (db: Db, app: App): Promise<Channel | undefined> => {
  const [canary] = await db.select().from(channels).where(isCanaryOf(app));
  return canary;
};

/** One per app: replaces the previous one. */
export const saveCanary = async (
  db: Db,
  { app, version, share }: ReleaseKey & { readonly share: number },
): Promise<void> => {
  const pointer = { version, share, updatedAt: sql`now()` };
  await db
    .insert(channels)
    .values({ app, channel: 'canary', ...pointer })
    .onConflictDoUpdate({ target: [channels.app, channels.channel], set: pointer });
};

/** False when this version was not the canary. */
export const deleteCanary = async (db: Db, { app, version }: ReleaseKey): Promise<boolean> => {
  const gone = await db
    .delete(channels)
    .where(and(isCanaryOf(app), eq(channels.version, version)))
    .returning({ app: channels.app });
  return gone.length > 0;
};
