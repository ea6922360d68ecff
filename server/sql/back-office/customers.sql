-- customer-repository.ts countNotes
select count(*) as count
  from customer_notes
  where customer_notes.user_id = ?;

-- customer-repository.ts findCustomer
select id, username, nickname, mobile, email, created_at, closing_at, status
  from users
  where (users.id = ? and (users.deleted_at is null and not exists (select 1
        from user_roles
        inner join roles on roles.id = user_roles.role_id
        where (user_roles.user_id = users.id and roles.code = ?))));

-- customer-repository.ts insertNote
insert into customer_notes (id, user_id, author_id, text, created_at)
  values (?, …)
  returning id;

-- customer-repository.ts isCustomerInScope
select distinct user_id
  from orders
  where (orders.user_id in (?, …) and exists (select 1
      from products
      where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?))));

-- customer-repository.ts listConsents
select order_no, form #>> '{consent,version}', form #>> '{consent,at}'
  from orders
  where ((orders.user_id = ? and exists (select 1
        from products
        where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?)))) and orders.form #>> '{consent,version}' is not null)
  order by orders.id desc
  limit ?;
select order_no, form #>> '{consent,version}', form #>> '{consent,at}'
  from orders
  where (orders.user_id = ? and orders.form #>> '{consent,version}' is not null)
  order by orders.id desc
  limit ?;

-- customer-repository.ts listCoupons
select member_coupons.id, coupons.title, orders.order_no, coupons.ends_at, member_coupons.created_at
  from member_coupons
  inner join coupons on coupons.id = member_coupons.coupon_id
  left join orders on orders.id = member_coupons.order_id
  where member_coupons.user_id = ?
  order by member_coupons.id desc
  limit ?;

-- customer-repository.ts listEnquiries
select id, enquiry_no, kind, state, created_at
  from enquiries
  where (enquiries.enquiry_no in (select subject_id
      from audit_log
      where actor_id = ? and subject = 'enquiry') or enquiries.mobile = ? or lower(enquiries.email) = ?)
  order by enquiries.id desc
  limit ?;

-- customer-repository.ts listMessages
select id, category, title, read_at, created_at
  from messages
  where messages.user_id = ?
  order by messages.id desc
  limit ?;

-- customer-repository.ts listNotes
select customer_notes.id, customer_notes.text, customer_notes.created_at, users.nickname
  from customer_notes
  inner join users on users.id = customer_notes.author_id
  where customer_notes.user_id = ?
  order by customer_notes.id desc
  limit ?;

-- customer-repository.ts listOrders
select order_no, kind, state, title, travel_day, snapshot #>> '{title,en}', amount, refunded_amount, created_at
  from orders
  where (orders.user_id = ? and exists (select 1
      from products
      where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?))))
  order by orders.id desc
  limit ?;
select order_no, kind, state, title, travel_day, snapshot #>> '{title,en}', amount, refunded_amount, created_at
  from orders
  where orders.user_id = ?
  order by orders.id desc
  limit ?;

-- customer-repository.ts listRefunds
select refunds.refund_no, refunds.state, refunds.amount, refunds.created_at, orders.order_no
  from refunds
  inner join orders on orders.id = refunds.order_id
  where (orders.user_id = ? and exists (select 1
      from products
      where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?))))
  order by refunds.id desc
  limit ?;
select refunds.refund_no, refunds.state, refunds.amount, refunds.created_at, orders.order_no
  from refunds
  inner join orders on orders.id = refunds.order_id
  where orders.user_id = ?
  order by refunds.id desc
  limit ?;

-- customer-repository.ts sumOrders
select count(*)::int, coalesce(sum(paid_amount), 0), coalesce(sum(refunded_amount), 0)
  from orders
  where (orders.user_id = ? and exists (select 1
      from products
      where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?))));
select count(*)::int, coalesce(sum(paid_amount), 0), coalesce(sum(refunded_amount), 0)
  from orders
  where orders.user_id = ?;
