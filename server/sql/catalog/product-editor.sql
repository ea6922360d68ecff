-- product-list-repository.ts countByState
select kind, status, count(*)
  from products
  group by products.kind, products.status;
select kind, status, count(*)
  from products
  where (products.dept_id in (?, …) or products.owner_id = ?)
  group by products.kind, products.status;

-- product-list-repository.ts countListed
select count(*) as count
  from products;
select count(*) as count
  from products
  where ((products.dept_id in (?, …) or products.owner_id = ?) and (products.title ->> 'zh' ilike ? or products.title ->> 'en' ilike ? or products.search_tokens @@ ?::tsquery));
select count(*) as count
  from products
  where ((products.dept_id in (?, …) or products.owner_id = ?) and (products.title ->> 'zh' ilike ? or products.title ->> 'en' ilike ?));
select count(*) as count
  from products
  where (products.dept_id in (?, …) or products.owner_id = ?);
select count(*) as count
  from products
  where (products.title ->> 'zh' ilike ? or products.title ->> 'en' ilike ? or products.id = ?);
select count(*) as count
  from products
  where (products.title ->> 'zh' ilike ? or products.title ->> 'en' ilike ? or products.search_tokens @@ ?::tsquery);
select count(*) as count
  from products
  where (products.title ->> 'zh' ilike ? or products.title ->> 'en' ilike ?);
select count(*) as count
  from products
  where exists (select 1
    from product_drafts
    where product_drafts.product_id = products.id);
select count(*) as count
  from products
  where products.category = ?;
select count(*) as count
  from products
  where products.kind = ?;
select count(*) as count
  from products
  where products.status = ?;

-- product-list-repository.ts listLabels
select id, name
  from recommendation_labels
  order by recommendation_labels.sort, recommendation_labels.id
  limit ?;

-- product-list-repository.ts listNames
select case when used_name is not null then jsonb_strip_nulls(jsonb_build_object('zh', used_name, 'en', (select terms.en
        from terms
        where terms.zh = used_name))) end
  from (select products.category as used_name, count(*) as uses
    from products
    where (products.kind = ? and products.category is not null)
    group by 1) "translatedName"
  where used_name <> ''
  order by uses desc, used_name
  limit ?;
select case when used_name is not null then jsonb_strip_nulls(jsonb_build_object('zh', used_name, 'en', (select terms.en
        from terms
        where terms.zh = used_name))) end
  from (select products.departure_city as used_name, count(*) as uses
    from products
    where (products.kind = ? and products.departure_city is not null)
    group by 1) "translatedName"
  where used_name <> ''
  order by uses desc, used_name
  limit ?;
select case when used_name is not null then jsonb_strip_nulls(jsonb_build_object('zh', used_name, 'en', (select terms.en
        from terms
        where terms.zh = used_name))) end
  from (select products.destination as used_name, count(*) as uses
    from products
    where (products.kind = ? and products.destination is not null)
    group by 1) "translatedName"
  where used_name <> ''
  order by uses desc, used_name
  limit ?;
select case when used_name is not null then jsonb_strip_nulls(jsonb_build_object('zh', used_name, 'en', (select terms.en
        from terms
        where terms.zh = used_name))) end
  from (select unnest(themes) as used_name
    from products
    where products.kind = ?) themed
  group by used_name
  order by count(*) desc, used_name
  limit ?;

-- product-list-repository.ts listProductIds
select id
  from products
  where (products.kind = ? and products.status = ?)
  order by products.updated_at desc, products.id desc
  limit ?;

-- product-list-repository.ts listProducts
select products.id, products.kind, products.category, case when products.category is not null then jsonb_strip_nulls(jsonb_build_object('zh', products.category, 'en', (select terms.en
        from terms
        where terms.zh = products.category))) end, products.title, products.picture, products.status, exists (select 1
    from product_drafts
    where product_drafts.product_id = products.id), exists (select 1
    from approvals
    where (approvals.product_id = products.id and approvals.state = ?)), products.from_price, products.sold_count, ( select count(*)::int
    from generate_series(?::timestamp, ?::timestamp, '1 day') as day
    where products.open_days @> day::date), products.updated_at, departments.name
  from products
  left join departments on departments.id = products.dept_id
  order by products.updated_at desc, products.id desc
  limit ?;
