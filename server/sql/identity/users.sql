-- import/import-repository.ts cancelOpen
update user_imports
  set state = ?
  where (user_imports.id = ? and user_imports.state in (?, …));

-- import/import-repository.ts countOpen
select count(*)
  from user_imports
  where (user_imports.user_id = ? and user_imports.state in (?, …));

-- import/import-repository.ts deleteImportsBefore
delete from user_imports
  where user_imports.created_at < ?;

-- import/import-repository.ts deleteSurplus
delete from user_imports
  where (user_imports.user_id = ? and user_imports.state not in (?, …) and user_imports.id not in (select id
      from user_imports
      where user_imports.user_id = ?
      order by user_imports.id desc
      limit ?) and user_imports.passwords is null);

-- import/import-repository.ts findImport
select id, user_id, dept_id, mode, file_name, state, rows, checked, written, faults, faulty_rows, reason, attempt, touched_at, created_at, passwords is not null
  from user_imports
  where (user_imports.id = ? and user_imports.user_id = ?);

-- import/import-repository.ts findSheet
select sheet
  from user_imports
  where (user_imports.id = ? and user_imports.user_id = ?);

-- import/import-repository.ts insertFaults
insert into user_import_faults (import_id, number, line, field, value, reason)
  values (?, …);

-- import/import-repository.ts insertImport
insert into user_imports (id, user_id, dept_id, mode, file_name, state, rows, checked, written, faults, faulty_rows, sheet, passwords, reason, attempt, touched_at, created_at)
  values (?, …)
  returning id;

-- import/import-repository.ts listFaults
select line, field, value, reason
  from user_import_faults
  where user_import_faults.import_id = ?
  order by user_import_faults.number asc;
select line, field, value, reason
  from user_import_faults
  where user_import_faults.import_id = ?
  order by user_import_faults.number asc
  limit ?;
select line, field, value, reason
  from user_import_faults
  where user_import_faults.import_id = ?
  order by user_import_faults.number asc
  limit ? offset ?;

-- import/import-repository.ts takeNext
update user_imports
  set state = ?, checked = ?, written = ?, attempt = user_imports.attempt + 1, touched_at = ?
  where user_imports.id in (select id
    from user_imports
    where (user_imports.state = ? or (user_imports.state in (?, …) and user_imports.touched_at < ?))
    order by user_imports.id asc
    limit ?
    for update skip locked)
  returning id, user_id, dept_id, mode, file_name, state, rows, checked, written, faults, faulty_rows, sheet, passwords, reason, attempt, touched_at, created_at;

-- import/import-repository.ts takePasswords
select passwords
  from user_imports
  where (user_imports.id = ? and user_imports.user_id = ?)
  for update;
update user_imports
  set passwords = ?
  where (user_imports.id = ? and user_imports.user_id = ?);

-- import/import-repository.ts updateAttempt
update user_imports
  set checked = ?, touched_at = ?
  where (user_imports.id = ? and user_imports.attempt = ? and user_imports.state in (?, …));
update user_imports
  set state = ?, checked = ?, touched_at = ?
  where (user_imports.id = ? and user_imports.attempt = ? and user_imports.state in (?, …));
update user_imports
  set state = ?, checked = ?, written = ?, faults = ?, faulty_rows = ?, sheet = ?, passwords = ?
  where (user_imports.id = ? and user_imports.attempt = ? and user_imports.state in (?, …));
update user_imports
  set state = ?, written = ?, reason = ?
  where (user_imports.id = ? and user_imports.attempt = ? and user_imports.state in (?, …));
update user_imports
  set written = ?, touched_at = ?
  where (user_imports.id = ? and user_imports.attempt = ? and user_imports.state in (?, …));

-- user-record-repository.ts countOtherRoots
select count(*) as count
  from users
  where (users.deleted_at is null and users.status = ? and users.id not in (?, …) and users.id in (select user_roles.user_id
      from user_roles
      inner join roles on roles.id = user_roles.role_id
      where roles.code = ?));

-- user-record-repository.ts deleteUserRoles
delete from user_roles
  where user_roles.user_id in (?, …);

-- user-record-repository.ts findTaken
select lower(username)
  from users
  where (users.deleted_at is null and false);
select lower(username)
  from users
  where (users.deleted_at is null and lower(users.username) in (?, …));

