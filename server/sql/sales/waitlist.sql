-- departure-repository.ts clearSetAside
update inventory
  set held = inventory.held - inventory.set_aside, set_aside = ?
  where (inventory.sku_id = ? and inventory.day = ?);

-- departure-repository.ts listSetAside
select inventory.sku_id, inventory.day
  from inventory
  inner join skus on (skus.id = inventory.sku_id and skus.status = ?)
  inner join products on (products.id = skus.product_id and products.status = ?)
  where inventory.set_aside > 0
  order by inventory.day, inventory.sku_id
  limit ?;

-- departure-repository.ts lockDeparture
select inventory.sku_id, inventory.day, inventory.price, inventory.child_price, inventory.single_supplement, inventory.total, inventory.held, inventory.sold, inventory.set_aside, inventory.closes_at, inventory.updated_at, products.id, products.title, (products.content ->> 'maxPeople')::integer, coalesce(products.cutoff_days, 0), products.status = 'live' and skus.status = 1
  from inventory
  inner join skus on skus.id = inventory.sku_id
  inner join products on (products.id = skus.product_id and products.kind = ?)
  where (inventory.sku_id = ? and inventory.day = ?)
  for update of inventory;

-- departure-repository.ts lockWaitlist
select pg_advisory_xact_lock(?::int, hashtext(?));

-- entry-repository.ts countOpen
select count(*) as count
  from waitlist_entries
  where (waitlist_entries.state in ('WAITING', 'OFFERED') and (waitlist_entries.sku_id = ? and waitlist_entries.day = ?));
select count(*) as count
  from waitlist_entries
  where (waitlist_entries.state in ('WAITING', 'OFFERED') and waitlist_entries.user_id = ? and (waitlist_entries.sku_id = ? and waitlist_entries.day = ?));
select count(*) as count
  from waitlist_entries
  where (waitlist_entries.state in ('WAITING', 'OFFERED') and waitlist_entries.user_id = ?);

-- entry-repository.ts countPassedOver
update waitlist_entries
  set passed_over = waitlist_entries.passed_over + 1, updated_at = ?
  where waitlist_entries.id in (?, …);

-- entry-repository.ts deleteOldEntries
delete from waitlist_entries
  where (not waitlist_entries.state in ('WAITING', 'OFFERED') and waitlist_entries.updated_at <= ?);

-- entry-repository.ts endEntries
update holds
  set state = ?
  where (holds.entry_id in (?, …) and holds.order_id is null and holds.state = ?);
update waitlist_entries
  set state = ?, updated_at = ?
  where (waitlist_entries.state in ('WAITING', 'OFFERED') and ((waitlist_entries.sku_id = ? and waitlist_entries.day = ?) and waitlist_entries.state = ? and waitlist_entries.offer_until <= ?))
  returning id;
update waitlist_entries
  set state = ?, updated_at = ?
  where (waitlist_entries.state in ('WAITING', 'OFFERED') and (waitlist_entries.sku_id = ? and waitlist_entries.day = ?))
  returning id;
update waitlist_entries
  set state = ?, updated_at = ?
  where (waitlist_entries.state in ('WAITING', 'OFFERED') and (waitlist_entries.user_id = ? and (waitlist_entries.sku_id = ? and waitlist_entries.day = ?)))
  returning id;
update waitlist_entries
  set state = ?, updated_at = ?
  where (waitlist_entries.state in ('WAITING', 'OFFERED') and waitlist_entries.id = ?)
  returning id;

-- entry-repository.ts findEntry
select id, user_id, sku_id, day, adults, children, state, passed_over, offer_until, language, created_at, updated_at
  from waitlist_entries
  where (waitlist_entries.id = ? and waitlist_entries.user_id = ?);

-- entry-repository.ts holdForEntry
insert into holds (order_id, entry_id, sku_id, day, quantity, state, extras, expires_at)
  values (?, …)
  on conflict (entry_id) do update set quantity = holds.quantity + excluded.quantity, expires_at = ?;

-- entry-repository.ts listGroups
select waitlist_entries.id, waitlist_entries.adults + waitlist_entries.children, coalesce(holds.quantity, 0), waitlist_entries.passed_over
  from waitlist_entries
  left join holds on holds.entry_id = waitlist_entries.id
  where ((waitlist_entries.sku_id = ? and waitlist_entries.day = ?) and waitlist_entries.state = ?)
  order by waitlist_entries.id asc;

-- entry-repository.ts listOpenOf
select sku_id, day
  from waitlist_entries
  where (waitlist_entries.state in ('WAITING', 'OFFERED') and waitlist_entries.user_id = ?)
  order by waitlist_entries.day asc, waitlist_entries.sku_id asc;

-- entry-repository.ts listOver
select distinct waitlist_entries.sku_id, waitlist_entries.day
  from waitlist_entries
  inner join skus on skus.id = waitlist_entries.sku_id
  inner join products on products.id = skus.product_id
  left join inventory on (inventory.sku_id = waitlist_entries.sku_id and inventory.day = waitlist_entries.day)
  where (waitlist_entries.state in ('WAITING', 'OFFERED') and (inventory.sku_id is null or least( coalesce(inventory.closes_at, inventory.day::timestamp at time zone 'Asia/Shanghai'), (inventory.day - products.cutoff_days)::timestamp at time zone 'Asia/Shanghai' + interval '18 hours') <= ?::timestamptz))
  order by waitlist_entries.day asc, waitlist_entries.sku_id asc
  limit ?;

-- entry-repository.ts listWithExpired
select distinct sku_id, day
  from waitlist_entries
  where (waitlist_entries.state = ? and waitlist_entries.offer_until <= ?)
  order by waitlist_entries.day asc, waitlist_entries.sku_id asc
  limit ?;

-- entry-repository.ts offerEntries
update waitlist_entries
  set state = ?, offer_until = ?, updated_at = ?
  where (waitlist_entries.id in (?, …) and waitlist_entries.state = ?)
  returning id, user_id, sku_id, day, adults, children, state, passed_over, offer_until, language, created_at, updated_at;
