-- card-repository.ts listCardsById
select id, kind, category, case when category is not null then jsonb_strip_nulls(jsonb_build_object('zh', products.category, 'en', (select terms.en
        from terms
        where terms.zh = products.category))) end, title, summary, picture, days, grade, case when departure_city is not null then jsonb_strip_nulls(jsonb_build_object('zh', products.departure_city, 'en', (select terms.en
        from terms
        where terms.zh = products.departure_city))) end, case when destination is not null then jsonb_strip_nulls(jsonb_build_object('zh', products.destination, 'en', (select terms.en
        from terms
        where terms.zh = products.destination))) end, ( select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('zh', theme.name, 'en', (select terms.en
              from terms
              where terms.zh = theme.name)))
        order by theme.place), '[]')
    from unnest(themes) with ordinality as theme(name, place) ), from_price, market_price, on_sale, rating, review_count, sold_count, case when kind = 'ticket' then content -> 'openingHours' end
  from products
  where (products.status = 'live' and products.id = any(?::bigint[]));

-- facets/facet-repository.ts claimRefresh
update counted_facets
  set counted_at = ?
  where ((counted_facets.kind = ? and counted_facets.category = ? and counted_facets.region = ?) and counted_facets.counted_at < ?);

-- facets/facet-repository.ts countFacets
with live as materialized ( select category, destination, departure_city, themes, grade::text, days::text, from_price, picture collate "C" as picture
    from products
    where (products.status = 'live' and products.kind = ? and products.category = ?)) select 'category' as facet, category as value, count(*), min(picture) as picture
  from live
  group by category
  union all select 'destination', destination, count(*), min(picture)
  from live
  group by destination
  union all select 'departureCity', departure_city, count(*), null
  from live
  group by departure_city
  union all select 'theme', theme, count(*), null
  from live, unnest(themes) as theme
  group by theme
  union all select 'grade', grade, count(*), null
  from live
  group by grade
  union all select 'days', days, count(*), null
  from live
  group by days
  union all select 'minPrice', min(from_price)::text, 1, null
  from live
  union all select 'maxPrice', max(from_price)::text, 1, null
  from live;
with live as materialized ( select category, destination, departure_city, themes, grade::text, days::text, from_price, picture collate "C" as picture
    from products
    where (products.status = 'live' and products.kind = ? and products.region collate "C" >= ? and products.region collate "C" < ?)) select 'category' as facet, category as value, count(*), min(picture) as picture
  from live
  group by category
  union all select 'destination', destination, count(*), min(picture)
  from live
  group by destination
  union all select 'departureCity', departure_city, count(*), null
  from live
  group by departure_city
  union all select 'theme', theme, count(*), null
  from live, unnest(themes) as theme
  group by theme
  union all select 'grade', grade, count(*), null
  from live
  group by grade
  union all select 'days', days, count(*), null
  from live
  group by days
  union all select 'minPrice', min(from_price)::text, 1, null
  from live
  union all select 'maxPrice', max(from_price)::text, 1, null
  from live;
with live as materialized ( select category, destination, departure_city, themes, grade::text, days::text, from_price, picture collate "C" as picture
    from products
    where (products.status = 'live' and products.kind = ?)) select 'category' as facet, category as value, count(*), min(picture) as picture
  from live
  group by category
  union all select 'destination', destination, count(*), min(picture)
  from live
  group by destination
  union all select 'departureCity', departure_city, count(*), null
  from live
  group by departure_city
  union all select 'theme', theme, count(*), null
  from live, unnest(themes) as theme
  group by theme
  union all select 'grade', grade, count(*), null
  from live
  group by grade
  union all select 'days', days, count(*), null
  from live
  group by days
  union all select 'minPrice', min(from_price)::text, 1, null
  from live
  union all select 'maxPrice', max(from_price)::text, 1, null
  from live;
with live as materialized ( select category, destination, departure_city, themes, grade::text, days::text, from_price, picture collate "C" as picture
    from products
    where products.id = any(?::bigint[])) select 'category' as facet, category as value, count(*), min(picture) as picture
  from live
  group by category
  union all select 'destination', destination, count(*), min(picture)
  from live
  group by destination
  union all select 'departureCity', departure_city, count(*), null
  from live
  group by departure_city
  union all select 'theme', theme, count(*), null
  from live, unnest(themes) as theme
  group by theme
  union all select 'grade', grade, count(*), null
  from live
  group by grade
  union all select 'days', days, count(*), null
  from live
  group by days
  union all select 'minPrice', min(from_price)::text, 1, null
  from live
  union all select 'maxPrice', max(from_price)::text, 1, null
  from live;

