-- refund-admin-repository.ts countRefundRows
select count(*) as count
  from (select 1 as one
    from refunds
    limit ?) found;
select count(*) as count
  from (select 1 as one
    from refunds
    where (exists (select 1
        from orders
        where (orders.id = refunds.order_id and exists (select 1
            from products
            where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?))))) and refunds.refund_no = ?)
    limit ?) found;
select count(*) as count
  from (select 1 as one
    from refunds
    where exists (select 1
      from orders
      where (orders.id = refunds.order_id and exists (select 1
          from products
          where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?)))))
    limit ?) found;
select count(*) as count
  from (select 1 as one
    from refunds
    where refunds.scope = ?
    limit ?) found;
select count(*) as count
  from (select 1 as one
    from refunds
    where refunds.state = ?
    limit ?) found;

-- refund-admin-repository.ts countRefundStates
select count(*) as count
  from (select 1 as one
    from refunds
    where (refunds.state = ? and exists (select 1
        from orders
        where (orders.id = refunds.order_id and exists (select 1
            from products
            where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?))))))
    limit ?) found;
select count(*) as count
  from (select 1 as one
    from refunds
    where refunds.state = ?
    limit ?) found;

-- refund-admin-repository.ts findRefundRow
select refunds.id, refunds.refund_no, refunds.order_id, refunds.payment_id, refunds.state, refunds.scope, refunds.amount, refunds.fee, refunds.reason, refunds.order_state, refunds.decision, refunds.proposed_by, refunds.second_person, refunds.decided_by, refunds.decided_for, refunds.decided_at, refunds.succeeded_at, refunds.attempts, refunds.next_try_at, refunds.last_error, refunds.failure_code, refunds.replaced_by, refunds.transfer_reference, refunds.created_at, refunds.updated_at, orders.id, orders.order_no, orders.kind, orders.user_id, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.travel_day, orders.amount, orders.paid_amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.snapshot, orders.form, orders.language, orders.fingerprint, orders.expires_at, orders.paid_at, orders.completed_at, orders.hidden_at, orders.created_at, orders.updated_at, payments.id, payments.payment_no, payments.order_id, payments.change_id, payments.balance, payments.provider, payments.way, payments.state, payments.amount, payments.refund_total, payments.trade_no, payments.offer, payments.reference, payments.expires_at, payments.paid_at, payments.next_query_at, payments.queries, payments.asked_at, payments.created_at, payments.updated_at, users.username, principals.username, proposers.username, approvals.id, approvals.kind, approvals.state, approvals.order_id, approvals.product_id, approvals.amount, approvals.proposal, approvals.reason, approvals.proposed_by, approvals.decided_by, approvals.decided_for, approvals.decision, approvals.created_at, approvals.decided_at, approvals.notified, rejecters.username
  from refunds
  inner join orders on orders.id = refunds.order_id
  inner join payments on payments.id = refunds.payment_id
  left join users on users.id = refunds.decided_by
  left join users principals on principals.id = refunds.decided_for
  left join users proposers on proposers.id = refunds.proposed_by
  left join approvals on (approvals.order_id = refunds.order_id and approvals.kind = ? and approvals.state = ? and refunds.state = ?)
  left join users rejecters on rejecters.id = approvals.proposed_by
  where refunds.refund_no = ?;

-- refund-admin-repository.ts isRefundInScope
select count(*) as count
  from refunds
  where (refunds.refund_no = ? and exists (select 1
      from orders
      where (orders.id = refunds.order_id and exists (select 1
          from products
          where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?))))));
select count(*) as count
  from refunds
  where refunds.refund_no = ?;

-- refund-admin-repository.ts listRefundEvents
select created_at, action, actor
  from audit_log
  where ((audit_log.subject = ? and audit_log.subject_id = ?) or (audit_log.subject = ? and audit_log.subject_id = ? and audit_log.after ->> 'refundNo' = ?))
  order by audit_log.id asc
  limit ?;

