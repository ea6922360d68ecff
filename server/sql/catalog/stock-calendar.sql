-- calendar-repository.ts countChoices
select count(*) as count
  from products
  where (products.dept_id in (?, …) or products.owner_id = ?);
select count(*) as count
  from products
  where (products.kind = ? and (products.title->>'zh' ilike ? or ' ' || coalesce(products.title->>'en', '') ilike ?));

-- calendar-repository.ts deleteRows
delete from inventory
  where (inventory.sku_id, inventory.day) in (select *
    from unnest(?::bigint[], ?::date[]));

-- calendar-repository.ts findChoice
select id, kind, title, status, (select count(*)::integer
    from skus s
    where s.product_id = products.id)
  from products
  where products.id = ?;

-- calendar-repository.ts listChoices
select id, kind, title, status, (select count(*)::integer
    from skus s
    where s.product_id = products.id)
  from products
  where (products.dept_id in (?, …) or products.owner_id = ?)
  order by products.updated_at desc, products.id desc
  limit ?;
select id, kind, title, status, (select count(*)::integer
    from skus s
    where s.product_id = products.id)
  from products
  where (products.kind = ? and (products.title->>'zh' ilike ? or ' ' || coalesce(products.title->>'en', '') ilike ?))
  order by products.updated_at desc, products.id desc
  limit ?;

-- calendar-repository.ts listRows
select sku_id, day, price, child_price, single_supplement, total, closes_at, held, sold
  from inventory
  where (inventory.sku_id = ? and inventory.day >= ? and inventory.day <= ?)
  order by inventory.day asc;

-- calendar-repository.ts listSkus
select id, name, case when attributes ? 'from' then (attributes->>'from') || '–' || (attributes->>'to') end, status = 1
  from skus
  where skus.product_id = ?
  order by skus.sort asc, skus.id asc
  limit ?;

-- calendar-repository.ts lockCalendar
select pg_advisory_xact_lock(?::int, hashtext(?));

-- calendar-repository.ts lockRows
select sku_id, day, price, child_price, single_supplement, total, closes_at, held, sold
  from inventory
  where (inventory.sku_id in (?, …) and inventory.day in (?, …))
  order by inventory.sku_id asc, inventory.day asc
  for update;

-- calendar-repository.ts readRows
select sku_id, day, price, child_price, single_supplement, total, closes_at, held, sold
  from inventory
  where (inventory.sku_id in (?, …) and inventory.day in (?, …))
  order by inventory.sku_id asc, inventory.day asc;

-- calendar-repository.ts writeRows
insert into inventory (sku_id, day, price, child_price, single_supplement, total, held, sold, set_aside, closes_at, updated_at)
  values (?, …)
  on conflict (sku_id,day) do update set price = excluded.price, child_price = excluded.child_price, single_supplement = excluded.single_supplement, total = excluded.total, closes_at = excluded.closes_at, updated_at = now();