-- facets/facet-repository.ts findCounted
select kind, category, region, facets, counted_at
  from counted_facets
  where (counted_facets.kind = ? and counted_facets.category = ? and counted_facets.region = ?);

-- facets/facet-repository.ts listEnglish
select zh, en
  from terms
  where terms.zh in (?, …);

-- facets/facet-repository.ts storeFacets
insert into counted_facets (kind, category, region, facets, counted_at)
  values (?, …)
  on conflict (kind,category,region) do update set facets = ?, counted_at = ?;

-- found-repository.ts countFound
select set_config(name, 'off', true)
  from unnest(array['enable_seqscan', 'enable_indexscan']) as name;

-- found-repository.ts listFirst
select id
  from ( select id, from_price, on_sale, sold_count, rating, review_count
    from products
    where ((products.status = 'live' and false and products.marks @> ?::text[]) and not on_sale and products.marks && ?::text[]) offset 0) as products
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from ( select id, from_price, on_sale, sold_count, rating, review_count
    from products
    where ((products.status = 'live' and false and products.marks @> ?::text[]) and on_sale and sold_count < 10000) offset 0) as products
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from ( select id, from_price, on_sale, sold_count, rating, review_count
    from products
    where ((products.status = 'live' and false and products.marks @> ?::text[]) and on_sale and sold_count >= 10000) offset 0) as products
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from ( select id, from_price, on_sale, sold_count, rating, review_count
    from products
    where ((products.status = 'live' and products.search_tokens @@ ?::tsquery and products.marks @> ?::text[]) and not on_sale and products.marks && ?::text[]) offset 0) as products
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from ( select id, from_price, on_sale, sold_count, rating, review_count
    from products
    where ((products.status = 'live' and products.search_tokens @@ ?::tsquery and products.marks @> ?::text[]) and on_sale and sold_count < 10000) offset 0) as products
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from ( select id, from_price, on_sale, sold_count, rating, review_count
    from products
    where ((products.status = 'live' and products.search_tokens @@ ?::tsquery and products.marks @> ?::text[]) and on_sale and sold_count >= 10000) offset 0) as products
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from ( select id, from_price, on_sale, sold_count, rating, review_count
    from products
    where ((products.status = 'live' and products.search_tokens @@ ?::tsquery) and not on_sale and products.marks && ?::text[]) offset 0) as products
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from ( select id, from_price, on_sale, sold_count, rating, review_count
    from products
    where ((products.status = 'live' and products.search_tokens @@ ?::tsquery) and on_sale and sold_count < 10000) offset 0) as products
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from ( select id, from_price, on_sale, sold_count, rating, review_count
    from products
    where ((products.status = 'live' and products.search_tokens @@ ?::tsquery) and on_sale and sold_count >= 10000) offset 0) as products
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select set_config(name, 'off', true)
  from unnest(array['enable_seqscan', 'enable_indexscan']) as name;

-- found-repository.ts listFoundCards
select id
  from ( select id, from_price, on_sale, sold_count, rating, review_count
    from products
    where (((products.status = 'live' and products.marks @> ?::text[]) and products.open_spans && ?::integer[]) and not on_sale and products.marks && ?::text[]) offset 0) as products
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from ( select id, from_price, on_sale, sold_count, rating, review_count
    from products
    where (((products.status = 'live' and products.marks @> ?::text[]) and products.open_spans && ?::integer[]) and on_sale and sold_count < 10000) offset 0) as products
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from ( select id, from_price, on_sale, sold_count, rating, review_count
    from products
    where (((products.status = 'live' and products.marks @> ?::text[]) and products.open_spans && ?::integer[]) and on_sale and sold_count >= 10000) offset 0) as products
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from ( select id, from_price, on_sale, sold_count, rating, review_count
    from products
    where ((products.status = 'live' and products.marks @> ?::text[] and int8range(?, ?, '(]') @> (select min(stay.price)
            from ( select sum(inventory.price) as price
              from skus
              join inventory on inventory.sku_id = skus.id
              where (skus.product_id = products.id and (skus.status = ? and inventory.day >= ? and least( coalesce(inventory.closes_at, inventory.day::timestamp at time zone 'Asia/Shanghai'), (inventory.day - products.cutoff_days)::timestamp at time zone 'Asia/Shanghai' + interval '18 hours') > ?::timestamptz) and (inventory.total - inventory.held - inventory.sold) > ? and inventory.day >= ? and inventory.day < ?)
              group by skus.id having count(*) = ?) as stay)::bigint) and (products.open_spans @> ?::integer[] and exists (select 1
            from skus
            where (skus.product_id = products.id and skus.status = ? and skus.open_days @> daterange(?::date, ?::date)))))
      limit ?) as products
    order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id;
