-- ledger-repository.ts listByBill
select id, payment_no, order_id, change_id, balance, provider, way, state, amount, refund_total, trade_no, offer, reference, expires_at, paid_at, next_query_at, queries, asked_at, created_at, updated_at
  from payments
  where (payments.provider = ? and payments.state = ? and payments.payment_no in (?, …));
select refunds.id, refunds.refund_no, refunds.order_id, refunds.payment_id, refunds.state, refunds.scope, refunds.amount, refunds.fee, refunds.reason, refunds.order_state, refunds.decision, refunds.proposed_by, refunds.second_person, refunds.decided_by, refunds.decided_at, refunds.succeeded_at, refunds.attempts, refunds.next_try_at, refunds.last_error, refunds.failure_code, refunds.replaced_by, refunds.transfer_reference, refunds.created_at, refunds.updated_at, payments.trade_no
  from refunds
  inner join payments on payments.id = refunds.payment_id
  where (payments.provider = ? and refunds.state = ? and refunds.transfer_reference is null and false);
select refunds.id, refunds.refund_no, refunds.order_id, refunds.payment_id, refunds.state, refunds.scope, refunds.amount, refunds.fee, refunds.reason, refunds.order_state, refunds.decision, refunds.proposed_by, refunds.second_person, refunds.decided_by, refunds.decided_at, refunds.succeeded_at, refunds.attempts, refunds.next_try_at, refunds.last_error, refunds.failure_code, refunds.replaced_by, refunds.transfer_reference, refunds.created_at, refunds.updated_at, payments.trade_no
  from refunds
  inner join payments on payments.id = refunds.payment_id
  where (payments.provider = ? and refunds.state = ? and refunds.transfer_reference is null and refunds.refund_no in (?, …));

-- ledger-repository.ts listSettledOn
select id, payment_no, order_id, change_id, balance, provider, way, state, amount, refund_total, trade_no, offer, reference, expires_at, paid_at, next_query_at, queries, asked_at, created_at, updated_at
  from payments
  where (payments.provider = ? and payments.state = ? and (payments.paid_at >= ? and payments.paid_at < ?));
select refunds.id, refunds.refund_no, refunds.order_id, refunds.payment_id, refunds.state, refunds.scope, refunds.amount, refunds.fee, refunds.reason, refunds.order_state, refunds.decision, refunds.proposed_by, refunds.second_person, refunds.decided_by, refunds.decided_at, refunds.succeeded_at, refunds.attempts, refunds.next_try_at, refunds.last_error, refunds.failure_code, refunds.replaced_by, refunds.transfer_reference, refunds.created_at, refunds.updated_at, payments.trade_no
  from refunds
  inner join payments on payments.id = refunds.payment_id
  where (payments.provider = ? and refunds.state = ? and refunds.transfer_reference is null and (refunds.succeeded_at >= ? and refunds.succeeded_at < ?));

-- reconciliation-repository.ts listDifferences
select count(*) as count
  from reconciliation_differences
  where reconciliation_differences.day = ?;
select id, day, provider, fault, kind, number, trade_no, bill_amount, book_amount, created_at, coalesce( (select o.order_no
      from payments p
      join orders o on o.id = p.order_id
      where kind = 'payment' and p.payment_no = number), (select o.order_no
      from refunds r
      join orders o on o.id = r.order_id
      where kind = 'refund' and r.refund_no = number))
  from reconciliation_differences
  where reconciliation_differences.day = ?
  order by reconciliation_differences.id asc
  limit ?;

-- reconciliation-repository.ts listOfDay
select day, provider, bill_payments, bill_refunds, book_payments, book_refunds, lines, differences, ran_at
  from reconciliations
  where reconciliations.day = ?
  order by reconciliations.provider asc;

-- reconciliation-repository.ts listReconciled
select day, exists (select 1
    from reconciliation_differences d
    where d.day = day and d.provider = provider and d.fault = 'billMissing')
  from reconciliations
  where (reconciliations.provider = ? and reconciliations.day >= ?)
  order by reconciliations.day asc;

-- reconciliation-repository.ts listReconciliations
select count(*) as count
  from reconciliations;
select day, provider, bill_payments, bill_refunds, book_payments, book_refunds, lines, differences, ran_at
  from reconciliations
  order by reconciliations.day desc, reconciliations.provider asc
  limit ?;

-- reconciliation-repository.ts replaceDifferences
delete from reconciliation_differences
  where ((reconciliation_differences.day = ? and reconciliation_differences.provider = ?) and reconciliation_differences.id not in (?, …));
delete from reconciliation_differences
  where (reconciliation_differences.day = ? and reconciliation_differences.provider = ?);
insert into reconciliation_differences (id, day, provider, fault, kind, number, trade_no, bill_amount, book_amount, created_at)
  values (?, …)
  on conflict (day,provider,fault,kind,number) do update set day = ?
  returning id;

-- reconciliation-repository.ts upsertReconciliation
insert into reconciliations (day, provider, bill_payments, bill_refunds, book_payments, book_refunds, lines, differences, ran_at)
  values (?, …)
  on conflict (day,provider) do update set bill_payments = ?, bill_refunds = ?, book_payments = ?, book_refunds = ?, lines = ?, differences = ?, ran_at = ?;
