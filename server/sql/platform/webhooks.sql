-- webhook-cursor-repository.ts findCursor
select source, last_id
  from webhook_cursors
  where webhook_cursors.source = ?;

-- webhook-cursor-repository.ts moveCursor
update webhook_cursors
  set last_id = ?
  where (webhook_cursors.source = ? and webhook_cursors.last_id < ?);

-- webhook-cursor-repository.ts startCursor
insert into webhook_cursors (source, last_id)
  values (?, …)
  on conflict do nothing;