select products.id, products.kind, products.category, case when products.category is not null then jsonb_strip_nulls(jsonb_build_object('zh', products.category, 'en', (select terms.en
        from terms
        where terms.zh = products.category))) end, products.title, products.picture, products.status, exists (select 1
    from product_drafts
    where product_drafts.product_id = products.id), exists (select 1
    from approvals
    where (approvals.product_id = products.id and approvals.state = ?)), products.from_price, products.sold_count, ( select count(*)::int
    from generate_series(?::timestamp, ?::timestamp, '1 day') as day
    where products.open_days @> day::date), products.updated_at, departments.name
  from products
  left join departments on departments.id = products.dept_id
  where ((products.dept_id in (?, …) or products.owner_id = ?) and (products.title ->> 'zh' ilike ? or products.title ->> 'en' ilike ? or products.search_tokens @@ ?::tsquery))
  order by products.sold_count desc, products.id desc
  limit ?;
select products.id, products.kind, products.category, case when products.category is not null then jsonb_strip_nulls(jsonb_build_object('zh', products.category, 'en', (select terms.en
        from terms
        where terms.zh = products.category))) end, products.title, products.picture, products.status, exists (select 1
    from product_drafts
    where product_drafts.product_id = products.id), exists (select 1
    from approvals
    where (approvals.product_id = products.id and approvals.state = ?)), products.from_price, products.sold_count, ( select count(*)::int
    from generate_series(?::timestamp, ?::timestamp, '1 day') as day
    where products.open_days @> day::date), products.updated_at, departments.name
  from products
  left join departments on departments.id = products.dept_id
  where ((products.dept_id in (?, …) or products.owner_id = ?) and (products.title ->> 'zh' ilike ? or products.title ->> 'en' ilike ?))
  order by products.sold_count desc, products.id desc
  limit ?;
select products.id, products.kind, products.category, case when products.category is not null then jsonb_strip_nulls(jsonb_build_object('zh', products.category, 'en', (select terms.en
        from terms
        where terms.zh = products.category))) end, products.title, products.picture, products.status, exists (select 1
    from product_drafts
    where product_drafts.product_id = products.id), exists (select 1
    from approvals
    where (approvals.product_id = products.id and approvals.state = ?)), products.from_price, products.sold_count, ( select count(*)::int
    from generate_series(?::timestamp, ?::timestamp, '1 day') as day
    where products.open_days @> day::date), products.updated_at, departments.name
  from products
  left join departments on departments.id = products.dept_id
  where (products.dept_id in (?, …) or products.owner_id = ?)
  order by products.updated_at desc, products.id desc
  limit ?;
select products.id, products.kind, products.category, case when products.category is not null then jsonb_strip_nulls(jsonb_build_object('zh', products.category, 'en', (select terms.en
        from terms
        where terms.zh = products.category))) end, products.title, products.picture, products.status, exists (select 1
    from product_drafts
    where product_drafts.product_id = products.id), exists (select 1
    from approvals
    where (approvals.product_id = products.id and approvals.state = ?)), products.from_price, products.sold_count, ( select count(*)::int
    from generate_series(?::timestamp, ?::timestamp, '1 day') as day
    where products.open_days @> day::date), products.updated_at, departments.name
  from products
  left join departments on departments.id = products.dept_id
  where (products.title ->> 'zh' ilike ? or products.title ->> 'en' ilike ? or products.id = ?)
  order by products.updated_at desc, products.id desc
  limit ?;
