-- department-repository.ts listEnabledDepartments
select id, parent_id, name
  from departments
  where departments.status = ?
  order by departments.sort asc, departments.id asc
  limit ?;

-- department-repository.ts listSubtree
select id
  from departments
  where departments.id in (with recursive below as ( select id
      from departments
      where id = ? union select d.id
      from departments d
      join below on d.parent_id = below.id ) select id
    from below);

-- department-repository.ts lockDepartment
select status
  from departments
  where departments.id = ?
  for share;

-- dept/dept-record-repository.ts deleteDepts
delete from departments
  where departments.id in (?, …);

-- dept/dept-record-repository.ts findDept
select id, parent_id, name, sort, status, (select count(*)::int
    from users u
    where u.dept_id = departments.id and u.deleted_at is null), created_at, updated_at, (extract(epoch from updated_at) * 1000000)::bigint::text
  from departments
  where departments.id = ?;

-- dept/dept-record-repository.ts insertDept
insert into departments (id, parent_id, name, sort, status, created_at, updated_at)
  values (?, …)
  returning id;

-- dept/dept-record-repository.ts listDepts
select id, parent_id, name, sort, status, (select count(*)::int
    from users u
    where u.dept_id = departments.id and u.deleted_at is null), created_at, updated_at, (extract(epoch from updated_at) * 1000000)::bigint::text
  from departments
  order by departments.sort asc, departments.id asc
  limit ?;

-- dept/dept-record-repository.ts lockBranch
select id
  from departments
  where departments.id in (with recursive below as ( select id
      from departments
      where id = ? union select d.id
      from departments d
      join below on d.parent_id = below.id ) select id
    from below)
  for update;
select id, parent_id, name, sort, status, (select count(*)::int
    from users u
    where u.dept_id = departments.id and u.deleted_at is null), created_at, updated_at, (extract(epoch from updated_at) * 1000000)::bigint::text
  from departments
  where departments.id in (with recursive below as ( select id
      from departments
      where id = ? union select d.id
      from departments d
      join below on d.parent_id = below.id ) select id
    from below)
  order by departments.id asc;

-- dept/dept-record-repository.ts lockTree
select pg_advisory_xact_lock(?::int, hashtext(?));

-- dept/dept-record-repository.ts updateDept
update departments
  set parent_id = ?, name = ?, sort = ?, status = ?, updated_at = now()
  where departments.id = ?;

-- dict/dict-item-repository.ts countItems
select count(*) as count
  from dict_items
  where (dict_items.type_code = ? and (dict_items.name ilike ? or dict_items.name_en ilike ? or dict_items.value ilike ?));

-- dict/dict-item-repository.ts deleteItems
delete from dict_items
  where dict_items.id in (?, …);

-- dict/dict-item-repository.ts insertItem
insert into dict_items (id, type_code, name, name_en, value, sort, status, remark, created_at, updated_at)
  values (?, …)
  returning id;

-- dict/dict-item-repository.ts listChoices
select dict_items.value, dict_items.name, dict_items.name_en
  from dict_items
  inner join dict_types on (dict_types.code = dict_items.type_code and dict_types.status = ?)
  where (dict_items.type_code = ? and dict_items.status = ?)
  order by dict_items.sort asc, dict_items.id asc
  limit ?;

-- dict/dict-item-repository.ts listItems
select id, type_code, name, name_en, value, sort, status, remark, (extract(epoch from updated_at) * 1000000)::bigint::text
  from dict_items
  where (dict_items.type_code = ? and (dict_items.name ilike ? or dict_items.name_en ilike ? or dict_items.value ilike ?))
  order by dict_items.sort asc, dict_items.id asc
  limit ?;

-- dict/dict-item-repository.ts lockItems
select id, type_code, name, name_en, value, sort, status, remark, (extract(epoch from updated_at) * 1000000)::bigint::text
  from dict_items
  where dict_items.id in (?, …)
  order by dict_items.id asc
  for update of dict_items;

-- dict/dict-item-repository.ts updateItem
update dict_items
  set type_code = ?, name = ?, name_en = ?, value = ?, sort = ?, status = ?, remark = ?, updated_at = now()
  where dict_items.id = ?;

-- dict/dict-type-repository.ts countTypes
select count(*) as count
  from dict_types
  where (dict_types.name ilike ? or dict_types.name_en ilike ? or dict_types.code ilike ?);

-- dict/dict-type-repository.ts deleteTypes
delete from dict_types
  where dict_types.id in (?, …);

-- dict/dict-type-repository.ts findTypeStatus
select status
  from dict_types
  where dict_types.code = ?;

-- dict/dict-type-repository.ts insertType
insert into dict_types (id, name, name_en, code, status, remark, created_at, updated_at)
  values (?, …)
  returning id;

-- dict/dict-type-repository.ts listTypes
select id, name, name_en, code, status, remark, (select count(*)::int
    from dict_items i
    where i.type_code = dict_types.code), (extract(epoch from updated_at) * 1000000)::bigint::text
  from dict_types
  where (dict_types.name ilike ? or dict_types.name_en ilike ? or dict_types.code ilike ?)
  order by dict_types.code asc
  limit ?;

