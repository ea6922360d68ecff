-- trade-repository.ts listBestSellers
with sold as ( select ((orders.snapshot ->> 'productId')::bigint) as product_id, count(distinct orders.id) as paid, sum(payments.amount) as came, max(orders.id) as latest
    from payments
    join orders on orders.id = payments.order_id
    where payments.state = 'SUCCESS' and payments.paid_at >= ?::timestamptz and payments.paid_at < ?::timestamptz and exists (select 1
      from products
      where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?)))
    group by 1
    order by came desc, product_id
    limit 10) select product_id::integer as "productId", orders.kind as kind, orders.snapshot -> 'title' as title, paid, came
  from sold
  join orders on orders.id = latest
  order by came desc, product_id;
with sold as ( select ((orders.snapshot ->> 'productId')::bigint) as product_id, count(distinct orders.id) as paid, sum(payments.amount) as came, max(orders.id) as latest
    from payments
    join orders on orders.id = payments.order_id
    where payments.state = 'SUCCESS' and payments.paid_at >= ?::timestamptz and payments.paid_at < ?::timestamptz and orders.kind = ?
    group by 1
    order by came desc, product_id
    limit 10) select product_id::integer as "productId", orders.kind as kind, orders.snapshot -> 'title' as title, paid, came
  from sold
  join orders on orders.id = latest
  order by came desc, product_id;
with sold as ( select ((orders.snapshot ->> 'productId')::bigint) as product_id, count(distinct orders.id) as paid, sum(payments.amount) as came, max(orders.id) as latest
    from payments
    join orders on orders.id = payments.order_id
    where payments.state = 'SUCCESS' and payments.paid_at >= ?::timestamptz and payments.paid_at < ?::timestamptz and true
    group by 1
    order by came desc, product_id
    limit 10) select product_id::integer as "productId", orders.kind as kind, orders.snapshot -> 'title' as title, paid, came
  from sold
  join orders on orders.id = latest
  order by came desc, product_id;

-- trade-repository.ts listTrade
select day, kind, sum(orders) as orders, sum(paid) as "paidOrders", sum(revenue) as revenue, sum(refunds) as refunds, sum(refunded) as refunded
  from ( select to_char(orders.created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, orders.kind as kind, count(*) as orders, 0 as paid, 0 as revenue, 0 as refunds, 0 as refunded
    from orders
    where orders.created_at >= ?::timestamptz and orders.created_at < ?::timestamptz and exists (select 1
      from products
      where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?)))
    group by 1, 2
    union all select to_char(payments.paid_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), orders.kind, 0, count(distinct orders.id), sum(payments.amount), 0, 0
    from payments
    join orders on orders.id = payments.order_id
    where payments.state = 'SUCCESS' and payments.paid_at >= ?::timestamptz and payments.paid_at < ?::timestamptz and exists (select 1
      from products
      where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?)))
    group by 1, 2
    union all select to_char(refunds.succeeded_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), orders.kind, 0, 0, 0, count(*), sum(refunds.amount)
    from refunds
    join orders on orders.id = refunds.order_id
    where refunds.state = 'SUCCESS' and refunds.succeeded_at >= ?::timestamptz and refunds.succeeded_at < ?::timestamptz and exists (select 1
      from products
      where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?)))
    group by 1, 2 ) happened
  group by day, kind
  order by day, kind;
select day, kind, sum(orders) as orders, sum(paid) as "paidOrders", sum(revenue) as revenue, sum(refunds) as refunds, sum(refunded) as refunded
  from ( select to_char(orders.created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, orders.kind as kind, count(*) as orders, 0 as paid, 0 as revenue, 0 as refunds, 0 as refunded
    from orders
    where orders.created_at >= ?::timestamptz and orders.created_at < ?::timestamptz and orders.kind = ?
    group by 1, 2
    union all select to_char(payments.paid_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), orders.kind, 0, count(distinct orders.id), sum(payments.amount), 0, 0
    from payments
    join orders on orders.id = payments.order_id
    where payments.state = 'SUCCESS' and payments.paid_at >= ?::timestamptz and payments.paid_at < ?::timestamptz and orders.kind = ?
    group by 1, 2
    union all select to_char(refunds.succeeded_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), orders.kind, 0, 0, 0, count(*), sum(refunds.amount)
    from refunds
    join orders on orders.id = refunds.order_id
    where refunds.state = 'SUCCESS' and refunds.succeeded_at >= ?::timestamptz and refunds.succeeded_at < ?::timestamptz and orders.kind = ?
    group by 1, 2 ) happened
  group by day, kind
  order by day, kind;
select day, kind, sum(orders) as orders, sum(paid) as "paidOrders", sum(revenue) as revenue, sum(refunds) as refunds, sum(refunded) as refunded
  from ( select to_char(orders.created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, orders.kind as kind, count(*) as orders, 0 as paid, 0 as revenue, 0 as refunds, 0 as refunded
    from orders
    where orders.created_at >= ?::timestamptz and orders.created_at < ?::timestamptz and true
    group by 1, 2
    union all select to_char(payments.paid_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), orders.kind, 0, count(distinct orders.id), sum(payments.amount), 0, 0
    from payments
    join orders on orders.id = payments.order_id
    where payments.state = 'SUCCESS' and payments.paid_at >= ?::timestamptz and payments.paid_at < ?::timestamptz and true
    group by 1, 2
    union all select to_char(refunds.succeeded_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), orders.kind, 0, 0, 0, count(*), sum(refunds.amount)
    from refunds
    join orders on orders.id = refunds.order_id
    where refunds.state = 'SUCCESS' and refunds.succeeded_at >= ?::timestamptz and refunds.succeeded_at < ?::timestamptz and true
    group by 1, 2 ) happened
  group by day, kind
  order by day, kind;

-- visit-repository.ts listKindViews
select kind, sum(views)::integer as views
  from page_views
  where day between ?::date and ?::date and kind <> ''
  group by kind
  order by kind;

-- visit-repository.ts listMostViewed
with most as ( select product_id, sum(views)::integer as views
    from page_views
    where day between ?::date and ?::date and kind <> ''
    group by product_id
    order by views desc, product_id
    limit 10) select most.product_id as "productId", products.kind as kind, products.title as title, most.views
  from most
  join products on products.id = most.product_id
  order by most.views desc, most.product_id;

-- visit-repository.ts listVisits
select day::text, sum(views)::integer as views
  from page_views
  where day between ?::date and ?::date
  group by day;
select day::text, sum(visitors)::integer as visitors
  from ( select day, visitors
    from visitor_counts
    where day between ?::date and ?::date
    union all select day, count(*)
    from visitor_marks
    where day between ?::date and ?::date
    group by day) came
  group by day;