-- user-record-repository.ts insertUser
insert into users (id, username, nickname, password_hash, mobile, gender, avatar, email, status, dept_id, birthday, language, mobile_verified_at, email_verified_at, must_change_password, initial_password_until, password_changed_at, closing_at, erased_at, created_at, updated_at, deleted_at)
  values (?, …)
  returning id;

-- user-record-repository.ts insertUserRoles
insert into user_roles (user_id, role_id)
  values (?, …);

-- user-record-repository.ts insertUsers
insert into users (id, username, nickname, password_hash, mobile, gender, avatar, email, status, dept_id, birthday, language, mobile_verified_at, email_verified_at, must_change_password, initial_password_until, password_changed_at, closing_at, erased_at, created_at, updated_at, deleted_at)
  values (?, …)
  on conflict do nothing
  returning id, username;

-- user-record-repository.ts lockUsers
select id, username, nickname, mobile, gender, avatar, email, status, dept_id, array(select ur.role_id
    from user_roles ur
    where ur.user_id = users.id
    order by ur.role_id), array(select r.code
    from user_roles ur
    join roles r on r.id = ur.role_id
    where ur.user_id = users.id
    order by r.id), (extract(epoch from updated_at) * 1000000)::bigint::text
  from users
  where (users.id in (?, …) and (users.deleted_at is null and (users.id = ? or users.dept_id in (?, …)) and not exists (select 1
        from user_roles
        inner join roles on roles.id = user_roles.role_id
        where (user_roles.user_id = users.id and roles.code = ?))) and (users.username <> ? or users.id = ?))
  order by users.id
  for update of users;
select id, username, nickname, mobile, gender, avatar, email, status, dept_id, array(select ur.role_id
    from user_roles ur
    where ur.user_id = users.id
    order by ur.role_id), array(select r.code
    from user_roles ur
    join roles r on r.id = ur.role_id
    where ur.user_id = users.id
    order by r.id), (extract(epoch from updated_at) * 1000000)::bigint::text
  from users
  where (users.id in (?, …) and (users.deleted_at is null and not exists (select 1
        from user_roles
        inner join roles on roles.id = user_roles.role_id
        where (user_roles.user_id = users.id and roles.code = ?))) and (users.username <> ? or users.id = ?))
  order by users.id
  for update of users;
select id, username, nickname, mobile, gender, avatar, email, status, dept_id, array(select ur.role_id
    from user_roles ur
    where ur.user_id = users.id
    order by ur.role_id), array(select r.code
    from user_roles ur
    join roles r on r.id = ur.role_id
    where ur.user_id = users.id
    order by r.id), (extract(epoch from updated_at) * 1000000)::bigint::text
  from users
  where (users.id in (?, …) and users.deleted_at is null and (users.username <> ? or users.id = ?))
  order by users.id
  for update of users;

-- user-record-repository.ts updateUsers
update users
  set email = ?, email_verified_at = ?, updated_at = now()
  where users.id in (?, …);
update users
  set mobile = ?, mobile_verified_at = ?, updated_at = now()
  where users.id in (?, …);
update users
  set nickname = ?, gender = ?, birthday = ?, updated_at = now()
  where users.id in (?, …);
update users
  set password_hash = ?, must_change_password = ?, initial_password_until = ?, password_changed_at = ?, updated_at = now()
  where users.id in (?, …);
update users
  set password_hash = ?, must_change_password = ?, initial_password_until = ?, updated_at = now()
  where users.id in (?, …);
update users
  set status = ?, updated_at = now()
  where users.id in (?, …);
update users
  set updated_at = now(), deleted_at = ?
  where users.id in (?, …);
update users
  set username = ?, nickname = ?, dept_id = ?, updated_at = now()
  where users.id in (?, …);
update users
  set username = ?, nickname = ?, email = ?, dept_id = ?, email_verified_at = ?, updated_at = now()
  where users.id in (?, …);
update users
  set username = ?, nickname = ?, mobile = ?, email = ?, dept_id = ?, mobile_verified_at = ?, updated_at = now()
  where users.id in (?, …);
update users
  set username = ?, nickname = ?, mobile = ?, gender = ?, avatar = ?, email = ?, status = ?, dept_id = ?, updated_at = now()
  where users.id in (?, …);
update users
  set username = ?, nickname = ?, updated_at = now()
  where users.id in (?, …);

-- user-repository.ts areUsersInScope
select count(*) as count
  from users
  where (users.id in (?, …) and users.deleted_at is null and (users.id = ? or users.dept_id in (?, …)));
