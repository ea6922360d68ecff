-- approval-repository.ts closeApproval
update approvals
  set state = ?, decided_by = ?, decided_at = ?
  where (approvals.id = ? and approvals.state = ? and approvals.proposed_by <> ?);
update approvals
  set state = ?, decided_by = ?, decided_at = ?
  where (approvals.id = ? and approvals.state = ?);
update approvals
  set state = ?, decided_by = ?, decided_for = ?, decided_at = ?
  where (approvals.id = ? and approvals.state = ? and approvals.proposed_by <> ?);
update approvals
  set state = ?, decided_by = ?, decided_for = ?, decision = ?, decided_at = ?
  where (approvals.id = ? and approvals.state = ?);
update approvals
  set state = ?, decided_by = ?, decision = ?, decided_at = ?
  where (approvals.id = ? and approvals.state = ?);

-- approval-repository.ts findLatestApproval
select id, kind, state, order_id, product_id, amount, proposal, reason, proposed_by, decided_by, decided_for, decision, created_at, decided_at, notified
  from approvals
  where (approvals.product_id = ? and approvals.kind = ?)
  order by approvals.id desc
  limit ?;

-- approval-repository.ts findOpenApproval
select id, kind, state, order_id, product_id, amount, proposal, reason, proposed_by, decided_by, decided_for, decision, created_at, decided_at, notified
  from approvals
  where (approvals.kind = ? and approvals.state = ? and approvals.product_id = ?);

-- approval-repository.ts insertApproval
insert into approvals (id, kind, state, order_id, product_id, amount, proposal, reason, proposed_by, decided_by, decided_for, decision, created_at, decided_at, notified)
  values (?, …)
  returning id;

-- approval-repository.ts lockOpenApproval
select id, kind, state, order_id, product_id, amount, proposal, reason, proposed_by, decided_by, decided_for, decision, created_at, decided_at, notified
  from approvals
  where (approvals.kind = ? and approvals.state = ? and approvals.order_id = ?)
  for update;
select id, kind, state, order_id, product_id, amount, proposal, reason, proposed_by, decided_by, decided_for, decision, created_at, decided_at, notified
  from approvals
  where (approvals.kind = ? and approvals.state = ? and approvals.product_id = ?)
  for update;