-- refund-admin-repository.ts listRefundRows
select refunds.id, refunds.refund_no, refunds.order_id, refunds.payment_id, refunds.state, refunds.scope, refunds.amount, refunds.fee, refunds.reason, refunds.order_state, refunds.decision, refunds.proposed_by, refunds.second_person, refunds.decided_by, refunds.decided_for, refunds.decided_at, refunds.succeeded_at, refunds.attempts, refunds.next_try_at, refunds.last_error, refunds.failure_code, refunds.replaced_by, refunds.transfer_reference, refunds.created_at, refunds.updated_at, orders.id, orders.order_no, orders.kind, orders.user_id, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.travel_day, orders.amount, orders.paid_amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.snapshot, orders.form, orders.language, orders.fingerprint, orders.expires_at, orders.paid_at, orders.completed_at, orders.hidden_at, orders.created_at, orders.updated_at, payments.id, payments.payment_no, payments.order_id, payments.change_id, payments.balance, payments.provider, payments.way, payments.state, payments.amount, payments.refund_total, payments.trade_no, payments.offer, payments.reference, payments.expires_at, payments.paid_at, payments.next_query_at, payments.queries, payments.asked_at, payments.created_at, payments.updated_at, users.username, principals.username, proposers.username, approvals.id, approvals.kind, approvals.state, approvals.order_id, approvals.product_id, approvals.amount, approvals.proposal, approvals.reason, approvals.proposed_by, approvals.decided_by, approvals.decided_for, approvals.decision, approvals.created_at, approvals.decided_at, approvals.notified, rejecters.username
  from refunds
  inner join orders on orders.id = refunds.order_id
  inner join payments on payments.id = refunds.payment_id
  left join users on users.id = refunds.decided_by
  left join users principals on principals.id = refunds.decided_for
  left join users proposers on proposers.id = refunds.proposed_by
  left join approvals on (approvals.order_id = refunds.order_id and approvals.kind = ? and approvals.state = ? and refunds.state = ?)
  left join users rejecters on rejecters.id = approvals.proposed_by
  order by refunds.id desc
  limit ?;
select refunds.id, refunds.refund_no, refunds.order_id, refunds.payment_id, refunds.state, refunds.scope, refunds.amount, refunds.fee, refunds.reason, refunds.order_state, refunds.decision, refunds.proposed_by, refunds.second_person, refunds.decided_by, refunds.decided_for, refunds.decided_at, refunds.succeeded_at, refunds.attempts, refunds.next_try_at, refunds.last_error, refunds.failure_code, refunds.replaced_by, refunds.transfer_reference, refunds.created_at, refunds.updated_at, orders.id, orders.order_no, orders.kind, orders.user_id, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.travel_day, orders.amount, orders.paid_amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.snapshot, orders.form, orders.language, orders.fingerprint, orders.expires_at, orders.paid_at, orders.completed_at, orders.hidden_at, orders.created_at, orders.updated_at, payments.id, payments.payment_no, payments.order_id, payments.change_id, payments.balance, payments.provider, payments.way, payments.state, payments.amount, payments.refund_total, payments.trade_no, payments.offer, payments.reference, payments.expires_at, payments.paid_at, payments.next_query_at, payments.queries, payments.asked_at, payments.created_at, payments.updated_at, users.username, principals.username, proposers.username, approvals.id, approvals.kind, approvals.state, approvals.order_id, approvals.product_id, approvals.amount, approvals.proposal, approvals.reason, approvals.proposed_by, approvals.decided_by, approvals.decided_for, approvals.decision, approvals.created_at, approvals.decided_at, approvals.notified, rejecters.username
  from refunds
  inner join orders on orders.id = refunds.order_id
  inner join payments on payments.id = refunds.payment_id
  left join users on users.id = refunds.decided_by
  left join users principals on principals.id = refunds.decided_for
  left join users proposers on proposers.id = refunds.proposed_by
  left join approvals on (approvals.order_id = refunds.order_id and approvals.kind = ? and approvals.state = ? and refunds.state = ?)
  left join users rejecters on rejecters.id = approvals.proposed_by
  where (exists (select 1
      from orders
      where (orders.id = refunds.order_id and exists (select 1
          from products
          where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?))))) and refunds.refund_no = ?)
  order by refunds.id desc
  limit ?;
select refunds.id, refunds.refund_no, refunds.order_id, refunds.payment_id, refunds.state, refunds.scope, refunds.amount, refunds.fee, refunds.reason, refunds.order_state, refunds.decision, refunds.proposed_by, refunds.second_person, refunds.decided_by, refunds.decided_for, refunds.decided_at, refunds.succeeded_at, refunds.attempts, refunds.next_try_at, refunds.last_error, refunds.failure_code, refunds.replaced_by, refunds.transfer_reference, refunds.created_at, refunds.updated_at, orders.id, orders.order_no, orders.kind, orders.user_id, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.travel_day, orders.amount, orders.paid_amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.snapshot, orders.form, orders.language, orders.fingerprint, orders.expires_at, orders.paid_at, orders.completed_at, orders.hidden_at, orders.created_at, orders.updated_at, payments.id, payments.payment_no, payments.order_id, payments.change_id, payments.balance, payments.provider, payments.way, payments.state, payments.amount, payments.refund_total, payments.trade_no, payments.offer, payments.reference, payments.expires_at, payments.paid_at, payments.next_query_at, payments.queries, payments.asked_at, payments.created_at, payments.updated_at, users.username, principals.username, proposers.username, approvals.id, approvals.kind, approvals.state, approvals.order_id, approvals.product_id, approvals.amount, approvals.proposal, approvals.reason, approvals.proposed_by, approvals.decided_by, approvals.decided_for, approvals.decision, approvals.created_at, approvals.decided_at, approvals.notified, rejecters.username
  from refunds
  inner join orders on orders.id = refunds.order_id
  inner join payments on payments.id = refunds.payment_id
  left join users on users.id = refunds.decided_by
  left join users principals on principals.id = refunds.decided_for
  left join users proposers on proposers.id = refunds.proposed_by
  left join approvals on (approvals.order_id = refunds.order_id and approvals.kind = ? and approvals.state = ? and refunds.state = ?)
  left join users rejecters on rejecters.id = approvals.proposed_by
  where exists (select 1
    from orders
    where (orders.id = refunds.order_id and exists (select 1
        from products
        where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?)))))
  order by refunds.id desc
  limit ?;
