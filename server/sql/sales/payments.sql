-- anomalies/anomaly-repository.ts countAnomalies
select count(*) as count
  from payment_events
  where (payment_events.outcome = ? and payment_events.settled_at is null);
select count(*) as count
  from payment_events
  where (payment_events.outcome in (?, …) and payment_events.settled_at is not null);
select count(*) as count
  from payment_events
  where payment_events.outcome = ?;
select count(*) as count
  from payment_events
  where payment_events.outcome in (?, …);

-- anomalies/anomaly-repository.ts listAnomalies
select payment_events.id, payment_events.provider, payment_events.outcome, payment_events.detail, payment_events.payment_no, orders.order_no, payment_events.created_at, payment_events.settled_at, payment_events.settled_by, payment_events.settled_note
  from payment_events
  left join payments on payments.payment_no = payment_events.payment_no
  left join orders on orders.id = payments.order_id
  where (payment_events.outcome = ? and payment_events.settled_at is null)
  order by payment_events.id desc
  limit ?;
select payment_events.id, payment_events.provider, payment_events.outcome, payment_events.detail, payment_events.payment_no, orders.order_no, payment_events.created_at, payment_events.settled_at, payment_events.settled_by, payment_events.settled_note
  from payment_events
  left join payments on payments.payment_no = payment_events.payment_no
  left join orders on orders.id = payments.order_id
  where (payment_events.outcome in (?, …) and payment_events.settled_at is not null)
  order by payment_events.id desc
  limit ?;
select payment_events.id, payment_events.provider, payment_events.outcome, payment_events.detail, payment_events.payment_no, orders.order_no, payment_events.created_at, payment_events.settled_at, payment_events.settled_by, payment_events.settled_note
  from payment_events
  left join payments on payments.payment_no = payment_events.payment_no
  left join orders on orders.id = payments.order_id
  where payment_events.outcome = ?
  order by payment_events.id desc
  limit ?;
select payment_events.id, payment_events.provider, payment_events.outcome, payment_events.detail, payment_events.payment_no, orders.order_no, payment_events.created_at, payment_events.settled_at, payment_events.settled_by, payment_events.settled_note
  from payment_events
  left join payments on payments.payment_no = payment_events.payment_no
  left join orders on orders.id = payments.order_id
  where payment_events.outcome in (?, …)
  order by payment_events.id desc
  limit ?;

-- anomalies/anomaly-repository.ts lockAnomaly
select outcome, settled_at
  from payment_events
  where (payment_events.outcome in (?, …) and payment_events.id = ?)
  for update;

-- anomalies/anomaly-repository.ts settleAnomalyRow
update payment_events
  set settled_at = ?, settled_by = ?, settled_note = ?
  where payment_events.id = ?;

-- payment-repository.ts claimDuePayments
update payments
  set next_query_at = ?, queries = payments.queries + 1, asked_at = ?
  where payments.id in (select id
    from payments
    where payments.next_query_at <= ?
    order by payments.next_query_at asc
    limit ?
    for update skip locked)
  returning id, payment_no, order_id, change_id, balance, provider, way, state, amount, refund_total, trade_no, offer, reference, expires_at, paid_at, next_query_at, queries, asked_at, created_at, updated_at;

-- payment-repository.ts claimExpiredPayments
update payments
  set next_query_at = ?, queries = payments.queries + 1, asked_at = ?
  where payments.id in (select id
    from payments
    where (payments.state in (?, …) and (exists (select 1
          from orders o
          where o.id = payments.order_id and o.state = 'PENDING_PAYMENT' and o.expires_at <= ?::timestamptz) or exists (select 1
          from order_changes c
          where c.id = payments.change_id and c.state = 'PENDING' and c.expires_at <= ?::timestamptz)) and (payments.asked_at is null or payments.asked_at <= ?))
    order by payments.next_query_at asc
    limit ?
    for update skip locked)
  returning id, payment_no, order_id, change_id, balance, provider, way, state, amount, refund_total, trade_no, offer, reference, expires_at, paid_at, next_query_at, queries, asked_at, created_at, updated_at;

-- payment-repository.ts claimPayment
update payments
  set next_query_at = ?, queries = payments.queries + 1, asked_at = ?
  where payments.id in (select id
    from payments
    where (payments.state in (?, …) and payments.id = ? and (payments.asked_at is null or payments.asked_at <= ?))
    order by payments.next_query_at asc
    limit ?
    for update skip locked)
  returning id, payment_no, order_id, change_id, balance, provider, way, state, amount, refund_total, trade_no, offer, reference, expires_at, paid_at, next_query_at, queries, asked_at, created_at, updated_at;

