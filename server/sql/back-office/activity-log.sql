-- file-repository.ts deleteUnusedFile
delete from pictures
  where id = ? and used_at is null;
delete from visa_files f
  where f.id = ? and not exists (select 1
    from order_visa_files o
    where o.file_id = f.id);

-- file-repository.ts filesOf
select kind, number, users.id, users.username, name, type, size, used, url, files.created_at
  from ((((select ?::text as kind, id as number, user_id, pictures.token as name, pictures.type as type, octet_length(pictures.bytes) as size, pictures.used_at is not null as used, case when blocked_at is null then '/api/v1/pictures/' || token end as url, created_at
          from pictures)
        union all (select ?::text as kind, id as number, user_id, visa_files.name as name, visa_files.type as type, visa_files.bytes as size, exists (select 1
            from order_visa_files o
            where o.file_id = visa_files.id) as used, null as url, created_at
          from visa_files))
      union all (select ?::text as kind, invoice_files.invoice_id as number, orders.user_id, coalesce(invoices.invoice_no, '') as name, invoice_files.type as type, octet_length(invoice_files.bytes) as size, true as used, null as url, invoice_files.created_at
        from invoice_files
        inner join invoices on invoices.id = invoice_files.invoice_id
        inner join orders on orders.id = invoices.order_id))
    union all (select ?::text as kind, id as number, user_id, user_imports.file_name as name, ?::text as type, octet_length(user_imports.sheet) as size, user_imports.state in ('waiting', 'checking', 'writing') as used, null as url, created_at
      from user_imports)) files
  inner join users on users.id = files.user_id
  where (((users.deleted_at is null and (users.id = ? or users.dept_id in (?, …)) and not exists (select 1
          from user_roles
          inner join roles on roles.id = user_roles.role_id
          where (user_roles.user_id = users.id and roles.code = ?))) and files.number = ?) and (name ilike ? or users.username ilike ?) and kind = ?)
  order by files.created_at desc, number desc
  limit ?;
select kind, number, users.id, users.username, name, type, size, used, url, files.created_at
  from ((((select ?::text as kind, id as number, user_id, pictures.token as name, pictures.type as type, octet_length(pictures.bytes) as size, pictures.used_at is not null as used, case when blocked_at is null then '/api/v1/pictures/' || token end as url, created_at
          from pictures)
        union all (select ?::text as kind, id as number, user_id, visa_files.name as name, visa_files.type as type, visa_files.bytes as size, exists (select 1
            from order_visa_files o
            where o.file_id = visa_files.id) as used, null as url, created_at
          from visa_files))
      union all (select ?::text as kind, invoice_files.invoice_id as number, orders.user_id, coalesce(invoices.invoice_no, '') as name, invoice_files.type as type, octet_length(invoice_files.bytes) as size, true as used, null as url, invoice_files.created_at
        from invoice_files
        inner join invoices on invoices.id = invoice_files.invoice_id
        inner join orders on orders.id = invoices.order_id))
    union all (select ?::text as kind, id as number, user_id, user_imports.file_name as name, ?::text as type, octet_length(user_imports.sheet) as size, user_imports.state in ('waiting', 'checking', 'writing') as used, null as url, created_at
      from user_imports)) files
  inner join users on users.id = files.user_id
  where ((users.deleted_at is null and (users.id = ? or users.dept_id in (?, …)) and not exists (select 1
        from user_roles
        inner join roles on roles.id = user_roles.role_id
        where (user_roles.user_id = users.id and roles.code = ?))) and (name ilike ? or users.username ilike ?))
  order by files.created_at desc, number desc
  limit ?;
