-- article-record-repository.ts countArticles
select count(*) as count
  from articles
  where (articles.kind = ? and (articles.title->>'zh' ilike ? or articles.title->>'en' ilike ? or articles.code ilike ? or articles.id = any(array(select record_names.record_id
          from record_names
          where record_names.kind = ? and record_names.tokens @@ ?::tsquery
          limit ?))));
select count(*) as count
  from articles
  where (articles.kind = ? and (articles.title->>'zh' ilike ? or articles.title->>'en' ilike ? or articles.code ilike ?) and articles.category = ?);
select count(*) as count
  from articles
  where (articles.kind = ? and (articles.title->>'zh' ilike ? or articles.title->>'en' ilike ? or articles.code ilike ?) and articles.day <= ?);
select count(*) as count
  from articles
  where (articles.kind = ? and (articles.title->>'zh' ilike ? or articles.title->>'en' ilike ? or articles.code ilike ?) and articles.day >= ?);
select count(*) as count
  from articles
  where (articles.kind = ? and (articles.title->>'zh' ilike ? or articles.title->>'en' ilike ? or articles.code ilike ?) and articles.status = ?);
select count(*) as count
  from articles
  where (articles.kind = ? and (articles.title->>'zh' ilike ? or articles.title->>'en' ilike ? or articles.code ilike ?));

-- article-record-repository.ts deleteArticles
delete from articles
  where articles.id in (?, …);

-- article-record-repository.ts insertArticle
insert into articles (id, kind, code, category, title, summary, picture, source, body, seo, day, sort, status, updated_at)
  values (?, …)
  returning id;

-- article-record-repository.ts listArticles
select id, kind, code, category, title, picture, day, status, case when status = 0 then 'draft' when day > ? then 'scheduled' else 'published' end
  from articles
  where (articles.kind = ? and (articles.title->>'zh' ilike ? or articles.title->>'en' ilike ? or articles.code ilike ? or articles.id = any(array(select record_names.record_id
          from record_names
          where record_names.kind = ? and record_names.tokens @@ ?::tsquery
          limit ?))))
  order by articles.day desc, articles.id desc
  limit ?;
select id, kind, code, category, title, picture, day, status, case when status = 0 then 'draft' when day > ? then 'scheduled' else 'published' end
  from articles
  where (articles.kind = ? and (articles.title->>'zh' ilike ? or articles.title->>'en' ilike ? or articles.code ilike ? or articles.id = any(array(select record_names.record_id
          from record_names
          where record_names.kind = ? and record_names.tokens @@ ?::tsquery
          limit ?))))
  order by articles.sort asc, articles.id asc
  limit ?;
select id, kind, code, category, title, picture, day, status, case when status = 0 then 'draft' when day > ? then 'scheduled' else 'published' end
  from articles
  where (articles.kind = ? and (articles.title->>'zh' ilike ? or articles.title->>'en' ilike ? or articles.code ilike ?) and articles.category = ?)
  order by articles.day desc, articles.id desc
  limit ?;
select id, kind, code, category, title, picture, day, status, case when status = 0 then 'draft' when day > ? then 'scheduled' else 'published' end
  from articles
  where (articles.kind = ? and (articles.title->>'zh' ilike ? or articles.title->>'en' ilike ? or articles.code ilike ?) and articles.day <= ?)
  order by articles.day desc, articles.id desc
  limit ?;
select id, kind, code, category, title, picture, day, status, case when status = 0 then 'draft' when day > ? then 'scheduled' else 'published' end
  from articles
  where (articles.kind = ? and (articles.title->>'zh' ilike ? or articles.title->>'en' ilike ? or articles.code ilike ?) and articles.day >= ?)
  order by articles.day desc, articles.id desc
  limit ?;
select id, kind, code, category, title, picture, day, status, case when status = 0 then 'draft' when day > ? then 'scheduled' else 'published' end
  from articles
  where (articles.kind = ? and (articles.title->>'zh' ilike ? or articles.title->>'en' ilike ? or articles.code ilike ?) and articles.status = ?)
  order by articles.day desc, articles.id desc
  limit ?;