select products.id, products.kind, products.category, case when products.category is not null then jsonb_strip_nulls(jsonb_build_object('zh', products.category, 'en', (select terms.en
        from terms
        where terms.zh = products.category))) end, products.title, products.picture, products.status, exists (select 1
    from product_drafts
    where product_drafts.product_id = products.id), exists (select 1
    from approvals
    where (approvals.product_id = products.id and approvals.state = ?)), products.from_price, products.sold_count, ( select count(*)::int
    from generate_series(?::timestamp, ?::timestamp, '1 day') as day
    where products.open_days @> day::date), products.updated_at, departments.name
  from products
  left join departments on departments.id = products.dept_id
  where (products.title ->> 'zh' ilike ? or products.title ->> 'en' ilike ? or products.search_tokens @@ ?::tsquery)
  order by products.sold_count desc, products.id desc
  limit ?;
select products.id, products.kind, products.category, case when products.category is not null then jsonb_strip_nulls(jsonb_build_object('zh', products.category, 'en', (select terms.en
        from terms
        where terms.zh = products.category))) end, products.title, products.picture, products.status, exists (select 1
    from product_drafts
    where product_drafts.product_id = products.id), exists (select 1
    from approvals
    where (approvals.product_id = products.id and approvals.state = ?)), products.from_price, products.sold_count, ( select count(*)::int
    from generate_series(?::timestamp, ?::timestamp, '1 day') as day
    where products.open_days @> day::date), products.updated_at, departments.name
  from products
  left join departments on departments.id = products.dept_id
  where (products.title ->> 'zh' ilike ? or products.title ->> 'en' ilike ?)
  order by products.sold_count desc, products.id desc
  limit ?;
select products.id, products.kind, products.category, case when products.category is not null then jsonb_strip_nulls(jsonb_build_object('zh', products.category, 'en', (select terms.en
        from terms
        where terms.zh = products.category))) end, products.title, products.picture, products.status, exists (select 1
    from product_drafts
    where product_drafts.product_id = products.id), exists (select 1
    from approvals
    where (approvals.product_id = products.id and approvals.state = ?)), products.from_price, products.sold_count, ( select count(*)::int
    from generate_series(?::timestamp, ?::timestamp, '1 day') as day
    where products.open_days @> day::date), products.updated_at, departments.name
  from products
  left join departments on departments.id = products.dept_id
  where (products.title ->> 'zh' ilike ? or products.title ->> 'en' ilike ?)
  order by products.updated_at desc, products.id desc
  limit ?;
select products.id, products.kind, products.category, case when products.category is not null then jsonb_strip_nulls(jsonb_build_object('zh', products.category, 'en', (select terms.en
        from terms
        where terms.zh = products.category))) end, products.title, products.picture, products.status, exists (select 1
    from product_drafts
    where product_drafts.product_id = products.id), exists (select 1
    from approvals
    where (approvals.product_id = products.id and approvals.state = ?)), products.from_price, products.sold_count, ( select count(*)::int
    from generate_series(?::timestamp, ?::timestamp, '1 day') as day
    where products.open_days @> day::date), products.updated_at, departments.name
  from products
  left join departments on departments.id = products.dept_id
  where exists (select 1
    from product_drafts
    where product_drafts.product_id = products.id)
  order by products.updated_at desc, products.id desc
  limit ?;
select products.id, products.kind, products.category, case when products.category is not null then jsonb_strip_nulls(jsonb_build_object('zh', products.category, 'en', (select terms.en
        from terms
        where terms.zh = products.category))) end, products.title, products.picture, products.status, exists (select 1
    from product_drafts
    where product_drafts.product_id = products.id), exists (select 1
    from approvals
    where (approvals.product_id = products.id and approvals.state = ?)), products.from_price, products.sold_count, ( select count(*)::int
    from generate_series(?::timestamp, ?::timestamp, '1 day') as day
    where products.open_days @> day::date), products.updated_at, departments.name
  from products
  left join departments on departments.id = products.dept_id
  where products.category = ?
  order by products.updated_at desc, products.id desc
  limit ?;