select id
  from ( select id, from_price, on_sale, sold_count, rating, review_count
    from products
    where ((products.status = 'live' and products.marks @> ?::text[]) and (products.open_spans @> ?::integer[] and exists (select 1
          from skus
          where (skus.product_id = products.id and skus.status = ? and skus.open_days @> daterange(?::date, ?::date)))))
    limit ?) as products
  order by products.from_price asc nulls last, products.id;
select id
  from ( select id, from_price, on_sale, sold_count, rating, review_count
    from products
    where ((products.status = 'live' and products.marks @> ?::text[]) and (products.open_spans @> ?::integer[] and exists (select 1
          from skus
          where (skus.product_id = products.id and skus.status = ? and skus.open_days @> daterange(?::date, ?::date)))))
    limit ?) as products
  order by products.from_price desc nulls last, products.id;
select id
  from ( select id, from_price, on_sale, sold_count, rating, review_count
    from products
    where ((products.status = 'live' and products.marks @> ?::text[]) and (products.open_spans @> ?::integer[] and exists (select 1
          from skus
          where (skus.product_id = products.id and skus.status = ? and skus.open_days @> daterange(?::date, ?::date)))))
    limit ?) as products
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id;
select id
  from ( select id, from_price, on_sale, sold_count, rating, review_count
    from products
    where ((products.status = 'live' and products.marks @> ?::text[]) and products.open_spans && ?::integer[])
    limit ?) as products
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id;
select id
  from ( select id, from_price, on_sale, sold_count, rating, review_count
    from products
    where ((products.status = 'live' and products.marks @> ?::text[]) and products.open_spans @> ?::integer[])
    limit ?) as products
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id;
select id
  from ( select id, from_price, on_sale, sold_count, rating, review_count
    from products
    where ((products.status = 'live' and products.search_tokens @@ ?::tsquery and products.marks @> ?::text[]) and not on_sale and products.marks && ?::text[]) offset 0) as products
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from ( select id, from_price, on_sale, sold_count, rating, review_count
    from products
    where ((products.status = 'live' and products.search_tokens @@ ?::tsquery and products.marks @> ?::text[]) and on_sale and sold_count < 10000) offset 0) as products
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from ( select id, from_price, on_sale, sold_count, rating, review_count
    from products
    where ((products.status = 'live' and products.search_tokens @@ ?::tsquery and products.marks @> ?::text[]) and on_sale and sold_count >= 10000) offset 0) as products
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from ( select id, from_price, on_sale, sold_count, rating, review_count
    from products
    where ((products.status = 'live' and products.search_tokens @@ ?::tsquery and products.marks @> ?::text[]) and products.open_spans && ?::integer[])
    limit ?) as products
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id;
select id
  from ( select id, from_price, on_sale, sold_count, rating, review_count
    from products
    where (products.status = 'live' and products.search_tokens @@ ?::tsquery and products.marks @> ?::text[])
    limit ?) as products
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id;
select id
  from products
  where products.id = any(?::bigint[])
  order by (select coalesce(min(inventory.price) filter (where not coalesce((skus.attributes ->> 'concession')::boolean, false)), min(inventory.price))
    from skus
    join inventory on inventory.sku_id = skus.id
    where (skus.product_id = products.id and (skus.status = ? and inventory.day >= ? and least( coalesce(inventory.closes_at, inventory.day::timestamp at time zone 'Asia/Shanghai'), (inventory.day - products.cutoff_days)::timestamp at time zone 'Asia/Shanghai' + interval '18 hours') > ?::timestamptz) and (inventory.total - inventory.held - inventory.sold) > ? and inventory.day >= ? and inventory.day < ?)) asc nulls last, products.id;
select id
  from products
  where products.id = any(?::bigint[])
  order by (select min(stay.price)
    from ( select sum(inventory.price) as price
      from skus
      join inventory on inventory.sku_id = skus.id
      where (skus.product_id = products.id and (skus.status = ? and inventory.day >= ? and least( coalesce(inventory.closes_at, inventory.day::timestamp at time zone 'Asia/Shanghai'), (inventory.day - products.cutoff_days)::timestamp at time zone 'Asia/Shanghai' + interval '18 hours') > ?::timestamptz) and (inventory.total - inventory.held - inventory.sold) > ? and inventory.day >= ? and inventory.day < ?)
      group by skus.id having count(*) = ?) as stay) asc nulls last, products.id;
