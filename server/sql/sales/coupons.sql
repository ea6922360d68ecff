-- coupon-record-repository.ts assignToMember
select id
  from users
  where (lower(users.username) = lower(?) and users.deleted_at is null and users.erased_at is null and users.status = ?)
  for share;

-- coupon-record-repository.ts countCoupons
select count(*) as count
  from coupons
  where ((coupons.title ->> 'zh' ilike ? or coupons.title ->> 'en' ilike ?) and (coupons.status = ? and coalesce(coupons.claim_from, coupons.starts_at) <= ? and least(coalesce(coupons.claim_to, coupons.ends_at), coupons.ends_at) > ?));
select count(*) as count
  from coupons
  where ((coupons.title ->> 'zh' ilike ? or coupons.title ->> 'en' ilike ?) and (coupons.status = ? and coalesce(coupons.claim_from, coupons.starts_at) > ?));
select count(*) as count
  from coupons
  where ((coupons.title ->> 'zh' ilike ? or coupons.title ->> 'en' ilike ?) and coupons.status = ?);
select count(*) as count
  from coupons
  where ((coupons.title ->> 'zh' ilike ? or coupons.title ->> 'en' ilike ?) and least(coalesce(coupons.claim_to, coupons.ends_at), coupons.ends_at) <= ?);
select count(*) as count
  from coupons
  where (coupons.title ->> 'zh' ilike ? or coupons.title ->> 'en' ilike ? or coupons.id = any(array(select record_names.record_id
        from record_names
        where record_names.kind = ? and record_names.tokens @@ ?::tsquery
        limit ?)));
select count(*) as count
  from coupons
  where (coupons.title ->> 'zh' ilike ? or coupons.title ->> 'en' ilike ?);

-- coupon-record-repository.ts deleteCoupons
delete from coupons
  where coupons.id in (?, …);

-- coupon-record-repository.ts findCouponForm
select id, title, kinds, audience, min_amount, discount, starts_at, ends_at, total, claimed, claim_from, claim_to, status, in_centre, created_at, updated_at, (extract(epoch from updated_at) * 1000000)::bigint::text
  from coupons
  where coupons.id = ?;

-- coupon-record-repository.ts insertCoupon
insert into coupons (id, title, kinds, audience, min_amount, discount, starts_at, ends_at, total, claimed, claim_from, claim_to, status, in_centre, created_at, updated_at)
  values (?, …)
  returning id;

-- coupon-record-repository.ts listCoupons
select id, title, kinds, audience, min_amount, discount, starts_at, ends_at, total, claimed, claim_from, claim_to, status, in_centre, created_at, updated_at
  from coupons
  where ((coupons.title ->> 'zh' ilike ? or coupons.title ->> 'en' ilike ?) and (coupons.status = ? and coalesce(coupons.claim_from, coupons.starts_at) <= ? and least(coalesce(coupons.claim_to, coupons.ends_at), coupons.ends_at) > ?))
  order by coupons.id desc
  limit ?;
select id, title, kinds, audience, min_amount, discount, starts_at, ends_at, total, claimed, claim_from, claim_to, status, in_centre, created_at, updated_at
  from coupons
  where ((coupons.title ->> 'zh' ilike ? or coupons.title ->> 'en' ilike ?) and (coupons.status = ? and coalesce(coupons.claim_from, coupons.starts_at) > ?))
  order by coupons.id desc
  limit ?;
select id, title, kinds, audience, min_amount, discount, starts_at, ends_at, total, claimed, claim_from, claim_to, status, in_centre, created_at, updated_at
  from coupons
  where ((coupons.title ->> 'zh' ilike ? or coupons.title ->> 'en' ilike ?) and coupons.status = ?)
  order by coupons.id desc
  limit ?;
select id, title, kinds, audience, min_amount, discount, starts_at, ends_at, total, claimed, claim_from, claim_to, status, in_centre, created_at, updated_at
  from coupons
  where ((coupons.title ->> 'zh' ilike ? or coupons.title ->> 'en' ilike ?) and least(coalesce(coupons.claim_to, coupons.ends_at), coupons.ends_at) <= ?)
  order by coupons.id desc
  limit ?;
select id, title, kinds, audience, min_amount, discount, starts_at, ends_at, total, claimed, claim_from, claim_to, status, in_centre, created_at, updated_at
  from coupons
  where (coupons.title ->> 'zh' ilike ? or coupons.title ->> 'en' ilike ? or coupons.id = any(array(select record_names.record_id
        from record_names
        where record_names.kind = ? and record_names.tokens @@ ?::tsquery
        limit ?)))
  order by coupons.id desc
  limit ?;