-- payment-repository.ts closePayment
update payments
  set state = ?, next_query_at = ?, updated_at = ?
  where (payments.state in (?, …) and payments.id = ?);

-- payment-repository.ts expediteSiblingPayments
update payments
  set next_query_at = ?
  where (payments.state in (?, …) and payments.order_id = ? and payments.id <> ?);

-- payment-repository.ts findByTrade
select id, payment_no
  from payments
  where (payments.provider = ? and payments.trade_no = ?);

-- payment-repository.ts findOpenPayment
select id, payment_no, order_id, change_id, balance, provider, way, state, amount, refund_total, trade_no, offer, reference, expires_at, paid_at, next_query_at, queries, asked_at, created_at, updated_at
  from payments
  where (payments.state in (?, …) and payments.order_id = ? and payments.change_id = ? and payments.balance = ? and payments.amount = ? and payments.provider = ? and payments.way = ?)
  order by payments.id asc
  limit ?;
select id, payment_no, order_id, change_id, balance, provider, way, state, amount, refund_total, trade_no, offer, reference, expires_at, paid_at, next_query_at, queries, asked_at, created_at, updated_at
  from payments
  where (payments.state in (?, …) and payments.order_id = ? and payments.change_id is null and payments.balance = ? and payments.amount = ? and payments.provider = ? and payments.way = ?)
  order by payments.id asc
  limit ?;

-- payment-repository.ts findPayment
select id, payment_no, order_id, change_id, balance, provider, way, state, amount, refund_total, trade_no, offer, reference, expires_at, paid_at, next_query_at, queries, asked_at, created_at, updated_at
  from payments
  where payments.payment_no = ?;

-- payment-repository.ts insertPayment
insert into payments (id, payment_no, order_id, change_id, balance, provider, way, state, amount, refund_total, trade_no, offer, reference, expires_at, paid_at, next_query_at, queries, asked_at, created_at, updated_at)
  values (?, …)
  returning id, payment_no, order_id, change_id, balance, provider, way, state, amount, refund_total, trade_no, offer, reference, expires_at, paid_at, next_query_at, queries, asked_at, created_at, updated_at;

-- payment-repository.ts listOpenPayments
select id, payment_no, order_id, change_id, balance, provider, way, state, amount, refund_total, trade_no, offer, reference, expires_at, paid_at, next_query_at, queries, asked_at, created_at, updated_at
  from payments
  where (payments.state in (?, …) and payments.order_id = ?)
  limit ?;

-- payment-repository.ts lockPayments
select id
  from payments
  where payments.order_id = ?
  for update;

-- payment-repository.ts lockWithOrder
select orders.id, orders.order_no, orders.kind, orders.user_id, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.travel_day, orders.amount, orders.paid_amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.snapshot, orders.form, orders.language, orders.fingerprint, orders.expires_at, orders.paid_at, orders.completed_at, orders.hidden_at, orders.created_at, orders.updated_at, payments.id, payments.payment_no, payments.order_id, payments.change_id, payments.balance, payments.provider, payments.way, payments.state, payments.amount, payments.refund_total, payments.trade_no, payments.offer, payments.reference, payments.expires_at, payments.paid_at, payments.next_query_at, payments.queries, payments.asked_at, payments.created_at, payments.updated_at
  from orders
  inner join payments on payments.order_id = orders.id
  where payments.payment_no = ?
  for update of orders, payments;

-- payment-repository.ts saveOffer
update payments
  set state = ?, offer = ?, reference = ?, updated_at = ?
  where (payments.id = ? and payments.state = ?)
  returning id, payment_no, order_id, change_id, balance, provider, way, state, amount, refund_total, trade_no, offer, reference, expires_at, paid_at, next_query_at, queries, asked_at, created_at, updated_at;

-- payment-repository.ts schedulePoll
update payments
  set next_query_at = ?
  where (payments.id = ? and payments.state <> ?);

-- payment-repository.ts updatePayment
update payments
  set state = ?, next_query_at = ?, updated_at = ?
  where (payments.id = ? and payments.state = ?);
update payments
  set state = ?, trade_no = ?, paid_at = ?, next_query_at = ?, updated_at = ?
  where (payments.id = ? and payments.state = ?);