select products.id, products.kind, products.category, case when products.category is not null then jsonb_strip_nulls(jsonb_build_object('zh', products.category, 'en', (select terms.en
        from terms
        where terms.zh = products.category))) end, products.title, products.picture, products.status, exists (select 1
    from product_drafts
    where product_drafts.product_id = products.id), exists (select 1
    from approvals
    where (approvals.product_id = products.id and approvals.state = ?)), products.from_price, products.sold_count, ( select count(*)::int
    from generate_series(?::timestamp, ?::timestamp, '1 day') as day
    where products.open_days @> day::date), products.updated_at, departments.name
  from products
  left join departments on departments.id = products.dept_id
  where products.kind = ?
  order by products.updated_at desc, products.id desc
  limit ?;
select products.id, products.kind, products.category, case when products.category is not null then jsonb_strip_nulls(jsonb_build_object('zh', products.category, 'en', (select terms.en
        from terms
        where terms.zh = products.category))) end, products.title, products.picture, products.status, exists (select 1
    from product_drafts
    where product_drafts.product_id = products.id), exists (select 1
    from approvals
    where (approvals.product_id = products.id and approvals.state = ?)), products.from_price, products.sold_count, ( select count(*)::int
    from generate_series(?::timestamp, ?::timestamp, '1 day') as day
    where products.open_days @> day::date), products.updated_at, departments.name
  from products
  left join departments on departments.id = products.dept_id
  where products.status = ?
  order by products.updated_at desc, products.id desc
  limit ?;

-- product-record-repository.ts deleteDraft
delete from product_drafts
  where product_drafts.product_id = ?;

-- product-record-repository.ts deleteProducts
delete from products
  where products.id in (?, …);

-- product-record-repository.ts findDraftRecord
select draft, added_skus, (extract(epoch from updated_at) * 1000000)::bigint::text
  from product_drafts
  where product_drafts.product_id = ?;

-- product-record-repository.ts findProductRecord
select id, kind, status, category, case when category is not null then jsonb_strip_nulls(jsonb_build_object('zh', products.category, 'en', (select terms.en
        from terms
        where terms.zh = products.category))) end, title, summary, picture, gallery, content, case when departure_city is not null then jsonb_strip_nulls(jsonb_build_object('zh', products.departure_city, 'en', (select terms.en
        from terms
        where terms.zh = products.departure_city))) end, case when destination is not null then jsonb_strip_nulls(jsonb_build_object('zh', products.destination, 'en', (select terms.en
        from terms
        where terms.zh = products.destination))) end, region, grade, ( select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('zh', theme.name, 'en', (select terms.en
              from terms
              where terms.zh = theme.name)))
        order by theme.place), '[]')
    from unnest(themes) with ordinality as theme(name, place) ), market_price, ( select coalesce(json_agg(label_id
        order by sort, label_id), '[]')
    from product_labels
    where product_id = id), seo, (extract(epoch from updated_at) * 1000000)::bigint::text
  from products
  where products.id = ?;

-- product-record-repository.ts insertProduct
insert into products (id, kind, category, title, summary, picture, gallery, content, departure_city, destination, region, days, grade, themes, from_price, market_price, on_sale, rating, review_count, sold_count, search_text, search_tokens, search_version, priced_until, seo, open_days, open_spans, dept_id, owner_id, status, created_at, updated_at)
  values (default, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, default, ?, ?, default, default, default, ?, ?, ?, default, ?, default, default, (select dept_id
      from users
      where id = ?), ?, ?, default, default)
  returning id;

-- product-record-repository.ts listLiveHotels
select id
  from products
  where (products.id in (?, …) and products.kind = ? and products.status = ?);

