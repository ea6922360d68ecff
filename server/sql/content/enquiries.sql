-- enquiry-case-repository.ts areCasesInScope
select count(*) as count
  from enquiries
  where (enquiries.id in (?, …) and exists (select 1
      from users
      where (users.id = enquiries.assignee_id and (users.id = ? or false))));
select count(*) as count
  from enquiries
  where (enquiries.id in (?, …) and exists (select 1
      from users
      where (users.id = enquiries.assignee_id and (users.id = ? or users.dept_id in (?, …)))));

-- enquiry-case-repository.ts changeCase
update enquiries
  set assignee_id = ?, updated_at = now()
  where enquiries.id = ?;
update enquiries
  set state = ?, updated_at = now()
  where enquiries.id = ?;

-- enquiry-case-repository.ts countCases
select count(*)::integer
  from enquiries
  left join products on products.id = enquiries.tour_id;
select count(*)::integer
  from enquiries
  left join products on products.id = enquiries.tour_id
  where (enquiries.created_at >= ? and enquiries.created_at < ?);
select count(*)::integer
  from enquiries
  left join products on products.id = enquiries.tour_id
  where (enquiries.organisation ilike ? or enquiries.enquiry_no ilike ? or enquiries.order_no ilike ? or enquiries.contact_name ilike ? or enquiries.mobile ilike ? or enquiries.email ilike ?);
select count(*)::integer
  from enquiries
  left join products on products.id = enquiries.tour_id
  where (enquiries.organisation ilike ? or enquiries.enquiry_no ilike ? or enquiries.order_no ilike ? or enquiries.id = any(array(select record_names.record_id
        from record_names
        where record_names.kind = ? and record_names.tokens @@ ?::tsquery
        limit ?)));
select count(*)::integer
  from enquiries
  left join products on products.id = enquiries.tour_id
  where (enquiries.organisation ilike ? or enquiries.enquiry_no ilike ? or enquiries.order_no ilike ?);
select count(*)::integer
  from enquiries
  left join products on products.id = enquiries.tour_id
  where (exists (select 1
      from users
      where (users.id = enquiries.assignee_id and (users.id = ? or users.dept_id in (?, …)))) and (enquiries.organisation ilike ? or enquiries.enquiry_no ilike ? or enquiries.order_no ilike ? or enquiries.contact_name ilike ? or enquiries.mobile ilike ? or enquiries.email ilike ?));
select count(*)::integer
  from enquiries
  left join products on products.id = enquiries.tour_id
  where enquiries.assignee_id = ?;
select count(*)::integer
  from enquiries
  left join products on products.id = enquiries.tour_id
  where enquiries.created_at < ?;
select count(*)::integer
  from enquiries
  left join products on products.id = enquiries.tour_id
  where enquiries.kind = ?;
select count(*)::integer
  from enquiries
  left join products on products.id = enquiries.tour_id
  where enquiries.state = ?;
select count(*)::integer
  from enquiries
  left join products on products.id = enquiries.tour_id
  where enquiries.tour_id is null;
select count(*)::integer
  from enquiries
  left join products on products.id = enquiries.tour_id
  where exists (select 1
    from users
    where (users.id = enquiries.assignee_id and (users.id = ? or false)));
select count(*)::integer
  from enquiries
  left join products on products.id = enquiries.tour_id
  where exists (select 1
    from users
    where (users.id = enquiries.assignee_id and (users.id = ? or users.dept_id in (?, …))));
select count(*)::integer
  from enquiries
  left join products on products.id = enquiries.tour_id
  where products.category = ?;

-- enquiry-case-repository.ts findCase
select enquiries.id, enquiries.enquiry_no, enquiries.kind, enquiries.state, enquiries.organisation, enquiries.people, enquiries.travel_day, enquiries.topic, enquiries.order_no, enquiries.contact_name, enquiries.mobile, enquiries.email, enquiries.message, case when products.id is not null then json_build_object('id', products.id, 'title', products.title) end, case when users.id is not null then json_build_object('id', users.id, 'name', users.nickname) end, enquiries.created_at, (extract(epoch from enquiries.updated_at) * 1000000)::bigint::text
  from enquiries
  left join products on products.id = enquiries.tour_id
  left join users on users.id = enquiries.assignee_id
  where enquiries.id = ?;