select refunds.id, refunds.refund_no, refunds.order_id, refunds.payment_id, refunds.state, refunds.scope, refunds.amount, refunds.fee, refunds.reason, refunds.order_state, refunds.decision, refunds.proposed_by, refunds.second_person, refunds.decided_by, refunds.decided_for, refunds.decided_at, refunds.succeeded_at, refunds.attempts, refunds.next_try_at, refunds.last_error, refunds.failure_code, refunds.replaced_by, refunds.transfer_reference, refunds.created_at, refunds.updated_at, orders.id, orders.order_no, orders.kind, orders.user_id, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.travel_day, orders.amount, orders.paid_amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.snapshot, orders.form, orders.language, orders.fingerprint, orders.expires_at, orders.paid_at, orders.completed_at, orders.hidden_at, orders.created_at, orders.updated_at, payments.id, payments.payment_no, payments.order_id, payments.change_id, payments.balance, payments.provider, payments.way, payments.state, payments.amount, payments.refund_total, payments.trade_no, payments.offer, payments.reference, payments.expires_at, payments.paid_at, payments.next_query_at, payments.queries, payments.asked_at, payments.created_at, payments.updated_at, users.username, principals.username, proposers.username, approvals.id, approvals.kind, approvals.state, approvals.order_id, approvals.product_id, approvals.amount, approvals.proposal, approvals.reason, approvals.proposed_by, approvals.decided_by, approvals.decided_for, approvals.decision, approvals.created_at, approvals.decided_at, approvals.notified, rejecters.username
  from refunds
  inner join orders on orders.id = refunds.order_id
  inner join payments on payments.id = refunds.payment_id
  left join users on users.id = refunds.decided_by
  left join users principals on principals.id = refunds.decided_for
  left join users proposers on proposers.id = refunds.proposed_by
  left join approvals on (approvals.order_id = refunds.order_id and approvals.kind = ? and approvals.state = ? and refunds.state = ?)
  left join users rejecters on rejecters.id = approvals.proposed_by
  where refunds.scope = ?
  order by refunds.id desc
  limit ?;
select refunds.id, refunds.refund_no, refunds.order_id, refunds.payment_id, refunds.state, refunds.scope, refunds.amount, refunds.fee, refunds.reason, refunds.order_state, refunds.decision, refunds.proposed_by, refunds.second_person, refunds.decided_by, refunds.decided_for, refunds.decided_at, refunds.succeeded_at, refunds.attempts, refunds.next_try_at, refunds.last_error, refunds.failure_code, refunds.replaced_by, refunds.transfer_reference, refunds.created_at, refunds.updated_at, orders.id, orders.order_no, orders.kind, orders.user_id, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.travel_day, orders.amount, orders.paid_amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.snapshot, orders.form, orders.language, orders.fingerprint, orders.expires_at, orders.paid_at, orders.completed_at, orders.hidden_at, orders.created_at, orders.updated_at, payments.id, payments.payment_no, payments.order_id, payments.change_id, payments.balance, payments.provider, payments.way, payments.state, payments.amount, payments.refund_total, payments.trade_no, payments.offer, payments.reference, payments.expires_at, payments.paid_at, payments.next_query_at, payments.queries, payments.asked_at, payments.created_at, payments.updated_at, users.username, principals.username, proposers.username, approvals.id, approvals.kind, approvals.state, approvals.order_id, approvals.product_id, approvals.amount, approvals.proposal, approvals.reason, approvals.proposed_by, approvals.decided_by, approvals.decided_for, approvals.decision, approvals.created_at, approvals.decided_at, approvals.notified, rejecters.username
  from refunds
  inner join orders on orders.id = refunds.order_id
  inner join payments on payments.id = refunds.payment_id
  left join users on users.id = refunds.decided_by
  left join users principals on principals.id = refunds.decided_for
  left join users proposers on proposers.id = refunds.proposed_by
  left join approvals on (approvals.order_id = refunds.order_id and approvals.kind = ? and approvals.state = ? and refunds.state = ?)
  left join users rejecters on rejecters.id = approvals.proposed_by
  where refunds.state = ?
  order by refunds.id desc
  limit ?;

-- refund-facts-repository.ts getRefundFacts
select count(*) as count
  from e_tickets
  where (e_tickets.order_id = ? and e_tickets.state = ?);
