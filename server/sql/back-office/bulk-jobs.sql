-- bulk-job-repository.ts countJobs
select count(*) as count
  from bulk_jobs
  where (bulk_jobs.user_id = ? and bulk_jobs.state <> ?);

-- bulk-job-repository.ts countRows
select job_id, state, count(*), (count(*) filter (where undo is not null))::int
  from bulk_job_rows
  where bulk_job_rows.job_id in (?, …)
  group by bulk_job_rows.job_id, bulk_job_rows.state;
select job_id, state, count(*), (count(*) filter (where undo is not null))::int
  from bulk_job_rows
  where false
  group by bulk_job_rows.job_id, bulk_job_rows.state;

-- bulk-job-repository.ts deleteJobsBefore
delete from bulk_jobs
  where ((bulk_jobs.state = ? and bulk_jobs.created_at < ?) or (bulk_jobs.ended_at is not null and bulk_jobs.state not in (?, …) and bulk_jobs.created_at < ?));

-- bulk-job-repository.ts deleteSurplus
delete from bulk_jobs
  where (bulk_jobs.user_id = ? and bulk_jobs.state not in (?, …) and bulk_jobs.id not in (select id
      from bulk_jobs
      where (bulk_jobs.user_id = ? and bulk_jobs.state = ?)
      order by bulk_jobs.id desc
      limit ?) and bulk_jobs.id not in (select id
      from bulk_jobs
      where (bulk_jobs.user_id = ? and bulk_jobs.state <> ?)
      order by bulk_jobs.id desc
      limit ?));

-- bulk-job-repository.ts findJob
select id, user_id, kind, params, state, total, attempt, lease_until, touched_at, created_at, ended_at
  from bulk_jobs
  where (bulk_jobs.id = ? and bulk_jobs.user_id = ?);

-- bulk-job-repository.ts insertJob
insert into bulk_jobs (id, user_id, kind, params, state, total, attempt, lease_until, touched_at, created_at, ended_at)
  values (?, …)
  returning id;

-- bulk-job-repository.ts listJobs
select id, user_id, kind, params, state, total, attempt, lease_until, touched_at, created_at, ended_at
  from bulk_jobs
  where (bulk_jobs.user_id = ? and bulk_jobs.state <> ?)
  order by bulk_jobs.id desc
  limit ?;

-- bulk-job-repository.ts moveJob
update bulk_jobs
  set state = ?
  where ((bulk_jobs.id = ? and bulk_jobs.user_id = ?) and bulk_jobs.state in (?, …));
update bulk_jobs
  set state = ?, lease_until = ?, ended_at = ?
  where ((bulk_jobs.id = ? and bulk_jobs.user_id = ?) and bulk_jobs.state in (?, …));

-- bulk-job-repository.ts moveToUndoing
update bulk_jobs
  set state = ?, lease_until = ?, touched_at = ?
  where ((bulk_jobs.id = ? and bulk_jobs.user_id = ?) and bulk_jobs.state in (?, …) and bulk_jobs.ended_at > ?);

-- bulk-job-repository.ts takeNext
update bulk_jobs
  set state = case when bulk_jobs.state = 'waiting' then 'running' else bulk_jobs.state end, attempt = bulk_jobs.attempt + 1, lease_until = ?, touched_at = ?
  where bulk_jobs.id in (select id
    from bulk_jobs
    where (bulk_jobs.state in (?, …) and (bulk_jobs.lease_until is null or bulk_jobs.lease_until < ?))
    order by bulk_jobs.touched_at nulls first, bulk_jobs.id asc
    limit ?
    for update skip locked)
  returning id, user_id, kind, params, state, total, attempt, lease_until, touched_at, created_at, ended_at;

-- bulk-job-repository.ts updateOwned
update bulk_jobs
  set lease_until = ?
  where (bulk_jobs.id = ? and bulk_jobs.attempt = ? and bulk_jobs.state = ?);
update bulk_jobs
  set lease_until = ?, touched_at = ?
  where (bulk_jobs.id = ? and bulk_jobs.attempt = ? and bulk_jobs.state = ?);
update bulk_jobs
  set state = ?, lease_until = ?
  where (bulk_jobs.id = ? and bulk_jobs.attempt = ? and bulk_jobs.state = ?);
update bulk_jobs
  set state = ?, lease_until = ?, ended_at = ?
  where (bulk_jobs.id = ? and bulk_jobs.attempt = ? and bulk_jobs.state = ?);

-- bulk-row-repository.ts cancelOpenRows
update bulk_job_rows
  set state = ?
  where (bulk_job_rows.job_id = ? and bulk_job_rows.state = ?);

-- bulk-row-repository.ts countRowsInState
select count(*) as count
  from bulk_job_rows
  where (bulk_job_rows.job_id = ? and bulk_job_rows.state = ?);
select count(*) as count
  from bulk_job_rows
  where bulk_job_rows.job_id = ?;

-- bulk-row-repository.ts insertJobRows
insert into bulk_job_rows (job_id, number, key, params, name, before, after, state, reason, undo, version)
  values (?, …);

-- bulk-row-repository.ts listOpenRows
select number
  from bulk_job_rows
  where ((bulk_job_rows.job_id = ? and bulk_job_rows.state = ?) and bulk_job_rows.undo is not null)
  order by bulk_job_rows.number desc
  limit ?;
select number
  from bulk_job_rows
  where (bulk_job_rows.job_id = ? and bulk_job_rows.state = ?)
  order by bulk_job_rows.number asc
  limit ?;

-- bulk-row-repository.ts listRows
select job_id, number, key, params, name, before, after, state, reason, undo, version
  from bulk_job_rows
  where (bulk_job_rows.job_id = ? and bulk_job_rows.state = ?)
  order by bulk_job_rows.number asc
  limit ?;
select job_id, number, key, params, name, before, after, state, reason, undo, version
  from bulk_job_rows
  where bulk_job_rows.job_id = ?
  order by bulk_job_rows.number asc
  limit ?;

-- bulk-row-repository.ts listRowsAfter
select job_id, number, key, params, name, before, after, state, reason, undo, version
  from bulk_job_rows
  where (bulk_job_rows.job_id = ? and bulk_job_rows.number > ?)
  order by bulk_job_rows.number asc
  limit ?;

-- bulk-row-repository.ts lockOpenRow
select job_id, number, key, params, name, before, after, state, reason, undo, version
  from bulk_job_rows
  where (((bulk_job_rows.job_id = ? and bulk_job_rows.state = ?) and bulk_job_rows.undo is not null) and bulk_job_rows.number = ?)
  for update;
select job_id, number, key, params, name, before, after, state, reason, undo, version
  from bulk_job_rows
  where ((bulk_job_rows.job_id = ? and bulk_job_rows.state = ?) and bulk_job_rows.number = ?)
  for update;

-- bulk-row-repository.ts saveOutcome
update bulk_job_rows
  set state = ?, reason = ?
  where (bulk_job_rows.job_id = ? and bulk_job_rows.number = ?);
update bulk_job_rows
  set state = ?, reason = ?, undo = ?
  where (bulk_job_rows.job_id = ? and bulk_job_rows.number = ?);
update bulk_job_rows
  set state = ?, reason = ?, undo = ?, version = ?
  where (bulk_job_rows.job_id = ? and bulk_job_rows.number = ?);
