-- canary/canary-repository.ts deleteCanary
delete from channels
  where ((channels.app = ? and channels.channel = ?) and channels.version = ?)
  returning app;

-- canary/canary-repository.ts findCanary
select app, channel, version, previous, share, updated_at
  from channels
  where (channels.app = ? and channels.channel = ?);

-- canary/canary-repository.ts saveCanary
insert into channels (app, channel, version, previous, share, updated_at)
  values (?, ?, ?, default, ?, now())
  on conflict (app,channel) do update set version = ?, share = ?, updated_at = now();

-- force/approval-repository.ts countOthers
select count(*) as count
  from release_force_approvals
  where (release_force_approvals.approver = ? and not ((release_force_approvals.app = ? and release_force_approvals.version = ?)));

-- force/approval-repository.ts deleteApproval
delete from release_force_approvals
  where (((release_force_approvals.app = ? and release_force_approvals.version = ?) and release_force_approvals.approver = ?) and release_force_approvals.created_at = ?);

-- force/approval-repository.ts deleteOldApprovals
delete from release_force_approvals
  where release_force_approvals.created_at <= ?;

-- force/approval-repository.ts listApprovals
select release_force_approvals.app, release_force_approvals.version, release_force_approvals.approver, release_force_approvals.user_id, release_force_approvals.team, release_force_approvals.created_by, release_force_approvals.reason, release_force_approvals.created_at
  from release_force_approvals
  left join release_tokens on (release_tokens.team || '/' || release_tokens.name = release_force_approvals.approver and release_tokens.revoked_at >= release_force_approvals.created_at)
  left join users on users.id = release_force_approvals.user_id
  where ((release_force_approvals.app = ? and release_force_approvals.version = ?) and release_force_approvals.created_at > ? and release_tokens.id is null and (release_force_approvals.user_id is null or (users.status = ? and users.deleted_at is null)))
  order by release_force_approvals.created_at asc, release_force_approvals.approver asc;

-- force/approval-repository.ts lockApprovals
lock table release_force_approvals in share row exclusive mode;

-- force/approval-repository.ts saveApproval
insert into release_force_approvals (app, version, approver, user_id, team, created_by, reason, created_at)
  values (?, …)
  on conflict (app,version,approver) do update set user_id = ?, team = ?, created_by = ?, reason = ?, created_at = ?;

-- lock/lock-repository.ts deleteLock
delete from release_locks
  where release_locks.app = ?
  returning app;

-- lock/lock-repository.ts findLock
select app, actor, reason, since
  from release_locks
  where release_locks.app = ?;

-- lock/lock-repository.ts insertLock
insert into release_locks (app, actor, reason, since)
  values (?, …)
  on conflict do nothing
  returning app;

-- log/log-repository.ts appendToLog
insert into release_log (position, app, action, version, replaced, digest, at, hash)
  values (?, …);
select digest
  from releases
  where (releases.app = ? and releases.version = ?);
select pg_advisory_xact_lock(?::int, hashtext(?));
select position, hash
  from release_log
  order by release_log.position desc
  limit ?;

-- log/log-repository.ts listLog
select position, app, action, version, replaced, digest, at, hash
  from release_log
  where release_log.position > ?
  order by release_log.position asc
  limit ?;

-- owner/owner-repository.ts findOwner
select team, contact
  from release_owners
  where release_owners.app = ?;

-- owner/owner-repository.ts saveOwner
insert into release_owners (app, team, contact)
  values (?, …)
  on conflict (app) do update set team = ?, contact = ?;

-- pin/pin-repository.ts deletePin
delete from release_pins
  where (release_pins.app = ? and release_pins.kind = ? and release_pins.subject = ?);

-- pin/pin-repository.ts findPin
select app, kind, subject, version, actor, reason, created_at
  from release_pins
  where (release_pins.app = ? and release_pins.kind = ? and release_pins.subject = ?);

-- pin/pin-repository.ts findSubject
select code
  from roles
  where roles.code = ?;
select username
  from users
  where (lower(users.username) = ? and users.deleted_at is null);

-- pin/pin-repository.ts listPins
select app, kind, subject, version, actor, reason, created_at
  from release_pins
  order by release_pins.created_at desc, release_pins.app, release_pins.kind, release_pins.subject
  limit ?;

-- pin/pin-repository.ts savePin
insert into release_pins (app, kind, subject, version, actor, reason, created_at)
  values (?, …)
  on conflict (app,kind,subject) do update set version = ?, actor = ?, reason = ?, created_at = now();

-- release-repository.ts addEvent
insert into release_history (id, app, action, version, replaced, detail, actor, reason, forced, approval, created_at)
  values (?, …);

-- release-repository.ts findFile
select app, version, path, type, size, identity, brotli, gzip
  from release_files
  where (release_files.app = ? and release_files.version = ? and release_files.path = ?);