-- enquiry-case-repository.ts findHolder
select id, nickname
  from users
  where (users.id = ? and users.deleted_at is null and users.status = 1 and exists ( select 1
      from user_roles ur
      join roles r on r.id = ur.role_id and r.status = 1
      where ur.user_id = users.id and (r.code = ? or exists ( select 1
          from role_menus rm
          join menus m on m.id = rm.menu_id
          where rm.role_id = r.id and m.perm = ?))) and (users.id = ? or users.dept_id in (?, …)));
select id, nickname
  from users
  where (users.id = ? and users.deleted_at is null and users.status = 1 and exists ( select 1
      from user_roles ur
      join roles r on r.id = ur.role_id and r.status = 1
      where ur.user_id = users.id and (r.code = ? or exists ( select 1
          from role_menus rm
          join menus m on m.id = rm.menu_id
          where rm.role_id = r.id and m.perm = ?))));

-- enquiry-case-repository.ts insertStep
insert into enquiry_steps (id, enquiry_id, step, author_id, assignee_id, note, created_at)
  values (?, …);

-- enquiry-case-repository.ts listCaseIds
select enquiries.id
  from enquiries
  left join products on products.id = enquiries.tour_id
  where (enquiries.organisation ilike ? or enquiries.enquiry_no ilike ? or enquiries.order_no ilike ? or enquiries.contact_name ilike ? or enquiries.mobile ilike ? or enquiries.email ilike ?)
  order by enquiries.created_at desc, enquiries.id desc
  limit ?;

-- enquiry-case-repository.ts listCases
select enquiries.id, enquiries.enquiry_no, enquiries.kind, enquiries.state, enquiries.organisation, enquiries.people, enquiries.travel_day, enquiries.topic, enquiries.order_no, enquiries.contact_name, enquiries.mobile, enquiries.email, enquiries.message, case when products.id is not null then json_build_object('id', products.id, 'title', products.title) end, case when users.id is not null then json_build_object('id', users.id, 'name', users.nickname) end, enquiries.created_at, (extract(epoch from enquiries.updated_at) * 1000000)::bigint::text
  from enquiries
  left join products on products.id = enquiries.tour_id
  left join users on users.id = enquiries.assignee_id
  order by enquiries.created_at desc, enquiries.id desc
  limit ?;
select enquiries.id, enquiries.enquiry_no, enquiries.kind, enquiries.state, enquiries.organisation, enquiries.people, enquiries.travel_day, enquiries.topic, enquiries.order_no, enquiries.contact_name, enquiries.mobile, enquiries.email, enquiries.message, case when products.id is not null then json_build_object('id', products.id, 'title', products.title) end, case when users.id is not null then json_build_object('id', users.id, 'name', users.nickname) end, enquiries.created_at, (extract(epoch from enquiries.updated_at) * 1000000)::bigint::text
  from enquiries
  left join products on products.id = enquiries.tour_id
  left join users on users.id = enquiries.assignee_id
  order by enquiries.created_at desc, enquiries.id desc
  limit ? offset ?;
select enquiries.id, enquiries.enquiry_no, enquiries.kind, enquiries.state, enquiries.organisation, enquiries.people, enquiries.travel_day, enquiries.topic, enquiries.order_no, enquiries.contact_name, enquiries.mobile, enquiries.email, enquiries.message, case when products.id is not null then json_build_object('id', products.id, 'title', products.title) end, case when users.id is not null then json_build_object('id', users.id, 'name', users.nickname) end, enquiries.created_at, (extract(epoch from enquiries.updated_at) * 1000000)::bigint::text
  from enquiries
  left join products on products.id = enquiries.tour_id
  left join users on users.id = enquiries.assignee_id
  where (enquiries.created_at >= ? and enquiries.created_at < ?)
  order by enquiries.created_at desc, enquiries.id desc
  limit ?;
select enquiries.id, enquiries.enquiry_no, enquiries.kind, enquiries.state, enquiries.organisation, enquiries.people, enquiries.travel_day, enquiries.topic, enquiries.order_no, enquiries.contact_name, enquiries.mobile, enquiries.email, enquiries.message, case when products.id is not null then json_build_object('id', products.id, 'title', products.title) end, case when users.id is not null then json_build_object('id', users.id, 'name', users.nickname) end, enquiries.created_at, (extract(epoch from enquiries.updated_at) * 1000000)::bigint::text
  from enquiries
  left join products on products.id = enquiries.tour_id
  left join users on users.id = enquiries.assignee_id
  where (enquiries.organisation ilike ? or enquiries.enquiry_no ilike ? or enquiries.order_no ilike ? or enquiries.contact_name ilike ? or enquiries.mobile ilike ? or enquiries.email ilike ?)
  order by enquiries.created_at desc, enquiries.id desc
  limit ?;
