-- editor-repository.ts deleteExpiredEditors
delete from record_editors
  where record_editors.seen_at <= ?;

-- editor-repository.ts listOtherEditors
select users.nickname, record_editors.since
  from record_editors
  inner join users on users.id = record_editors.user_id
  where ((record_editors.kind = ? and record_editors.record_id = ?) and record_editors.user_id <> ? and record_editors.seen_at > ?)
  order by record_editors.since asc, record_editors.user_id asc
  limit ?;

-- editor-repository.ts noteEditor
insert into record_editors (kind, record_id, user_id, since, seen_at)
  values (?, …)
  on conflict (kind,record_id,user_id) do update set since = case when record_editors.seen_at > ?::timestamptz then record_editors.since else excluded.since end, seen_at = ?;
select count(*) as count
  from record_editors
  where (record_editors.user_id = ? and record_editors.seen_at > ?);

-- editor-repository.ts removeEditor
delete from record_editors
  where ((record_editors.kind = ? and record_editors.record_id = ?) and record_editors.user_id = ?);
