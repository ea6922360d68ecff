-- balance-repository.ts listDueBalances
select id, order_no, kind, user_id, state, fulfilment, closed_reason, title, travel_day, amount, paid_amount, refunded_amount, deposit, balance_due_on, balance_paid_at, snapshot, form, language, fingerprint, expires_at, paid_at, completed_at, hidden_at, created_at, updated_at
  from orders
  where ((orders.state = 'PAID' and orders.deposit is not null and orders.balance_paid_at is null) and orders.balance_due_on between ? and ? and orders.id > ?)
  order by orders.id asc
  limit ?;

-- balance-repository.ts listMissedBalances
select id
  from orders
  where (((orders.state = 'PAID' and orders.deposit is not null and orders.balance_paid_at is null) and orders.balance_due_on < ? and not exists (select 1
        from payments p
        where p.order_id = orders.id and p.state in ('CREATED', 'WAITING'))) and orders.id > ?)
  order by orders.id asc
  limit ?;

-- balance-repository.ts lockMissedBalance
select id, order_no, kind, user_id, state, fulfilment, closed_reason, title, travel_day, amount, paid_amount, refunded_amount, deposit, balance_due_on, balance_paid_at, snapshot, form, language, fingerprint, expires_at, paid_at, completed_at, hidden_at, created_at, updated_at
  from orders
  where (orders.id = ? and ((orders.state = 'PAID' and orders.deposit is not null and orders.balance_paid_at is null) and orders.balance_due_on < ? and not exists (select 1
        from payments p
        where p.order_id = orders.id and p.state in ('CREATED', 'WAITING'))))
  for update skip locked;

-- change-repository.ts countChanges
select count(*) filter (where kind = ? and state = 'DONE'), count(*) filter (where kind = ? and state = 'DONE'), max(id)
  from order_changes
  where order_changes.order_id = ?;

-- change-repository.ts endChange
update order_changes
  set state = ?, done_at = ?
  where (order_changes.id = ? and order_changes.state = ?);

-- change-repository.ts findChange
select id, order_id, kind, state, difference, plan, removal, expires_at, done_at, created_at
  from order_changes
  where order_changes.id = ?;

-- change-repository.ts findLatestDateChange
select id, order_id, kind, state, difference, plan, removal, expires_at, done_at, created_at
  from order_changes
  where ((order_changes.order_id = ? and order_changes.kind = ?) and order_changes.state = ?)
  order by order_changes.id desc
  limit ?;
select id, order_id, kind, state, difference, plan, removal, expires_at, done_at, created_at
  from order_changes
  where (order_changes.order_id = ? and order_changes.kind = ?)
  order by order_changes.id desc
  limit ?;

-- change-repository.ts findPendingChange
select id, order_id, kind, state, difference, plan, removal, expires_at, done_at, created_at
  from order_changes
  where ((order_changes.order_id = ? and order_changes.state = ?) and order_changes.kind = ?);

-- change-repository.ts findPendingRemoval
select id, order_id, kind, state, difference, plan, removal, expires_at, done_at, created_at
  from order_changes
  where ((order_changes.order_id = ? and order_changes.state = ?) and order_changes.kind = ?);

-- change-repository.ts insertChange
insert into order_changes (id, order_id, kind, state, difference, plan, removal, expires_at, done_at, created_at)
  values (?, …)
  returning id, order_id, kind, state, difference, plan, removal, expires_at, done_at, created_at;

-- change-repository.ts lockExpiredChanges
select orders.id, orders.order_no, orders.kind, orders.user_id, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.travel_day, orders.amount, orders.paid_amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.snapshot, orders.form, orders.language, orders.fingerprint, orders.expires_at, orders.paid_at, orders.completed_at, orders.hidden_at, orders.created_at, orders.updated_at
  from orders
  inner join order_changes on order_changes.order_id = orders.id
  where (order_changes.state = ? and order_changes.expires_at <= ?::timestamptz and not exists (select 1
      from payments p
      where p.change_id = order_changes.id and p.state in ('CREATED', 'WAITING')))
  order by order_changes.expires_at asc
  limit ?
  for update of orders skip locked;