select enquiries.id, enquiries.enquiry_no, enquiries.kind, enquiries.state, enquiries.organisation, enquiries.people, enquiries.travel_day, enquiries.topic, enquiries.order_no, enquiries.contact_name, enquiries.mobile, enquiries.email, enquiries.message, case when products.id is not null then json_build_object('id', products.id, 'title', products.title) end, case when users.id is not null then json_build_object('id', users.id, 'name', users.nickname) end, enquiries.created_at, (extract(epoch from enquiries.updated_at) * 1000000)::bigint::text
  from enquiries
  left join products on products.id = enquiries.tour_id
  left join users on users.id = enquiries.assignee_id
  where (enquiries.organisation ilike ? or enquiries.enquiry_no ilike ? or enquiries.order_no ilike ? or enquiries.id = any(array(select record_names.record_id
        from record_names
        where record_names.kind = ? and record_names.tokens @@ ?::tsquery
        limit ?)))
  order by enquiries.created_at desc, enquiries.id desc
  limit ?;
select enquiries.id, enquiries.enquiry_no, enquiries.kind, enquiries.state, enquiries.organisation, enquiries.people, enquiries.travel_day, enquiries.topic, enquiries.order_no, enquiries.contact_name, enquiries.mobile, enquiries.email, enquiries.message, case when products.id is not null then json_build_object('id', products.id, 'title', products.title) end, case when users.id is not null then json_build_object('id', users.id, 'name', users.nickname) end, enquiries.created_at, (extract(epoch from enquiries.updated_at) * 1000000)::bigint::text
  from enquiries
  left join products on products.id = enquiries.tour_id
  left join users on users.id = enquiries.assignee_id
  where (enquiries.organisation ilike ? or enquiries.enquiry_no ilike ? or enquiries.order_no ilike ?)
  order by enquiries.created_at desc, enquiries.id desc
  limit ?;
select enquiries.id, enquiries.enquiry_no, enquiries.kind, enquiries.state, enquiries.organisation, enquiries.people, enquiries.travel_day, enquiries.topic, enquiries.order_no, enquiries.contact_name, enquiries.mobile, enquiries.email, enquiries.message, case when products.id is not null then json_build_object('id', products.id, 'title', products.title) end, case when users.id is not null then json_build_object('id', users.id, 'name', users.nickname) end, enquiries.created_at, (extract(epoch from enquiries.updated_at) * 1000000)::bigint::text
  from enquiries
  left join products on products.id = enquiries.tour_id
  left join users on users.id = enquiries.assignee_id
  where (exists (select 1
      from users
      where (users.id = enquiries.assignee_id and (users.id = ? or users.dept_id in (?, …)))) and (enquiries.organisation ilike ? or enquiries.enquiry_no ilike ? or enquiries.order_no ilike ? or enquiries.contact_name ilike ? or enquiries.mobile ilike ? or enquiries.email ilike ?))
  order by enquiries.created_at desc, enquiries.id desc
  limit ?;
select enquiries.id, enquiries.enquiry_no, enquiries.kind, enquiries.state, enquiries.organisation, enquiries.people, enquiries.travel_day, enquiries.topic, enquiries.order_no, enquiries.contact_name, enquiries.mobile, enquiries.email, enquiries.message, case when products.id is not null then json_build_object('id', products.id, 'title', products.title) end, case when users.id is not null then json_build_object('id', users.id, 'name', users.nickname) end, enquiries.created_at, (extract(epoch from enquiries.updated_at) * 1000000)::bigint::text
  from enquiries
  left join products on products.id = enquiries.tour_id
  left join users on users.id = enquiries.assignee_id
  where enquiries.assignee_id = ?
  order by enquiries.created_at desc, enquiries.id desc
  limit ?;
select enquiries.id, enquiries.enquiry_no, enquiries.kind, enquiries.state, enquiries.organisation, enquiries.people, enquiries.travel_day, enquiries.topic, enquiries.order_no, enquiries.contact_name, enquiries.mobile, enquiries.email, enquiries.message, case when products.id is not null then json_build_object('id', products.id, 'title', products.title) end, case when users.id is not null then json_build_object('id', users.id, 'name', users.nickname) end, enquiries.created_at, (extract(epoch from enquiries.updated_at) * 1000000)::bigint::text
  from enquiries
  left join products on products.id = enquiries.tour_id
  left join users on users.id = enquiries.assignee_id
  where enquiries.created_at < ?
  order by enquiries.created_at desc, enquiries.id desc
  limit ?;
