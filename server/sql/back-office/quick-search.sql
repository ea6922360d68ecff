-- record-name-repository.ts deleteNames
delete from record_names
  where (record_names.kind = ? and record_names.record_id in (?, …));

-- record-name-repository.ts listNames
select id, name
  from roles
  where roles.id in (?, …);
select id, nickname
  from users
  where users.id in (?, …);
select id, organisation
  from enquiries
  where enquiries.id in (?, …);
select id, title
  from invoices
  where invoices.id in (?, …);
select id, title->>'zh'
  from articles
  where articles.id in (?, …);
select id, title->>'zh'
  from coupons
  where coupons.id in (?, …);

-- record-name-repository.ts lockUnread
select kind, record_id
  from record_names
  where record_names.tokens is null
  order by record_names.kind, record_names.record_id
  limit ?
  for update skip locked;

-- record-name-repository.ts storeTokens
update record_names
  set tokens = read.tokens::tsvector
  from unnest(?::bigint[], ?::text[]) as read(id, tokens)
  where record_names.kind = ? and record_names.record_id = read.id;
