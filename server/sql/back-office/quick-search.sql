-- quick-search-repository.ts findOrders
select orders.order_no, orders.title, users.username
  from orders
  inner join users on users.id = orders.user_id
  where ((orders.order_no = ? or orders.user_id in ((select id
          from users
          where (users.username = ? or users.mobile = ?)))) and exists (select 1
      from products
      where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?))))
  order by orders.id desc
  limit ?;
select orders.order_no, orders.title, users.username
  from orders
  inner join users on users.id = orders.user_id
  where (orders.order_no = ? or orders.user_id in ((select id
        from users
        where (users.username = ? or users.mobile = ?))))
  order by orders.id desc
  limit ?;

-- quick-search-repository.ts findProducts
select id, title, destination
  from products
  where (products.search_tokens @@ ?::tsquery and (products.dept_id in (?, …) or products.owner_id = ?))
  order by products.status = 'live' desc, products.sold_count desc, products.id
  limit ?;
select id, title, destination
  from products
  where products.search_tokens @@ ?::tsquery
  order by products.status = 'live' desc, products.sold_count desc, products.id
  limit ?;