select id
  from products
  where products.id = any(?::bigint[])
  order by (select min(stay.price)
    from ( select sum(inventory.price) as price
      from skus
      join inventory on inventory.sku_id = skus.id
      where (skus.product_id = products.id and (skus.status = ? and inventory.day >= ? and least( coalesce(inventory.closes_at, inventory.day::timestamp at time zone 'Asia/Shanghai'), (inventory.day - products.cutoff_days)::timestamp at time zone 'Asia/Shanghai' + interval '18 hours') > ?::timestamptz) and (inventory.total - inventory.held - inventory.sold) > ? and inventory.day >= ? and inventory.day < ?)
      group by skus.id having count(*) = ?) as stay) desc nulls last, products.id;
select set_config(name, 'off', true)
  from unnest(array['enable_seqscan', 'enable_indexscan']) as name;

-- found-repository.ts listRecommended
select id
  from ( select id, from_price, on_sale, sold_count, rating, review_count
    from products
    where ((products.status = 'live' and products.search_tokens @@ ?::tsquery) and not on_sale and products.marks && ?::text[]) offset 0) as products
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from ( select id, from_price, on_sale, sold_count, rating, review_count
    from products
    where ((products.status = 'live' and products.search_tokens @@ ?::tsquery) and on_sale and sold_count < 10000) offset 0) as products
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from ( select id, from_price, on_sale, sold_count, rating, review_count
    from products
    where ((products.status = 'live' and products.search_tokens @@ ?::tsquery) and on_sale and sold_count >= 10000) offset 0) as products
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from ( select id, from_price, on_sale, sold_count, rating, review_count
    from products
    where (products.status = 'live' and products.search_tokens @@ ?::tsquery and products.marks @> ?::text[])
    limit ?) as products
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id;
select id
  from ( select id, from_price, on_sale, sold_count, rating, review_count
    from products
    where (products.status = 'live' and products.search_tokens @@ ?::tsquery)
    limit ?) as products
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id;
select set_config(name, 'off', true)
  from unnest(array['enable_seqscan', 'enable_indexscan']) as name;

-- goods/goods-sku-repository.ts listGoodsSkus
select skus.id, products.id, products.title, products.picture, products.content, skus.attributes, inventory.price, (inventory.total - inventory.held - inventory.sold)
  from skus
  inner join products on products.id = skus.product_id
  inner join inventory on (inventory.sku_id = skus.id and inventory.day = ?)
  where (skus.id in (?, …) and products.status = 'live' and products.kind = ? and (skus.status = ? and inventory.day >= ? and least( coalesce(inventory.closes_at, inventory.day::timestamp at time zone 'Asia/Shanghai'), (inventory.day - products.cutoff_days)::timestamp at time zone 'Asia/Shanghai' + interval '18 hours') > ?::timestamptz));

-- product-repository.ts countUpTo
select count(*)
  from (select 1 as one
    from products
    where ((products.status = 'live' and products.kind = ? and products.region collate "C" >= ? and products.region collate "C" < ?) and products.region collate "C" >= ? and products.region collate "C" < ?)
    limit ?) first;
select count(*)
  from (select 1 as one
    from products
    where ((products.status = 'live' and products.kind = ?) and (products.days >= ? and products.days <= ?))
    limit ?) first;
select count(*)
  from (select 1 as one
    from products
    where ((products.status = 'live' and products.kind = ?) and (products.from_price >= ? and products.from_price <= ?))
    limit ?) first;
select count(*)
  from (select 1 as one
    from products
    where ((products.status = 'live' and products.kind = ?) and products.days <= ?)
    limit ?) first;
select count(*)
  from (select 1 as one
    from products
    where ((products.status = 'live' and products.kind = ?) and products.days >= ?)
    limit ?) first;
select count(*)
  from (select 1 as one
    from products
    where ((products.status = 'live' and products.kind = ?) and products.departure_city = ?)
    limit ?) first;
select count(*)
  from (select 1 as one
    from products
    where ((products.status = 'live' and products.kind = ?) and products.destination = ?)
    limit ?) first;
select count(*)
  from (select 1 as one
    from products
    where ((products.status = 'live' and products.kind = ?) and products.from_price <= ?)
    limit ?) first;
select count(*)
  from (select 1 as one
    from products
    where ((products.status = 'live' and products.kind = ?) and products.from_price >= ?)
    limit ?) first;
select count(*)
  from (select 1 as one
    from products
    where ((products.status = 'live' and products.kind = ?) and products.grade = ?)
    limit ?) first;