select enquiries.id, enquiries.enquiry_no, enquiries.kind, enquiries.state, enquiries.organisation, enquiries.people, enquiries.travel_day, enquiries.topic, enquiries.order_no, enquiries.contact_name, enquiries.mobile, enquiries.email, enquiries.message, case when products.id is not null then json_build_object('id', products.id, 'title', products.title) end, case when users.id is not null then json_build_object('id', users.id, 'name', users.nickname) end, enquiries.created_at, (extract(epoch from enquiries.updated_at) * 1000000)::bigint::text
  from enquiries
  left join products on products.id = enquiries.tour_id
  left join users on users.id = enquiries.assignee_id
  where enquiries.kind = ?
  order by enquiries.created_at desc, enquiries.id desc
  limit ?;
select enquiries.id, enquiries.enquiry_no, enquiries.kind, enquiries.state, enquiries.organisation, enquiries.people, enquiries.travel_day, enquiries.topic, enquiries.order_no, enquiries.contact_name, enquiries.mobile, enquiries.email, enquiries.message, case when products.id is not null then json_build_object('id', products.id, 'title', products.title) end, case when users.id is not null then json_build_object('id', users.id, 'name', users.nickname) end, enquiries.created_at, (extract(epoch from enquiries.updated_at) * 1000000)::bigint::text
  from enquiries
  left join products on products.id = enquiries.tour_id
  left join users on users.id = enquiries.assignee_id
  where enquiries.state = ?
  order by enquiries.created_at desc, enquiries.id desc
  limit ?;
select enquiries.id, enquiries.enquiry_no, enquiries.kind, enquiries.state, enquiries.organisation, enquiries.people, enquiries.travel_day, enquiries.topic, enquiries.order_no, enquiries.contact_name, enquiries.mobile, enquiries.email, enquiries.message, case when products.id is not null then json_build_object('id', products.id, 'title', products.title) end, case when users.id is not null then json_build_object('id', users.id, 'name', users.nickname) end, enquiries.created_at, (extract(epoch from enquiries.updated_at) * 1000000)::bigint::text
  from enquiries
  left join products on products.id = enquiries.tour_id
  left join users on users.id = enquiries.assignee_id
  where enquiries.tour_id is null
  order by enquiries.created_at desc, enquiries.id desc
  limit ?;
select enquiries.id, enquiries.enquiry_no, enquiries.kind, enquiries.state, enquiries.organisation, enquiries.people, enquiries.travel_day, enquiries.topic, enquiries.order_no, enquiries.contact_name, enquiries.mobile, enquiries.email, enquiries.message, case when products.id is not null then json_build_object('id', products.id, 'title', products.title) end, case when users.id is not null then json_build_object('id', users.id, 'name', users.nickname) end, enquiries.created_at, (extract(epoch from enquiries.updated_at) * 1000000)::bigint::text
  from enquiries
  left join products on products.id = enquiries.tour_id
  left join users on users.id = enquiries.assignee_id
  where exists (select 1
    from users
    where (users.id = enquiries.assignee_id and (users.id = ? or false)))
  order by enquiries.created_at desc, enquiries.id desc
  limit ?;
select enquiries.id, enquiries.enquiry_no, enquiries.kind, enquiries.state, enquiries.organisation, enquiries.people, enquiries.travel_day, enquiries.topic, enquiries.order_no, enquiries.contact_name, enquiries.mobile, enquiries.email, enquiries.message, case when products.id is not null then json_build_object('id', products.id, 'title', products.title) end, case when users.id is not null then json_build_object('id', users.id, 'name', users.nickname) end, enquiries.created_at, (extract(epoch from enquiries.updated_at) * 1000000)::bigint::text
  from enquiries
  left join products on products.id = enquiries.tour_id
  left join users on users.id = enquiries.assignee_id
  where exists (select 1
    from users
    where (users.id = enquiries.assignee_id and (users.id = ? or users.dept_id in (?, …))))
  order by enquiries.created_at desc, enquiries.id desc
  limit ?;
