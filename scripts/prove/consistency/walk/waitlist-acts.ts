import { serveWaitlists } from '../../../../server/src/sales/waitlist/index.ts';
import { joinWaitlist } from '../../../../server/src/sales/waitlist/join-waitlist.ts';
import { leaveWaitlist } from '../../../../server/src/sales/waitlist/own-waitlist.ts';
import { type Act, choose, findRow } from './act.ts';

const join: Act = async ({ deps, members, places }, { one, way }) => {
  const { tourId, skuId, day } = choose(places, way);
  const request = { tourId, skuId, day, adults: 1 + (way % 2), children: way % 7 === 0 ? 1 : 0 };
  await joinWaitlist(deps, choose(members, one).userId, request, 'zh');
  return true;
};

const leave: Act = async (world, dice) => {
  const state = dice.way % 4 === 0 ? '' : `where state in ('WAITING', 'OFFERED')`;
  const entry = await findRow<{ id: number; userId: number }>(
    world,
    dice,
    `select id, user_id as "userId" from waitlist_entries ${state} order by id`,
  );
  if (entry) await leaveWaitlist(world.deps, entry.userId, entry.id);
  return entry !== undefined;
};

const endOffers: Act = async ({ deps }) => {
  const { rowCount } = await deps.database.pool.query(
    `update waitlist_entries set offer_until = $1 where state = 'OFFERED'`,
    [deps.now()],
  );
  await serveWaitlists(deps);
  return (rowCount ?? 0) > 0;
};

/** Waiting lists and their offers. */
export const waitlistActs: Readonly<Record<string, Act>> = {
  'join a waiting list': join,
  'leave a waiting list': leave,
  'serve waiting lists': async ({ deps }) => (await serveWaitlists(deps)) > 0,
  'end offers': endOffers,
};