select count(*)
  from (select 1 as one
    from products
    where ((products.status = 'live' and products.kind = ?) and products.marks @> ?::text[])
    limit ?) first;
select count(*)
  from (select 1 as one
    from products
    where ((products.status = 'live' and products.marks @> ?::text[] and int8range(?, ?, '(]') @> (select min(stay.price)
            from ( select sum(inventory.price) as price
              from skus
              join inventory on inventory.sku_id = skus.id
              where (skus.product_id = products.id and (skus.status = ? and inventory.day >= ? and least( coalesce(inventory.closes_at, inventory.day::timestamp at time zone 'Asia/Shanghai'), (inventory.day - products.cutoff_days)::timestamp at time zone 'Asia/Shanghai' + interval '18 hours') > ?::timestamptz) and (inventory.total - inventory.held - inventory.sold) > ? and inventory.day >= ? and inventory.day < ?)
              group by skus.id having count(*) = ?) as stay)::bigint) and (products.open_spans @> ?::integer[] and exists (select 1
            from skus
            where (skus.product_id = products.id and skus.status = ? and skus.open_days @> daterange(?::date, ?::date)))))
      limit ?) first;
select count(*)
  from (select 1 as one
    from products
    where ((products.status = 'live' and products.marks @> ?::text[]) and (products.open_spans @> ?::integer[] and exists (select 1
          from skus
          where (skus.product_id = products.id and skus.status = ? and skus.open_days @> daterange(?::date, ?::date)))))
    limit ?) first;
select count(*)
  from (select 1 as one
    from products
    where ((products.status = 'live' and products.marks @> ?::text[]) and products.open_spans && ?::integer[])
    limit ?) first;
select count(*)
  from (select 1 as one
    from products
    where ((products.status = 'live' and products.marks @> ?::text[]) and products.open_spans @> ?::integer[])
    limit ?) first;
select count(*)
  from (select 1 as one
    from products
    where ((products.status = 'live' and products.search_tokens @@ ?::tsquery and products.marks @> ?::text[]) and products.open_spans && ?::integer[])
    limit ?) first;
select count(*)
  from (select 1 as one
    from products
    where (products.status = 'live' and false and products.marks @> ?::text[])
    limit ?) first;
select count(*)
  from (select 1 as one
    from products
    where (products.status = 'live' and products.kind = ? and products.category = ?)
    limit ?) first;
select count(*)
  from (select 1 as one
    from products
    where (products.status = 'live' and products.kind = ?)
    limit ?) first;
select count(*)
  from (select 1 as one
    from products
    where (products.status = 'live' and products.search_tokens @@ ?::tsquery and products.marks @> ?::text[])
    limit ?) first;
select count(*)
  from (select 1 as one
    from products
    where false
    limit ?) first;

-- product-repository.ts findProduct
select id, kind, category, case when category is not null then jsonb_strip_nulls(jsonb_build_object('zh', products.category, 'en', (select terms.en
        from terms
        where terms.zh = products.category))) end, title, summary, picture, days, grade, case when departure_city is not null then jsonb_strip_nulls(jsonb_build_object('zh', products.departure_city, 'en', (select terms.en
        from terms
        where terms.zh = products.departure_city))) end, case when destination is not null then jsonb_strip_nulls(jsonb_build_object('zh', products.destination, 'en', (select terms.en
        from terms
        where terms.zh = products.destination))) end, ( select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('zh', theme.name, 'en', (select terms.en
              from terms
              where terms.zh = theme.name)))
        order by theme.place), '[]')
    from unnest(themes) with ordinality as theme(name, place) ), from_price, market_price, on_sale, rating, review_count, sold_count, gallery, content, seo
  from products
  where (products.status = 'live' and products.kind = ? and products.id = ?);

-- product-repository.ts listCards
select id
  from products
  where ((products.status = 'live' and products.kind = ? and products.region collate "C" >= ? and products.region collate "C" < ?) and products.region collate "C" >= ? and products.region collate "C" < ?)
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from products
  where ((products.status = 'live' and products.kind = ?) and (products.days >= ? and products.days <= ?))
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from products
  where ((products.status = 'live' and products.kind = ?) and (products.from_price >= ? and products.from_price <= ?))
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from products
  where ((products.status = 'live' and products.kind = ?) and products.days <= ?)
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from products
  where ((products.status = 'live' and products.kind = ?) and products.days >= ?)
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from products
  where ((products.status = 'live' and products.kind = ?) and products.departure_city = ?)
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from products
  where ((products.status = 'live' and products.kind = ?) and products.destination = ?)
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from products
  where ((products.status = 'live' and products.kind = ?) and products.from_price <= ?)
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from products
  where ((products.status = 'live' and products.kind = ?) and products.from_price >= ?)
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from products
  where ((products.status = 'live' and products.kind = ?) and products.grade = ?)
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from products
  where ((products.status = 'live' and products.kind = ?) and products.marks @> ?::text[])
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from products
  where ((products.status = 'live' and products.kind = ?) and products.open_days && daterange(?::date, ?::date))
  order by products.sold_count desc nulls last, products.id
  limit ? offset ?;
