-- schedule-repository.ts endStep
delete from schedules
  where (schedules.article_id = ? and schedules.action = ?);
delete from schedules
  where (schedules.product_id = ? and schedules.action = ?);

-- schedule-repository.ts failStep
update schedules
  set failure = ?
  where schedules.id = ?;

-- schedule-repository.ts findSchedule
select article_id, action, at, author, failure
  from schedules
  where schedules.article_id in (?, …);
select product_id, action, at, author, failure
  from schedules
  where schedules.product_id in (?, …);

-- schedule-repository.ts listDue
select id, product_id, article_id, action, at, user_id
  from schedules
  where (schedules.at <= ? and schedules.failure is null)
  order by schedules.at asc, schedules.id asc
  limit ?;

-- schedule-repository.ts listSchedules
select article_id, action, at, author, failure
  from schedules
  where schedules.article_id in (?, …);
select product_id, action, at, author, failure
  from schedules
  where schedules.product_id in (?, …);

-- schedule-repository.ts lockDue
select id, product_id, article_id, action, at, user_id
  from schedules
  where (schedules.id = ? and (schedules.at <= ? and schedules.failure is null))
  for update;

-- schedule-repository.ts putStep
delete from schedules
  where ((schedules.article_id = ? and schedules.action = ?) and (schedules.at <> ? or schedules.failure is not null));
delete from schedules
  where ((schedules.product_id = ? and schedules.action = ?) and (schedules.at <> ? or schedules.failure is not null));
delete from schedules
  where (schedules.product_id = ? and schedules.action = ?);
insert into schedules (id, product_id, article_id, action, at, user_id, author, failure)
  values (?, …)
  on conflict do nothing;