-- fulfilment-repository.ts findFulfilment
select order_id, since, reason, carrier, tracking_no
  from fulfilments
  where fulfilments.order_id = ?;

-- fulfilment-repository.ts updateFulfilmentState
update orders
  set state = ?, fulfilment = ?, completed_at = ?, updated_at = ?
  where (orders.id = ? and orders.state = ? and orders.fulfilment = ?);
update orders
  set state = ?, fulfilment = ?, updated_at = ?
  where (orders.id = ? and orders.state = ? and orders.fulfilment = ?);

-- fulfilment-repository.ts upsertFulfilment
insert into fulfilments (order_id, since, reason, carrier, tracking_no)
  values (?, …)
  on conflict (order_id) do update set reason = ?;
insert into fulfilments (order_id, since, reason, carrier, tracking_no)
  values (?, …)
  on conflict (order_id) do update set since = ?, reason = ?;
insert into fulfilments (order_id, since, reason, carrier, tracking_no)
  values (?, …)
  on conflict (order_id) do update set since = ?, reason = ?, carrier = ?, tracking_no = ?;

-- order-repository.ts closeUnpaidOrders
update orders
  set state = ?, closed_reason = ?, updated_at = ?
  where (orders.id in (?, …) and orders.state = ?);

-- order-repository.ts findOrder
select id, order_no, kind, user_id, state, fulfilment, closed_reason, title, travel_day, amount, paid_amount, refunded_amount, deposit, balance_due_on, balance_paid_at, snapshot, form, language, fingerprint, expires_at, paid_at, completed_at, hidden_at, created_at, updated_at
  from orders
  where orders.id = ?;

-- order-repository.ts findOrderByNumber
select id, order_no, kind, user_id, state, fulfilment, closed_reason, title, travel_day, amount, paid_amount, refunded_amount, deposit, balance_due_on, balance_paid_at, snapshot, form, language, fingerprint, expires_at, paid_at, completed_at, hidden_at, created_at, updated_at
  from orders
  where orders.order_no = ?;

-- order-repository.ts findOwnOrder
select id, order_no, kind, user_id, state, fulfilment, closed_reason, title, travel_day, amount, paid_amount, refunded_amount, deposit, balance_due_on, balance_paid_at, snapshot, form, language, fingerprint, expires_at, paid_at, completed_at, hidden_at, created_at, updated_at
  from orders
  where (orders.user_id = ? and orders.order_no = ?);

-- order-repository.ts hasPaidOrder
select count(*) as count
  from orders
  where (orders.user_id = ? and ((orders.snapshot ->> 'productId')::bigint) = ? and orders.state in (?, …));

-- order-repository.ts insertLines
insert into order_lines (id, order_id, code, name, unit_price, quantity, amount)
  values (?, …);

-- order-repository.ts insertOrder
insert into orders (id, order_no, kind, user_id, state, fulfilment, closed_reason, title, travel_day, amount, paid_amount, refunded_amount, deposit, balance_due_on, balance_paid_at, snapshot, form, language, fingerprint, expires_at, paid_at, completed_at, hidden_at, created_at, updated_at) overriding system value
  values (?, …);

-- order-repository.ts listLines
select code, name, unit_price, quantity, amount
  from order_lines
  where order_lines.order_id = ?
  order by order_lines.id asc;

-- order-repository.ts listNewestOrderTimes
select created_at
  from orders
  where orders.user_id = ?
  order by orders.id desc
  limit ?;

-- order-repository.ts listUnpaidOrders
select id, order_no, state, amount, snapshot, fingerprint, expires_at
  from orders
  where (orders.user_id = ? and orders.state = ? and orders.expires_at > ?)
  limit ?;

