-- alert-repository.ts closeAlerts
update product_alerts
  set state = ?, updated_at = ?
  where (product_alerts.id in (?, …) and product_alerts.state = ?)
  returning id;

-- alert-repository.ts countOpenAlerts
select count(*) as count
  from product_alerts
  where (product_alerts.user_id = ? and product_alerts.state = ?);

-- alert-repository.ts deleteAlert
delete from product_alerts
  where (product_alerts.user_id = ? and product_alerts.id = ?);

-- alert-repository.ts deleteOldAlerts
delete from product_alerts
  where (product_alerts.state <> ? and product_alerts.updated_at <= ?);

-- alert-repository.ts findAlert
select product_alerts.id, product_alerts.kind, product_alerts.state, product_alerts.product_id, product_alerts.base_price, product_alerts.max_price, product_alerts.day, product_alerts.created_at, products.kind, products.title, products.picture, products.from_price, skus.name
  from product_alerts
  inner join products on products.id = product_alerts.product_id
  left join skus on skus.id = product_alerts.sku_id
  where (product_alerts.user_id = ? and product_alerts.id = ?);

-- alert-repository.ts findWatched
select products.from_price, skus.id, coalesce(skus.open_days <> '{}', false)
  from products
  left join skus on (skus.product_id = products.id and skus.id = ? and skus.status = ?)
  where (products.id = ? and products.status = ?);
select products.from_price, skus.id, coalesce(skus.open_days @> ?::date, false)
  from products
  left join skus on (skus.product_id = products.id and skus.id = ? and skus.status = ?)
  where (products.id = ? and products.status = ?);
select products.from_price, skus.id, products.from_price is not null
  from products
  left join skus on (skus.product_id = products.id and skus.id = ? and skus.status = ?)
  where (products.id = ? and products.status = ?);

-- alert-repository.ts insertAlert
insert into alert_queue (id, product_id)
  values (?, …);
insert into product_alerts (id, user_id, product_id, kind, sku_id, day, base_price, max_price, state, created_at, updated_at)
  values (?, …)
  returning id;

-- alert-repository.ts listAlerts
select product_alerts.id, product_alerts.kind, product_alerts.state, product_alerts.product_id, product_alerts.base_price, product_alerts.max_price, product_alerts.day, product_alerts.created_at, products.kind, products.title, products.picture, products.from_price, skus.name
  from product_alerts
  inner join products on products.id = product_alerts.product_id
  left join skus on skus.id = product_alerts.sku_id
  where product_alerts.user_id = ?
  order by case when product_alerts.state = ? then 0 else 1 end, product_alerts.id desc
  limit ?;

-- alert-repository.ts listQueued
select product_id, max(id)
  from alert_queue
  group by alert_queue.product_id
  order by alert_queue.product_id asc
  limit ?;

-- alert-repository.ts lockDue
select product_alerts.id, product_alerts.user_id, product_alerts.kind, product_alerts.base_price, product_alerts.day, case when products.status <> 'live' or skus.status <> 1 or product_alerts.day <= ? then 'ENDED' when product_alerts.kind = 'price' and products.from_price <= product_alerts.max_price then 'SENT' when product_alerts.kind = 'price' then 'OPEN' when product_alerts.sku_id is null and products.from_price is not null then 'SENT' when product_alerts.day is null and skus.open_days <> '{}' then 'SENT' when skus.open_days @> product_alerts.day then 'SENT' else 'OPEN' end, products.id, products.kind, products.title, products.from_price, skus.name
  from product_alerts
  inner join products on products.id = product_alerts.product_id
  left join skus on skus.id = product_alerts.sku_id
  where (product_alerts.product_id = ? and product_alerts.state = ? and product_alerts.id > ? and case when products.status <> 'live' or skus.status <> 1 or product_alerts.day <= ? then 'ENDED' when product_alerts.kind = 'price' and products.from_price <= product_alerts.max_price then 'SENT' when product_alerts.kind = 'price' then 'OPEN' when product_alerts.sku_id is null and products.from_price is not null then 'SENT' when product_alerts.day is null and skus.open_days <> '{}' then 'SENT' when skus.open_days @> product_alerts.day then 'SENT' else 'OPEN' end <> ?)
  order by product_alerts.id asc
  limit ?
  for update of product_alerts;

-- alert-repository.ts queuePast
insert into alert_queue (product_id) (select distinct product_id
    from product_alerts
    where (product_alerts.state = ? and product_alerts.day <= ?));

-- alert-repository.ts unqueue
delete from alert_queue
  where (alert_queue.product_id = ? and alert_queue.id <= ?);
