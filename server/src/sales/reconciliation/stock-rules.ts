import { sql } from 'drizzle-orm';

/** Queries for contradictions between stock, holds, waiting lists, changes and travellers: a sentence per error. */
export const stockRules = {
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
};
