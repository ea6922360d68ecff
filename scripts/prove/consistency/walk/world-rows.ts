import { contents } from '../../../../server/src/catalog/products/testing/contents.ts';
import type { Database } from '../../../../server/src/platform/database/connect.ts';
import type { Member } from '../../../../server/src/platform/errors/index.ts';
import type { Place, World } from './world.ts';

type Pool = Database['pool'];

const memberCount = 6;

/** Inserts the members and the member of staff of a world. */
export const makePeople = async (pool: Pool): Promise<Pick<World, 'members' | 'staff'>> => {
  const { rows } = await pool.query<{ id: number; username: string }>(
    `insert into users (username, nickname, password_hash)
    select 'walker_' || n, 'walker_' || n, 'unusable' from generate_series(0, $1) n returning id, username`,
    [memberCount],
  );
  const [staff, ...members] = rows.map(({ id, username }): Member => {
    const rights = { roles: [], perms: [], factor: { missing: false, fresh: true, stepUp: 'none' as const } };
    return { userId: id, username, sessionId: 0, ...rights };
  });
  if (!staff) throw new Error('the world has a member of staff');
  return { members, staff };
};

const extra = (code: string, price: number, change: object) => ({
  ...{ code, kind: 'EQUIPMENT', name: { zh: code }, description: { zh: code }, price },
  ...{ perPerson: true, stock: null, refund: 'never', refundDays: null },
  ...change,
});

const content = {
  ...contents.tour,
  refundTiers: [
    { daysBefore: 40, feePercent: 0 },
    { daysBefore: 10, feePercent: 20 },
    { daysBefore: 0, feePercent: 60 },
  ],
  ...{ depositPercent: 30, balanceDays: 35, minGroup: 3, changeTimes: 6, cutoffDays: 2 },
  extras: [
    extra('insurance', 3000, {}),
    extra('boots', 5000, { stock: 4, refund: 'tiers' }),
    extra('transfer', 20_000, { perPerson: false, stock: 2, refund: 'daysBefore', refundDays: 15 }),
  ],
};

const emptied =
  'orders, waitlist_entries, member_coupons, coupons, inventory, extra_stock, products, idempotency_keys, audit_log, audit_seals, notices, payment_events, login_failures, stale_prices, sold_changes';

/** Days from now, price of an adult in fen, and seats of each departure. */
const departures = [
  [28, 100_000, 4],
  [45, 100_000, 3],
  [52, 130_000, 3],
  [60, 80_000, 4],
] as const;

const insertTour = async (pool: Pool, today: Date): Promise<Place[]> => {
  const { rows } = await pool.query<Place>(
    `with product as (
      insert into products (kind, category, title, picture, content, days)
      values ('tour', 'domestic', '{"zh":"环岛"}', '/p.svg', $1, 2) returning id),
    plan as (insert into skus (product_id, name) select id, '{"zh":"标准团"}' from product returning id)
    insert into inventory (sku_id, day, price, child_price, single_supplement, total)
    select plan.id, ($2::timestamptz at time zone 'Asia/Shanghai')::date + d.later, d.price, d.price * 6 / 10, 15000, d.seats
    from plan, unnest($3::integer[], $4::bigint[], $5::integer[]) as d (later, price, seats)
    returning sku_id as "skuId", day::text as day, price, (select id from product) as "tourId"`,
    [content, today, ...[0, 1, 2].map((column) => departures.map((row) => row[column]))],
  );
  return rows;
};

/** A fixed amount, and a tenth; members claim them during the walk. */
const insertCoupons = async (pool: Pool, today: Date): Promise<number[]> => {
  const discounts = [
    { type: 'amount', amount: 12_000 },
    { type: 'percent', percent: 10, most: 20_000 },
  ];
  const { rows } = await pool.query<{ id: number }>(
    `insert into coupons (title, kinds, min_amount, discount, starts_at, ends_at, total)
    select '{"zh":"券"}', '{tour}', 100000, d, $2::timestamptz - interval '1 day', $2::timestamptz + interval '60 days', 5
    from unnest($1::jsonb[]) d returning id`,
    [discounts.map((discount) => JSON.stringify(discount)), today],
  );
  return rows.map(({ id }) => id);
};

/** Empties the world and puts its tour and its coupons on sale. */
export const fillWorld = async (pool: Pool, today: Date): Promise<Pick<World, 'places' | 'couponIds'>> => {
  await pool.query(`truncate ${emptied} restart identity cascade`);
  return { places: await insertTour(pool, today), couponIds: await insertCoupons(pool, today) };
};