-- dict/dict-type-repository.ts lockTypes
select id, name, name_en, code, status, remark, (select count(*)::int
    from dict_items i
    where i.type_code = dict_types.code), (extract(epoch from updated_at) * 1000000)::bigint::text
  from dict_types
  where dict_types.id in (?, …)
  order by dict_types.id asc
  for update of dict_types;

-- dict/dict-type-repository.ts updateType
update dict_types
  set name = ?, name_en = ?, code = ?, status = ?, remark = ?, updated_at = now()
  where dict_types.id = ?;

-- menu/menu-repository.ts deleteMenus
delete from menus
  where menus.id in (?, …);

-- menu/menu-repository.ts findMenu
select id, parent_id, name, name_en, type, path, component, perm, visible, sort, icon, redirect, keep_alive, always_show, (extract(epoch from updated_at) * 1000000)::bigint::text
  from menus
  where menus.id = ?;

-- menu/menu-repository.ts grantMenu
insert into role_menus (role_id, menu_id)
  values (?, …);
select id
  from roles
  where (false and roles.id in (select role_id
      from role_menus
      where role_menus.menu_id = ?));
select id
  from roles
  where (roles.code in (?, …) and roles.id in (select role_id
      from role_menus
      where role_menus.menu_id = ?));
select id
  from roles
  where false;
select id
  from roles
  where roles.code in (?, …);

-- menu/menu-repository.ts insertMenu
insert into menus (id, parent_id, name, name_en, type, path, component, perm, visible, sort, icon, redirect, keep_alive, always_show, created_at, updated_at)
  values (?, …)
  returning id;

-- menu/menu-repository.ts listBranch
select id, parent_id, name, name_en, type, path, component, perm, visible, sort, icon, redirect, keep_alive, always_show, (extract(epoch from updated_at) * 1000000)::bigint::text
  from menus
  where menus.id in (with recursive below as ( select id
      from menus
      where id = ? union select m.id
      from menus m
      join below on m.parent_id = below.id ) select id
    from below)
  order by menus.id asc;

-- menu/menu-repository.ts listMenuRoles
select role_menus.menu_id, roles.code
  from role_menus
  inner join roles on (roles.id = role_menus.role_id and roles.status = ? and roles.code <> ?)
  order by roles.sort asc, roles.id asc;

-- menu/menu-repository.ts listMenus
select id, parent_id, name, name_en, type, path, component, perm, visible, sort, icon, redirect, keep_alive, always_show, (extract(epoch from updated_at) * 1000000)::bigint::text
  from menus
  order by menus.sort asc, menus.id asc
  limit ?;

-- menu/menu-repository.ts lockTree
select pg_advisory_xact_lock(?::int, hashtext(?));

-- menu/menu-repository.ts updateMenu
update menus
  set parent_id = ?, name = ?, name_en = ?, type = ?, path = ?, component = ?, perm = ?, visible = ?, sort = ?, icon = ?, redirect = ?, keep_alive = ?, always_show = ?, updated_at = now()
  where menus.id = ?;

-- role-repository.ts findRoles
select id, code, status
  from roles
  where false;
select id, code, status
  from roles
  where roles.id in (?, …);

-- role-repository.ts listChosenDepartments
select distinct role_departments.dept_id
  from user_roles
  inner join roles on (roles.id = user_roles.role_id and roles.status = ?)
  inner join role_departments on role_departments.role_id = roles.id
  where (user_roles.user_id = ? and roles.data_scope = ?);

-- role-repository.ts listDataScopes
select distinct roles.data_scope
  from user_roles
  inner join roles on (roles.id = user_roles.role_id and roles.status = ?)
  where user_roles.user_id = ?;

-- role-repository.ts listEnabledRoles
select id, name, code
  from roles
  where (roles.status = ? and roles.code <> ?)
  order by roles.sort asc, roles.id asc
  limit ?;
select id, name, code
  from roles
  where roles.status = ?
  order by roles.sort asc, roles.id asc
  limit ?;

-- role-repository.ts lockRootRole
select id
  from roles
  where roles.code = ?
  for update;

-- role/role-record-repository.ts countRoles
select count(*) as count
  from roles
  where ((roles.name ilike ? or roles.code ilike ? or roles.id = any(array(select record_names.record_id
          from record_names
          where record_names.kind = ? and record_names.tokens @@ ?::tsquery
          limit ?))) and roles.status = ?);
select count(*) as count
  from roles
  where (roles.code <> ? and (roles.name ilike ? or roles.code ilike ? or roles.id = any(array(select record_names.record_id
          from record_names
          where record_names.kind = ? and record_names.tokens @@ ?::tsquery
          limit ?))));
select count(*) as count
  from roles
  where (roles.code <> ? and (roles.name ilike ? or roles.code ilike ?));
select count(*) as count
  from roles
  where (roles.name ilike ? or roles.code ilike ?);

-- role/role-record-repository.ts deleteRoles
delete from roles
  where roles.id in (?, …);

