-- note-repository.ts insertNote
insert into order_notes (id, order_id, author_id, text, created_at)
  values (?, …)
  returning id;

-- note-repository.ts listNotes
select order_notes.id, users.username, order_notes.text, order_notes.created_at
  from order_notes
  inner join users on users.id = order_notes.author_id
  where order_notes.order_id = ?
  order by order_notes.id desc
  limit ?;

-- order-admin-repository.ts countRows
select count(*) as count
  from (select 1 as one
    from orders
    limit ?) found;
select count(*) as count
  from (select 1 as one
    from orders
    where ((orders.state in ('PAID', 'PARTIALLY_REFUNDED') and orders.closed_reason is null) and orders.kind = ? and orders.fulfilment = ?)
    limit ?) found;
select count(*) as count
  from (select 1 as one
    from orders
    where (exists (select 1
        from products
        where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?))) and ((orders.state in ('PAID', 'PARTIALLY_REFUNDED') and orders.closed_reason is null) and orders.kind = ? and orders.fulfilment = ?))
    limit ?) found;
select count(*) as count
  from (select 1 as one
    from orders
    where (exists (select 1
        from products
        where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?))) and (orders.order_no = ? or (orders.form #>> '{contact,name}') = ?))
    limit ?) found;
select count(*) as count
  from (select 1 as one
    from orders
    where (exists (select 1
        from products
        where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?))) and orders.kind = ? and (orders.order_no = ? or (orders.form #>> '{contact,name}') = ?))
    limit ?) found;
select count(*) as count
  from (select 1 as one
    from orders
    where (orders.amount >= ? and orders.amount <= ?)
    limit ?) found;
select count(*) as count
  from (select 1 as one
    from orders
    where (orders.kind = ? and ((orders.state in ('PAID', 'PARTIALLY_REFUNDED') and orders.closed_reason is null) and orders.kind = ? and orders.fulfilment = ?))
    limit ?) found;
select count(*) as count
  from (select 1 as one
    from orders
    where (orders.kind = ? and orders.fulfilment = ?)
    limit ?) found;
select count(*) as count
  from (select 1 as one
    from orders
    where (orders.order_no = ? or (orders.form #>> '{contact,name}') = ? or ((orders.snapshot ->> 'productId')::bigint) in (?, …))
    limit ?) found;
select count(*) as count
  from (select 1 as one
    from orders
    where (orders.order_no = ? or (orders.form #>> '{contact,name}') = ? or (orders.form #>> '{contact,mobile}') = ?)
    limit ?) found;
select count(*) as count
  from (select 1 as one
    from orders
    where (orders.order_no = ? or (orders.form #>> '{contact,name}') = ? or orders.user_id in (?, …))
    limit ?) found;
select count(*) as count
  from (select 1 as one
    from orders
    where (orders.order_no = ? or (orders.form #>> '{contact,name}') = ? or right(orders.form #>> '{contact,mobile}', 4) = ?)
    limit ?) found;
select count(*) as count
  from (select 1 as one
    from orders
    where (orders.order_no = ? or (orders.form #>> '{contact,name}') = ?)
    limit ?) found;
select count(*) as count
  from (select 1 as one
    from orders
    where (orders.travel_day >= ? and orders.travel_day <= ?)
    limit ?) found;
select count(*) as count
  from (select 1 as one
    from orders
    where exists (select 1
      from order_changes
      where order_changes.order_id = orders.id and order_changes.state = 'DONE' and order_changes.done_at >= now() - interval '3 days')
    limit ?) found;
select count(*) as count
  from (select 1 as one
    from orders
    where exists (select 1
      from products
      where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?)))
    limit ?) found;
select count(*) as count
  from (select 1 as one
    from orders
    where orders.amount >= ?
    limit ?) found;
select count(*) as count
  from (select 1 as one
    from orders
    where orders.kind = ?
    limit ?) found;
select count(*) as count
  from (select 1 as one
    from orders
    where orders.state = ?
    limit ?) found;
select count(*) as count
  from (select 1 as one
    from orders
    where orders.travel_day >= ?
    limit ?) found;

-- order-admin-repository.ts countStates
select named.state, (select count(*)
    from ( select 1
      from orders
      where (orders.state = named.state and exists (select 1
          from products
          where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?))))
      limit ? ) found)::integer as total
  from (values (?, …)) named (state);
select named.state, (select count(*)
    from ( select 1
      from orders
      where (orders.state = named.state and orders.kind = ?)
      limit ? ) found)::integer as total
  from (values (?, …)) named (state);
select named.state, (select count(*)
    from ( select 1
      from orders
      where orders.state = named.state
      limit ? ) found)::integer as total
  from (values (?, …)) named (state);

-- order-admin-repository.ts listNumbers
select order_no
  from orders
  where ((orders.state in ('PAID', 'PARTIALLY_REFUNDED') and orders.closed_reason is null) and orders.kind = ? and orders.fulfilment = ?)
  order by orders.id desc
  limit ?;

-- order-admin-repository.ts listRows
select orders.id, orders.order_no, orders.kind, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.snapshot #>> '{title,en}', orders.travel_day, (orders.snapshot ->> 'people')::integer, orders.amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.created_at, users.username, (orders.form #>> '{contact,name}'), (orders.form #>> '{contact,mobile}')
  from orders
  inner join users on users.id = orders.user_id
  order by orders.amount desc, orders.id desc
  limit ? offset ?;
select orders.id, orders.order_no, orders.kind, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.snapshot #>> '{title,en}', orders.travel_day, (orders.snapshot ->> 'people')::integer, orders.amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.created_at, users.username, (orders.form #>> '{contact,name}'), (orders.form #>> '{contact,mobile}')
  from orders
  inner join users on users.id = orders.user_id
  order by orders.id asc
  limit ?;
select orders.id, orders.order_no, orders.kind, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.snapshot #>> '{title,en}', orders.travel_day, (orders.snapshot ->> 'people')::integer, orders.amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.created_at, users.username, (orders.form #>> '{contact,name}'), (orders.form #>> '{contact,mobile}')
  from orders
  inner join users on users.id = orders.user_id
  order by orders.id desc
  limit ?;
select orders.id, orders.order_no, orders.kind, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.snapshot #>> '{title,en}', orders.travel_day, (orders.snapshot ->> 'people')::integer, orders.amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.created_at, users.username, (orders.form #>> '{contact,name}'), (orders.form #>> '{contact,mobile}')
  from orders
  inner join users on users.id = orders.user_id
  where ((orders.state in ('PAID', 'PARTIALLY_REFUNDED') and orders.closed_reason is null) and orders.kind = ? and orders.fulfilment = ?)
  order by orders.id asc
  limit ?;
select orders.id, orders.order_no, orders.kind, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.snapshot #>> '{title,en}', orders.travel_day, (orders.snapshot ->> 'people')::integer, orders.amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.created_at, users.username, (orders.form #>> '{contact,name}'), (orders.form #>> '{contact,mobile}')
  from orders
  inner join users on users.id = orders.user_id
  where ((orders.state in ('PAID', 'PARTIALLY_REFUNDED') and orders.closed_reason is null) and orders.kind = ? and orders.fulfilment = ?)
  order by orders.id desc
  limit ?;
select orders.id, orders.order_no, orders.kind, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.snapshot #>> '{title,en}', orders.travel_day, (orders.snapshot ->> 'people')::integer, orders.amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.created_at, users.username, (orders.form #>> '{contact,name}'), (orders.form #>> '{contact,mobile}')
  from orders
  inner join users on users.id = orders.user_id
  where (exists (select 1
      from products
      where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?))) and (orders.order_no = ? or (orders.form #>> '{contact,name}') = ?))
  order by orders.id desc
  limit ?;
select orders.id, orders.order_no, orders.kind, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.snapshot #>> '{title,en}', orders.travel_day, (orders.snapshot ->> 'people')::integer, orders.amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.created_at, users.username, (orders.form #>> '{contact,name}'), (orders.form #>> '{contact,mobile}')
  from orders
  inner join users on users.id = orders.user_id
  where (exists (select 1
      from products
      where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?))) and orders.kind = ? and (orders.order_no = ? or (orders.form #>> '{contact,name}') = ?))
  order by orders.id desc
  limit ?;
select orders.id, orders.order_no, orders.kind, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.snapshot #>> '{title,en}', orders.travel_day, (orders.snapshot ->> 'people')::integer, orders.amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.created_at, users.username, (orders.form #>> '{contact,name}'), (orders.form #>> '{contact,mobile}')
  from orders
  inner join users on users.id = orders.user_id
  where (orders.amount >= ? and orders.amount <= ?)
  order by orders.id desc
  limit ?;
select orders.id, orders.order_no, orders.kind, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.snapshot #>> '{title,en}', orders.travel_day, (orders.snapshot ->> 'people')::integer, orders.amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.created_at, users.username, (orders.form #>> '{contact,name}'), (orders.form #>> '{contact,mobile}')
  from orders
  inner join users on users.id = orders.user_id
  where (orders.kind = ? and orders.fulfilment = ?)
  order by orders.id desc
  limit ?;
select orders.id, orders.order_no, orders.kind, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.snapshot #>> '{title,en}', orders.travel_day, (orders.snapshot ->> 'people')::integer, orders.amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.created_at, users.username, (orders.form #>> '{contact,name}'), (orders.form #>> '{contact,mobile}')
  from orders
  inner join users on users.id = orders.user_id
  where (orders.order_no = ? or (orders.form #>> '{contact,name}') = ? or ((orders.snapshot ->> 'productId')::bigint) in (?, …))
  order by orders.id desc
  limit ?;
select orders.id, orders.order_no, orders.kind, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.snapshot #>> '{title,en}', orders.travel_day, (orders.snapshot ->> 'people')::integer, orders.amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.created_at, users.username, (orders.form #>> '{contact,name}'), (orders.form #>> '{contact,mobile}')
  from orders
  inner join users on users.id = orders.user_id
  where (orders.order_no = ? or (orders.form #>> '{contact,name}') = ? or (orders.form #>> '{contact,mobile}') = ?)
  order by orders.id desc
  limit ?;
select orders.id, orders.order_no, orders.kind, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.snapshot #>> '{title,en}', orders.travel_day, (orders.snapshot ->> 'people')::integer, orders.amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.created_at, users.username, (orders.form #>> '{contact,name}'), (orders.form #>> '{contact,mobile}')
  from orders
  inner join users on users.id = orders.user_id
  where (orders.order_no = ? or (orders.form #>> '{contact,name}') = ? or orders.user_id in (?, …))
  order by orders.id desc
  limit ?;
select orders.id, orders.order_no, orders.kind, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.snapshot #>> '{title,en}', orders.travel_day, (orders.snapshot ->> 'people')::integer, orders.amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.created_at, users.username, (orders.form #>> '{contact,name}'), (orders.form #>> '{contact,mobile}')
  from orders
  inner join users on users.id = orders.user_id
  where (orders.order_no = ? or (orders.form #>> '{contact,name}') = ? or right(orders.form #>> '{contact,mobile}', 4) = ?)
  order by orders.id desc
  limit ?;
select orders.id, orders.order_no, orders.kind, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.snapshot #>> '{title,en}', orders.travel_day, (orders.snapshot ->> 'people')::integer, orders.amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.created_at, users.username, (orders.form #>> '{contact,name}'), (orders.form #>> '{contact,mobile}')
  from orders
  inner join users on users.id = orders.user_id
  where (orders.order_no = ? or (orders.form #>> '{contact,name}') = ?)
  order by orders.id desc
  limit ?;
select orders.id, orders.order_no, orders.kind, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.snapshot #>> '{title,en}', orders.travel_day, (orders.snapshot ->> 'people')::integer, orders.amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.created_at, users.username, (orders.form #>> '{contact,name}'), (orders.form #>> '{contact,mobile}')
  from orders
  inner join users on users.id = orders.user_id
  where (orders.travel_day >= ? and orders.travel_day <= ?)
  order by orders.id desc
  limit ?;
select orders.id, orders.order_no, orders.kind, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.snapshot #>> '{title,en}', orders.travel_day, (orders.snapshot ->> 'people')::integer, orders.amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.created_at, users.username, (orders.form #>> '{contact,name}'), (orders.form #>> '{contact,mobile}')
  from orders
  inner join users on users.id = orders.user_id
  where exists (select 1
    from order_changes
    where order_changes.order_id = orders.id and order_changes.state = 'DONE' and order_changes.done_at >= now() - interval '3 days')
  order by orders.id desc
  limit ?;
select orders.id, orders.order_no, orders.kind, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.snapshot #>> '{title,en}', orders.travel_day, (orders.snapshot ->> 'people')::integer, orders.amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.created_at, users.username, (orders.form #>> '{contact,name}'), (orders.form #>> '{contact,mobile}')
  from orders
  inner join users on users.id = orders.user_id
  where exists (select 1
    from products
    where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?)))
  order by orders.id desc
  limit ?;
select orders.id, orders.order_no, orders.kind, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.snapshot #>> '{title,en}', orders.travel_day, (orders.snapshot ->> 'people')::integer, orders.amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.created_at, users.username, (orders.form #>> '{contact,name}'), (orders.form #>> '{contact,mobile}')
  from orders
  inner join users on users.id = orders.user_id
  where orders.amount >= ?
  order by orders.id desc
  limit ?;
select orders.id, orders.order_no, orders.kind, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.snapshot #>> '{title,en}', orders.travel_day, (orders.snapshot ->> 'people')::integer, orders.amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.created_at, users.username, (orders.form #>> '{contact,name}'), (orders.form #>> '{contact,mobile}')
  from orders
  inner join users on users.id = orders.user_id
  where orders.kind = ?
  order by orders.id desc
  limit ?;
select orders.id, orders.order_no, orders.kind, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.snapshot #>> '{title,en}', orders.travel_day, (orders.snapshot ->> 'people')::integer, orders.amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.created_at, users.username, (orders.form #>> '{contact,name}'), (orders.form #>> '{contact,mobile}')
  from orders
  inner join users on users.id = orders.user_id
  where orders.state = ?
  order by orders.id desc
  limit ?;
select orders.id, orders.order_no, orders.kind, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.snapshot #>> '{title,en}', orders.travel_day, (orders.snapshot ->> 'people')::integer, orders.amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.created_at, users.username, (orders.form #>> '{contact,name}'), (orders.form #>> '{contact,mobile}')
  from orders
  inner join users on users.id = orders.user_id
  where orders.travel_day >= ?
  order by orders.id desc
  limit ?;

-- order-admin-repository.ts listRowsBefore
select orders.id, orders.order_no, orders.kind, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.snapshot #>> '{title,en}', orders.travel_day, (orders.snapshot ->> 'people')::integer, orders.amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.created_at, users.username, (orders.form #>> '{contact,name}'), (orders.form #>> '{contact,mobile}')
  from orders
  inner join users on users.id = orders.user_id
  where exists (select 1
    from products
    where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?)))
  order by orders.id desc
  limit ?;
select orders.id, orders.order_no, orders.kind, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.snapshot #>> '{title,en}', orders.travel_day, (orders.snapshot ->> 'people')::integer, orders.amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.created_at, users.username, (orders.form #>> '{contact,name}'), (orders.form #>> '{contact,mobile}')
  from orders
  inner join users on users.id = orders.user_id
  where orders.kind = ?
  order by orders.id desc
  limit ?;

-- order-detail-repository.ts getBuyer
select id, username, nickname
  from users
  where users.id = ?;

-- order-detail-repository.ts listAuditEvents
select created_at, action, actor, actor_id, after ->> 'reason'
  from audit_log
  where (audit_log.subject = ? and audit_log.subject_id = ?)
  order by audit_log.id asc
  limit ?;

-- order-detail-repository.ts listPaymentsOf
select id, payment_no, order_id, change_id, balance, provider, way, state, amount, refund_total, trade_no, offer, reference, expires_at, paid_at, next_query_at, queries, asked_at, created_at, updated_at
  from payments
  where payments.order_id = ?
  order by payments.id desc
  limit ?;

-- order-detail-repository.ts listRefundsOf
select id, refund_no, order_id, payment_id, state, scope, amount, fee, reason, order_state, decision, proposed_by, second_person, decided_by, decided_for, decided_at, succeeded_at, attempts, next_try_at, last_error, failure_code, replaced_by, transfer_reference, created_at, updated_at
  from refunds
  where refunds.order_id = ?
  order by refunds.id desc
  limit ?;

-- passenger-repository.ts listPassengers
select orders.id, orders.order_no, orders.kind, orders.user_id, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.travel_day, orders.amount, orders.paid_amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.snapshot, orders.form, orders.language, orders.fingerprint, orders.expires_at, orders.paid_at, orders.completed_at, orders.hidden_at, orders.created_at, orders.updated_at
  from holds
  inner join orders on orders.id = holds.order_id
  where (holds.sku_id = ? and holds.day = ? and holds.state = ? and (orders.state in ('PAID', 'PARTIALLY_REFUNDED') and orders.closed_reason is null))
  order by orders.id asc
  limit ?;
