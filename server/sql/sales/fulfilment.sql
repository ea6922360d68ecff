-- group-repository.ts closeDeparture
insert into stale_prices (product_id) (select distinct product_id
    from skus
    where skus.id in (?, …));
update inventory
  set closes_at = ?, updated_at = ?
  where ((inventory.sku_id, inventory.day) in ( select h.sku_id, h.day
      from holds h
      where h.order_id = ? and h.state = 'sold') and (inventory.closes_at is null or inventory.closes_at > ?))
  returning sku_id;

-- group-repository.ts listPendingDepartures
select distinct holds.sku_id, holds.day
  from orders
  inner join holds on holds.order_id = orders.id
  where ((orders.kind = ? and (orders.state in ('PAID', 'PARTIALLY_REFUNDED') and orders.closed_reason is null) and orders.fulfilment = ?) and holds.state = ?)
  order by holds.day asc, holds.sku_id asc
  limit ?;

-- group-repository.ts listPendingOrders
select orders.id
  from holds
  inner join orders on orders.id = holds.order_id
  where ((holds.sku_id = ? and holds.day = ? and holds.state = ?) and (orders.kind = ? and (orders.state in ('PAID', 'PARTIALLY_REFUNDED') and orders.closed_reason is null) and orders.fulfilment = ?))
  order by orders.id asc;

-- group-repository.ts lockDeparture
select 1
  from inventory
  where sku_id = ? and day = ?::date
  order by sku_id
  for update;
select products.cutoff_days, (products.content ->> 'minGroup')::integer as min_group, coalesce(sum(holds.quantity) filter (where holds.state = ? and (orders.state in ('PAID', 'PARTIALLY_REFUNDED') and orders.closed_reason is null)), 0)::integer as people, max(fulfilments.since) filter (where orders.fulfilment = 'FAILED_GROUP' and (orders.snapshot #>> '{details,skuId}')::bigint = ? and orders.travel_day = ?::date) as failed_at
  from skus
  join products on products.id = skus.product_id
  left join holds on holds.sku_id = skus.id and holds.day = ?::date
  left join orders on orders.id = holds.order_id
  left join fulfilments on fulfilments.order_id = orders.id
  where skus.id = ?
  group by products.id;
