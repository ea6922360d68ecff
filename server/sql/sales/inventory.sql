-- extra-stock-repository.ts findSoldOutExtra
select e ->> 'code' as code, greatest(0, (e ->> 'stock')::integer - coalesce(s.taken, 0)) as left, (e ->> 'stock') is null as unlimited
  from skus k
  join products p on p.id = k.product_id cross
  join jsonb_array_elements(p.content -> 'extras') e
  left join extra_stock s on s.sku_id = k.id and s.day = ?::date and s.code = e ->> 'code'
  where k.id = ?;

-- extra-stock-repository.ts readExtrasLeft
select e ->> 'code' as code, greatest(0, (e ->> 'stock')::integer - coalesce(s.taken, 0)) as left, (e ->> 'stock') is null as unlimited
  from skus k
  join products p on p.id = k.product_id cross
  join jsonb_array_elements(p.content -> 'extras') e
  left join extra_stock s on s.sku_id = k.id and s.day = ?::date and s.code = e ->> 'code'
  where k.id = ?;

-- extra-stock-repository.ts requireExtras
select e ->> 'code' as code, greatest(0, (e ->> 'stock')::integer - coalesce(s.taken, 0)) as left, (e ->> 'stock') is null as unlimited
  from skus k
  join products p on p.id = k.product_id cross
  join jsonb_array_elements(p.content -> 'extras') e
  left join extra_stock s on s.sku_id = k.id and s.day = ?::date and s.code = e ->> 'code'
  where k.id = ?;

-- sold-count-repository.ts addSold
insert into sold_changes (id, product_id, pieces)
  values (?, …);

-- sold-count-repository.ts applySoldCountDeltas
with taken as ( delete from sold_changes
    where id in ( select id
      from sold_changes
      order by id
      limit ?
      for update skip locked)
    returning product_id, pieces), counted as (select product_id, sum(pieces) as pieces
    from taken
    group by product_id
    order by product_id), changed as ( update products
    set sold_count = sold_count + counted.pieces
    from counted
    where products.id = counted.product_id and counted.pieces <> 0) select count(*)::integer as taken
  from taken;

-- sold-count-repository.ts subtractSold
insert into sold_changes (id, product_id, pieces)
  values (?, …);

-- stock-repository.ts exchangeSold
select sku_id
  from inventory
  where (inventory.sku_id, inventory.day) in (select sku_id, day
    from holds
    where holds.order_id in (?, …))
  order by inventory.sku_id asc, inventory.day asc
  for update;
update holds
  set state = ?
  where (holds.order_id in (select unnest((select ?::bigint[]))) and holds.state = ?);

-- stock-repository.ts freeHolds
select sku_id
  from inventory
  where (inventory.sku_id, inventory.day) in (select sku_id, day
    from holds
    where holds.order_id in (?, …))
  order by inventory.sku_id asc, inventory.day asc
  for update;
update holds
  set state = ?
  where (holds.order_id in (select unnest((select ?::bigint[]))) and holds.state = ?);

-- stock-repository.ts holdOther
insert into holds (order_id, entry_id, sku_id, day, quantity, state, extras, expires_at)
  values (?, …)
  on conflict (order_id,sku_id,day) do update set quantity = ?, state = ?, expires_at = ?
  where holds.state = ?;
insert into holds (order_id, entry_id, sku_id, day, quantity, state, extras, expires_at)
  values (?, …)
  on conflict (order_id,sku_id,day) do update set quantity = ?, state = ?, extras = ?, expires_at = ?
  where holds.state = ?;

-- stock-repository.ts holdStock
insert into holds (order_id, entry_id, sku_id, day, quantity, state, extras, expires_at)
  values (?, …);

-- stock-repository.ts readStock
select sku_id, day, price, child_price, single_supplement, total, held, sold, set_aside, closes_at, updated_at
  from inventory
  where (inventory.sku_id, inventory.day) in (select *
    from unnest( (select ?::bigint[]), (select ?::date[])))
  order by inventory.sku_id asc, inventory.day asc;

