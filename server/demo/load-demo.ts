import { dayOf } from '@portal/shared/rules';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#src/db/connect.ts';
import { loadedData } from '#src/db/schema/index.ts';
import type { Deps } from '#src/deps.ts';
import { loadArticles } from './articles/load-articles.ts';
import { loadCoupons } from './coupons/load-coupons.ts';
import { loadGoods } from './goods/load-goods.ts';
import { loadHotels } from './hotels/load-hotels.ts';
import { loadReviews } from './reviews/load-reviews.ts';
import { loadSite } from './site/load-site.ts';
import { loadBase } from './system/load-base.ts';
import { loadPeople } from './system/load-people.ts';
import { loadTickets } from './tickets/load-tickets.ts';
import { loadTerms } from './tours/load-terms.ts';
import { loadTours } from './tours/load-tours.ts';
import { loadVisas } from './visas/load-visas.ts';

/** Writes one piece of data. `today` is the day in Asia/Shanghai that its dates are counted from. */
export type LoadPiece = (tx: Db, today: string) => Promise<void>;

const lockKey = 7_286_203;

/** In this order: later pieces refer to earlier ones. */
const pieces: Readonly<Record<string, LoadPiece>> = {
  base: loadBase,
  system: loadPeople,
  terms: loadTerms,
  tours: loadTours,
  hotels: loadHotels,
  tickets: loadTickets,
  goods: loadGoods,
  visas: loadVisas,
  coupons: loadCoupons,
  reviews: loadReviews,
  articles: loadArticles,
  site: loadSite,
};

/**
 * Writes a piece unless it was written before, whole or not at all; replicas that start together take turns. Gives
 * whether it wrote.
 */
export const loadOnce = (
  { database: { db }, now }: Pick<Deps, 'database' | 'now'>,
  name: string,
  load: LoadPiece,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    if ((await tx.$count(loadedData, eq(loadedData.name, name))) > 0) return false;
    await load(tx, dayOf(now()));
    await tx.insert(loadedData).values({ name, loadedAt: now() });
    return true;
  });

/** Loads the demo data, each piece once in the life of a database. Gives the names of the pieces it wrote. */
export const loadDemo = async (deps: Pick<Deps, 'database' | 'now'>): Promise<string[]> => {
  const written: string[] = [];
  for (const [name, load] of Object.entries(pieces)) if (await loadOnce(deps, name, load)) written.push(name);
  return written;
};