-- refunds/refund-repository.ts claimDueRefunds
update refunds
  set state = ?, attempts = refunds.attempts + 1, next_try_at = ?, updated_at = ?
  where refunds.id in (select id
    from refunds
    where (refunds.state in (?, …) and refunds.next_try_at <= ?)
    order by refunds.next_try_at asc
    limit ?
    for update skip locked)
  returning id, refund_no, order_id, payment_id, state, scope, amount, fee, reason, order_state, decision, proposed_by, second_person, decided_by, decided_for, decided_at, succeeded_at, attempts, next_try_at, last_error, failure_code, replaced_by, transfer_reference, created_at, updated_at;

-- refunds/refund-repository.ts findRefund
select id, refund_no, order_id, payment_id, state, scope, amount, fee, reason, order_state, decision, proposed_by, second_person, decided_by, decided_for, decided_at, succeeded_at, attempts, next_try_at, last_error, failure_code, replaced_by, transfer_reference, created_at, updated_at
  from refunds
  where refunds.refund_no = ?;

-- refunds/refund-repository.ts getRefundSource
select payments.payment_no, payments.trade_no, payments.amount, payments.provider, orders.order_no
  from payments
  inner join orders on orders.id = ?
  where payments.id = ?;

-- refunds/refund-repository.ts hasOpenRefund
select count(*) as count
  from refunds
  where (refunds.order_id = ? and refunds.id <> ? and refunds.scope <> ? and refunds.state in (?, …));

-- refunds/refund-repository.ts insertRefund
insert into refunds (id, refund_no, order_id, payment_id, state, scope, amount, fee, reason, order_state, decision, proposed_by, second_person, decided_by, decided_for, decided_at, succeeded_at, attempts, next_try_at, last_error, failure_code, replaced_by, transfer_reference, created_at, updated_at)
  values (?, …)
  returning id, refund_no, order_id, payment_id, state, scope, amount, fee, reason, order_state, decision, proposed_by, second_person, decided_by, decided_for, decided_at, succeeded_at, attempts, next_try_at, last_error, failure_code, replaced_by, transfer_reference, created_at, updated_at;
update payments
  set refund_total = payments.refund_total + ?
  where (payments.id = ? and payments.refund_total + ? <= payments.amount);

-- refunds/refund-repository.ts lockRefund
select id, refund_no, order_id, payment_id, state, scope, amount, fee, reason, order_state, decision, proposed_by, second_person, decided_by, decided_for, decided_at, succeeded_at, attempts, next_try_at, last_error, failure_code, replaced_by, transfer_reference, created_at, updated_at
  from refunds
  where refunds.refund_no = ?
  for update;

-- refunds/refund-repository.ts lockRequested
select id, refund_no, order_id, payment_id, state, scope, amount, fee, reason, order_state, decision, proposed_by, second_person, decided_by, decided_for, decided_at, succeeded_at, attempts, next_try_at, last_error, failure_code, replaced_by, transfer_reference, created_at, updated_at
  from refunds
  where (refunds.order_id = ? and refunds.state = ?)
  order by refunds.id asc
  for update;

-- refunds/refund-repository.ts pollRefundNow
update refunds
  set next_try_at = ?
  where (refunds.id = ? and refunds.state in (?, …));

-- refunds/refund-repository.ts splitRefund
select id, payment_no, order_id, change_id, balance, provider, way, state, amount, refund_total, trade_no, offer, reference, expires_at, paid_at, next_query_at, queries, asked_at, created_at, updated_at
  from payments
  where (payments.order_id = ? and payments.state = ?)
  order by payments.id asc;

-- refunds/refund-repository.ts subtractFromRefundTotal
update payments
  set refund_total = payments.refund_total + ?
  where (payments.id = ? and payments.refund_total + ? <= payments.amount);

-- refunds/refund-repository.ts sumRefunded
select coalesce(sum(amount), 0)::bigint
  from refunds
  where (refunds.order_id = ? and refunds.state = ? and refunds.scope in (?, …));

-- refunds/refund-repository.ts sumRefundedAlone
select coalesce(sum(amount), 0)::bigint
  from refunds
  where ((refunds.proposed_by = ? and refunds.second_person = ?) and refunds.created_at >= ? and refunds.state <> ?);

-- refunds/refund-repository.ts updateRefund
update refunds
  set next_try_at = ?, failure_code = ?, updated_at = ?
  where (refunds.id = ? and refunds.state = ? and refunds.attempts = ?);
update refunds
  set state = ?, decided_by = ?, decided_at = ?, next_try_at = ?, updated_at = ?
  where ((refunds.id = ? and refunds.state = ? and refunds.attempts = ?) and not exists (select 1
      from orders
      where orders.id = refunds.order_id and orders.user_id = ?) and not (refunds.second_person and (refunds.proposed_by is not distinct from ?::bigint)));