-- stock-repository.ts reclaimStock
select sku_id, day, price, child_price, single_supplement, total, held, sold, set_aside, closes_at, updated_at
  from inventory
  where (inventory.sku_id, inventory.day) in (select *
    from unnest( (select ?::bigint[]), (select ?::date[])))
  order by inventory.sku_id asc, inventory.day asc
  for update;
select sku_id, day, quantity, extras
  from holds
  where (holds.order_id = ? and holds.state = ?);
update holds
  set state = ?
  where (holds.order_id in (select unnest((select ?::bigint[]))) and holds.state = ?);

-- stock-repository.ts returnSold
select sku_id
  from inventory
  where (inventory.sku_id, inventory.day) in (select sku_id, day
    from holds
    where holds.order_id in (?, …))
  order by inventory.sku_id asc, inventory.day asc
  for update;
update holds
  set state = ?
  where (holds.order_id in (select unnest((select ?::bigint[]))) and holds.state = ?);

-- stock-repository.ts returnSomeSold
update holds
  set quantity = holds.quantity - ?
  where ((holds.order_id = ? and holds.sku_id = ? and holds.day = ?) and holds.state = ? and holds.quantity > ?);
update holds
  set quantity = holds.quantity - ?, extras = ?
  where ((holds.order_id = ? and holds.sku_id = ? and holds.day = ?) and holds.state = ? and holds.quantity > ?);

-- stock-repository.ts sellHolds
select sku_id
  from inventory
  where (inventory.sku_id, inventory.day) in (select sku_id, day
    from holds
    where holds.order_id in (?, …))
  order by inventory.sku_id asc, inventory.day asc
  for update;
update holds
  set state = ?
  where (holds.order_id in (select unnest((select ?::bigint[]))) and holds.state = ?);

-- trip-repository.ts keepTrip
delete from trips
  where (trips.order_id = ? and not (trips.document_hash in (?, …) and trips.day between ? and ?));

-- trip-repository.ts takeDays
insert into trips (document_hash, day, order_id) select hash, ?::date + passed, ?::bigint
  from unnest((select ?::text[])) as hash, generate_series(0, (select ?::integer) - 1) as passed
  order by hash, passed
  on conflict (document_hash,day) do update set order_id = excluded.order_id
  where trips.order_id = excluded.order_id or exists (select 1
    from orders
    where orders.id = trips.order_id and (orders.state in ('CLOSED', 'REFUNDED') or orders.closed_reason is not distinct from 'refunded' or (orders.state = 'REFUNDING' and exists (select 1
          from refunds
          where refunds.order_id = orders.id and refunds.scope = 'whole' and refunds.state in ('APPROVED', 'PROCESSING', 'FAILED')))))
  returning document_hash;

-- visit-repository.ts insertVisits
insert into visits (product_id, day, document_hash, order_id)
  values (?, …)
  on conflict do nothing;

-- visit-repository.ts listTaken
select visits.document_hash
  from visits
  inner join orders on orders.id = visits.order_id
  where (visits.product_id = ? and visits.day = ? and visits.document_hash in (?, …) and visits.order_id <> ? and (orders.state = ? or exists ( select 1
        from e_tickets t
        where t.order_id = orders.id and orders.form -> 'travellers' -> (t.place - 1)::integer ->> 'documentHash' = visits.document_hash and (t.state = 'USED' or (t.state = 'ISSUED' and not (orders.state in ('CLOSED', 'REFUNDED') or orders.closed_reason is not distinct from 'refunded' or (orders.state = 'REFUNDING' and exists (select 1
                  from refunds
                  where refunds.order_id = orders.id and refunds.scope = 'whole' and refunds.state in ('APPROVED', 'PROCESSING', 'FAILED')))))))));

-- visit-repository.ts listVisits
select product_id, day, document_hash, order_id
  from visits
  where visits.order_id = ?;

-- visit-repository.ts lockVisitors
select pg_advisory_xact_lock(number)
  from ( select distinct hashtextextended(name, 0) as number
    from (values (?, …)) as v (name)
    order by number) as sorted;
