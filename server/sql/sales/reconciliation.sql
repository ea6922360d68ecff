-- difference-repository.ts listDifferences
select count(*) as count
  from reconciliation_differences
  where reconciliation_differences.day = ?;
select id, fault, kind, number, trade_no, bill_amount, book_amount, resolved_at, resolved_by, resolution, resolution_note, provider, coalesce( (select o.order_no
      from payments p
      join orders o on o.id = p.order_id
      where reconciliation_differences.kind = 'payment' and p.payment_no = reconciliation_differences.number), (select o.order_no
      from refunds r
      join orders o on o.id = r.order_id
      where reconciliation_differences.kind = 'refund' and r.refund_no = reconciliation_differences.number))
  from reconciliation_differences
  where reconciliation_differences.day = ?
  order by reconciliation_differences.resolved_at is not null, reconciliation_differences.id asc
  limit ?;

-- difference-repository.ts lockDifference
select id, day, provider, fault, kind, number, trade_no, bill_amount, book_amount, created_at, resolved_at, resolved_by, resolution, resolution_note
  from reconciliation_differences
  where reconciliation_differences.id = ?
  for update;

-- difference-repository.ts replaceDifferences
delete from reconciliation_differences
  where (reconciliation_differences.day = ? and reconciliation_differences.provider = ? and reconciliation_differences.id not in (?, …));
delete from reconciliation_differences
  where (reconciliation_differences.day = ? and reconciliation_differences.provider = ?);
insert into reconciliation_differences (id, day, provider, fault, kind, number, trade_no, bill_amount, book_amount, created_at, resolved_at, resolved_by, resolution, resolution_note)
  values (?, …)
  on conflict (day,provider,fault,kind,number) do update set bill_amount = excluded.bill_amount, book_amount = excluded.book_amount, resolved_at = case when (excluded.bill_amount, excluded.book_amount) is not distinct from (reconciliation_differences.bill_amount, reconciliation_differences.book_amount) then reconciliation_differences.resolved_at end
  returning id;

-- difference-repository.ts resolveDifferenceRow
update reconciliation_differences
  set resolved_at = ?, resolved_by = ?, resolution = ?, resolution_note = ?
  where reconciliation_differences.id = ?;

-- ledger-repository.ts listByBill
select id, payment_no, order_id, change_id, balance, provider, way, state, amount, refund_total, trade_no, offer, reference, expires_at, paid_at, next_query_at, queries, asked_at, created_at, updated_at
  from payments
  where (payments.provider = ? and payments.state = ? and payments.payment_no in (?, …));
select refunds.id, refunds.refund_no, refunds.order_id, refunds.payment_id, refunds.state, refunds.scope, refunds.amount, refunds.fee, refunds.reason, refunds.order_state, refunds.decision, refunds.proposed_by, refunds.second_person, refunds.decided_by, refunds.decided_for, refunds.decided_at, refunds.succeeded_at, refunds.attempts, refunds.next_try_at, refunds.last_error, refunds.failure_code, refunds.replaced_by, refunds.transfer_reference, refunds.created_at, refunds.updated_at, payments.trade_no
  from refunds
  inner join payments on payments.id = refunds.payment_id
  where (payments.provider = ? and refunds.state = ? and refunds.transfer_reference is null and false);
select refunds.id, refunds.refund_no, refunds.order_id, refunds.payment_id, refunds.state, refunds.scope, refunds.amount, refunds.fee, refunds.reason, refunds.order_state, refunds.decision, refunds.proposed_by, refunds.second_person, refunds.decided_by, refunds.decided_for, refunds.decided_at, refunds.succeeded_at, refunds.attempts, refunds.next_try_at, refunds.last_error, refunds.failure_code, refunds.replaced_by, refunds.transfer_reference, refunds.created_at, refunds.updated_at, payments.trade_no
  from refunds
  inner join payments on payments.id = refunds.payment_id
  where (payments.provider = ? and refunds.state = ? and refunds.transfer_reference is null and refunds.refund_no in (?, …));

-- ledger-repository.ts listSettledOn
select id, payment_no, order_id, change_id, balance, provider, way, state, amount, refund_total, trade_no, offer, reference, expires_at, paid_at, next_query_at, queries, asked_at, created_at, updated_at
  from payments
  where (payments.provider = ? and payments.state = ? and (payments.paid_at >= ? and payments.paid_at < ?));
select refunds.id, refunds.refund_no, refunds.order_id, refunds.payment_id, refunds.state, refunds.scope, refunds.amount, refunds.fee, refunds.reason, refunds.order_state, refunds.decision, refunds.proposed_by, refunds.second_person, refunds.decided_by, refunds.decided_for, refunds.decided_at, refunds.succeeded_at, refunds.attempts, refunds.next_try_at, refunds.last_error, refunds.failure_code, refunds.replaced_by, refunds.transfer_reference, refunds.created_at, refunds.updated_at, payments.trade_no
  from refunds
  inner join payments on payments.id = refunds.payment_id
  where (payments.provider = ? and refunds.state = ? and refunds.transfer_reference is null and (refunds.succeeded_at >= ? and refunds.succeeded_at < ?));

-- line-repository.ts listLines
select count(*) as count
  from reconciliation_lines
  where (reconciliation_lines.day = ? and reconciliation_lines.number like ?);
select count(*) as count
  from reconciliation_lines
  where (reconciliation_lines.day = ? and reconciliation_lines.provider = ? and reconciliation_lines.bill_amount is distinct from reconciliation_lines.book_amount);
select count(*) as count
  from reconciliation_lines
  where (reconciliation_lines.day = ? and reconciliation_lines.provider = ?);
