-- account-repository.ts findAccount
select id, password_hash, status, exists (select 1
    from user_roles ur
    join roles r on r.id = ur.role_id
    where ur.user_id = users.id and r.status = 1), initial_password_until
  from users
  where (lower(users.username) = ? and users.deleted_at is null);

-- account-repository.ts findEnabledRole
select id
  from roles
  where (roles.code = ? and roles.status = ?);

-- account-repository.ts findOwner
select id, username, case when mobile_verified_at is not null then mobile end, case when email_verified_at is not null then email end, language
  from users
  where ((lower(users.email) = ? and users.email_verified_at is not null) and users.deleted_at is null);
select id, username, case when mobile_verified_at is not null then mobile end, case when email_verified_at is not null then email end, language
  from users
  where ((users.mobile = ? and users.mobile_verified_at is not null) and users.deleted_at is null);

-- account-repository.ts findOwnerNamed
select id, username, case when mobile_verified_at is not null then mobile end, case when email_verified_at is not null then email end, language, password_changed_at
  from users
  where (lower(users.username) = ? and users.deleted_at is null);

-- account-repository.ts findProfile
select nickname, avatar, must_change_password
  from users
  where users.id = ?;

-- account-repository.ts getDetails
select username, nickname, avatar, gender, birthday, mobile, email, password_changed_at, closing_at, created_at
  from users
  where users.id = ?;

-- account-repository.ts getOwner
select id, username, case when mobile_verified_at is not null then mobile end, case when email_verified_at is not null then email end, language
  from users
  where users.id = ?;

-- account-repository.ts lockAccount
select id, password_hash, status, exists (select 1
    from user_roles ur
    join roles r on r.id = ur.role_id
    where ur.user_id = users.id and r.status = 1), initial_password_until
  from users
  where (users.id = ? and users.deleted_at is null)
  for no key update;

-- account-repository.ts rememberLanguage
update users
  set language = ?
  where ((lower(users.username) = ? and users.deleted_at is null) and users.language is distinct from ?);
update users
  set language = ?
  where ((lower(users.username) = ? and users.deleted_at is null) and users.language is null);

-- account-repository.ts replaceHash
update users
  set password_hash = ?
  where users.id = ?;

-- captcha/captcha-repository.ts claimKey
insert into captchas (key, answer_hash, expires_at)
  values (?, …)
  on conflict do nothing;

-- captcha/captcha-repository.ts deleteExpiredCaptchas
delete from captchas
  where captchas.expires_at <= ?;

-- captcha/captcha-repository.ts insertCaptcha
delete from captchas
  where captchas.key in (select key
    from captchas
    where captchas.expires_at <= ?
    limit ?
    for update skip locked);
insert into captchas (key, answer_hash, expires_at)
  values (?, …);

-- captcha/captcha-repository.ts takeCaptcha
delete from captchas
  where captchas.key = ?
  returning key, answer_hash, expires_at;

-- devices/device-repository.ts hasDevice
select count(*) as count
  from sessions
  where (sessions.user_id = ? and sessions.id = ?);

-- devices/device-repository.ts listDevices
select id, token_hash, user_id, address, agent, created_at, last_seen_at, expires_at, factor_at
  from sessions
  where (sessions.user_id = ? and sessions.expires_at > ?)
  order by sessions.id = ? desc, sessions.last_seen_at desc, sessions.id desc
  limit ?;

-- login-failure-repository.ts countAttempt
insert into login_failures (subject, count, window_started_at, locked_until)
  values (?, …)
  on conflict (subject) do update set count = case when (login_failures.locked_until is not null or login_failures.window_started_at <= ?::timestamptz) then 1 else login_failures.count + 1 end, window_started_at = case when (login_failures.locked_until is not null or login_failures.window_started_at <= ?::timestamptz) then ?::timestamptz else login_failures.window_started_at end, locked_until = case when (case when (login_failures.locked_until is not null or login_failures.window_started_at <= ?::timestamptz) then 1 else login_failures.count + 1 end) >= ? then ?::timestamptz end
  where login_failures.locked_until is null or login_failures.locked_until <= ?::timestamptz
  returning subject;

-- login-failure-repository.ts deleteAttempts
delete from login_failures
  where login_failures.subject = ? or starts_with(login_failures.subject, ?);

-- login-failure-repository.ts deleteOldFailures
delete from login_failures
  where login_failures.window_started_at < ?::timestamptz and coalesce(login_failures.locked_until <= ?::timestamptz, true);

-- login-failure-repository.ts findWaitUntil
select locked_until
  from login_failures
  where login_failures.subject = ?;

-- login-failure-repository.ts resetAttempts
delete from login_failures
  where login_failures.subject = ?;

-- login-failure-repository.ts uncountAttempt
update login_failures
  set count = greatest(login_failures.count - 1, 0), locked_until = ?
  where login_failures.subject = ?;

-- session-end-repository.ts deleteOldEnds
delete from ended_sessions
  where ended_sessions.ended_at <= ?;