select id, kind, code, category, title, picture, day, status, case when status = 0 then 'draft' when day > ? then 'scheduled' else 'published' end
  from articles
  where (articles.kind = ? and (articles.title->>'zh' ilike ? or articles.title->>'en' ilike ? or articles.code ilike ?))
  order by articles.day desc, articles.id desc
  limit ?;
select id, kind, code, category, title, picture, day, status, case when status = 0 then 'draft' when day > ? then 'scheduled' else 'published' end
  from articles
  where (articles.kind = ? and (articles.title->>'zh' ilike ? or articles.title->>'en' ilike ? or articles.code ilike ?))
  order by articles.sort asc, articles.id asc
  limit ?;

-- article-record-repository.ts listArticlesShowing
select distinct shown[1], articles.id, articles.title
  from articles
  inner join regexp_matches(concat(articles.picture, articles.body, articles.seo), ?, 'g') as shown on shown[1] = any(?::text[])
  order by articles.id asc;

-- article-record-repository.ts listCategories
select case when name is not null then jsonb_strip_nulls(jsonb_build_object('zh', name, 'en', (select terms.en
        from terms
        where terms.zh = name))) end
  from (select distinct category as name
    from articles
    where (articles.kind = ? and articles.category <> '')) used
  order by name asc
  limit ?;

-- article-record-repository.ts lockArticles
select id, kind, code, category, title, summary, picture, source, body, day, sort, status, seo, (extract(epoch from updated_at) * 1000000)::bigint::text
  from articles
  where articles.id in (?, …)
  order by articles.id asc
  for update;

-- article-record-repository.ts nameCategory
insert into terms (zh, en, pinyin, initials)
  values (?, …)
  on conflict do nothing;

-- article-record-repository.ts updateArticle
update articles
  set kind = ?, code = ?, category = ?, title = ?, summary = ?, picture = ?, source = ?, body = ?, seo = ?, day = ?, sort = ?, status = ?, updated_at = now()
  where articles.id = ?;
update articles
  set status = ?, updated_at = now()
  where articles.id = ?;

-- article-repository.ts countByCategory
select name, case when name is not null then jsonb_strip_nulls(jsonb_build_object('zh', name, 'en', (select terms.en
        from terms
        where terms.zh = name))) end, count
  from (select category as name, count(*) as count
    from articles
    where ((articles.kind = ? and articles.status = ? and articles.day <= ?) and articles.category <> '')
    group by articles.category) counted
  order by count desc, name asc
  limit ?;

-- article-repository.ts countNews
select count(*) as count
  from articles
  where ((articles.kind = ? and articles.status = ? and articles.day <= ?) and articles.category = ?);
select count(*) as count
  from articles
  where (articles.kind = ? and articles.status = ? and articles.day <= ?);

-- article-repository.ts findCompanyPage
select id, coalesce(code, ''), title, day, body, seo
  from articles
  where ((articles.kind = ? and articles.status = ? and articles.day <= ?) and articles.code = ?);

-- article-repository.ts findNewer
select id, title
  from articles
  where ((articles.kind = ? and articles.status = ? and articles.day <= ?) and (articles.day, articles.id) > (?, ?))
  order by articles.day asc, articles.id asc
  limit ?;

-- article-repository.ts findNews
select id, case when coalesce(articles.category, '') is not null then jsonb_strip_nulls(jsonb_build_object('zh', coalesce(articles.category, ''), 'en', (select terms.en
        from terms
        where terms.zh = coalesce(articles.category, '')))) end, title, coalesce(articles.summary, '{zh: ""}'::jsonb), coalesce(picture, ''), day, coalesce(articles.source, '{zh: ""}'::jsonb), body, seo
  from articles
  where ((articles.kind = ? and articles.status = ? and articles.day <= ?) and articles.id = ?);

-- article-repository.ts findOlder
select id, title
  from articles
  where ((articles.kind = ? and articles.status = ? and articles.day <= ?) and (articles.day, articles.id) < (?, ?))
  order by articles.day desc, articles.id desc
  limit ?;

-- article-repository.ts findStatement
select id, coalesce(code, ''), title, day, body, seo
  from articles
  where ((articles.kind = ? and articles.status = ? and articles.day <= ?) and articles.id = ?);