select count(*) as count
  from reconciliation_lines
  where reconciliation_lines.day = ?;
select id, kind, trade_no, bill_amount, book_amount, number, provider, coalesce( (select o.order_no
      from payments p
      join orders o on o.id = p.order_id
      where reconciliation_lines.kind = 'payment' and p.payment_no = reconciliation_lines.number), (select o.order_no
      from refunds r
      join orders o on o.id = r.order_id
      where reconciliation_lines.kind = 'refund' and r.refund_no = reconciliation_lines.number))
  from reconciliation_lines
  where (reconciliation_lines.day = ? and reconciliation_lines.number like ?)
  order by (reconciliation_lines.bill_amount is distinct from reconciliation_lines.book_amount) desc, reconciliation_lines.kind asc, reconciliation_lines.number asc, reconciliation_lines.id asc
  limit ?;
select id, kind, trade_no, bill_amount, book_amount, number, provider, coalesce( (select o.order_no
      from payments p
      join orders o on o.id = p.order_id
      where reconciliation_lines.kind = 'payment' and p.payment_no = reconciliation_lines.number), (select o.order_no
      from refunds r
      join orders o on o.id = r.order_id
      where reconciliation_lines.kind = 'refund' and r.refund_no = reconciliation_lines.number))
  from reconciliation_lines
  where (reconciliation_lines.day = ? and reconciliation_lines.provider = ? and reconciliation_lines.bill_amount is distinct from reconciliation_lines.book_amount)
  order by (reconciliation_lines.bill_amount is distinct from reconciliation_lines.book_amount) desc, reconciliation_lines.kind asc, reconciliation_lines.number asc, reconciliation_lines.id asc
  limit ?;
select id, kind, trade_no, bill_amount, book_amount, number, provider, coalesce( (select o.order_no
      from payments p
      join orders o on o.id = p.order_id
      where reconciliation_lines.kind = 'payment' and p.payment_no = reconciliation_lines.number), (select o.order_no
      from refunds r
      join orders o on o.id = r.order_id
      where reconciliation_lines.kind = 'refund' and r.refund_no = reconciliation_lines.number))
  from reconciliation_lines
  where (reconciliation_lines.day = ? and reconciliation_lines.provider = ?)
  order by (reconciliation_lines.bill_amount is distinct from reconciliation_lines.book_amount) desc, reconciliation_lines.kind asc, reconciliation_lines.number asc, reconciliation_lines.id asc
  limit ?;
select id, kind, trade_no, bill_amount, book_amount, number, provider, coalesce( (select o.order_no
      from payments p
      join orders o on o.id = p.order_id
      where reconciliation_lines.kind = 'payment' and p.payment_no = reconciliation_lines.number), (select o.order_no
      from refunds r
      join orders o on o.id = r.order_id
      where reconciliation_lines.kind = 'refund' and r.refund_no = reconciliation_lines.number))
  from reconciliation_lines
  where reconciliation_lines.day = ?
  order by (reconciliation_lines.bill_amount is distinct from reconciliation_lines.book_amount) desc, reconciliation_lines.kind asc, reconciliation_lines.number asc, reconciliation_lines.id asc
  limit ?;

-- line-repository.ts replaceLines
delete from reconciliation_lines
  where (reconciliation_lines.day = ? and reconciliation_lines.provider = ?);
insert into reconciliation_lines (id, day, provider, kind, number, trade_no, bill_amount, book_amount)
  values (?, …);

-- reconciliation-repository.ts listOfDay
select day, bill_payments, bill_refunds, book_payments, book_refunds, lines, differences, ran_at, provider, (select count(*)::int
    from reconciliation_differences d
    where d.day = reconciliations.day and d.provider = reconciliations.provider and d.resolved_at is null)
  from reconciliations
  where reconciliations.day = ?
  order by reconciliations.provider asc;

-- reconciliation-repository.ts listReconciled
select day, exists (select 1
    from reconciliation_differences d
    where d.day = reconciliations.day and d.provider = reconciliations.provider and d.fault = 'billMissing')
  from reconciliations
  where (reconciliations.provider = ? and reconciliations.day >= ?)
  order by reconciliations.day asc;

-- reconciliation-repository.ts listReconciliations
select count(*) as count
  from reconciliations;
select count(*) as count
  from reconciliations
  where (select count(*)::int
    from reconciliation_differences d
    where d.day = reconciliations.day and d.provider = reconciliations.provider and d.resolved_at is null) > 0;
select day, bill_payments, bill_refunds, book_payments, book_refunds, lines, differences, ran_at, provider, (select count(*)::int
    from reconciliation_differences d
    where d.day = reconciliations.day and d.provider = reconciliations.provider and d.resolved_at is null)
  from reconciliations
  order by reconciliations.day desc, reconciliations.provider asc
  limit ?;
select day, bill_payments, bill_refunds, book_payments, book_refunds, lines, differences, ran_at, provider, (select count(*)::int
    from reconciliation_differences d
    where d.day = reconciliations.day and d.provider = reconciliations.provider and d.resolved_at is null)
  from reconciliations
  where (select count(*)::int
    from reconciliation_differences d
    where d.day = reconciliations.day and d.provider = reconciliations.provider and d.resolved_at is null) > 0
  order by reconciliations.day desc, reconciliations.provider asc
  limit ?;

-- reconciliation-repository.ts upsertReconciliation
insert into reconciliations (day, provider, bill_payments, bill_refunds, book_payments, book_refunds, lines, differences, ran_at)
  values (?, …)
  on conflict (day,provider) do update set bill_payments = ?, bill_refunds = ?, book_payments = ?, book_refunds = ?, lines = ?, differences = ?, ran_at = ?;
