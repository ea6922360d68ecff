-- holidays/holiday-repository.ts countHolidays
select count(*) as count
  from holidays
  where (holidays.name ->> 'zh' ilike ? or holidays.name ->> 'en' ilike ?);

-- holidays/holiday-repository.ts deleteHolidays
delete from holidays
  where holidays.id in (?, …);

-- holidays/holiday-repository.ts findHoliday
select id, name, first_day, last_day, expected, (extract(epoch from updated_at) * 1000000)::bigint::text
  from holidays
  where holidays.id = ?;

-- holidays/holiday-repository.ts insertHoliday
insert into holidays (id, name, first_day, last_day, expected, updated_at)
  values (?, …)
  returning id;

-- holidays/holiday-repository.ts listComing
select id, name, first_day, last_day, expected
  from holidays
  where holidays.last_day >= ?
  order by holidays.last_day asc, holidays.first_day asc
  limit ?;

-- holidays/holiday-repository.ts listHolidays
select id, name, first_day, last_day, expected
  from holidays
  where (holidays.name ->> 'zh' ilike ? or holidays.name ->> 'en' ilike ?)
  order by holidays.first_day desc, holidays.id desc
  limit ?;

-- holidays/holiday-repository.ts lockHolidays
select id, name, first_day, last_day, expected, (extract(epoch from updated_at) * 1000000)::bigint::text
  from holidays
  where holidays.id in (?, …)
  order by holidays.id asc
  for update;

-- holidays/holiday-repository.ts updateHoliday
update holidays
  set name = ?, first_day = ?, last_day = ?, expected = ?, updated_at = now()
  where holidays.id = ?;

-- label-product-repository.ts listLabelled
select products.id, products.title, products.picture, products.status = 'live'
  from product_labels
  inner join products on products.id = product_labels.product_id
  where product_labels.label_id = ?
  order by product_labels.sort asc, products.id asc
  limit ?;

-- label-product-repository.ts listTourIds
select id
  from products
  where (products.id in (?, …) and products.kind = ?);

-- label-product-repository.ts replaceLabelled
delete from product_labels
  where product_labels.label_id = ?;
insert into product_labels (product_id, label_id, sort)
  values (?, …);

-- list/list-repository.ts deleteRows
delete from home_areas
  where home_areas.id in (?, …);
delete from recommendation_labels
  where recommendation_labels.id in (?, …);
delete from recommendation_types
  where recommendation_types.id in (?, …);
delete from rotations
  where rotations.id in (?, …);
delete from slides
  where slides.id in (?, …);

-- list/list-repository.ts endOf
select count(*)::int, coalesce(max(sort), 0)::int
  from home_areas;
select count(*)::int, coalesce(max(sort), 0)::int
  from recommendation_labels
  where recommendation_labels.type_id = ?;
select count(*)::int, coalesce(max(sort), 0)::int
  from recommendation_types
  where recommendation_types.area_id = ?;
select count(*)::int, coalesce(max(sort), 0)::int
  from rotations
  where rotations.org_code = ?;
select count(*)::int, coalesce(max(sort), 0)::int
  from slides
  where slides.org_code = ?;

-- list/list-repository.ts insertRow
insert into home_areas (id, code, title, subtitle, link, sort, status, updated_at)
  values (?, …)
  returning id;
insert into recommendation_labels (id, type_id, name, sort, status, updated_at)
  values (?, …)
  returning id;
insert into recommendation_types (id, area_id, name, sort, status, updated_at)
  values (?, …)
  returning id;
insert into rotations (id, org_code, title, link, sort, status, updated_at)
  values (?, …)
  returning id;
insert into slides (id, org_code, title, subtitle, picture, link, sort, status, show_from, show_until, updated_at)
  values (?, …)
  returning id;

-- list/list-repository.ts lockLists
select pg_advisory_xact_lock(?::int, hashtext(?));

-- list/list-repository.ts lockRows
select id
  from home_areas
  where home_areas.id in (?, …)
  order by home_areas.id asc
  for update;