-- article-repository.ts listNews
select id, case when coalesce(articles.category, '') is not null then jsonb_strip_nulls(jsonb_build_object('zh', coalesce(articles.category, ''), 'en', (select terms.en
        from terms
        where terms.zh = coalesce(articles.category, '')))) end, title, coalesce(articles.summary, '{zh: ""}'::jsonb), coalesce(picture, ''), day
  from articles
  where ((articles.kind = ? and articles.status = ? and articles.day <= ?) and articles.category = ?)
  order by articles.day desc, articles.id desc
  limit ?;
select id, case when coalesce(articles.category, '') is not null then jsonb_strip_nulls(jsonb_build_object('zh', coalesce(articles.category, ''), 'en', (select terms.en
        from terms
        where terms.zh = coalesce(articles.category, '')))) end, title, coalesce(articles.summary, '{zh: ""}'::jsonb), coalesce(picture, ''), day
  from articles
  where ((articles.kind = ? and articles.status = ? and articles.day <= ?) and articles.category = ?)
  order by articles.day desc, articles.id desc
  limit ? offset ?;
select id, case when coalesce(articles.category, '') is not null then jsonb_strip_nulls(jsonb_build_object('zh', coalesce(articles.category, ''), 'en', (select terms.en
        from terms
        where terms.zh = coalesce(articles.category, '')))) end, title, coalesce(articles.summary, '{zh: ""}'::jsonb), coalesce(picture, ''), day
  from articles
  where (articles.kind = ? and articles.status = ? and articles.day <= ?)
  order by articles.day desc, articles.id desc
  limit ?;

-- article-repository.ts listPages
select id, coalesce(code, ''), title
  from articles
  where (articles.kind = ? and articles.status = ? and articles.day <= ?)
  order by articles.sort asc, articles.id asc
  limit ?;

-- help/help-repository.ts findHelpArticle
select coalesce(code, ''), case when coalesce(articles.category, '') is not null then jsonb_strip_nulls(jsonb_build_object('zh', coalesce(articles.category, ''), 'en', (select terms.en
        from terms
        where terms.zh = coalesce(articles.category, '')))) end, title, day, body, seo, category
  from articles
  where ((articles.kind = ? and articles.status = ? and articles.day <= ?) and articles.code = ?);

-- help/help-repository.ts listOthers
select coalesce(code, ''), case when coalesce(articles.category, '') is not null then jsonb_strip_nulls(jsonb_build_object('zh', coalesce(articles.category, ''), 'en', (select terms.en
        from terms
        where terms.zh = coalesce(articles.category, '')))) end, title
  from articles
  where ((articles.kind = ? and articles.status = ? and articles.day <= ?) and articles.category = ? and articles.code <> ?)
  order by articles.sort asc, articles.id asc
  limit ?;

-- help/help-repository.ts listQuestions
select coalesce(code, ''), case when coalesce(articles.category, '') is not null then jsonb_strip_nulls(jsonb_build_object('zh', coalesce(articles.category, ''), 'en', (select terms.en
        from terms
        where terms.zh = coalesce(articles.category, '')))) end, title
  from articles
  where (articles.kind = ? and articles.status = ? and articles.day <= ?)
  order by articles.sort asc, articles.id asc
  limit ?;

-- help/help-repository.ts searchQuestions
select code, topic, title, score
  from (select coalesce(code, '') as code, case when coalesce(articles.category, '') is not null then jsonb_strip_nulls(jsonb_build_object('zh', coalesce(articles.category, ''), 'en', (select terms.en
          from terms
          where terms.zh = coalesce(articles.category, '')))) end as topic, title, sort, id, (select coalesce(sum(case when articles.title::text ilike word then 4 when concat(articles.category, jsonb_path_query_array(articles.body, '$.**.zh'), jsonb_path_query_array(articles.body, '$.**.en')) ilike word then 1 else 0 end), 0)::int
      from unnest(?::text[]) word) as score
    from articles
    where (articles.kind = ? and articles.status = ? and articles.day <= ?)) scored
  where score > 0
  order by score desc, scored.sort asc, scored.id asc
  limit ?;
