-- message-repository.ts countMessages
select count(*) as count
  from messages
  where (messages.user_id = ? and messages.category = ?);
select count(*) as count
  from messages
  where messages.user_id = ?;

-- message-repository.ts countUnread
select count(*)::integer
  from (select id
    from messages
    where (messages.user_id = ? and messages.read_at is null)
    limit ?) unread;

-- message-repository.ts deleteOldMessages
delete from messages
  where messages.created_at < ?;

-- message-repository.ts hasMessage
select count(*) as count
  from messages
  where (messages.user_id = ? and messages.id = ?);

-- message-repository.ts insertMessages
insert into messages (id, user_id, category, source, title, body, path, read_at, created_at)
  values (?, …)
  on conflict do nothing;

-- message-repository.ts listMessages
select id, user_id, category, source, title, body, path, read_at, created_at
  from messages
  where (messages.user_id = ? and messages.category = ?)
  order by messages.id desc
  limit ? offset ?;
select id, user_id, category, source, title, body, path, read_at, created_at
  from messages
  where messages.user_id = ?
  order by messages.id desc
  limit ?;

-- message-repository.ts markRead
update messages
  set read_at = ?
  where (messages.user_id = ? and messages.read_at is null and messages.id = ?);
update messages
  set read_at = ?
  where (messages.user_id = ? and messages.read_at is null);
