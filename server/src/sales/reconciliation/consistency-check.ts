import { sql } from 'drizzle-orm';
import { checkAuditChain } from '#src/platform/audit/index.ts';
import type { Db } from '#src/platform/database/index.ts';

/** Each query finds rows that must not exist, with a description of the error per row. */
const checks = {
  'stock is never oversold': sql`
    select format('sku %s on %s: held %s + sold %s of %s', sku_id, day, held, sold, total) as fault
    from inventory where held < 0 or sold < 0 or held + sold > total`,
  'held and sold are what orders and waiting lists hold': sql`
    select format('sku %s on %s: held %s (%s set aside) sold %s, holds say %s and %s', i.sku_id, i.day, i.held,
      i.set_aside, i.sold, coalesce(h.held, 0), coalesce(h.sold, 0)) as fault
    from inventory i left join (
      select sku_id, day, sum(quantity) filter (where state = 'held') as held,
        sum(quantity) filter (where state = 'sold') as sold
      from holds group by sku_id, day) h on h.sku_id = i.sku_id and h.day = i.day
    where i.held - i.set_aside <> coalesce(h.held, 0) or i.sold <> coalesce(h.sold, 0)`,
  'extras taken are what holds take': sql`
    select format('extra %s of sku %s on %s: taken %s of %s, holds say %s', code, sku_id, day, coalesce(s.taken, 0),
      coalesce(s.total::text, 'any'), coalesce(h.taken, 0)) as fault
    from extra_stock s full join (
      select sku_id, day, e ->> 'code' as code, sum((e ->> 'quantity')::integer) as taken
      from holds cross join jsonb_array_elements(extras) e where state <> 'freed'
      group by sku_id, day, code) h using (sku_id, day, code)
    where coalesce(s.taken, 0) <> coalesce(h.taken, 0) or s.taken > s.total`,
  'holds take the extras of their order, which are lines of its price': sql`
    select format('order %s has extras %s, its hold %s, its lines %s', o.order_no, e.taken, h.extras, l.taken) as fault
    from orders o cross join lateral (
      select jsonb_object_agg(x ->> 'code', x -> 'quantity') as taken
      from jsonb_array_elements(o.snapshot #> '{details,extras}') x) e
    cross join lateral (
      select jsonb_object_agg(substr(code, 7), quantity) as taken
      from order_lines where order_id = o.id and code like 'extra:%') l
    left join lateral (
      select jsonb_object_agg(x ->> 'code', x -> 'quantity') as extras
      from holds t cross join jsonb_array_elements(t.extras) x where t.order_id = o.id and t.state <> 'freed'
      group by t.sku_id, t.day) h on true
    where o.kind = 'tour' and (e.taken is distinct from l.taken
      or (h.extras is not null and h.extras is distinct from e.taken)
      or (e.taken is not null and h.extras is null and exists (
        select 1 from holds t where t.order_id = o.id and t.state <> 'freed')))`,
  'holds stand as their order does': sql`
    select format('order %s is %s but its hold is %s', o.order_no, o.state, h.state) as fault
    from holds h join orders o on o.id = h.order_id
    where case when o.kind = 'tour' and ((o.snapshot #>> '{details,skuId}')::bigint <> h.sku_id
        or (o.snapshot #>> '{details,day}')::date <> h.day)
      then h.state = 'sold' or (h.state = 'held') <> (o.state = 'PAID' and exists (select 1 from order_changes c
        where c.order_id = o.id and c.state = 'PENDING' and (c.plan #>> '{details,skuId}')::bigint = h.sku_id
          and (c.plan #>> '{details,day}')::date = h.day and (o.snapshot ->> 'people')::integer = h.quantity))
      else (o.state = 'PENDING_PAYMENT') <> (h.state = 'held')
      or (o.state in ('CLOSED', 'REFUNDED') and h.state <> 'freed') or (o.state in ('PAID', 'COMPLETED') and h.state <> 'sold')
      or (o.state = 'PARTIALLY_REFUNDED' and o.closed_reason is null and h.state <> 'sold')
      or (o.state = 'PARTIALLY_REFUNDED' and o.closed_reason = 'refunded' and o.kind <> 'ticket' and h.state <> 'freed')
      end`,
  'holds stand as their entry of a waiting list does': sql`
    select format('entry %s of %s is %s, its hold is %s of %s', e.id, e.adults + e.children, e.state,
      coalesce(h.state, 'missing'), coalesce(h.quantity, 0)) as fault
    from waitlist_entries e left join holds h on h.entry_id = e.id
    where case e.state
      when 'WAITING' then h.order_id is not null or (h.state is not null
        and (h.state <> 'held' or h.quantity >= e.adults + e.children))
      when 'OFFERED' then h.order_id is not null or h.state is distinct from 'held'
        or h.quantity <> e.adults + e.children
      when 'USED' then h.order_id is null
      else h.order_id is not null or (h.state is not null and h.state <> 'freed') end`,
  'a pending change holds its seats': sql`
    select format('change %s of order %s, which is %s, lacks its seats', c.id, o.order_no, o.state) as fault
    from order_changes c join orders o on o.id = c.order_id
    where c.state = 'PENDING' and c.kind = 'date' and (o.state <> 'PAID' or not exists (select 1 from holds h
      where h.order_id = o.id and h.state = 'held' and h.sku_id = (c.plan #>> '{details,skuId}')::bigint
        and h.day = (c.plan #>> '{details,day}')::date))`,
  'a change that costs more is paid or adds to the balance, one that is not done keeps no money': sql`
    select format('change %s of order %s is %s with %s fen paid and %s refunded', c.id, c.order_id, c.state,
      coalesce(sum(p.amount), 0), coalesce(sum(p.refund_total), 0)) as fault
    from order_changes c left join payments p on p.change_id = c.id and p.state = 'SUCCESS'
    group by c.id having case when c.state = 'DONE' and c.difference > 0 and c.plan -> 'balance' is null
      then coalesce(min(p.amount), 0) <> c.difference else coalesce(sum(p.amount - p.refund_total), 0) <> 0 end`,
  'travellers leave with their refund': sql`
    select format('order %s, which is %s, costs %s fen less for travellers who leave, their refunds say %s', o.order_no,
      o.state, -c.difference, r.amount) as fault
    from orders o cross join lateral (select coalesce(sum(difference), 0) as difference,
        bool_or(state = 'PENDING') as pending from order_changes
        where order_id = o.id and kind = 'removal' and state <> 'CLOSED') c
      cross join lateral (select coalesce(sum(amount), 0) as amount, bool_or(state <> 'SUCCESS') as open from refunds
        where order_id = o.id and scope = 'traveller' and state <> 'REJECTED') r
    where o.kind = 'tour' and (-c.difference <> r.amount or c.pending is distinct from r.open
      or (c.pending and o.state not in ('REFUND_REQUESTED', 'REFUNDING')))`,
  'a tour has a seat for each of its people': sql`
    select format('order %s of %s people has %s seats', o.order_no, o.snapshot ->> 'people', h.quantity) as fault
    from holds h join orders o on o.id = h.order_id
    where o.kind = 'tour' and h.state = 'sold' and (h.quantity <> (o.snapshot ->> 'people')::integer or h.quantity
      <> (o.snapshot #>> '{details,adults}')::integer + (o.snapshot #>> '{details,children}')::integer)`,
  'a tour has at most one of an extra for each of its people': sql`
    select format('order %s of %s people has %s of %s', o.order_no, o.snapshot ->> 'people', x ->> 'quantity',
      x ->> 'code') as fault
    from orders o cross join lateral jsonb_array_elements(o.snapshot #> '{details,extras}') x
    where o.kind = 'tour' and (x ->> 'quantity')::integer > (o.snapshot ->> 'people')::integer`,
  'fees for travellers who left are a line of the order': sql`
    select format('order %s keeps %s fen of fees, its lines say %s', o.order_no, o.snapshot ->> 'feesKept',
      coalesce(sum(l.amount), 0)) as fault
    from orders o left join order_lines l on l.order_id = o.id and l.code = 'cancellation'
    where o.snapshot ->> 'feesKept' is not null
    group by o.id having (o.snapshot ->> 'feesKept')::bigint <> coalesce(sum(l.amount), 0)`,
  'a paid order is paid in full, or its deposit while the balance is open': sql`
    select format('order %s costs %s fen and has %s', order_no, amount, paid_amount) as fault
    from orders where state in ('PAID', 'COMPLETED') and paid_amount < case
      when deposit is not null and balance_paid_at is null and state = 'PAID' then deposit else amount end`,
  'an order with a deposit keeps what is due, and no more': sql`
    select format('order %s of %s fen with a deposit of %s keeps %s', o.order_no, o.amount, o.deposit,
      o.paid_amount - coalesce(sum(r.amount), 0)) as fault
    from orders o left join refunds r on r.order_id = o.id and r.scope in ('excess', 'traveller') and r.state <> 'REJECTED'
    where o.deposit is not null and o.state not in ('PENDING_PAYMENT', 'CLOSED')
    group by o.id having o.paid_amount - coalesce(sum(r.amount), 0)
      <> case when o.balance_paid_at is null then o.deposit else o.amount end`,
  'an order with an open balance has not departed': sql`
    select format('order %s is %s with an open balance', order_no, fulfilment) as fault
    from orders where deposit is not null and balance_paid_at is null and state = 'PAID'
      and fulfilment not in ('GROUP_PENDING', 'CONFIRMED')`,
  'a balance is due on its day before departure': sql`
    select format('order %s departs on %s, its balance is due on %s', order_no, travel_day, balance_due_on) as fault
    from orders where deposit is not null and balance_paid_at is null and (snapshot -> 'depositTerms' is null
      or balance_due_on + (snapshot #>> '{depositTerms,balanceDays}')::integer is distinct from travel_day)`,
  'every order has its lines': sql`
    select format('order %s costs %s, its lines %s', o.order_no, o.amount, coalesce(sum(l.amount), 0)) as fault
    from orders o left join order_lines l on l.order_id = o.id
    group by o.id
    having o.amount + coalesce((o.snapshot ->> 'discount')::bigint, 0) <> coalesce(sum(l.amount), 0)`,
  'what is taken off is a coupon that the order has': sql`
    select format('order %s has %s fen taken off without a coupon', o.order_no, o.snapshot ->> 'discount') as fault
    from orders o left join member_coupons c on c.order_id = o.id
    where (o.snapshot ->> 'discount')::bigint > 0 and o.state not in ('CLOSED', 'REFUNDED')
      and c.id is distinct from (o.snapshot ->> 'couponId')::bigint`,
  'a closed or fully refunded order keeps no coupon': sql`
    select format('coupon %s is kept by order %s, which is %s', c.id, o.order_no, o.state) as fault
    from member_coupons c join orders o on o.id = c.order_id where o.state in ('CLOSED', 'REFUNDED')`,
  'line amounts are price times quantity': sql`
    select format('line %s of order %s', l.code, l.order_id) as fault
    from order_lines l where l.amount <> l.unit_price * l.quantity`,
  'paid amounts are successful payments': sql`
    select format('order %s counts %s fen paid, payments say %s', o.order_no, o.paid_amount,
      coalesce(sum(p.amount) filter (where p.state = 'SUCCESS'), 0)) as fault
    from orders o left join payments p on p.order_id = o.id
    group by o.id having o.paid_amount <> coalesce(sum(p.amount) filter (where p.state = 'SUCCESS'), 0)`,
  'no order is paid without payment': sql`
    select format('order %s is %s without a successful payment', o.order_no, o.state) as fault
    from orders o where o.state not in ('PENDING_PAYMENT', 'CLOSED') and o.amount > 0
      and not exists (select 1 from payments p where p.order_id = o.id and p.state = 'SUCCESS')`,
  'an unpaid order has no money': sql`
    select format('order %s is unpaid but has %s fen', order_no, paid_amount) as fault
    from orders where state = 'PENDING_PAYMENT' and paid_amount > 0`,
  'money for nothing goes back': sql`
    select format('order %s is %s, owes %s fen and gives back %s', o.order_no, o.state,
      o.paid_amount - case when o.state = 'CLOSED' then 0 else o.amount end, coalesce(sum(r.amount), 0)) as fault
    from orders o left join refunds r on r.order_id = o.id and r.state <> 'REJECTED'
    where o.paid_amount > case when o.state = 'CLOSED' then 0 else o.amount end
    group by o.id having coalesce(sum(r.amount), 0) < o.paid_amount - case when o.state = 'CLOSED' then 0 else o.amount end`,
  'successful payments have a trade': sql`
    select format('payment %s has no trade', payment_no) as fault
    from payments where state = 'SUCCESS' and (trade_no is null or paid_at is null)`,
  'refunded amounts are successful refunds': sql`
    select format('order %s counts %s fen refunded, refunds say %s', o.order_no, o.refunded_amount,
      coalesce(sum(r.amount) filter (where r.state = 'SUCCESS'), 0)) as fault
    from orders o left join refunds r on r.order_id = o.id
    group by o.id having o.refunded_amount <> coalesce(sum(r.amount) filter (where r.state = 'SUCCESS'), 0)`,
  'no payment is refunded beyond itself': sql`
    select format('payment %s of %s fen is refunded %s', p.payment_no, p.amount, sum(r.amount)) as fault
    from refunds r join payments p on p.id = r.payment_id where r.state <> 'REJECTED'
    group by p.id having sum(r.amount) > p.amount`,
  'a paid ticket order has its e-tickets': sql`
    select format('order %s of %s tickets has %s', o.order_no, o.snapshot ->> 'people', count(t.id)) as fault
    from orders o left join e_tickets t on t.order_id = o.id
    where o.kind = 'ticket' and o.state in ('PAID', 'COMPLETED')
    group by o.id having count(t.id) <> (o.snapshot ->> 'people')::bigint`,
  'what was given back counts at its payment': sql`
    select format('payment %s counts %s fen given back, refunds say %s', p.payment_no, p.refund_total,
      coalesce(sum(r.amount), 0)) as fault
    from payments p left join refunds r on r.payment_id = p.id and r.state <> 'REJECTED'
    group by p.id having p.refund_total <> coalesce(sum(r.amount), 0)`,
  'the audit trail leads to the state': sql`
    select format('order %s is %s, its trail ends with %s', o.order_no, o.state, a.state) as fault
    from orders o left join lateral (
      select after ->> 'state' as state from audit_log
      where subject = 'order' and subject_id = o.order_no order by id desc limit 1) a on true
    where a.state is distinct from o.state`,
};

const maxFaultsPerRule = 20;

/**
 * Checks the whole database for inconsistencies between money, stock and orders, and the chain of the audit log.
 * Returns a sentence per error, at most 20 of a kind; an empty list means that the database is consistent.
 */
export const checkConsistency = async (db: Db): Promise<string[]> => {
  const faults: string[] = [];
  for (const [rule, check] of Object.entries(checks)) {
    const { rows } = await db.execute<{ fault: string }>(sql`${check} limit ${maxFaultsPerRule}`);
    faults.push(...rows.map(({ fault }) => `${rule}: ${fault}`));
  }
  const ofAudit = await checkAuditChain(db, maxFaultsPerRule);
  return [...faults, ...ofAudit.map((fault) => `the audit log is a chain: ${fault}`)];
};
