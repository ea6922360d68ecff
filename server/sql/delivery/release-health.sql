-- csp/violation-repository.ts addViolations
delete from csp_violations
  where ctid in ( select ctid
    from ( select ctid, row_number() over (partition by app
        order by last_at desc) as place
      from csp_violations) placed
    where place > ?);
insert into csp_violations as known (app, version, view, directive, blocked, source, count, last_at) select told.app, told.version, told.view, told.directive, told.blocked, told.source, told.count, told."lastAt"
  from jsonb_to_recordset(?::jsonb) as told (app text, version text, view text, directive text, blocked text, source text, count integer, "lastAt" timestamptz)
  where exists (select 1
    from releases release
    where release.app = told.app and release.version = told.version)
  order by told.app, told.version, told.view, told.directive, told.blocked, told.source
  on conflict (app, version, view, directive, blocked, source) do update set count = known.count + excluded.count, last_at = excluded.last_at
  returning app, version, view, directive, blocked, source, xmax = 0 as fresh;

-- health-repository.ts listErrors
select app, version, view, step, message, count, last_at
  from release_errors
  where (release_errors.app = ? and release_errors.last_at >= ?)
  order by release_errors.last_at desc
  limit ?;

-- health-repository.ts listStepCounts
select at, version, measure, sum(count)::integer as count, sum(sum)::float8 as sum, sum(good)::integer as good
  from ( select floor(extract(epoch from minute) / ?::integer) * ?::integer as at, *
    from release_measures
    where app = ? and minute >= date_trunc('minute', ?::timestamptz) and measure in ('loaded', 'failed', 'retry', 'crashed')) spans
  group by at, version, measure
  order by at, version;

-- health-repository.ts listViewCounts
select version, view, measure, sum(count)::integer as count, sum(sum)::float8 as sum, sum(good)::integer as good
  from release_measures
  where app = ? and minute >= date_trunc('minute', ?::timestamptz)
  group by version, view, measure;

-- health-repository.ts listViolations
select app, version, view, directive, blocked, source, count, last_at
  from csp_violations
  where (csp_violations.app = ? and csp_violations.last_at >= ?)
  order by csp_violations.last_at desc
  limit ?;

-- report-repository.ts addErrors
delete from release_errors
  where ctid in ( select ctid
    from ( select ctid, row_number() over (partition by app
        order by last_at desc) as place
      from release_errors) placed
    where place > ?);
insert into release_errors (app, version, view, step, message, count, last_at) select told.app, told.version, told.view, told.step, told.message, told.count, told."lastAt"
  from jsonb_to_recordset(?::jsonb) as told ( app text, version text, view text, step text, message text, count integer, "lastAt" timestamptz)
  where exists ( select 1
    from releases release
    where release.app = told.app and release.version = told.version and (release.record->'views' ? told.view or (told.app = 'shell' and told.view = 'shell')))
  order by told.app, told.version, told.view, told.step, told.message
  on conflict (app, version, view, step, message) do update set count = release_errors.count + excluded.count, last_at = excluded.last_at;

-- report-repository.ts addMeasures
insert into release_measures (app, minute, version, view, measure, count, sum, good) select told.app, told.minute, told.version, told.view, told.measure, told.count, told.sum, told.good
  from jsonb_to_recordset(?::jsonb) as told ( app text, minute timestamptz, version text, view text, measure text, count integer, sum bigint, good integer)
  where exists ( select 1
    from releases release
    where release.app = told.app and release.version = told.version and (release.record->'views' ? told.view or (told.app = 'shell' and told.view = 'shell')))
  order by told.app, told.minute, told.version, told.view, told.measure
  on conflict (app, minute, version, view, measure) do update set count = release_measures.count + excluded.count, sum = release_measures.sum + excluded.sum, good = release_measures.good + excluded.good
  returning app, minute, version, view, measure;

-- report-repository.ts addReporters
insert into release_reporters (app, version, minute, network, cohort, loaded, failed, retry, crashed, unavailable) select told.app, told.version, told.minute, told.network, told.cohort, sum(told.loaded), sum(told.failed), sum(told.retry), sum(told.crashed), sum(told.unavailable)
  from jsonb_to_recordset(?::jsonb) as told ( app text, version text, view text, minute timestamptz, network text, cohort text, loaded integer, failed integer, retry integer, crashed integer, unavailable integer)
  where exists ( select 1
    from releases release
    where release.app = told.app and release.version = told.version and (release.record->'views' ? told.view or (told.app = 'shell' and told.view = 'shell')))
  group by told.app, told.version, told.minute, told.network, told.cohort
  order by told.app, told.version, told.minute, told.network, told.cohort
  on conflict (app, version, minute, network, cohort) do update set loaded = release_reporters.loaded + excluded.loaded, failed = release_reporters.failed + excluded.failed, retry = release_reporters.retry + excluded.retry, crashed = release_reporters.crashed + excluded.crashed, unavailable = release_reporters.unavailable + excluded.unavailable;

-- report-repository.ts deleteMeasures
delete from release_measures
  where minute < ?::timestamptz;

-- report-repository.ts deleteReporters
delete from release_reporters
  where release_reporters.minute < ?;