select enquiries.id, enquiries.enquiry_no, enquiries.kind, enquiries.state, enquiries.organisation, enquiries.people, enquiries.travel_day, enquiries.topic, enquiries.order_no, enquiries.contact_name, enquiries.mobile, enquiries.email, enquiries.message, case when products.id is not null then json_build_object('id', products.id, 'title', products.title) end, case when users.id is not null then json_build_object('id', users.id, 'name', users.nickname) end, enquiries.created_at, (extract(epoch from enquiries.updated_at) * 1000000)::bigint::text
  from enquiries
  left join products on products.id = enquiries.tour_id
  left join users on users.id = enquiries.assignee_id
  where products.category = ?
  order by enquiries.created_at desc, enquiries.id desc
  limit ?;

-- enquiry-case-repository.ts listCasesById
select enquiries.id, enquiries.enquiry_no, enquiries.kind, enquiries.state, enquiries.organisation, enquiries.people, enquiries.travel_day, enquiries.topic, enquiries.order_no, enquiries.contact_name, enquiries.mobile, enquiries.email, enquiries.message, case when products.id is not null then json_build_object('id', products.id, 'title', products.title) end, case when users.id is not null then json_build_object('id', users.id, 'name', users.nickname) end, enquiries.created_at, (extract(epoch from enquiries.updated_at) * 1000000)::bigint::text
  from enquiries
  left join products on products.id = enquiries.tour_id
  left join users on users.id = enquiries.assignee_id
  where enquiries.id in (?, …);

-- enquiry-case-repository.ts listHolders
select id, nickname
  from users
  where (users.deleted_at is null and users.status = 1 and exists ( select 1
      from user_roles ur
      join roles r on r.id = ur.role_id and r.status = 1
      where ur.user_id = users.id and (r.code = ? or exists ( select 1
          from role_menus rm
          join menus m on m.id = rm.menu_id
          where rm.role_id = r.id and m.perm = ?))) and (users.id = ? or users.dept_id in (?, …)))
  order by users.nickname asc, users.id asc
  limit ?;
select id, nickname
  from users
  where users.deleted_at is null and users.status = 1 and exists ( select 1
    from user_roles ur
    join roles r on r.id = ur.role_id and r.status = 1
    where ur.user_id = users.id and (r.code = ? or exists ( select 1
        from role_menus rm
        join menus m on m.id = rm.menu_id
        where rm.role_id = r.id and m.perm = ?)))
  order by users.nickname asc, users.id asc
  limit ?;

-- enquiry-case-repository.ts listSteps
select enquiry_steps.id, enquiry_steps.step, enquiry_steps.note, case when author.id is not null then json_build_object('id', author.id, 'name', author.nickname) end, case when assignee.id is not null then json_build_object('id', assignee.id, 'name', assignee.nickname) end, enquiry_steps.created_at
  from enquiry_steps
  left join users author on author.id = enquiry_steps.author_id
  left join users assignee on assignee.id = enquiry_steps.assignee_id
  where enquiry_steps.enquiry_id = ?
  order by enquiry_steps.id desc
  limit ?;

-- enquiry-case-repository.ts lockCase
select id
  from enquiries
  where enquiries.id = ?
  for update;

-- enquiry-repository.ts findNthLatest
select created_at
  from enquiries
  where enquiries.address = ?
  order by enquiries.created_at desc
  limit ? offset ?;
select created_at
  from enquiries
  where enquiries.mobile = ?
  order by enquiries.created_at desc
  limit ? offset ?;
select created_at
  from enquiries
  where lower(enquiries.email) = lower(?)
  order by enquiries.created_at desc
  limit ? offset ?;

-- enquiry-repository.ts findSame
select enquiry_no, created_at
  from enquiries
  where (enquiries.mobile = ? and enquiries.created_at > ? and enquiries.fingerprint = ?)
  limit ?;
select enquiry_no, created_at
  from enquiries
  where (lower(enquiries.email) = lower(?) and enquiries.created_at > ? and enquiries.fingerprint = ?)
  limit ?;

-- enquiry-repository.ts insertEnquiry
insert into enquiries (id, enquiry_no, tour_id, kind, organisation, people, travel_day, topic, order_no, contact_name, mobile, email, message, address, fingerprint, state, assignee_id, created_at, updated_at)
  values (?, …);

-- enquiry-repository.ts isLiveTour
select count(*) as count
  from products
  where (products.id = ? and products.kind = ? and products.status = ?);

-- enquiry-repository.ts lockSender
select pg_advisory_xact_lock(?::int, hashtext(?));
