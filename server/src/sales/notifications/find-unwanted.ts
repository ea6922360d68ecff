import { isChannelOn } from '@portal/shared/rules';
import { listChannelSettings } from '#src/identity/messages/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { listDoubled, type NotificationRecord } from './notification-repository.ts';

/**
 * The notifications about orders and waiting lists that their member does not want by this channel, and that go out by
 * the other one. An event with a single channel is always delivered.
 */
export const findUnwanted = async (
  db: Db,
  records: readonly NotificationRecord[],
): Promise<ReadonlySet<number>> => {
  const own = records.filter(({ userId, messageId }) => userId !== null && messageId === null);
  const settings = await listChannelSettings(
    db,
    own.map(({ userId }) => Number(userId)),
  );
  const off = own.filter(({ userId, channel }) => {
    const chosen = settings.get(Number(userId));
    return chosen !== undefined && !isChannelOn(chosen, 'order', channel);
  });
  if (off.length === 0) return new Set();
  return new Set(
    await listDoubled(
      db,
      off.map(({ id }) => id),
    ),
  );
};
