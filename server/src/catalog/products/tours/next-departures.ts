import type { TourCard } from '@portal/shared/contract';
import { and, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import { type Db, inventory, products, skus } from '#src/platform/database/index.ts';
import type { AskedDays } from '../days/asked-days.ts';
import type { RequestTime } from '../request-time.ts';
import { openForBooking, seatsLeft } from '../stock/bookable.ts';

/** How many departures a card shows. */
const maxShown = 3;

const within = (days: AskedDays | undefined): SQL | undefined =>
  days && and(gte(inventory.day, days.from), lt(inventory.day, days.before));

/** The next departures with seats of each product, by day, in one query. Days with several SKUs have the most seats of one. */
const listNext = async (
  db: Db,
  ids: readonly number[],
  { now, today }: RequestTime,
  days: AskedDays | undefined,
) => {
  const { rows } = await db.execute<{ id: string; day: string; seats: number }>(sql`
    select ${products.id} as id, next.day::text as day, next.seats
    from ${products} cross join lateral (
      select ${inventory.day} as day, max(${seatsLeft}) as seats
      from ${skus} join ${inventory} on ${inventory.skuId} = ${skus.id}
      where ${and(sql`${skus.productId} = ${products.id}`, openForBooking(now, today), gt(seatsLeft, 0), within(days))}
      group by ${inventory.day} order by ${inventory.day} limit ${maxShown}) as next
    where ${sql`${products.id} = any(${sql.param(ids)}::bigint[])`}
    order by ${products.id}, next.day`);
  return rows;
};

/** Tours with their next departures that have seats, at most three each: of the days asked for, or from today on. */
export const withNextDepartures = async (
  db: Db,
  tours: readonly TourCard[],
  moment: RequestTime,
  days?: AskedDays,
): Promise<TourCard[]> => {
  if (tours.length === 0) return [];
  const rows = await listNext(
    db,
    tours.map(({ id }) => id),
    moment,
    days,
  );
  const byTour = Map.groupBy(rows, ({ id }) => Number(id));
  return tours.map((tour) => ({
    ...tour,
    departures: (byTour.get(tour.id) ?? []).map(({ day, seats }) => ({ day, seats })),
  }));
};
