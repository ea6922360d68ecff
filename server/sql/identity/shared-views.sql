-- shared-view-repository.ts countViews
select count(*) as count
  from shared_views
  where (shared_views.screen = ? and shared_views.role_id = ?);

-- shared-view-repository.ts deleteView
delete from shared_views
  where shared_views.id = ?;

-- shared-view-repository.ts findView
select shared_views.id, shared_views.screen, shared_views.name, shared_views.filters, roles.code, roles.name, users.nickname, shared_views.user_id
  from shared_views
  inner join roles on roles.id = shared_views.role_id
  inner join users on users.id = shared_views.user_id
  where (shared_views.id = ? and (roles.status = ? and roles.code in (?, …)));

-- shared-view-repository.ts insertView
insert into shared_views (id, screen, role_id, name, filters, user_id, created_at)
  values (?, …)
  returning id;

-- shared-view-repository.ts listOwnRoles
select id, code, name
  from roles
  where (roles.status = ? and roles.code in (?, …))
  order by roles.sort asc, roles.id asc
  limit ?;
select id, code, name
  from roles
  where roles.status = ?
  order by roles.sort asc, roles.id asc
  limit ?;

-- shared-view-repository.ts listViews
select shared_views.id, shared_views.screen, shared_views.name, shared_views.filters, roles.code, roles.name, users.nickname, shared_views.user_id
  from shared_views
  inner join roles on roles.id = shared_views.role_id
  inner join users on users.id = shared_views.user_id
  where (shared_views.screen = ? and (roles.status = ? and roles.code in (?, …)))
  order by roles.sort asc, roles.id asc, shared_views.name asc
  limit ?;
select shared_views.id, shared_views.screen, shared_views.name, shared_views.filters, roles.code, roles.name, users.nickname, shared_views.user_id
  from shared_views
  inner join roles on roles.id = shared_views.role_id
  inner join users on users.id = shared_views.user_id
  where (shared_views.screen = ? and roles.status = ?)
  order by roles.sort asc, roles.id asc, shared_views.name asc
  limit ?;

-- shared-view-repository.ts lockRole
select id
  from roles
  where roles.id = ?
  for update;