select id
  from recommendation_labels
  where recommendation_labels.id in (?, …)
  order by recommendation_labels.id asc
  for update;
select id
  from recommendation_types
  where recommendation_types.id in (?, …)
  order by recommendation_types.id asc
  for update;
select id
  from rotations
  where rotations.id in (?, …)
  order by rotations.id asc
  for update;
select id
  from slides
  where slides.id in (?, …)
  order by slides.id asc
  for update;

-- list/list-repository.ts placeRows
update recommendation_labels
  set sort = placed.sort
  from (values (?::bigint, ?::int), (?::bigint, ?::int)) as placed(id, sort)
  where recommendation_labels.id = placed.id;
update recommendation_types
  set sort = placed.sort
  from (values (?::bigint, ?::int), (?::bigint, ?::int), (?::bigint, ?::int)) as placed(id, sort)
  where recommendation_types.id = placed.id;
update rotations
  set sort = placed.sort
  from (values (?::bigint, ?::int), (?::bigint, ?::int)) as placed(id, sort)
  where rotations.id = placed.id;
update slides
  set sort = placed.sort
  from (values (?::bigint, ?::int), (?::bigint, ?::int)) as placed(id, sort)
  where slides.id = placed.id;

-- list/list-repository.ts updateRow
update recommendation_labels
  set status = ?, updated_at = now()
  where recommendation_labels.id = ?;
update recommendation_labels
  set type_id = ?, name = ?, status = ?, updated_at = now()
  where recommendation_labels.id = ?;
update recommendation_labels
  set updated_at = now()
  where recommendation_labels.id = ?;
update recommendation_types
  set area_id = ?, name = ?, status = ?, updated_at = now()
  where recommendation_types.id = ?;
update recommendation_types
  set status = ?, updated_at = now()
  where recommendation_types.id = ?;
update rotations
  set org_code = ?, title = ?, link = ?, status = ?, updated_at = now()
  where rotations.id = ?;
update rotations
  set status = ?, updated_at = now()
  where rotations.id = ?;
update slides
  set org_code = ?, title = ?, subtitle = ?, picture = ?, link = ?, status = ?, show_from = ?, show_until = ?, updated_at = now()
  where slides.id = ?;
update slides
  set status = ?, updated_at = now()
  where slides.id = ?;

-- profile/profile-repository.ts lockProfile
select id, data, (extract(epoch from updated_at) * 1000000)::bigint::text
  from site_profiles
  where (site_profiles.kind = ? and site_profiles.org_code = ?)
  for update;

-- profile/profile-repository.ts updateProfile
update site_profiles
  set data = ?, updated_at = now()
  where site_profiles.id = ?;

-- recommendation-repository.ts listOnSale
select count(*) as count
  from products
  where ((products.kind = ? and products.status = ?) and products.on_sale = ? and products.market_price > products.from_price and exists (select 1
      from product_labels
      inner join recommendation_labels on recommendation_labels.id = product_labels.label_id
      where (product_labels.product_id = products.id and recommendation_labels.status = ? and recommendation_labels.type_id in (select id
          from recommendation_types
          where status = 1) and recommendation_labels.type_id = ?)));
select count(*) as count
  from products
  where ((products.kind = ? and products.status = ?) and products.on_sale = ? and products.market_price > products.from_price);
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
    from unnest(themes) with ordinality as theme(name, place) ), from_price, market_price, on_sale, rating, review_count, sold_count
  from products
  where ((products.kind = ? and products.status = ?) and products.on_sale = ? and products.market_price > products.from_price and exists (select 1
      from product_labels
      inner join recommendation_labels on recommendation_labels.id = product_labels.label_id
      where (product_labels.product_id = products.id and recommendation_labels.status = ? and recommendation_labels.type_id in (select id
          from recommendation_types
          where status = 1) and recommendation_labels.type_id = ?)))
  order by products.market_price - products.from_price desc, products.id asc
  limit ?;
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
    from unnest(themes) with ordinality as theme(name, place) ), from_price, market_price, on_sale, rating, review_count, sold_count
  from products
  where ((products.kind = ? and products.status = ?) and products.on_sale = ? and products.market_price > products.from_price)
  order by products.market_price - products.from_price desc, products.id asc
  limit ?;

