-- channel-repository.ts findContacts
select case when email_verified_at is not null then email end, case when mobile_verified_at is not null then mobile end
  from users
  where users.id = ?;

-- channel-repository.ts findDeliveries
select users.id, users.nickname, users.language, case when users.email_verified_at is not null then users.email end, case when users.mobile_verified_at is not null then users.mobile end, message_channels.settings
  from users
  left join message_channels on message_channels.user_id = users.id
  where (users.id in (?, …) and users.deleted_at is null);

-- channel-repository.ts getChannelSettings
select user_id, settings
  from message_channels
  where message_channels.user_id in (?, …);

-- channel-repository.ts listChannelSettings
select user_id, settings
  from message_channels
  where message_channels.user_id in (?, …);

-- channel-repository.ts putChannelSettings
insert into message_channels (user_id, settings, updated_at)
  values (?, …)
  on conflict (user_id) do update set settings = ?, updated_at = ?;

-- message-repository.ts addMessages
insert into messages (id, user_id, category, source, title, body, path, read_at, created_at)
  values (?, …)
  on conflict do nothing
  returning id, user_id, category, source, title, body, path, read_at, created_at;

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