-- session-end-repository.ts endDevice
delete from sessions
  where (sessions.user_id = ? and sessions.id = ?)
  returning token_hash;
insert into ended_sessions (token_hash, reason, ended_at)
  values (?, …);

-- session-end-repository.ts endOtherDevices
delete from sessions
  where (sessions.user_id = ? and sessions.id <> ?)
  returning token_hash;
insert into ended_sessions (token_hash, reason, ended_at)
  values (?, …);

-- session-end-repository.ts endSessionsOf
delete from factor_challenges
  where factor_challenges.user_id in (?, …);
delete from sessions
  where sessions.user_id in (?, …)
  returning token_hash;
insert into ended_sessions (token_hash, reason, ended_at)
  values (?, …);

-- session-end-repository.ts endSessionsWhere
delete from sessions
  where sessions.id in (?, …)
  returning token_hash;
insert into ended_sessions (token_hash, reason, ended_at)
  values (?, …);

-- session-end-repository.ts findSessionEnd
select reason
  from ended_sessions
  where ended_sessions.token_hash = ?;

-- session-repository.ts deleteExpiredSessions
delete from sessions
  where sessions.expires_at <= ?;

-- session-repository.ts deleteSession
delete from sessions
  where sessions.id = ?;

-- session-repository.ts extendSession
update sessions
  set last_seen_at = ?, expires_at = ?
  where sessions.id = ?;

-- session-repository.ts findEnabled
select id, username, array( select r.code
    from user_roles ur
    join roles r on r.id = ur.role_id
    where ur.user_id = users.id and r.status = 1
    order by r.sort, r.id), array( select distinct m.perm
    from role_menus rm
    join menus m on m.id = rm.menu_id
    where rm.role_id = any (array( select r.id
        from user_roles ur
        join roles r on r.id = ur.role_id
        where ur.user_id = users.id and r.status = 1)) and m.type = 'BUTTON' and m.perm is not null
    order by m.perm), must_change_password
  from users
  where (users.id = ? and users.status = ? and users.deleted_at is null);

-- session-repository.ts findLiveSession
select sessions.id, users.id, users.username, sessions.created_at, sessions.last_seen_at, sessions.factor_at, array( select r.code
    from user_roles ur
    join roles r on r.id = ur.role_id
    where ur.user_id = users.id and r.status = 1
    order by r.sort, r.id), array( select distinct m.perm
    from role_menus rm
    join menus m on m.id = rm.menu_id
    where rm.role_id = any (array( select r.id
        from user_roles ur
        join roles r on r.id = ur.role_id
        where ur.user_id = users.id and r.status = 1)) and m.type = 'BUTTON' and m.perm is not null
    order by m.perm), users.must_change_password, (select version
    from access_version), exists (select 1
    from approval_deputies d
    where d.deputy_id = users.id and ?::date between d.first_day and d.last_day)
  from sessions
  inner join users on users.id = sessions.user_id
  where (sessions.token_hash = ? and sessions.expires_at > ? and users.status = ? and users.deleted_at is null);

-- session-repository.ts findRights
select id, username, array( select r.code
    from user_roles ur
    join roles r on r.id = ur.role_id
    where ur.user_id = users.id and r.status = 1
    order by r.sort, r.id), array( select distinct m.perm
    from role_menus rm
    join menus m on m.id = rm.menu_id
    where rm.role_id = any (array( select r.id
        from user_roles ur
        join roles r on r.id = ur.role_id
        where ur.user_id = users.id and r.status = 1)) and m.type = 'BUTTON' and m.perm is not null
    order by m.perm), must_change_password
  from users
  where (users.id = ? and users.status = ? and users.deleted_at is null);

-- session-repository.ts findRoleCodes
select array( select r.code
    from user_roles ur
    join roles r on r.id = ur.role_id
    where ur.user_id = users.id and r.status = 1
    order by r.sort, r.id)
  from users
  where users.id = ?;

-- session-repository.ts findSessionRights
select count(*) as count
  from sessions
  where (sessions.id = ? and sessions.user_id = ? and sessions.expires_at > ?);
select id, username, array( select r.code
    from user_roles ur
    join roles r on r.id = ur.role_id
    where ur.user_id = users.id and r.status = 1
    order by r.sort, r.id), array( select distinct m.perm
    from role_menus rm
    join menus m on m.id = rm.menu_id
    where rm.role_id = any (array( select r.id
        from user_roles ur
        join roles r on r.id = ur.role_id
        where ur.user_id = users.id and r.status = 1)) and m.type = 'BUTTON' and m.perm is not null
    order by m.perm), must_change_password
  from users
  where (users.id = ? and users.status = ? and users.deleted_at is null);

-- session-repository.ts insertSession
insert into sessions (id, token_hash, user_id, address, agent, created_at, last_seen_at, expires_at, factor_at)
  values (?, …);

-- session-repository.ts replaceToken
update sessions
  set token_hash = ?
  where sessions.id = ?;
update sessions
  set token_hash = ?, factor_at = ?
  where sessions.id = ?;