select id
  from products
  where (products.status = 'live' and products.kind = ? and (products.status = 'live' and products.search_tokens @@ ?::tsquery and products.marks @> ?::text[]))
  order by products.sold_count desc nulls last, products.id
  limit ? offset ?;
select id
  from products
  where (products.status = 'live' and products.kind = ? and products.category = ?)
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from products
  where (products.status = 'live' and products.kind = ?)
  order by products.from_price asc nulls last, products.id
  limit ?;
select id
  from products
  where (products.status = 'live' and products.kind = ?)
  order by products.from_price desc nulls last, products.id
  limit ?;
select id
  from products
  where (products.status = 'live' and products.kind = ?)
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from products
  where (products.status = 'live' and products.kind = ?)
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ? offset ?;
select id
  from products
  where (products.status = 'live' and products.kind = ?)
  order by products.rating desc nulls last, products.review_count desc nulls last, products.id
  limit ?;
select id
  from products
  where (products.status = 'live' and products.kind = ?)
  order by products.sold_count desc nulls last, products.id
  limit ?;
select id
  from products
  where (products.status = 'live' and products.kind = ?)
  order by products.sold_count desc nulls last, products.id
  limit ? offset ?;
select id
  from products
  where false
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from products
  where products.id = any(?::bigint[])
  order by (((products.title->>'zh' ilike ? or ' ' || coalesce(products.title->>'en', '') ilike ?) and (products.title->>'zh' ilike ? or ' ' || coalesce(products.title->>'en', '') ilike ?) and (products.title->>'zh' ilike ? or ' ' || coalesce(products.title->>'en', '') ilike ?)) or products.search_tokens @@ ?::tsquery) desc, products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from products
  where products.id = any(?::bigint[])
  order by (((products.title->>'zh' ilike ? or ' ' || coalesce(products.title->>'en', '') ilike ?) and (products.title->>'zh' ilike ? or ' ' || coalesce(products.title->>'en', '') ilike ?)) or products.search_tokens @@ ?::tsquery) desc, products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from products
  where products.id = any(?::bigint[])
  order by ((products.title->>'zh' ilike ? or ' ' || coalesce(products.title->>'en', '') ilike ?) and (products.title->>'zh' ilike ? or ' ' || coalesce(products.title->>'en', '') ilike ?)) desc, products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from products
  where products.id = any(?::bigint[])
  order by ((products.title->>'zh' ilike ? or ' ' || coalesce(products.title->>'en', '') ilike ?) or products.search_tokens @@ ?::tsquery) desc, products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from products
  where products.id = any(?::bigint[])
  order by (products.title->>'zh' ilike ? or ' ' || coalesce(products.title->>'en', '') ilike ?) desc, products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select id
  from products
  where products.id = any(?::bigint[])
  order by (products.title->>'zh' ilike ? or ' ' || coalesce(products.title->>'en', '') ilike ?) desc, products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ? offset ?;

-- product-repository.ts listIds
select id
  from products
  where ((products.status = 'live' and products.kind = ?) and products.open_days && daterange(?::date, ?::date))
  order by products.from_price asc nulls last, products.id
  limit ?;

-- product-repository.ts listSkus
select id, name, attributes
  from skus
  where (skus.product_id = ? and skus.status = ?)
  order by skus.sort asc, skus.id asc;

-- search/name-repository.ts listNamesRead
select zh, en, pinyin
  from terms
  where terms.pinyin in (?, …);

-- search/name-repository.ts listSimilarNames
select key, name.*
  from unnest(?::text[]) with ordinality as asked (key, place), lateral ( select terms.zh, terms.en, terms.pinyin, similarity(lower(terms.en), key) >= similarity(terms.pinyin, key) as "isEnglish", case when terms.initials = key then 1 else greatest(similarity(lower(terms.en), key), similarity(terms.pinyin, key)) end as alike
    from terms
    where lower(terms.en) % key or terms.pinyin % key or terms.initials = key
    order by alike desc, length(terms.zh), terms.zh
    limit ?) as name
  where alike >= ?
  order by place, alike desc;

