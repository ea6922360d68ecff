-- notification-repository.ts abandonLostNotifications
update notices
  set state = ?, next_try_at = ?, last_error = ?
  where (notices.state = ? and notices.next_try_at <= ?);

-- notification-repository.ts claimDueNotifications
update notices
  set state = ?, attempts = notices.attempts + 1, next_try_at = ?
  where notices.id in (select id
    from notices
    where (notices.state = ? and (notices.next_try_at is null or notices.next_try_at <= ?))
    order by (notices.message_id is not null), notices.id asc
    limit ?
    for update skip locked)
  returning id, order_id, message_id, user_id, entry_id, event, occurrence, channel, recipient, language, facts, state, attempts, next_try_at, last_error, sent_at, created_at;

-- notification-repository.ts completeNotification
update notices
  set state = ?, next_try_at = ?, last_error = ?
  where (notices.id = ? and notices.attempts = ? and notices.state in (?, …));
update notices
  set state = ?, next_try_at = ?, last_error = ?, sent_at = ?
  where (notices.id = ? and notices.attempts = ? and notices.state in (?, …));

-- notification-repository.ts deleteOldNotifications
delete from notices
  where notices.created_at < ?;

-- notification-repository.ts listDoubled
select distinct notices.id
  from notices
  inner join notices other on ((other.order_id = notices.order_id or other.entry_id = notices.entry_id) and other.event = notices.event and other.occurrence = notices.occurrence and other.channel <> notices.channel and (other.channel = 'mail' or other.recipient not like '+%'))
  where notices.id in (?, …);
