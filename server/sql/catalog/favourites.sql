-- favourite-repository.ts countFavourites
select count(*) as count
  from collections
  where (collections.user_id = ? and collections.removed_at is null);

-- favourite-repository.ts countKinds
select products.kind, count(*)
  from collections
  inner join products on products.id = collections.product_id
  where (collections.user_id = ? and collections.removed_at is null)
  group by products.kind;

-- favourite-repository.ts insertFavourite
insert into collections (user_id, product_id, price, created_at, removed_at)
  values (?, ?, (select products.from_price
      from products
      where products.id = ?), ?, default)
  on conflict (user_id,product_id) do update set price = (select products.from_price
    from products
    where products.id = ?), created_at = ?, removed_at = ?;

-- favourite-repository.ts isFavourite
select count(*) as count
  from collections
  where ((collections.user_id = ? and collections.product_id = ?) and collections.removed_at is null);

-- favourite-repository.ts listFavourites
select products.id, products.kind, products.category, case when products.category is not null then jsonb_strip_nulls(jsonb_build_object('zh', products.category, 'en', (select terms.en
        from terms
        where terms.zh = products.category))) end, products.title, products.summary, products.picture, products.days, products.grade, case when products.departure_city is not null then jsonb_strip_nulls(jsonb_build_object('zh', products.departure_city, 'en', (select terms.en
        from terms
        where terms.zh = products.departure_city))) end, case when products.destination is not null then jsonb_strip_nulls(jsonb_build_object('zh', products.destination, 'en', (select terms.en
        from terms
        where terms.zh = products.destination))) end, ( select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('zh', theme.name, 'en', (select terms.en
              from terms
              where terms.zh = theme.name)))
        order by theme.place), '[]')
    from unnest(products.themes) with ordinality as theme(name, place) ), products.from_price, products.market_price, products.on_sale, products.rating, products.review_count, products.sold_count, collections.created_at, collections.price, case when products.status <> 'live' then 'down' when products.from_price is null then 'soldOut' else 'open' end
  from collections
  inner join products on products.id = collections.product_id
  where ((collections.user_id = ? and collections.removed_at is null) and products.kind = ?)
  order by collections.created_at desc, collections.product_id desc
  limit ?;
select products.id, products.kind, products.category, case when products.category is not null then jsonb_strip_nulls(jsonb_build_object('zh', products.category, 'en', (select terms.en
        from terms
        where terms.zh = products.category))) end, products.title, products.summary, products.picture, products.days, products.grade, case when products.departure_city is not null then jsonb_strip_nulls(jsonb_build_object('zh', products.departure_city, 'en', (select terms.en
        from terms
        where terms.zh = products.departure_city))) end, case when products.destination is not null then jsonb_strip_nulls(jsonb_build_object('zh', products.destination, 'en', (select terms.en
        from terms
        where terms.zh = products.destination))) end, ( select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('zh', theme.name, 'en', (select terms.en
              from terms
              where terms.zh = theme.name)))
        order by theme.place), '[]')
    from unnest(products.themes) with ordinality as theme(name, place) ), products.from_price, products.market_price, products.on_sale, products.rating, products.review_count, products.sold_count, collections.created_at, collections.price, case when products.status <> 'live' then 'down' when products.from_price is null then 'soldOut' else 'open' end
  from collections
  inner join products on products.id = collections.product_id
  where (collections.user_id = ? and collections.removed_at is null)
  order by collections.created_at desc, collections.product_id desc
  limit ?;
select products.id, products.kind, products.category, case when products.category is not null then jsonb_strip_nulls(jsonb_build_object('zh', products.category, 'en', (select terms.en
        from terms
        where terms.zh = products.category))) end, products.title, products.summary, products.picture, products.days, products.grade, case when products.departure_city is not null then jsonb_strip_nulls(jsonb_build_object('zh', products.departure_city, 'en', (select terms.en
        from terms
        where terms.zh = products.departure_city))) end, case when products.destination is not null then jsonb_strip_nulls(jsonb_build_object('zh', products.destination, 'en', (select terms.en
        from terms
        where terms.zh = products.destination))) end, ( select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('zh', theme.name, 'en', (select terms.en
              from terms
              where terms.zh = theme.name)))
        order by theme.place), '[]')
    from unnest(products.themes) with ordinality as theme(name, place) ), products.from_price, products.market_price, products.on_sale, products.rating, products.review_count, products.sold_count, collections.created_at, collections.price, case when products.status <> 'live' then 'down' when products.from_price is null then 'soldOut' else 'open' end
  from collections
  inner join products on products.id = collections.product_id
  where (collections.user_id = ? and collections.removed_at is null)
  order by collections.created_at desc, collections.product_id desc
  limit ? offset ?;

-- favourite-repository.ts purgeFavourites
delete from collections
  where (collections.user_id = ? and collections.removed_at <= ?);

-- favourite-repository.ts restoreFavourite
update collections
  set removed_at = ?
  where ((collections.user_id = ? and collections.product_id = ?) and collections.removed_at > ?)
  returning product_id;

-- favourite-repository.ts softDeleteFavourites
update collections
  set removed_at = ?
  where ((collections.user_id = ? and collections.removed_at is null) and collections.product_id in (?, …));