-- search/reading-repository.ts addTokens
update products
  set search_tokens = products.search_tokens || array_to_tsvector(?::text[]), search_version = ?
  where products.id = ?;

-- search/reading-repository.ts listUnreadNames
select zh
  from terms
  where terms.pinyin is null
  limit ?;

-- search/reading-repository.ts listUnreadProducts
select id, title, search_text
  from products
  where products.search_version < 1
  order by products.id
  limit ?;

-- search/reading-repository.ts storeReading
update terms
  set pinyin = ?, initials = ?
  where terms.zh = ?;

-- search/related-repository.ts listRelatedIds
with one as materialized ( select id, kind, category, destination, themes
    from products
    where id = ? and status = 'live'), found as ( ( select products.id
      from products, one
      where products.status = 'live' and products.kind = one.kind and products.id <> one.id and products.destination = one.destination
      order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
      limit ?) union ( select products.id
      from products, one
      where products.status = 'live' and products.kind = one.kind and products.id <> one.id and products.category = one.category
      order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
      limit ?) union ( select products.id
      from products, one
      where products.status = 'live' and products.kind = one.kind and products.id <> one.id
      order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
      limit ?)) select p.id
  from found
  join products p using (id), one
  order by case when p.destination = one.destination then 3 else 0 end + case when p.category = one.category then 2 else 0 end + (select count(*)
    from unnest(p.themes) as theme
    where theme = any(one.themes)) desc, p.on_sale desc, p.sold_count desc, p.id
  limit ?;

-- search/search-repository.ts countByKind
select ?::text as kind, count(*)
  from ( select 1
    from products
    where (products.status = 'live' and products.search_tokens @@ ?::tsquery and products.marks @> ?::text[])
    limit ?) as first
  union all select ?::text as kind, count(*)
  from ( select 1
    from products
    where (products.status = 'live' and products.search_tokens @@ ?::tsquery and products.marks @> ?::text[])
    limit ?) as first
  union all select ?::text as kind, count(*)
  from ( select 1
    from products
    where (products.status = 'live' and products.search_tokens @@ ?::tsquery and products.marks @> ?::text[])
    limit ?) as first
  union all select ?::text as kind, count(*)
  from ( select 1
    from products
    where (products.status = 'live' and products.search_tokens @@ ?::tsquery and products.marks @> ?::text[])
    limit ?) as first
  union all select ?::text as kind, count(*)
  from ( select 1
    from products
    where (products.status = 'live' and products.search_tokens @@ ?::tsquery and products.marks @> ?::text[])
    limit ?) as first;
select kind, count(*)
  from (select kind
    from products
    where (products.status = 'live' and products.search_tokens @@ ?::tsquery)
    limit ?) as first
  group by kind
  order by array_position(?::text[], kind);
select set_config(name, 'off', true)
  from unnest(array['enable_seqscan', 'enable_indexscan']) as name;

-- search/suggestion-repository.ts listDestinations
select kind, null as id, jsonb_build_object('zh', name.zh, 'en', name.en) as text
  from (select zh, en
    from terms
    where ((terms.zh ilike ? or ' ' || terms.en ilike ?) or (terms.pinyin like ? or terms.initials = ?))
    order by length(zh), zh
    limit 20) as name, lateral ( select kind, place
    from unnest(array['tour', 'hotel', 'ticket', 'goods', 'visa']) with ordinality as every (kind, place)
    where exists ( select 1
      from products
      where products.status = 'live' and products.destination = name.zh and products.kind = every.kind)
    order by place
    limit ?) as one
  order by length(name.zh), name.zh, place
  limit ?;
select kind, null as id, jsonb_build_object('zh', name.zh, 'en', name.en) as text
  from (select zh, en
    from terms
    where (terms.zh ilike ? or ' ' || terms.en ilike ?)
    order by length(zh), zh
    limit 20) as name, lateral ( select kind, place
    from unnest(array['tour', 'hotel', 'ticket', 'goods', 'visa']) with ordinality as every (kind, place)
    where exists ( select 1
      from products
      where products.status = 'live' and products.destination = name.zh and products.kind = every.kind)
    order by place
    limit ?) as one
  order by length(name.zh), name.zh, place
  limit ?;