select kind, number, users.id, users.username, name, type, size, used, url, files.created_at
  from ((((select ?::text as kind, id as number, user_id, pictures.token as name, pictures.type as type, octet_length(pictures.bytes) as size, pictures.used_at is not null as used, case when blocked_at is null then '/api/v1/pictures/' || token end as url, created_at
          from pictures)
        union all (select ?::text as kind, id as number, user_id, visa_files.name as name, visa_files.type as type, visa_files.bytes as size, exists (select 1
            from order_visa_files o
            where o.file_id = visa_files.id) as used, null as url, created_at
          from visa_files))
      union all (select ?::text as kind, invoice_files.invoice_id as number, orders.user_id, coalesce(invoices.invoice_no, '') as name, invoice_files.type as type, octet_length(invoice_files.bytes) as size, true as used, null as url, invoice_files.created_at
        from invoice_files
        inner join invoices on invoices.id = invoice_files.invoice_id
        inner join orders on orders.id = invoices.order_id))
    union all (select ?::text as kind, id as number, user_id, user_imports.file_name as name, ?::text as type, octet_length(user_imports.sheet) as size, user_imports.state in ('waiting', 'checking', 'writing') as used, null as url, created_at
      from user_imports)) files
  inner join users on users.id = files.user_id
  where ((users.deleted_at is null and files.number = ?) and (name ilike ? or users.username ilike ?) and kind = ?)
  order by files.created_at desc, number desc
  limit ?;
select kind, number, users.id, users.username, name, type, size, used, url, files.created_at
  from ((((select ?::text as kind, id as number, user_id, pictures.token as name, pictures.type as type, octet_length(pictures.bytes) as size, pictures.used_at is not null as used, case when blocked_at is null then '/api/v1/pictures/' || token end as url, created_at
          from pictures)
        union all (select ?::text as kind, id as number, user_id, visa_files.name as name, visa_files.type as type, visa_files.bytes as size, exists (select 1
            from order_visa_files o
            where o.file_id = visa_files.id) as used, null as url, created_at
          from visa_files))
      union all (select ?::text as kind, invoice_files.invoice_id as number, orders.user_id, coalesce(invoices.invoice_no, '') as name, invoice_files.type as type, octet_length(invoice_files.bytes) as size, true as used, null as url, invoice_files.created_at
        from invoice_files
        inner join invoices on invoices.id = invoice_files.invoice_id
        inner join orders on orders.id = invoices.order_id))
    union all (select ?::text as kind, id as number, user_id, user_imports.file_name as name, ?::text as type, octet_length(user_imports.sheet) as size, user_imports.state in ('waiting', 'checking', 'writing') as used, null as url, created_at
      from user_imports)) files
  inner join users on users.id = files.user_id
  where (users.deleted_at is null and (name ilike ? or users.username ilike ?) and kind = ? and used = ?)
  order by files.created_at desc, number desc
  limit ?;
select kind, number, users.id, users.username, name, type, size, used, url, files.created_at
  from ((((select ?::text as kind, id as number, user_id, pictures.token as name, pictures.type as type, octet_length(pictures.bytes) as size, pictures.used_at is not null as used, case when blocked_at is null then '/api/v1/pictures/' || token end as url, created_at
          from pictures)
        union all (select ?::text as kind, id as number, user_id, visa_files.name as name, visa_files.type as type, visa_files.bytes as size, exists (select 1
            from order_visa_files o
            where o.file_id = visa_files.id) as used, null as url, created_at
          from visa_files))
      union all (select ?::text as kind, invoice_files.invoice_id as number, orders.user_id, coalesce(invoices.invoice_no, '') as name, invoice_files.type as type, octet_length(invoice_files.bytes) as size, true as used, null as url, invoice_files.created_at
        from invoice_files
        inner join invoices on invoices.id = invoice_files.invoice_id
        inner join orders on orders.id = invoices.order_id))
    union all (select ?::text as kind, id as number, user_id, user_imports.file_name as name, ?::text as type, octet_length(user_imports.sheet) as size, user_imports.state in ('waiting', 'checking', 'writing') as used, null as url, created_at
      from user_imports)) files
  inner join users on users.id = files.user_id
  where (users.deleted_at is null and (name ilike ? or users.username ilike ?))
  order by files.created_at desc, number desc
  limit ?;