-- recommendation-repository.ts listRecommended
select count(*) as count
  from products
  where ((products.kind = ? and products.status = ?) and exists (select 1
      from product_labels
      inner join recommendation_labels on recommendation_labels.id = product_labels.label_id
      where (product_labels.product_id = products.id and recommendation_labels.status = ? and recommendation_labels.type_id in (select id
          from recommendation_types
          where status = 1) and product_labels.label_id = ? and recommendation_labels.type_id = ?)));
select count(*) as count
  from products
  where ((products.kind = ? and products.status = ?) and exists (select 1
      from product_labels
      inner join recommendation_labels on recommendation_labels.id = product_labels.label_id
      where (product_labels.product_id = products.id and recommendation_labels.status = ? and recommendation_labels.type_id in (select id
          from recommendation_types
          where status = 1) and product_labels.label_id = ?)));
select count(*) as count
  from products
  where ((products.kind = ? and products.status = ?) and exists (select 1
      from product_labels
      inner join recommendation_labels on recommendation_labels.id = product_labels.label_id
      where (product_labels.product_id = products.id and recommendation_labels.status = ? and recommendation_labels.type_id in (select id
          from recommendation_types
          where status = 1) and recommendation_labels.type_id = ?)));
select count(*) as count
  from products
  where ((products.kind = ? and products.status = ?) and exists (select 1
      from product_labels
      inner join recommendation_labels on recommendation_labels.id = product_labels.label_id
      where (product_labels.product_id = products.id and recommendation_labels.status = ? and recommendation_labels.type_id in (select id
          from recommendation_types
          where status = 1))));
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
    from unnest(themes) with ordinality as theme(name, place) ), from_price, market_price, on_sale, rating, review_count, sold_count
  from products
  where ((products.kind = ? and products.status = ?) and exists (select 1
      from product_labels
      inner join recommendation_labels on recommendation_labels.id = product_labels.label_id
      where (product_labels.product_id = products.id and recommendation_labels.status = ? and recommendation_labels.type_id in (select id
          from recommendation_types
          where status = 1) and product_labels.label_id = ? and recommendation_labels.type_id = ?)))
  order by (select min(product_labels.sort)
    from product_labels
    join recommendation_labels on recommendation_labels.id = product_labels.label_id
    where (product_labels.product_id = products.id and recommendation_labels.status = ? and recommendation_labels.type_id in (select id
        from recommendation_types
        where status = 1) and product_labels.label_id = ? and recommendation_labels.type_id = ?)) asc, products.id asc
  limit ?;
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
    from unnest(themes) with ordinality as theme(name, place) ), from_price, market_price, on_sale, rating, review_count, sold_count
  from products
  where ((products.kind = ? and products.status = ?) and exists (select 1
      from product_labels
      inner join recommendation_labels on recommendation_labels.id = product_labels.label_id
      where (product_labels.product_id = products.id and recommendation_labels.status = ? and recommendation_labels.type_id in (select id
          from recommendation_types
          where status = 1) and product_labels.label_id = ?)))
  order by (select min(product_labels.sort)
    from product_labels
    join recommendation_labels on recommendation_labels.id = product_labels.label_id
    where (product_labels.product_id = products.id and recommendation_labels.status = ? and recommendation_labels.type_id in (select id
        from recommendation_types
        where status = 1) and product_labels.label_id = ?)) asc, products.id asc
  limit ?;
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
    from unnest(themes) with ordinality as theme(name, place) ), from_price, market_price, on_sale, rating, review_count, sold_count
  from products
  where ((products.kind = ? and products.status = ?) and exists (select 1
      from product_labels
      inner join recommendation_labels on recommendation_labels.id = product_labels.label_id
      where (product_labels.product_id = products.id and recommendation_labels.status = ? and recommendation_labels.type_id in (select id
          from recommendation_types
          where status = 1) and recommendation_labels.type_id = ?)))
  order by (select min(product_labels.sort)
    from product_labels
    join recommendation_labels on recommendation_labels.id = product_labels.label_id
    where (product_labels.product_id = products.id and recommendation_labels.status = ? and recommendation_labels.type_id in (select id
        from recommendation_types
        where status = 1) and recommendation_labels.type_id = ?)) asc, products.id asc
  limit ?;
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
    from unnest(themes) with ordinality as theme(name, place) ), from_price, market_price, on_sale, rating, review_count, sold_count
  from products
  where ((products.kind = ? and products.status = ?) and exists (select 1
      from product_labels
      inner join recommendation_labels on recommendation_labels.id = product_labels.label_id
      where (product_labels.product_id = products.id and recommendation_labels.status = ? and recommendation_labels.type_id in (select id
          from recommendation_types
          where status = 1))))
  order by (select min(product_labels.sort)
    from product_labels
    join recommendation_labels on recommendation_labels.id = product_labels.label_id
    where (product_labels.product_id = products.id and recommendation_labels.status = ? and recommendation_labels.type_id in (select id
        from recommendation_types
        where status = 1))) asc, products.id asc
  limit ?;
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
    from unnest(themes) with ordinality as theme(name, place) ), from_price, market_price, on_sale, rating, review_count, sold_count
  from products
  where ((products.kind = ? and products.status = ?) and exists (select 1
      from product_labels
      inner join recommendation_labels on recommendation_labels.id = product_labels.label_id
      where (product_labels.product_id = products.id and recommendation_labels.status = ? and recommendation_labels.type_id in (select id
          from recommendation_types
          where status = 1))))
  order by (select min(product_labels.sort)
    from product_labels
    join recommendation_labels on recommendation_labels.id = product_labels.label_id
    where (product_labels.product_id = products.id and recommendation_labels.status = ? and recommendation_labels.type_id in (select id
        from recommendation_types
        where status = 1))) asc, products.id asc
  limit ? offset ?;

