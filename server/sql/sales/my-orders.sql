-- own-order-repository.ts countByKindAndState
select kind, state, count(*)
  from orders
  where (orders.user_id = ? and (orders.hidden_at is null or orders.state not in (?, …)))
  group by orders.kind, orders.state;

-- own-order-repository.ts countOrders
select count(*)
  from orders
  where (orders.user_id = ? and (orders.hidden_at is null or orders.state not in (?, …)) and (orders.title ilike ? or orders.snapshot #>> '{title,en}' ilike ? or orders.order_no ilike ?));
select count(*)
  from orders
  where (orders.user_id = ? and (orders.hidden_at is null or orders.state not in (?, …)) and orders.created_at < ?);
select count(*)
  from orders
  where (orders.user_id = ? and (orders.hidden_at is null or orders.state not in (?, …)) and orders.created_at >= ? and orders.created_at < ?);
select count(*)
  from orders
  where (orders.user_id = ? and (orders.hidden_at is null or orders.state not in (?, …)) and orders.created_at >= ?);
select count(*)
  from orders
  where (orders.user_id = ? and (orders.hidden_at is null or orders.state not in (?, …)) and orders.kind = ?);
select count(*)
  from orders
  where (orders.user_id = ? and (orders.hidden_at is null or orders.state not in (?, …)) and orders.state = ?);
select count(*)
  from orders
  where (orders.user_id = ? and (orders.hidden_at is null or orders.state not in (?, …)));

-- own-order-repository.ts findLatestContact
select form
  from orders
  where (orders.user_id = ? and orders.kind <> ?)
  order by orders.id desc
  limit ?;

-- own-order-repository.ts findNext
select id, order_no, kind, user_id, state, fulfilment, closed_reason, title, travel_day, amount, paid_amount, refunded_amount, deposit, balance_due_on, balance_paid_at, snapshot, form, language, fingerprint, expires_at, paid_at, completed_at, hidden_at, created_at, updated_at
  from orders
  where (orders.user_id = ? and (orders.state in ('PAID', 'PARTIALLY_REFUNDED') and orders.closed_reason is null) and orders.kind <> ? and orders.travel_day >= ?)
  order by orders.travel_day asc, orders.id asc
  limit ?;

-- own-order-repository.ts listOrders
select id, order_no, kind, user_id, state, fulfilment, closed_reason, title, travel_day, amount, paid_amount, refunded_amount, deposit, balance_due_on, balance_paid_at, snapshot, form, language, fingerprint, expires_at, paid_at, completed_at, hidden_at, created_at, updated_at
  from orders
  where (orders.user_id = ? and (orders.hidden_at is null or orders.state not in (?, …)) and (orders.title ilike ? or orders.snapshot #>> '{title,en}' ilike ? or orders.order_no ilike ?))
  order by orders.id desc
  limit ?;
select id, order_no, kind, user_id, state, fulfilment, closed_reason, title, travel_day, amount, paid_amount, refunded_amount, deposit, balance_due_on, balance_paid_at, snapshot, form, language, fingerprint, expires_at, paid_at, completed_at, hidden_at, created_at, updated_at
  from orders
  where (orders.user_id = ? and (orders.hidden_at is null or orders.state not in (?, …)) and orders.created_at < ?)
  order by orders.id desc
  limit ?;
select id, order_no, kind, user_id, state, fulfilment, closed_reason, title, travel_day, amount, paid_amount, refunded_amount, deposit, balance_due_on, balance_paid_at, snapshot, form, language, fingerprint, expires_at, paid_at, completed_at, hidden_at, created_at, updated_at
  from orders
  where (orders.user_id = ? and (orders.hidden_at is null or orders.state not in (?, …)) and orders.created_at >= ? and orders.created_at < ?)
  order by orders.id desc
  limit ?;
select id, order_no, kind, user_id, state, fulfilment, closed_reason, title, travel_day, amount, paid_amount, refunded_amount, deposit, balance_due_on, balance_paid_at, snapshot, form, language, fingerprint, expires_at, paid_at, completed_at, hidden_at, created_at, updated_at
  from orders
  where (orders.user_id = ? and (orders.hidden_at is null or orders.state not in (?, …)) and orders.created_at >= ?)
  order by orders.id desc
  limit ?;
select id, order_no, kind, user_id, state, fulfilment, closed_reason, title, travel_day, amount, paid_amount, refunded_amount, deposit, balance_due_on, balance_paid_at, snapshot, form, language, fingerprint, expires_at, paid_at, completed_at, hidden_at, created_at, updated_at
  from orders
  where (orders.user_id = ? and (orders.hidden_at is null or orders.state not in (?, …)) and orders.kind = ?)
  order by orders.id desc
  limit ?;
select id, order_no, kind, user_id, state, fulfilment, closed_reason, title, travel_day, amount, paid_amount, refunded_amount, deposit, balance_due_on, balance_paid_at, snapshot, form, language, fingerprint, expires_at, paid_at, completed_at, hidden_at, created_at, updated_at
  from orders
  where (orders.user_id = ? and (orders.hidden_at is null or orders.state not in (?, …)) and orders.state = ?)
  order by orders.id desc
  limit ?;
select id, order_no, kind, user_id, state, fulfilment, closed_reason, title, travel_day, amount, paid_amount, refunded_amount, deposit, balance_due_on, balance_paid_at, snapshot, form, language, fingerprint, expires_at, paid_at, completed_at, hidden_at, created_at, updated_at
  from orders
  where (orders.user_id = ? and (orders.hidden_at is null or orders.state not in (?, …)))
  order by case when (orders.state in ('PAID', 'PARTIALLY_REFUNDED') and orders.closed_reason is null) and orders.travel_day >= ? then orders.travel_day end asc, orders.id desc
  limit ?;
select id, order_no, kind, user_id, state, fulfilment, closed_reason, title, travel_day, amount, paid_amount, refunded_amount, deposit, balance_due_on, balance_paid_at, snapshot, form, language, fingerprint, expires_at, paid_at, completed_at, hidden_at, created_at, updated_at
  from orders
  where (orders.user_id = ? and (orders.hidden_at is null or orders.state not in (?, …)))
  order by case when (orders.state in ('PAID', 'PARTIALLY_REFUNDED') and orders.closed_reason is null) and orders.travel_day >= ? then orders.travel_day end asc, orders.id desc
  limit ? offset ?;
select id, order_no, kind, user_id, state, fulfilment, closed_reason, title, travel_day, amount, paid_amount, refunded_amount, deposit, balance_due_on, balance_paid_at, snapshot, form, language, fingerprint, expires_at, paid_at, completed_at, hidden_at, created_at, updated_at
  from orders
  where (orders.user_id = ? and (orders.hidden_at is null or orders.state not in (?, …)))
  order by orders.id desc
  limit ?;
select id, order_no, kind, user_id, state, fulfilment, closed_reason, title, travel_day, amount, paid_amount, refunded_amount, deposit, balance_due_on, balance_paid_at, snapshot, form, language, fingerprint, expires_at, paid_at, completed_at, hidden_at, created_at, updated_at
  from orders
  where (orders.user_id = ? and (orders.hidden_at is null or orders.state not in (?, …)))
  order by orders.id desc
  limit ? offset ?;

-- travel-place-repository.ts findTravelPlace
select coalesce(content->'address', case when products.destination is not null then jsonb_strip_nulls(jsonb_build_object('zh', products.destination, 'en', (select terms.en
          from terms
          where terms.zh = products.destination))) end)
  from products
  where products.id = ?;