-- search/suggestion-repository.ts listNamedDestinations
select kind, null as id, jsonb_build_object('zh', name.zh, 'en', name.en) as text
  from (select zh, en
    from terms
    where terms.zh = any(?::text[])
    order by length(zh), zh
    limit 20) as name, lateral ( select kind, place
    from unnest(array['tour', 'hotel', 'ticket', 'goods', 'visa']) with ordinality as every (kind, place)
    where exists ( select 1
      from products
      where products.status = 'live' and products.destination = name.zh and products.kind = every.kind)
    order by place
    limit ?) as one
  order by length(name.zh), name.zh, place
  limit ?;

-- search/suggestion-repository.ts listSimilarTitles
select kind, id, title as text
  from products
  where products.id = any(?::bigint[])
  order by (select count(*)
    from unnest(?::text[]) as token
    where products.search_tokens @@ token::tsquery) desc, products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;

-- search/suggestion-repository.ts listTitles
select kind, id, title as text
  from (select id, kind, title, on_sale, sold_count
    from products
    where products.status = 'live'
    order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
    limit ?) as products
  where ((products.title->>'zh' ilike ? or ' ' || coalesce(products.title->>'en', '') ilike ?) and (products.title->>'zh' ilike ? or ' ' || coalesce(products.title->>'en', '') ilike ?) and (products.title->>'zh' ilike ? or ' ' || coalesce(products.title->>'en', '') ilike ?) and (products.title->>'zh' ilike ? or ' ' || coalesce(products.title->>'en', '') ilike ?) and (products.title->>'zh' ilike ? or ' ' || coalesce(products.title->>'en', '') ilike ?))
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select kind, id, title as text
  from (select id, kind, title, on_sale, sold_count
    from products
    where products.status = 'live'
    order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
    limit ?) as products
  where ((products.title->>'zh' ilike ? or ' ' || coalesce(products.title->>'en', '') ilike ?) and (products.title->>'zh' ilike ? or ' ' || coalesce(products.title->>'en', '') ilike ?) and (products.title->>'zh' ilike ? or ' ' || coalesce(products.title->>'en', '') ilike ?))
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select kind, id, title as text
  from (select id, kind, title, on_sale, sold_count
    from products
    where products.status = 'live'
    order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
    limit ?) as products
  where ((products.title->>'zh' ilike ? or ' ' || coalesce(products.title->>'en', '') ilike ?) and (products.title->>'zh' ilike ? or ' ' || coalesce(products.title->>'en', '') ilike ?))
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select kind, id, title as text
  from (select id, kind, title, on_sale, sold_count
    from products
    where products.status = 'live'
    order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
    limit ?) as products
  where (products.title->>'zh' ilike ? or ' ' || coalesce(products.title->>'en', '') ilike ?)
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id
  limit ?;
select kind, id, title as text
  from products
  where products.id = any(?::bigint[])
  order by products.on_sale desc nulls last, products.sold_count desc nulls last, products.id;

-- stock/stock-repository.ts findDepartureGroup
select inventory.sold, coalesce((products.content ->> 'minGroup')::integer, 1), coalesce(products.cutoff_days, 0)
  from inventory
  inner join skus on skus.id = inventory.sku_id
  inner join products on products.id = skus.product_id
  where (inventory.sku_id = ? and inventory.day = ?);

-- stock/stock-repository.ts listDepartures
select inventory.sku_id, inventory.day, inventory.price, inventory.child_price, inventory.single_supplement, (inventory.total - inventory.held - inventory.sold), inventory.sold
  from inventory
  inner join skus on skus.id = inventory.sku_id
  inner join products on products.id = skus.product_id
  where (skus.product_id = ? and (skus.status = ? and inventory.day >= ? and least( coalesce(inventory.closes_at, inventory.day::timestamp at time zone 'Asia/Shanghai'), (inventory.day - products.cutoff_days)::timestamp at time zone 'Asia/Shanghai' + interval '18 hours') > ?::timestamptz) and inventory.day >= ? and inventory.day <= ?)
  order by inventory.day asc, skus.sort asc, skus.id asc
  limit ?;

-- stock/stock-repository.ts listStock
select inventory.sku_id, inventory.day, inventory.price, (inventory.total - inventory.held - inventory.sold)
  from inventory
  inner join skus on skus.id = inventory.sku_id
  inner join products on products.id = skus.product_id
  where (skus.product_id = ? and (skus.status = ? and inventory.day >= ? and least( coalesce(inventory.closes_at, inventory.day::timestamp at time zone 'Asia/Shanghai'), (inventory.day - products.cutoff_days)::timestamp at time zone 'Asia/Shanghai' + interval '18 hours') > ?::timestamptz) and inventory.day >= ? and inventory.day <= ?)
  order by inventory.day asc, skus.sort asc, skus.id asc
  limit ?;