select count(*) as count
  from users
  where (users.id in (?, …) and users.deleted_at is null);

-- user-repository.ts countUsers
select count(*) as count
  from users
  where ((users.deleted_at is null and (users.id = ? or false) and not exists (select 1
        from user_roles
        inner join roles on roles.id = user_roles.role_id
        where (user_roles.user_id = users.id and roles.code = ?))) and users.username <> ? and (users.username ilike ? or users.nickname ilike ? or coalesce(users.mobile, '') ilike ?));
select count(*) as count
  from users
  where ((users.deleted_at is null and (users.id = ? or users.dept_id in (?, …)) and not exists (select 1
        from user_roles
        inner join roles on roles.id = user_roles.role_id
        where (user_roles.user_id = users.id and roles.code = ?))) and users.username <> ? and (users.username ilike ? or users.nickname ilike ? or coalesce(users.mobile, '') ilike ? or users.id = any(array(select record_names.record_id
          from record_names
          where record_names.kind = ? and record_names.tokens @@ ?::tsquery
          limit ?))));
select count(*) as count
  from users
  where ((users.deleted_at is null and (users.id = ? or users.dept_id in (?, …)) and not exists (select 1
        from user_roles
        inner join roles on roles.id = user_roles.role_id
        where (user_roles.user_id = users.id and roles.code = ?))) and users.username <> ? and (users.username ilike ? or users.nickname ilike ? or coalesce(users.mobile, '') ilike ?));
select count(*) as count
  from users
  where ((users.deleted_at is null and not exists (select 1
        from user_roles
        inner join roles on roles.id = user_roles.role_id
        where (user_roles.user_id = users.id and roles.code = ?))) and users.username <> ? and (users.username ilike ? or users.nickname ilike ? or coalesce(users.mobile, '') ilike ? or users.id = any(array(select record_names.record_id
          from record_names
          where record_names.kind = ? and record_names.tokens @@ ?::tsquery
          limit ?))));
select count(*) as count
  from users
  where ((users.deleted_at is null and not exists (select 1
        from user_roles
        inner join roles on roles.id = user_roles.role_id
        where (user_roles.user_id = users.id and roles.code = ?))) and users.username <> ? and (users.username ilike ? or users.nickname ilike ? or coalesce(users.mobile, '') ilike ?));
select count(*) as count
  from users
  where (users.deleted_at is null and users.username <> ? and ((users.username ilike ? or users.nickname ilike ? or coalesce(users.mobile, '') ilike ?) and users.created_at < ?));
select count(*) as count
  from users
  where (users.deleted_at is null and users.username <> ? and ((users.username ilike ? or users.nickname ilike ? or coalesce(users.mobile, '') ilike ?) and users.created_at >= ? and users.created_at < ?));
select count(*) as count
  from users
  where (users.deleted_at is null and users.username <> ? and ((users.username ilike ? or users.nickname ilike ? or coalesce(users.mobile, '') ilike ?) and users.dept_id in (with recursive below as ( select id
          from departments
          where id = ? union select d.id
          from departments d
          join below on d.parent_id = below.id ) select id
        from below)));
select count(*) as count
  from users
  where (users.deleted_at is null and users.username <> ? and ((users.username ilike ? or users.nickname ilike ? or coalesce(users.mobile, '') ilike ?) and users.status = ?));
select count(*) as count
  from users
  where (users.deleted_at is null and users.username <> ? and (users.username ilike ? or users.nickname ilike ? or coalesce(users.mobile, '') ilike ? or users.id = any(array(select record_names.record_id
          from record_names
          where record_names.kind = ? and record_names.tokens @@ ?::tsquery
          limit ?))));
select count(*) as count
  from users
  where (users.deleted_at is null and users.username <> ? and (users.username ilike ? or users.nickname ilike ? or coalesce(users.mobile, '') ilike ?));

-- user-repository.ts listUserIds
select id
  from users
  where ((users.deleted_at is null and not exists (select 1
        from user_roles
        inner join roles on roles.id = user_roles.role_id
        where (user_roles.user_id = users.id and roles.code = ?))) and users.username <> ? and (users.username ilike ? or users.nickname ilike ? or coalesce(users.mobile, '') ilike ? or users.id = any(array(select record_names.record_id
          from record_names
          where record_names.kind = ? and record_names.tokens @@ ?::tsquery
          limit ?))))
  order by users.id desc
  limit ?;