update refunds
  set state = ?, decided_by = ?, decided_at = ?, next_try_at = ?, updated_at = ?
  where (refunds.id = ? and refunds.state = ? and refunds.attempts = ?);
update refunds
  set state = ?, decided_by = ?, decided_for = ?, decided_at = ?, next_try_at = ?, updated_at = ?
  where ((refunds.id = ? and refunds.state = ? and refunds.attempts = ?) and not exists (select 1
      from orders
      where orders.id = refunds.order_id and orders.user_id = ?) and not (refunds.second_person and (refunds.proposed_by is not distinct from ?::bigint)));
update refunds
  set state = ?, decision = ?, decided_by = ?, decided_at = ?, updated_at = ?
  where ((refunds.id = ? and refunds.state = ? and refunds.attempts = ?) and not exists (select 1
      from orders
      where orders.id = refunds.order_id and orders.user_id = ?) and (refunds.scope = 'part' or refunds.proposed_by is not distinct from ?::bigint or exists (select 1
        from approvals
        where approvals.order_id = refunds.order_id and approvals.kind = 'rejection' and approvals.state = 'APPROVED' and approvals.decided_by = ? and approvals.created_at >= refunds.created_at)));
update refunds
  set state = ?, decision = ?, decided_by = ?, decided_for = ?, decided_at = ?, updated_at = ?
  where ((refunds.id = ? and refunds.state = ? and refunds.attempts = ?) and not exists (select 1
      from orders
      where orders.id = refunds.order_id and orders.user_id = ?) and (refunds.scope = 'part' or refunds.proposed_by is not distinct from ?::bigint or exists (select 1
        from approvals
        where approvals.order_id = refunds.order_id and approvals.kind = 'rejection' and approvals.state = 'APPROVED' and approvals.decided_by = ? and approvals.created_at >= refunds.created_at)));
update refunds
  set state = ?, next_try_at = ?, last_error = ?, failure_code = ?, updated_at = ?
  where (refunds.id = ? and refunds.state = ? and refunds.attempts = ?);
update refunds
  set state = ?, next_try_at = ?, last_error = ?, updated_at = ?
  where (refunds.id = ? and refunds.state = ? and refunds.attempts = ?);
update refunds
  set state = ?, next_try_at = ?, replaced_by = ?, updated_at = ?
  where ((refunds.id = ? and refunds.state = ? and refunds.attempts = ?) and not exists (select 1
      from orders
      where orders.id = refunds.order_id and orders.user_id = ?) and not (refunds.second_person and (refunds.proposed_by is not distinct from ?::bigint)));
update refunds
  set state = ?, next_try_at = ?, updated_at = ?
  where (refunds.id = ? and refunds.state = ? and refunds.attempts = ?);
update refunds
  set state = ?, succeeded_at = ?, next_try_at = ?, last_error = ?, failure_code = ?, updated_at = ?
  where (refunds.id = ? and refunds.state = ? and refunds.attempts = ?);
update refunds
  set transfer_reference = ?, updated_at = ?
  where ((refunds.id = ? and refunds.state = ? and refunds.attempts = ?) and not exists (select 1
      from orders
      where orders.id = refunds.order_id and orders.user_id = ?) and not (refunds.second_person and (refunds.proposed_by is not distinct from ?::bigint or refunds.decided_by is not distinct from ?::bigint or refunds.decided_for is not distinct from ?::bigint)));

-- webhooks/payment-event-repository.ts deleteOldForgedEvents
delete from payment_events
  where (payment_events.outcome = ? and payment_events.created_at < ?);

-- webhooks/payment-event-repository.ts hasPaymentEvent
select count(*) as count
  from payment_events
  where (payment_events.provider = ? and payment_events.payment_no = ? and payment_events.notice_id = ?);

-- webhooks/payment-event-repository.ts insertForgedEvent
insert into payment_events (id, provider, payment_no, notice_id, raw, outcome, detail, settled_at, settled_by, settled_note, created_at)
  values (?, …);
select count(*)::int
  from payment_events
  where (payment_events.outcome = ? and payment_events.created_at > ?);

-- webhooks/payment-event-repository.ts insertPaymentEvent
insert into payment_events (id, provider, payment_no, notice_id, raw, outcome, detail, settled_at, settled_by, settled_note, created_at)
  values (?, …);

-- webhooks/payment-event-repository.ts lockForgedEvents
select pg_advisory_xact_lock(?::int, hashtext(?));
