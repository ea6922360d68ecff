import { sql } from 'drizzle-orm';

/** A call reads the clock before it waits for its order, so two of the same half-minute may be recorded in another order. */
const tolerance = sql`interval '30 seconds'`;

/** Queries for contradictions between orders, the coupons they use and their invoices: a sentence per error. */
export const voucherRules = {
  'a used coupon is that of its order': sql`
    select format('coupon %s of member %s is used by order %s of member %s, which names %s', c.id, c.user_id, o.order_no,
      o.user_id, coalesce(o.snapshot ->> 'couponId', 'none')) as fault
    from member_coupons c join orders o on o.id = c.order_id
    where c.user_id <> o.user_id or c.id is distinct from (o.snapshot ->> 'couponId')::bigint`,
  // Not an equation: a closed account loses its unused coupons, which stay counted.
  'claimed coupons are counted': sql`
    select format('coupon %s of %s counts %s claimed, members have %s', c.id, c.total, c.claimed, count(m.id)) as fault
    from coupons c left join member_coupons m on m.coupon_id = c.id
    group by c.id having count(m.id) > c.claimed`,
  'an issued invoice has an amount, and its order was paid': sql`
    select format('invoice %s of order %s, which is %s, is %s', i.invoice_no, o.order_no, o.state, i.state) as fault
    from invoices i join orders o on o.id = i.order_id
    where i.state in ('ISSUED', 'VOID') and (i.amount is null or o.state in ('PENDING_PAYMENT', 'CLOSED'))`,
  'an invoice is over what was kept when it was issued': sql`
    select format('invoice %s of order %s is over %s fen, then %s to %s were kept', i.invoice_no, o.order_no, i.amount,
      p.least - r.most, p.most - r.least) as fault
    from invoices i join orders o on o.id = i.order_id
    cross join lateral (select coalesce(sum(amount) filter (where paid_at < i.updated_at - ${tolerance}), 0) as least,
        coalesce(sum(amount) filter (where paid_at <= i.updated_at + ${tolerance}), 0) as most
      from payments where order_id = o.id and state = 'SUCCESS') p
    cross join lateral (select coalesce(sum(amount) filter (where succeeded_at < i.updated_at - ${tolerance}), 0) as least,
        coalesce(sum(amount) filter (where succeeded_at <= i.updated_at + ${tolerance}), 0) as most
      from refunds where order_id = o.id and state = 'SUCCESS') r
    where i.state = 'ISSUED' and i.amount not between p.least - r.most and p.most - r.least`,
};
