-- check-in-repository.ts findUsername
select username
  from users
  where users.id = ?;

-- check-in-repository.ts isTicketInScope
select orders.id
  from e_tickets
  inner join orders on orders.id = e_tickets.order_id
  where (e_tickets.id = ? and exists (select 1
      from products
      where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?))));

-- check-in-repository.ts listCheckedInBy
select e_tickets.id, e_tickets.ticket_no, e_tickets.order_id, e_tickets.place, e_tickets.visitor, e_tickets.day, e_tickets.token_cipher, e_tickets.token_hash, e_tickets.state, e_tickets.used_at, e_tickets.used_by, e_tickets.created_at, orders.id, orders.order_no, orders.kind, orders.user_id, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.travel_day, orders.amount, orders.paid_amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.snapshot, orders.form, orders.language, orders.fingerprint, orders.expires_at, orders.paid_at, orders.completed_at, orders.hidden_at, orders.created_at, orders.updated_at
  from e_tickets
  inner join orders on orders.id = e_tickets.order_id
  where (e_tickets.used_by = ? and e_tickets.used_at >= ?)
  order by e_tickets.used_at desc, e_tickets.id desc
  limit ?;

-- e-ticket-repository.ts countUnused
select count(*)
  from e_tickets
  where (e_tickets.order_id = ? and e_tickets.state = ?);

-- e-ticket-repository.ts endUnused
update e_tickets
  set state = ?
  where (e_tickets.order_id = ? and e_tickets.state = ?)
  returning ticket_no;

-- e-ticket-repository.ts findByHash
select id, ticket_no, order_id, place, visitor, day, token_cipher, token_hash, state, used_at, used_by, created_at
  from e_tickets
  where e_tickets.token_hash = ?;

-- e-ticket-repository.ts insertTickets
insert into e_tickets (id, ticket_no, order_id, place, visitor, day, token_cipher, token_hash, state, used_at, used_by, created_at)
  values (?, …);

-- e-ticket-repository.ts listTickets
select id, ticket_no, order_id, place, visitor, day, token_cipher, token_hash, state, used_at, used_by, created_at
  from e_tickets
  where e_tickets.order_id = ?
  order by e_tickets.place asc;

-- e-ticket-repository.ts useTicket
update e_tickets
  set state = ?, used_at = ?, used_by = ?
  where (e_tickets.id = ? and e_tickets.state = ?);
