import { sql } from 'drizzle-orm';

/** Queries for contradictions between orders, payments, refunds and coupons: a sentence per error. */
export const moneyRules = {
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
      o.paid_amount - coalesce(sum(r.amount), 0) - l.difference) as fault
    from orders o left join refunds r on r.order_id = o.id and r.scope in ('excess', 'traveller') and r.state <> 'REJECTED'
    cross join lateral (select coalesce(sum(difference), 0) as difference from order_changes
      where order_id = o.id and kind = 'removal' and state = 'PENDING') l
    where o.deposit is not null and o.state not in ('PENDING_PAYMENT', 'CLOSED')
    group by o.id, l.difference having o.paid_amount - coalesce(sum(r.amount), 0) - l.difference
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