-- user-repository.ts listUsers
select users.id, users.username, users.nickname, users.mobile, users.gender, users.avatar, users.email, users.status, users.dept_id, departments.name, coalesce((select string_agg(r.name, ','
        order by r.sort, r.id)
      from user_roles ur
      join roles r on r.id = ur.role_id
      where ur.user_id = users.id), ''), users.created_at, users.initial_password_until
  from users
  left join departments on departments.id = users.dept_id
  where ((users.deleted_at is null and (users.id = ? or false) and not exists (select 1
        from user_roles
        inner join roles on roles.id = user_roles.role_id
        where (user_roles.user_id = users.id and roles.code = ?))) and users.username <> ? and (users.username ilike ? or users.nickname ilike ? or coalesce(users.mobile, '') ilike ?))
  order by users.id desc
  limit ?;
select users.id, users.username, users.nickname, users.mobile, users.gender, users.avatar, users.email, users.status, users.dept_id, departments.name, coalesce((select string_agg(r.name, ','
        order by r.sort, r.id)
      from user_roles ur
      join roles r on r.id = ur.role_id
      where ur.user_id = users.id), ''), users.created_at, users.initial_password_until
  from users
  left join departments on departments.id = users.dept_id
  where ((users.deleted_at is null and (users.id = ? or users.dept_id in (?, …)) and not exists (select 1
        from user_roles
        inner join roles on roles.id = user_roles.role_id
        where (user_roles.user_id = users.id and roles.code = ?))) and users.username <> ? and (users.username ilike ? or users.nickname ilike ? or coalesce(users.mobile, '') ilike ? or users.id = any(array(select record_names.record_id
          from record_names
          where record_names.kind = ? and record_names.tokens @@ ?::tsquery
          limit ?))))
  order by users.id desc
  limit ?;
select users.id, users.username, users.nickname, users.mobile, users.gender, users.avatar, users.email, users.status, users.dept_id, departments.name, coalesce((select string_agg(r.name, ','
        order by r.sort, r.id)
      from user_roles ur
      join roles r on r.id = ur.role_id
      where ur.user_id = users.id), ''), users.created_at, users.initial_password_until
  from users
  left join departments on departments.id = users.dept_id
  where ((users.deleted_at is null and (users.id = ? or users.dept_id in (?, …)) and not exists (select 1
        from user_roles
        inner join roles on roles.id = user_roles.role_id
        where (user_roles.user_id = users.id and roles.code = ?))) and users.username <> ? and (users.username ilike ? or users.nickname ilike ? or coalesce(users.mobile, '') ilike ?))
  order by users.id desc
  limit ?;
select users.id, users.username, users.nickname, users.mobile, users.gender, users.avatar, users.email, users.status, users.dept_id, departments.name, coalesce((select string_agg(r.name, ','
        order by r.sort, r.id)
      from user_roles ur
      join roles r on r.id = ur.role_id
      where ur.user_id = users.id), ''), users.created_at, users.initial_password_until
  from users
  left join departments on departments.id = users.dept_id
  where ((users.deleted_at is null and not exists (select 1
        from user_roles
        inner join roles on roles.id = user_roles.role_id
        where (user_roles.user_id = users.id and roles.code = ?))) and users.username <> ? and (users.username ilike ? or users.nickname ilike ? or coalesce(users.mobile, '') ilike ? or users.id = any(array(select record_names.record_id
          from record_names
          where record_names.kind = ? and record_names.tokens @@ ?::tsquery
          limit ?))))
  order by users.id desc
  limit ?;
select users.id, users.username, users.nickname, users.mobile, users.gender, users.avatar, users.email, users.status, users.dept_id, departments.name, coalesce((select string_agg(r.name, ','
        order by r.sort, r.id)
      from user_roles ur
      join roles r on r.id = ur.role_id
      where ur.user_id = users.id), ''), users.created_at, users.initial_password_until
  from users
  left join departments on departments.id = users.dept_id
  where ((users.deleted_at is null and not exists (select 1
        from user_roles
        inner join roles on roles.id = user_roles.role_id
        where (user_roles.user_id = users.id and roles.code = ?))) and users.username <> ? and (users.username ilike ? or users.nickname ilike ? or coalesce(users.mobile, '') ilike ?))
  order by users.id desc
  limit ?;