-- role/role-record-repository.ts insertRole
insert into roles (id, name, code, sort, status, data_scope, publish_approval, created_at, updated_at)
  values (?, …)
  returning id;

-- role/role-record-repository.ts listMenuIds
select menu_id
  from role_menus
  where role_menus.role_id = ?
  order by role_menus.menu_id asc;

-- role/role-record-repository.ts listRoles
select id, name, code, sort, status, data_scope, (select coalesce(jsonb_agg(d.dept_id
        order by d.dept_id), '[]')
    from role_departments d
    where d.role_id = roles.id), publish_approval, (select count(*)::int
    from user_roles ur
    join users u on u.id = ur.user_id
    where ur.role_id = roles.id and u.deleted_at is null), (extract(epoch from updated_at) * 1000000)::bigint::text, created_at, updated_at
  from roles
  where ((roles.name ilike ? or roles.code ilike ? or roles.id = any(array(select record_names.record_id
          from record_names
          where record_names.kind = ? and record_names.tokens @@ ?::tsquery
          limit ?))) and roles.status = ?)
  order by roles.sort asc, roles.id asc
  limit ?;
select id, name, code, sort, status, data_scope, (select coalesce(jsonb_agg(d.dept_id
        order by d.dept_id), '[]')
    from role_departments d
    where d.role_id = roles.id), publish_approval, (select count(*)::int
    from user_roles ur
    join users u on u.id = ur.user_id
    where ur.role_id = roles.id and u.deleted_at is null), (extract(epoch from updated_at) * 1000000)::bigint::text, created_at, updated_at
  from roles
  where (roles.code <> ? and (roles.name ilike ? or roles.code ilike ? or roles.id = any(array(select record_names.record_id
          from record_names
          where record_names.kind = ? and record_names.tokens @@ ?::tsquery
          limit ?))))
  order by roles.sort asc, roles.id asc
  limit ?;
select id, name, code, sort, status, data_scope, (select coalesce(jsonb_agg(d.dept_id
        order by d.dept_id), '[]')
    from role_departments d
    where d.role_id = roles.id), publish_approval, (select count(*)::int
    from user_roles ur
    join users u on u.id = ur.user_id
    where ur.role_id = roles.id and u.deleted_at is null), (extract(epoch from updated_at) * 1000000)::bigint::text, created_at, updated_at
  from roles
  where (roles.code <> ? and (roles.name ilike ? or roles.code ilike ?))
  order by roles.sort asc, roles.id asc
  limit ?;
select id, name, code, sort, status, data_scope, (select coalesce(jsonb_agg(d.dept_id
        order by d.dept_id), '[]')
    from role_departments d
    where d.role_id = roles.id), publish_approval, (select count(*)::int
    from user_roles ur
    join users u on u.id = ur.user_id
    where ur.role_id = roles.id and u.deleted_at is null), (extract(epoch from updated_at) * 1000000)::bigint::text, created_at, updated_at
  from roles
  where (roles.name ilike ? or roles.code ilike ?)
  order by roles.sort asc, roles.id asc
  limit ?;

-- role/role-record-repository.ts lockDepartments
select id
  from departments
  where departments.id in (?, …)
  for share;

-- role/role-record-repository.ts lockMenus
select id, perm
  from menus
  where false
  order by menus.id asc
  for share;
select id, perm
  from menus
  where menus.id in (?, …)
  order by menus.id asc
  for share;

-- role/role-record-repository.ts lockRoles
select id, name, code, sort, status, data_scope, (select coalesce(jsonb_agg(d.dept_id
        order by d.dept_id), '[]')
    from role_departments d
    where d.role_id = roles.id), publish_approval, (select count(*)::int
    from user_roles ur
    join users u on u.id = ur.user_id
    where ur.role_id = roles.id and u.deleted_at is null), (extract(epoch from updated_at) * 1000000)::bigint::text
  from roles
  where (roles.id in (?, …) and roles.code <> ?)
  order by roles.id asc
  for update of roles;
select id, name, code, sort, status, data_scope, (select coalesce(jsonb_agg(d.dept_id
        order by d.dept_id), '[]')
    from role_departments d
    where d.role_id = roles.id), publish_approval, (select count(*)::int
    from user_roles ur
    join users u on u.id = ur.user_id
    where ur.role_id = roles.id and u.deleted_at is null), (extract(epoch from updated_at) * 1000000)::bigint::text
  from roles
  where roles.id in (?, …)
  order by roles.id asc
  for update of roles;

-- role/role-record-repository.ts replaceDepartments
delete from role_departments
  where role_departments.role_id = ?;
insert into role_departments (role_id, dept_id)
  values (?, …);

-- role/role-record-repository.ts replaceMenus
delete from role_menus
  where role_menus.role_id = ?;
insert into role_menus (role_id, menu_id)
  values (?, …);

-- role/role-record-repository.ts updateRole
update roles
  set name = ?, code = ?, sort = ?, status = ?, data_scope = ?, publish_approval = ?, updated_at = now()
  where roles.id = ?;
update roles
  set status = ?, updated_at = now()
  where roles.id = ?;
update roles
  set updated_at = now()
  where roles.id = ?;
