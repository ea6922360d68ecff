-- candidate-repository.ts findCandidate
select id, username, nickname
  from users
  where (((users.deleted_at is null and (users.id = ? or users.dept_id in (?, …)) and not exists (select 1
          from user_roles
          inner join roles on roles.id = user_roles.role_id
          where (user_roles.user_id = users.id and roles.code = ?))) and users.status = ? and users.id <> ? and users.username <> ? and exists (select 1
        from user_roles
        inner join roles on (roles.id = user_roles.role_id and roles.status = ?)
        inner join role_menus on role_menus.role_id = roles.id
        inner join menus on (menus.id = role_menus.menu_id and menus.type = ? and menus.perm is not null)
        where user_roles.user_id = users.id)) and users.id = ?)
  order by users.nickname asc, users.id asc
  limit ?;
select id, username, nickname
  from users
  where (((users.deleted_at is null and not exists (select 1
          from user_roles
          inner join roles on roles.id = user_roles.role_id
          where (user_roles.user_id = users.id and roles.code = ?))) and users.status = ? and users.id <> ? and users.username <> ? and exists (select 1
        from user_roles
        inner join roles on (roles.id = user_roles.role_id and roles.status = ?)
        inner join role_menus on role_menus.role_id = roles.id
        inner join menus on (menus.id = role_menus.menu_id and menus.type = ? and menus.perm is not null)
        where user_roles.user_id = users.id)) and users.id = ?)
  order by users.nickname asc, users.id asc
  limit ?;

-- candidate-repository.ts listCandidates
select id, username, nickname
  from users
  where (((users.deleted_at is null and (users.id = ? or users.dept_id in (?, …)) and not exists (select 1
          from user_roles
          inner join roles on roles.id = user_roles.role_id
          where (user_roles.user_id = users.id and roles.code = ?))) and users.status = ? and users.id <> ? and users.username <> ? and exists (select 1
        from user_roles
        inner join roles on (roles.id = user_roles.role_id and roles.status = ?)
        inner join role_menus on role_menus.role_id = roles.id
        inner join menus on (menus.id = role_menus.menu_id and menus.type = ? and menus.perm is not null)
        where user_roles.user_id = users.id)) and (users.username ilike ? or users.nickname ilike ?))
  order by users.nickname asc, users.id asc
  limit ?;
select id, username, nickname
  from users
  where (((users.deleted_at is null and not exists (select 1
          from user_roles
          inner join roles on roles.id = user_roles.role_id
          where (user_roles.user_id = users.id and roles.code = ?))) and users.status = ? and users.id <> ? and users.username <> ? and exists (select 1
        from user_roles
        inner join roles on (roles.id = user_roles.role_id and roles.status = ?)
        inner join role_menus on role_menus.role_id = roles.id
        inner join menus on (menus.id = role_menus.menu_id and menus.type = ? and menus.perm is not null)
        where user_roles.user_id = users.id)) and (users.username ilike ? or users.nickname ilike ?))
  order by users.nickname asc, users.id asc
  limit ?;

-- deputy-repository.ts countDeputyships
select count(*) as count
  from approval_deputies
  where (approval_deputies.deputy_id = ? and approval_deputies.last_day >= ?);
select count(*) as count
  from approval_deputies
  where (approval_deputies.principal_id = ? and approval_deputies.last_day >= ?);

-- deputy-repository.ts deleteDeputyship
delete from approval_deputies
  where ((approval_deputies.id = ? and approval_deputies.principal_id = ?) and approval_deputies.last_day >= ?)
  returning id, principal_id, deputy_id, first_day, last_day, created_at;

-- deputy-repository.ts insertDeputyship
delete from approval_deputies
  where (approval_deputies.principal_id = ? and approval_deputies.last_day < ?);
insert into approval_deputies (id, principal_id, deputy_id, first_day, last_day, created_at)
  values (?, …)
  returning id;

-- deputy-repository.ts listDeputies
select approval_deputies.id, users.id, users.username, users.nickname, approval_deputies.first_day, approval_deputies.last_day
  from approval_deputies
  inner join users on users.id = approval_deputies.deputy_id
  where (approval_deputies.principal_id = ? and approval_deputies.last_day >= ?)
  order by approval_deputies.first_day asc, approval_deputies.id asc
  limit ?;

-- deputy-repository.ts listDeputyIds
select approval_deputies.principal_id, approval_deputies.deputy_id
  from approval_deputies
  inner join users on (users.id = approval_deputies.deputy_id and users.status = ?)
  where (approval_deputies.principal_id in (?, …) and (approval_deputies.first_day <= ? and approval_deputies.last_day >= ?))
  order by approval_deputies.id asc
  limit ?;

-- deputy-repository.ts listPrincipalIds
select principal_id
  from approval_deputies
  where (approval_deputies.deputy_id = ? and (approval_deputies.first_day <= ? and approval_deputies.last_day >= ?))
  order by approval_deputies.id asc
  limit ?;

-- deputy-repository.ts lockPrincipalIds
select principal_id
  from approval_deputies
  where (approval_deputies.deputy_id = ? and (approval_deputies.first_day <= ? and approval_deputies.last_day >= ?))
  order by approval_deputies.id asc
  limit ?
  for share;

-- deputy-repository.ts overlaps
select count(*) as count
  from approval_deputies
  where ((approval_deputies.principal_id = ? and approval_deputies.deputy_id = ?) and (approval_deputies.first_day <= ? and approval_deputies.last_day >= ?));