select users.id, users.username, users.nickname, users.mobile, users.gender, users.avatar, users.email, users.status, users.dept_id, departments.name, coalesce((select string_agg(r.name, ','
        order by r.sort, r.id)
      from user_roles ur
      join roles r on r.id = ur.role_id
      where ur.user_id = users.id), ''), users.created_at, users.initial_password_until
  from users
  left join departments on departments.id = users.dept_id
  where ((users.deleted_at is null and users.username <> ? and (users.username ilike ? or users.nickname ilike ? or coalesce(users.mobile, '') ilike ?)) and users.id < ?)
  order by users.id desc
  limit ?;
select users.id, users.username, users.nickname, users.mobile, users.gender, users.avatar, users.email, users.status, users.dept_id, departments.name, coalesce((select string_agg(r.name, ','
        order by r.sort, r.id)
      from user_roles ur
      join roles r on r.id = ur.role_id
      where ur.user_id = users.id), ''), users.created_at, users.initial_password_until
  from users
  left join departments on departments.id = users.dept_id
  where (users.deleted_at is null and users.username <> ? and ((users.username ilike ? or users.nickname ilike ? or coalesce(users.mobile, '') ilike ?) and users.created_at < ?))
  order by users.id desc
  limit ?;
select users.id, users.username, users.nickname, users.mobile, users.gender, users.avatar, users.email, users.status, users.dept_id, departments.name, coalesce((select string_agg(r.name, ','
        order by r.sort, r.id)
      from user_roles ur
      join roles r on r.id = ur.role_id
      where ur.user_id = users.id), ''), users.created_at, users.initial_password_until
  from users
  left join departments on departments.id = users.dept_id
  where (users.deleted_at is null and users.username <> ? and ((users.username ilike ? or users.nickname ilike ? or coalesce(users.mobile, '') ilike ?) and users.created_at >= ? and users.created_at < ?))
  order by users.id desc
  limit ?;
select users.id, users.username, users.nickname, users.mobile, users.gender, users.avatar, users.email, users.status, users.dept_id, departments.name, coalesce((select string_agg(r.name, ','
        order by r.sort, r.id)
      from user_roles ur
      join roles r on r.id = ur.role_id
      where ur.user_id = users.id), ''), users.created_at, users.initial_password_until
  from users
  left join departments on departments.id = users.dept_id
  where (users.deleted_at is null and users.username <> ? and ((users.username ilike ? or users.nickname ilike ? or coalesce(users.mobile, '') ilike ?) and users.dept_id in (with recursive below as ( select id
          from departments
          where id = ? union select d.id
          from departments d
          join below on d.parent_id = below.id ) select id
        from below)))
  order by users.id desc
  limit ?;
select users.id, users.username, users.nickname, users.mobile, users.gender, users.avatar, users.email, users.status, users.dept_id, departments.name, coalesce((select string_agg(r.name, ','
        order by r.sort, r.id)
      from user_roles ur
      join roles r on r.id = ur.role_id
      where ur.user_id = users.id), ''), users.created_at, users.initial_password_until
  from users
  left join departments on departments.id = users.dept_id
  where (users.deleted_at is null and users.username <> ? and ((users.username ilike ? or users.nickname ilike ? or coalesce(users.mobile, '') ilike ?) and users.status = ?))
  order by users.id desc
  limit ?;
select users.id, users.username, users.nickname, users.mobile, users.gender, users.avatar, users.email, users.status, users.dept_id, departments.name, coalesce((select string_agg(r.name, ','
        order by r.sort, r.id)
      from user_roles ur
      join roles r on r.id = ur.role_id
      where ur.user_id = users.id), ''), users.created_at, users.initial_password_until
  from users
  left join departments on departments.id = users.dept_id
  where (users.deleted_at is null and users.username <> ? and (users.username ilike ? or users.nickname ilike ? or coalesce(users.mobile, '') ilike ? or users.id = any(array(select record_names.record_id
          from record_names
          where record_names.kind = ? and record_names.tokens @@ ?::tsquery
          limit ?))))
  order by users.id desc
  limit ?;
select users.id, users.username, users.nickname, users.mobile, users.gender, users.avatar, users.email, users.status, users.dept_id, departments.name, coalesce((select string_agg(r.name, ','
        order by r.sort, r.id)
      from user_roles ur
      join roles r on r.id = ur.role_id
      where ur.user_id = users.id), ''), users.created_at, users.initial_password_until
  from users
  left join departments on departments.id = users.dept_id
  where (users.deleted_at is null and users.username <> ? and (users.username ilike ? or users.nickname ilike ? or coalesce(users.mobile, '') ilike ?))
  order by users.id desc
  limit ?;