select id, title, kinds, audience, min_amount, discount, starts_at, ends_at, total, claimed, claim_from, claim_to, status, in_centre, created_at, updated_at
  from coupons
  where (coupons.title ->> 'zh' ilike ? or coupons.title ->> 'en' ilike ?)
  order by coupons.id desc
  limit ?;

-- coupon-record-repository.ts lockCoupons
select id, title, kinds, audience, min_amount, discount, starts_at, ends_at, total, claimed, claim_from, claim_to, status, in_centre, created_at, updated_at, (extract(epoch from updated_at) * 1000000)::bigint::text
  from coupons
  where coupons.id in (?, …)
  order by coupons.id asc
  for update;

-- coupon-record-repository.ts readUse
select member_coupons.coupon_id, count(*)::int, (count(*) filter (where orders.paid_at is not null))::int, coalesce(sum((orders.snapshot ->> 'discount')::bigint) filter (where orders.paid_at is not null), 0)
  from member_coupons
  inner join orders on orders.id = member_coupons.order_id
  where member_coupons.coupon_id in (?, …)
  group by member_coupons.coupon_id;

-- coupon-record-repository.ts reserveOne
update coupons
  set claimed = coupons.claimed + 1
  where (coupons.id = ? and coupons.claimed < coupons.total and coupons.ends_at >= ?);

-- coupon-record-repository.ts updateCoupon
update coupons
  set status = ?, updated_at = now()
  where coupons.id = ?;
update coupons
  set title = ?, kinds = ?, audience = ?, min_amount = ?, discount = ?, starts_at = ?, ends_at = ?, total = ?, claim_from = ?, claim_to = ?, status = ?, in_centre = ?, updated_at = now()
  where coupons.id = ?;
update coupons
  set title = ?, kinds = ?, audience = ?, min_amount = ?, discount = ?, starts_at = ?, ends_at = ?, total = ?, claim_from = ?, claim_to = ?, status = ?, updated_at = now()
  where coupons.id = ?;

-- coupon-repository.ts attach
update member_coupons
  set order_id = ?
  where (member_coupons.id = ? and member_coupons.order_id is null);

-- coupon-repository.ts detach
update member_coupons
  set order_id = ?
  where member_coupons.order_id in (?, …);

-- coupon-repository.ts findCoupon
select id, title, kinds, audience, min_amount, discount, starts_at, ends_at, total, claimed, claim_from, claim_to, status, in_centre, created_at, updated_at
  from coupons
  where coupons.id = ?;

-- coupon-repository.ts findCouponOfOrder
select coupons.id, coupons.title, coupons.kinds, coupons.audience, coupons.min_amount, coupons.discount, coupons.starts_at, coupons.ends_at, coupons.total, coupons.claimed, coupons.claim_from, coupons.claim_to, coupons.status, coupons.in_centre, coupons.created_at, coupons.updated_at
  from member_coupons
  inner join coupons on coupons.id = member_coupons.coupon_id
  where member_coupons.order_id = ?;

-- coupon-repository.ts hasCompletedOrder
select id
  from orders
  where (orders.user_id = ? and orders.state = ?)
  limit ?;

-- coupon-repository.ts incrementClaimed
update coupons
  set claimed = coupons.claimed + 1
  where (coupons.id = ? and coupons.claimed < coupons.total and (coupons.status = ? and coalesce(coupons.claim_from, coupons.starts_at) <= ? and least(coalesce(coupons.claim_to, coupons.ends_at), coupons.ends_at) > ?));

-- coupon-repository.ts insertMemberCoupon
insert into member_coupons (id, coupon_id, user_id, order_id, created_at)
  values (?, …)
  on conflict do nothing;

-- coupon-repository.ts listCentre
select id, title, kinds, audience, min_amount, discount, starts_at, ends_at, total, claimed, claim_from, claim_to, status, in_centre, created_at, updated_at
  from coupons
  where ((coupons.status = ? and coalesce(coupons.claim_from, coupons.starts_at) <= ? and least(coalesce(coupons.claim_to, coupons.ends_at), coupons.ends_at) > ?) and coupons.in_centre = ?)
  order by coupons.claimed = coupons.total, coupons.ends_at asc, coupons.id asc
  limit ?;