-- operation-repository.ts countRows
select count(*)::integer as total
  from ((select id
      from audit_log
      where ((audit_log.actor = ? or audit_log.actor_id in (select id
            from users
            where (users.username ilike ? or users.nickname ilike ?))) and audit_log.subject = ? and audit_log.action = ? and audit_log.subject_id = ?))
    limit ?) counted;
select count(*)::integer as total
  from ((select id
      from audit_log
      where (audit_log.actor = ? or audit_log.actor_id in (select id
          from users
          where (users.username ilike ? or users.nickname ilike ?))))
    limit ?) counted;
select count(*)::integer as total
  from ((select id
      from audit_log
      where audit_log.action = ?)
    limit ?) counted;
select count(*)::integer as total
  from ((select id
      from audit_log
      where audit_log.actor_id in (select id
        from users
        where (users.deleted_at is null and (users.id = ? or users.dept_id in (?, …)) and not exists (select 1
            from user_roles
            inner join roles on roles.id = user_roles.role_id
            where (user_roles.user_id = users.id and roles.code = ?)))))
    limit ?) counted;
select count(*)::integer as total
  from ((select id
      from audit_log
      where audit_log.address like ?)
    limit ?) counted;
select count(*)::integer as total
  from ((select id
      from audit_log
      where audit_log.created_at >= ?)
    limit ?) counted;
select count(*)::integer as total
  from ((select id
      from audit_log
      where audit_log.subject = ?)
    limit ?) counted;
select count(*)::integer as total
  from ((select id
      from audit_log)
    limit ?) counted;

-- operation-repository.ts listRows
select id, actor_id, actor, action, subject, subject_id, address, agent, created_at, coalesce( before -> 'title', before -> 'nickname', before -> 'name', after -> 'title', after -> 'nickname', after -> 'name') as former_name
  from audit_log
  order by audit_log.created_at desc, audit_log.id desc
  limit ?;
select id, actor_id, actor, action, subject, subject_id, address, agent, created_at, coalesce( before -> 'title', before -> 'nickname', before -> 'name', after -> 'title', after -> 'nickname', after -> 'name') as former_name
  from audit_log
  where ((audit_log.actor = ? or audit_log.actor_id in (select id
        from users
        where (users.username ilike ? or users.nickname ilike ?))) and audit_log.subject = ? and audit_log.action = ? and audit_log.subject_id = ?)
  order by audit_log.created_at desc, audit_log.id desc
  limit ?;
select id, actor_id, actor, action, subject, subject_id, address, agent, created_at, coalesce( before -> 'title', before -> 'nickname', before -> 'name', after -> 'title', after -> 'nickname', after -> 'name') as former_name
  from audit_log
  where (audit_log.actor = ? or audit_log.actor_id in (select id
      from users
      where (users.username ilike ? or users.nickname ilike ?)))
  order by audit_log.created_at desc, audit_log.id desc
  limit ?;
select id, actor_id, actor, action, subject, subject_id, address, agent, created_at, coalesce( before -> 'title', before -> 'nickname', before -> 'name', after -> 'title', after -> 'nickname', after -> 'name') as former_name
  from audit_log
  where audit_log.action = ?
  order by audit_log.created_at desc, audit_log.id desc
  limit ?;
select id, actor_id, actor, action, subject, subject_id, address, agent, created_at, coalesce( before -> 'title', before -> 'nickname', before -> 'name', after -> 'title', after -> 'nickname', after -> 'name') as former_name
  from audit_log
  where audit_log.actor_id in (select id
    from users
    where (users.deleted_at is null and (users.id = ? or users.dept_id in (?, …)) and not exists (select 1
        from user_roles
        inner join roles on roles.id = user_roles.role_id
        where (user_roles.user_id = users.id and roles.code = ?))))
  order by audit_log.created_at desc, audit_log.id desc
  limit ?;