-- site-repository.ts areaExists
select count(*) as count
  from home_areas
  where (home_areas.id = ? and home_areas.status = ?);

-- site-repository.ts findProfile
select data, org_code
  from site_profiles
  where (site_profiles.kind = ? and site_profiles.org_code = ?)
  order by site_profiles.id asc
  limit ?;

-- site-repository.ts listHomeAreas
select id, code, title, subtitle, link
  from home_areas
  where home_areas.status = ?
  order by home_areas.sort asc, home_areas.id asc
  limit ?;

-- site-repository.ts listLabels
select id, name
  from recommendation_labels
  where (recommendation_labels.type_id = ? and recommendation_labels.status = ?)
  order by recommendation_labels.sort asc, recommendation_labels.id asc
  limit ?;

-- site-repository.ts listProfilesShowing
select data ->> 'wechatPicture', id
  from site_profiles
  where site_profiles.data ->> 'wechatPicture' in (?, …)
  order by site_profiles.id asc;

-- site-repository.ts listRotations
select id, title, link
  from rotations
  where (rotations.org_code = ? and rotations.status = ?)
  order by rotations.sort asc, rotations.id asc
  limit ?;

-- site-repository.ts listSlides
select id, title, subtitle, picture, link
  from slides
  where (slides.org_code = ? and slides.status = ? and (slides.show_from is null or slides.show_from <= ?) and (slides.show_until is null or slides.show_until > ?))
  order by slides.sort asc, slides.id asc
  limit ?;

-- site-repository.ts listSlidesShowing
select picture, id, title
  from slides
  where slides.picture in (?, …)
  order by slides.id asc;

-- site-repository.ts listTypes
select id, name
  from recommendation_types
  where (recommendation_types.area_id = ? and recommendation_types.status = ?)
  order by recommendation_types.sort asc, recommendation_types.id asc
  limit ?;

-- site-repository.ts orgExists
select count(*) as count
  from site_profiles
  where site_profiles.org_code = ?;

-- site-repository.ts typeExists
select count(*) as count
  from recommendation_types
  where (recommendation_types.id = ? and recommendation_types.status = ?);
