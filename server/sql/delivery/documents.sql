-- menu-repository.ts listMenuRows
select id, parent_id, name, name_en, path, component
  from menus
  where menus.type in (?, …);

-- sitemap/sitemap-repository.ts listArticleSlices
select (id - 1) / ? + 1 as slice, max(day)::text
  from articles
  where (articles.status = ? and articles.day <= ?)
  group by slice
  order by slice;

-- sitemap/sitemap-repository.ts listArticles
select id, kind, code, day
  from articles
  where ((articles.status = ? and articles.day <= ?) and (articles.id > ? and articles.id <= ?))
  order by articles.id asc;

-- sitemap/sitemap-repository.ts listProductSlices
select (id - 1) / ? + 1 as slice, max(to_char(products.updated_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'))
  from products
  where products.status = ?
  group by slice
  order by slice;

-- sitemap/sitemap-repository.ts listProducts
select id, kind, to_char(updated_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD')
  from products
  where (products.status = ? and (products.id > ? and products.id <= ?))
  order by products.id asc;