-- release-repository.ts findLive
select app, channel, version, previous, share, updated_at
  from channels
  where (channels.app = ? and channels.channel = ?);

-- release-repository.ts findPublished
select digest, client_only, signature_key
  from releases
  where (releases.app = ? and releases.version = ?);

-- release-repository.ts insertFiles
insert into release_files (app, version, path, type, size, identity, brotli, gzip)
  values (?, …);

-- release-repository.ts insertRelease
insert into releases (app, version, record, digest, signature_key, signature, client_only, published_by, published_at, left_channel_at)
  values (?, …)
  on conflict do nothing
  returning app;

-- release-repository.ts listApps
select distinct app
  from releases
  order by releases.app;

-- release-repository.ts listChannels
select app, channel, version, previous, share, updated_at
  from channels
  order by channels.app, channels.channel;

-- release-repository.ts listEvents
select id, app, action, version, replaced, detail, actor, reason, forced, approval, created_at
  from release_history
  where release_history.app = ?
  order by release_history.id desc
  limit ?;

-- release-repository.ts listKept
select version
  from releases
  where (releases.app = ? and false);
select version
  from releases
  where (releases.app = ? and releases.version in (?, …));

-- release-repository.ts listMoves
select action, version
  from release_history
  where (release_history.app = ? and release_history.action in (?, …))
  order by release_history.id desc
  limit ?;

-- release-repository.ts listRecords
select record, client_only
  from releases
  where (releases.app, releases.version) in ((?, …));

-- release-repository.ts listVersions
select version, published_at, published_by, ( select coalesce(sum(file.size), 0)::int
    from release_files file
    where file.app = releases.app and file.version = releases.version ), client_only
  from releases
  where releases.app = ?
  order by releases.published_at desc, releases.version desc
  limit ?;

-- release-repository.ts lockChannels
lock table channels in share row exclusive mode;

-- release-repository.ts markChannels
update releases
  set left_channel_at = case when releases.version = ? then null else now() end
  where (releases.app = ? and releases.version in (?, …));

-- release-repository.ts saveLive
insert into channels (app, channel, version, previous, share, updated_at)
  values (?, ?, ?, ?, default, now())
  on conflict (app,channel) do update set version = ?, previous = ?, updated_at = now();

-- release-repository.ts updateSignature
update releases
  set record = ?, signature_key = ?, signature = ?
  where ((releases.app = ? and releases.version = ?) and releases.signature_key is not distinct from ?);

-- retirement-repository.ts deleteRelease
delete from releases
  where (releases.app = ? and releases.version = ?);

-- retirement-repository.ts isLocked
select count(*) as count
  from release_locks
  where release_locks.app = ?;

-- retirement-repository.ts listAging
select version, published_at, left_channel_at, ( exists ( select
      from channels c
      where c.app = releases.app and releases.version in (c.version, c.previous) ) or exists ( select
      from release_pins p
      where p.app = releases.app and p.version = releases.version ) )
  from releases
  where releases.app = ?;

-- retirement-repository.ts listApps
select distinct app
  from releases
  order by releases.app;

-- token/token-repository.ts findToken
select id, name, team, apps, actions, hash, created_by, created_at, ends_at, revoked_at, revoked_by, last_used_at
  from release_tokens
  where release_tokens.id = ?;

-- token/token-repository.ts findTokenByHash
select id, name, team, apps, actions, hash, created_by, created_at, ends_at, revoked_at, revoked_by, last_used_at
  from release_tokens
  where release_tokens.hash = ?;

-- token/token-repository.ts insertToken
insert into release_tokens (id, name, team, apps, actions, hash, created_by, created_at, ends_at, revoked_at, revoked_by, last_used_at)
  values (?, …)
  returning id, name, team, apps, actions, hash, created_by, created_at, ends_at, revoked_at, revoked_by, last_used_at;

-- token/token-repository.ts listTokens
select id, name, team, apps, actions, hash, created_by, created_at, ends_at, revoked_at, revoked_by, last_used_at
  from release_tokens
  order by release_tokens.id desc
  limit ?;

-- token/token-repository.ts listValidTokens
select team, name
  from release_tokens
  where (release_tokens.revoked_at is null and release_tokens.ends_at > ?)
  limit ?;

-- token/token-repository.ts lockTokens
lock table release_tokens in share row exclusive mode;

-- token/token-repository.ts markUsed
update release_tokens
  set last_used_at = ?
  where (release_tokens.id = ? and (release_tokens.last_used_at is null or release_tokens.last_used_at < ?));

-- token/token-repository.ts revokeToken
update release_tokens
  set revoked_at = ?, revoked_by = ?
  where (release_tokens.id = ? and release_tokens.revoked_at is null)
  returning id, name, team, apps, actions, hash, created_by, created_at, ends_at, revoked_at, revoked_by, last_used_at;