-- coupon-repository.ts listClaimable
select coupons.id, coupons.title, coupons.kinds, coupons.audience, coupons.min_amount, coupons.discount, coupons.starts_at, coupons.ends_at, coupons.total, coupons.claimed, coupons.claim_from, coupons.claim_to, coupons.status, coupons.in_centre, coupons.created_at, coupons.updated_at, member_coupons.id is not null
  from coupons
  left join member_coupons on (member_coupons.coupon_id = coupons.id and member_coupons.user_id = ?)
  where ((coupons.status = ? and coalesce(coupons.claim_from, coupons.starts_at) <= ? and least(coalesce(coupons.claim_to, coupons.ends_at), coupons.ends_at) > ?) and coupons.audience = ?)
  order by coupons.ends_at asc, coupons.id asc
  limit ?;
select coupons.id, coupons.title, coupons.kinds, coupons.audience, coupons.min_amount, coupons.discount, coupons.starts_at, coupons.ends_at, coupons.total, coupons.claimed, coupons.claim_from, coupons.claim_to, coupons.status, coupons.in_centre, coupons.created_at, coupons.updated_at, member_coupons.id is not null
  from coupons
  left join member_coupons on (member_coupons.coupon_id = coupons.id and member_coupons.user_id = ?)
  where (coupons.status = ? and coalesce(coupons.claim_from, coupons.starts_at) <= ? and least(coalesce(coupons.claim_to, coupons.ends_at), coupons.ends_at) > ?)
  order by coupons.ends_at asc, coupons.id asc
  limit ?;

-- coupon-repository.ts listOwn
select member_coupons.id, coupons.id, coupons.title, coupons.kinds, coupons.audience, coupons.min_amount, coupons.discount, coupons.starts_at, coupons.ends_at, coupons.total, coupons.claimed, coupons.claim_from, coupons.claim_to, coupons.status, coupons.in_centre, coupons.created_at, coupons.updated_at, orders.order_no, orders.kind
  from member_coupons
  inner join coupons on coupons.id = member_coupons.coupon_id
  left join orders on orders.id = member_coupons.order_id
  where (member_coupons.user_id = ? and (member_coupons.order_id is null and coupons.ends_at <= ?))
  order by coupons.ends_at desc, member_coupons.id desc
  limit ?;
select member_coupons.id, coupons.id, coupons.title, coupons.kinds, coupons.audience, coupons.min_amount, coupons.discount, coupons.starts_at, coupons.ends_at, coupons.total, coupons.claimed, coupons.claim_from, coupons.claim_to, coupons.status, coupons.in_centre, coupons.created_at, coupons.updated_at, orders.order_no, orders.kind
  from member_coupons
  inner join coupons on coupons.id = member_coupons.coupon_id
  left join orders on orders.id = member_coupons.order_id
  where (member_coupons.user_id = ? and member_coupons.coupon_id = ?)
  order by coupons.ends_at asc, member_coupons.id asc
  limit ?;
select member_coupons.id, coupons.id, coupons.title, coupons.kinds, coupons.audience, coupons.min_amount, coupons.discount, coupons.starts_at, coupons.ends_at, coupons.total, coupons.claimed, coupons.claim_from, coupons.claim_to, coupons.status, coupons.in_centre, coupons.created_at, coupons.updated_at, orders.order_no, orders.kind
  from member_coupons
  inner join coupons on coupons.id = member_coupons.coupon_id
  left join orders on orders.id = member_coupons.order_id
  where (member_coupons.user_id = ? and member_coupons.order_id is not null)
  order by member_coupons.order_id desc
  limit ?;
select member_coupons.id, coupons.id, coupons.title, coupons.kinds, coupons.audience, coupons.min_amount, coupons.discount, coupons.starts_at, coupons.ends_at, coupons.total, coupons.claimed, coupons.claim_from, coupons.claim_to, coupons.status, coupons.in_centre, coupons.created_at, coupons.updated_at, orders.order_no, orders.kind
  from member_coupons
  inner join coupons on coupons.id = member_coupons.coupon_id
  left join orders on orders.id = member_coupons.order_id
  where member_coupons.user_id = ?
  order by coupons.ends_at asc, member_coupons.id asc
  limit ?;

-- coupon-repository.ts lockUnused
select coupons.id, coupons.title, coupons.kinds, coupons.audience, coupons.min_amount, coupons.discount, coupons.starts_at, coupons.ends_at, coupons.total, coupons.claimed, coupons.claim_from, coupons.claim_to, coupons.status, coupons.in_centre, coupons.created_at, coupons.updated_at
  from member_coupons
  inner join coupons on coupons.id = member_coupons.coupon_id
  where (member_coupons.id = ? and member_coupons.user_id = ? and member_coupons.order_id is null)
  for update of member_coupons;

-- coupon-repository.ts lockUsed
select order_id
  from member_coupons
  where member_coupons.id = ?
  for update;