-- product-record-repository.ts listProductsShowing
select distinct shown[1], products.id, products.title
  from products
  left join product_drafts on product_drafts.product_id = products.id
  inner join regexp_matches(concat(products.picture, products.gallery, products.content, products.seo, product_drafts.draft, (select jsonb_agg(s.attributes)
        from skus s
        where s.product_id = products.id)), ?, 'g') as shown on shown[1] = any(?::text[])
  order by products.id asc;

-- product-record-repository.ts lockProducts
select id, status, title
  from products
  where products.id in (?, …)
  order by products.id asc
  for no key update;

-- product-record-repository.ts putDraft
insert into product_drafts (product_id, draft, added_skus, updated_at)
  values (?, ?, ?, now())
  on conflict (product_id) do update set product_id = ?, draft = ?, added_skus = ?, updated_at = now();

-- product-record-repository.ts replaceLabels
delete from product_labels
  where (product_labels.product_id = ? and product_labels.label_id not in (?, …));
delete from product_labels
  where (product_labels.product_id = ? and true);
insert into product_labels (product_id, label_id, sort)
  values (?, …)
  on conflict do nothing;
select id
  from recommendation_labels
  where false for key share;
select id
  from recommendation_labels
  where recommendation_labels.id in (?, …) for key share;

-- product-record-repository.ts setDepartment
select id, dept_id
  from products
  where products.id in (?, …)
  order by products.id asc
  for no key update;
update products
  set dept_id = ?
  where products.id in (?, …);

-- product-record-repository.ts updateProduct
update products
  set category = ?, title = ?, summary = ?, picture = ?, gallery = ?, content = ?, departure_city = ?, destination = ?, region = ?, days = ?, grade = ?, themes = ?, market_price = ?, on_sale = ?, search_text = ?, search_tokens = ?, search_version = ?, seo = ?, status = ?, updated_at = now()
  where products.id = ?;
update products
  set category = ?, title = ?, summary = ?, picture = ?, gallery = ?, content = ?, departure_city = ?, destination = ?, region = ?, days = ?, grade = ?, themes = ?, market_price = ?, on_sale = ?, search_text = ?, search_tokens = ?, search_version = ?, seo = ?, updated_at = now()
  where products.id = ?;
update products
  set status = ?, updated_at = now()
  where products.id = ?;

-- sku-record-repository.ts countOpenDays
select count(*)
  from inventory
  inner join skus on skus.id = inventory.sku_id
  inner join products on products.id = skus.product_id
  where (inventory.sku_id in (?, …) and inventory.day >= ? and (inventory.total - inventory.held - inventory.sold) > ? and least( coalesce(inventory.closes_at, inventory.day::timestamp at time zone 'Asia/Shanghai'), (inventory.day - products.cutoff_days)::timestamp at time zone 'Asia/Shanghai' + interval '18 hours') > ?::timestamptz);

-- sku-record-repository.ts deleteSkus
delete from skus
  where false;
delete from skus
  where skus.id in (?, …);

-- sku-record-repository.ts disableSkus
update skus
  set status = ?
  where false;
update skus
  set status = ?
  where skus.id in (?, …);

-- sku-record-repository.ts insertSku
insert into skus (id, product_id, name, attributes, open_days, status, sort)
  values (?, …)
  returning id;

-- sku-record-repository.ts listOrderedSkus
select distinct sku_id
  from holds
  where false;
select distinct sku_id
  from holds
  where holds.sku_id in (?, …);

-- sku-record-repository.ts listSkuRecords
select id, name, status = 1, attributes
  from skus
  where skus.product_id = ?
  order by skus.sort asc, skus.id asc;

-- sku-record-repository.ts updateSku
update skus
  set name = ?, attributes = ?, status = ?, sort = ?
  where skus.id = ?;

-- translated-name-repository.ts addTranslatedNames
insert into terms (zh, en, pinyin, initials)
  values (?, …)
  on conflict do nothing;

-- translated-name-repository.ts findEnglish
select zh, en
  from terms
  where terms.zh in (?, …);