-- order-repository.ts lockExpiredOrders
select id, order_no, kind, user_id, state, fulfilment, closed_reason, title, travel_day, amount, paid_amount, refunded_amount, deposit, balance_due_on, balance_paid_at, snapshot, form, language, fingerprint, expires_at, paid_at, completed_at, hidden_at, created_at, updated_at
  from orders
  where (orders.state = ? and orders.expires_at <= ?::timestamptz and not exists (select 1
      from payments p
      where p.order_id = orders.id and p.state in ('CREATED', 'WAITING')))
  order by orders.expires_at asc
  limit ?
  for update skip locked;

-- order-repository.ts lockOrder
select id, order_no, kind, user_id, state, fulfilment, closed_reason, title, travel_day, amount, paid_amount, refunded_amount, deposit, balance_due_on, balance_paid_at, snapshot, form, language, fingerprint, expires_at, paid_at, completed_at, hidden_at, created_at, updated_at
  from orders
  where orders.id = ?
  for update;

-- order-repository.ts lockOrderByNumber
select id, order_no, kind, user_id, state, fulfilment, closed_reason, title, travel_day, amount, paid_amount, refunded_amount, deposit, balance_due_on, balance_paid_at, snapshot, form, language, fingerprint, expires_at, paid_at, completed_at, hidden_at, created_at, updated_at
  from orders
  where orders.order_no = ?
  for update;

-- order-repository.ts lockOwnOrder
select id, order_no, kind, user_id, state, fulfilment, closed_reason, title, travel_day, amount, paid_amount, refunded_amount, deposit, balance_due_on, balance_paid_at, snapshot, form, language, fingerprint, expires_at, paid_at, completed_at, hidden_at, created_at, updated_at
  from orders
  where (orders.user_id = ? and orders.order_no = ?)
  for update;

-- order-repository.ts replaceLines
delete from order_lines
  where order_lines.order_id = ?;
insert into order_lines (id, order_id, code, name, unit_price, quantity, amount)
  values (?, …);

-- order-repository.ts reserveOrderId
select nextval('orders_id_seq') as id;

-- order-repository.ts updateOrder
update orders
  set amount = ?, snapshot = ?, form = ?, updated_at = ?
  where (orders.id = ? and orders.state = ?);
update orders
  set closed_reason = ?, paid_amount = ?, updated_at = ?
  where (orders.id = ? and orders.state = ?);
update orders
  set form = ?, updated_at = ?
  where (orders.id = ? and orders.state = ?);
update orders
  set fulfilment = ?, travel_day = ?, amount = ?, balance_due_on = ?, balance_paid_at = ?, snapshot = ?, form = ?, updated_at = ?
  where (orders.id = ? and orders.state = ?);
update orders
  set fulfilment = ?, travel_day = ?, amount = ?, snapshot = ?, form = ?, updated_at = ?
  where (orders.id = ? and orders.state = ?);
update orders
  set hidden_at = ?, updated_at = ?
  where (orders.id = ? and orders.state = ?);
update orders
  set paid_amount = ?, balance_paid_at = ?, updated_at = ?
  where (orders.id = ? and orders.state = ?);
update orders
  set paid_amount = ?, updated_at = ?
  where (orders.id = ? and orders.state = ?);
update orders
  set state = ?, closed_reason = ?, refunded_amount = ?, updated_at = ?
  where (orders.id = ? and orders.state = ?);
update orders
  set state = ?, fulfilment = ?, closed_reason = ?, paid_amount = ?, deposit = ?, balance_due_on = ?, paid_at = ?, updated_at = ?
  where (orders.id = ? and orders.state = ?);
update orders
  set state = ?, fulfilment = ?, closed_reason = ?, paid_amount = ?, paid_at = ?, updated_at = ?
  where (orders.id = ? and orders.state = ?);
update orders
  set state = ?, updated_at = ?
  where (orders.id = ? and orders.state = ?);
