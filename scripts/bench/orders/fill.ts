import type { Database } from '../../../server/src/platform/database/connect.ts';

const batch = 50_000;

/** Members who own the old orders: a few hundred each. */
const members = 4000;

const addMembers = async ({ pool }: Database): Promise<void> => {
  await pool.query(
    `insert into users (username, nickname, password_hash)
     select 'old_' || n, 'old', 'unusable' from generate_series(1, $1) n
     on conflict do nothing`,
    [members],
  );
};

/** Inserts paid and completed orders, each with line, stock, payment and audit trail. */
const addOrders = async ({ pool }: Database, from: number, count: number): Promise<void> => {
  await pool.query(
    `with who as (select array_agg(id order by id) as ids from users where username like 'old\\_%'),
    what as (
      select array_agg(sku_id order by sku_id, day) as skus, array_agg(day order by sku_id, day) as days,
        array_agg(price order by sku_id, day) as prices from (
          select i.sku_id, i.day, i.price from inventory i join skus s on s.id = i.sku_id
          join products p on p.id = s.product_id where p.kind = 'tour' and i.price > 0
          order by i.sku_id, i.day limit 2000) rows),
    made as (
      insert into orders (order_no, kind, user_id, state, fulfilment, title, travel_day, amount, paid_amount, snapshot,
        form, fingerprint, expires_at, paid_at, created_at, updated_at)
      select 'TO' || lpad(n::text, 12, '0'), 'tour', who.ids[1 + n % $3], 'COMPLETED', 'COMPLETED', 'old',
        what.days[1 + n % 2000], what.prices[1 + n % 2000], what.prices[1 + n % 2000],
        jsonb_build_object('productId', 1, 'title', jsonb_build_object('zh', repeat('海', 12)), 'picture', '/p', 'people', 1,
          'refundTiers', '[]'::jsonb, 'terms', '[]'::jsonb, 'details', jsonb_build_object('kind', 'tour')),
        jsonb_build_object('travellers', '[]'::jsonb, 'contact', jsonb_build_object('name', '陈海', 'mobile', '13800000000'),
          'remark', ''),
        md5(n::text), now() - interval '90 days', now() - interval '90 days', now() - interval '90 days',
        now() - interval '90 days'
      from generate_series($1::integer, $2::integer) n, who, what
      returning id, order_no, amount, created_at),
    lined as (
      insert into order_lines (order_id, code, name, unit_price, quantity, amount)
      select id, 'adult', '成人', amount, 1, amount from made),
    collected as (
      insert into payments (payment_no, order_id, provider, way, state, amount, trade_no, expires_at, paid_at, created_at)
      select 'PO' || order_no, id, 'alipay', 'qr', 'SUCCESS', amount, 'old-' || order_no, created_at, created_at, created_at
      from made),
    held as (
      insert into holds (order_id, sku_id, day, quantity, state, expires_at)
      select m.id, what.skus[1 + substr(m.order_no, 3)::integer % 2000],
        what.days[1 + substr(m.order_no, 3)::integer % 2000], 1, 'sold', m.created_at from made m, what)
    insert into audit_log (actor, action, subject, subject_id, after, created_at)
    select 'system', 'complete', 'order', order_no, '{"state":"COMPLETED"}', created_at from made`,
    [from, from + count - 1, members],
  );
};

const countStock = async ({ pool }: Database): Promise<void> => {
  await pool.query(
    `update inventory i set sold = i.sold + h.sold, total = i.total + h.sold from (
      select sku_id, day, sum(quantity) as sold from holds h join orders o on o.id = h.order_id
      where o.order_no like 'TO%' group by sku_id, day) h
    where i.sku_id = h.sku_id and i.day = h.day`,
  );
};

/** Adds a number of old orders to the demo data; the data stays consistent. */
export const fillOrders = async (database: Database, count: number): Promise<void> => {
  await addMembers(database);
  // A million small updates of the calendar would take hours: it is summed up once, at the end.
  await database.pool.query('alter table holds disable trigger holds_move_stock');
  for (let from = 1; from <= count; from += batch)
    await addOrders(database, from, Math.min(batch, count - from + 1));
  await countStock(database);
  await database.pool.query('alter table holds enable trigger holds_move_stock');
  await database.pool.query('analyze');
};