select id, actor_id, actor, action, subject, subject_id, address, agent, created_at, coalesce( before -> 'title', before -> 'nickname', before -> 'name', after -> 'title', after -> 'nickname', after -> 'name') as former_name
  from audit_log
  where audit_log.address like ?
  order by audit_log.created_at desc, audit_log.id desc
  limit ?;
select id, actor_id, actor, action, subject, subject_id, address, agent, created_at, coalesce( before -> 'title', before -> 'nickname', before -> 'name', after -> 'title', after -> 'nickname', after -> 'name') as former_name
  from audit_log
  where audit_log.created_at >= ?
  order by audit_log.created_at desc, audit_log.id desc
  limit ?;
select id, actor_id, actor, action, subject, subject_id, address, agent, created_at, coalesce( before -> 'title', before -> 'nickname', before -> 'name', after -> 'title', after -> 'nickname', after -> 'name') as former_name
  from audit_log
  where audit_log.subject = ?
  order by audit_log.created_at desc, audit_log.id desc
  limit ?;

-- operation-repository.ts listWithValues
select id, actor_id, actor, action, subject, subject_id, before, after, address, agent, created_at, coalesce( before -> 'title', before -> 'nickname', before -> 'name', after -> 'title', after -> 'nickname', after -> 'name') as former_name
  from audit_log
  where ((audit_log.actor = ? or audit_log.actor_id in (select id
        from users
        where (users.username ilike ? or users.nickname ilike ?))) and audit_log.action = ?)
  order by audit_log.id desc
  limit ?;
select id, actor_id, actor, action, subject, subject_id, before, after, address, agent, created_at, coalesce( before -> 'title', before -> 'nickname', before -> 'name', after -> 'title', after -> 'nickname', after -> 'name') as former_name
  from audit_log
  where (audit_log.actor_id in (select id
      from users
      where (users.deleted_at is null and (users.id = ? or users.dept_id in (?, …)) and not exists (select 1
          from user_roles
          inner join roles on roles.id = user_roles.role_id
          where (user_roles.user_id = users.id and roles.code = ?)))) and audit_log.action = ?)
  order by audit_log.id desc
  limit ?;
select id, actor_id, actor, action, subject, subject_id, before, after, address, agent, created_at, coalesce( before -> 'title', before -> 'nickname', before -> 'name', after -> 'title', after -> 'nickname', after -> 'name') as former_name
  from audit_log
  where (audit_log.id = ? and audit_log.actor_id in (select id
      from users
      where (users.deleted_at is null and (users.id = ? or users.dept_id in (?, …)) and not exists (select 1
          from user_roles
          inner join roles on roles.id = user_roles.role_id
          where (user_roles.user_id = users.id and roles.code = ?)))))
  order by audit_log.id desc
  limit ?;
select id, actor_id, actor, action, subject, subject_id, before, after, address, agent, created_at, coalesce( before -> 'title', before -> 'nickname', before -> 'name', after -> 'title', after -> 'nickname', after -> 'name') as former_name
  from audit_log
  where audit_log.action = ?
  order by audit_log.id desc
  limit ?;
select id, actor_id, actor, action, subject, subject_id, before, after, address, agent, created_at, coalesce( before -> 'title', before -> 'nickname', before -> 'name', after -> 'title', after -> 'nickname', after -> 'name') as former_name
  from audit_log
  where audit_log.actor_id in (select id
    from users
    where (users.deleted_at is null and (users.id = ? or users.dept_id in (?, …)) and not exists (select 1
        from user_roles
        inner join roles on roles.id = user_roles.role_id
        where (user_roles.user_id = users.id and roles.code = ?))))
  order by audit_log.id desc
  limit ?;
select id, actor_id, actor, action, subject, subject_id, before, after, address, agent, created_at, coalesce( before -> 'title', before -> 'nickname', before -> 'name', after -> 'title', after -> 'nickname', after -> 'name') as former_name
  from audit_log
  where audit_log.id = ?
  order by audit_log.id desc
  limit ?;
