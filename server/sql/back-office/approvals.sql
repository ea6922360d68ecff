-- approval-inbox-repository.ts countWaiting
select count(*) as count
  from (select kind, subject, title, order_no, buyer_id, amount, percent, at, is_granted, proposer_id, users.username, principal_id, reason, waiting_since
    from (select distinct on (kind, subject) place, principal_id, kind, subject, title, order_no, buyer_id, percent, at, is_granted, amount, proposer_id, reason, waiting_since
      from (((((select ?::integer as place, ?::bigint as principal_id, ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, bool_or(refunds.scope <> 'part') as is_granted, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
                from refunds
                inner join orders on orders.id = refunds.order_id
                where (?::boolean and refunds.state = ? and refunds.second_person = ? and not exists (select 1
                    from approvals
                    where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
                group by orders.id)
              union all (select ?::integer as place, ?::bigint as principal_id, ?::text as kind, (select min(refunds.refund_no)
                  from refunds
                  where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, true as is_granted, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
                from approvals
                inner join orders on orders.id = approvals.order_id
                where (?::boolean and approvals.kind = ? and approvals.state = ? and exists (select 1
                    from refunds
                    where (refunds.order_id = orders.id and refunds.state = ?)))))
            union all (select ?::integer as place, ?::bigint as principal_id, approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, false as is_granted, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
              from approvals
              inner join products on products.id = approvals.product_id
              where (?::boolean and approvals.state = ?)))
          union all (((select ?::integer as place, ?::bigint as principal_id, ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, bool_or(refunds.scope <> 'part') as is_granted, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
                from refunds
                inner join orders on orders.id = refunds.order_id
                where (?::boolean and refunds.state = ? and refunds.second_person = ? and (refunds.proposed_by is null or refunds.proposed_by not in (?, …)) and (orders.user_id is null or orders.user_id not in (?, …)) and not exists (select 1
                    from approvals
                    where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
                group by orders.id)
              union all (select ?::integer as place, ?::bigint as principal_id, ?::text as kind, (select min(refunds.refund_no)
                  from refunds
                  where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, true as is_granted, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
                from approvals
                inner join orders on orders.id = approvals.order_id
                where (?::boolean and approvals.kind = ? and approvals.state = ? and (approvals.proposed_by is null or approvals.proposed_by not in (?, …)) and (orders.user_id is null or orders.user_id not in (?, …)) and exists (select 1
                    from refunds
                    where ((refunds.order_id = orders.id and refunds.state = ?) and (refunds.proposed_by is null or refunds.proposed_by not in (?, …)))))))
            union all (select ?::integer as place, ?::bigint as principal_id, approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, false as is_granted, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
              from approvals
              inner join products on products.id = approvals.product_id
              where (?::boolean and approvals.state = ? and (approvals.proposed_by is null or approvals.proposed_by not in (?, …))))))
        union all (((select ?::integer as place, ?::bigint as principal_id, ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, bool_or(refunds.scope <> 'part') as is_granted, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
              from refunds
              inner join orders on orders.id = refunds.order_id
              where (?::boolean and refunds.state = ? and refunds.second_person = ? and (refunds.proposed_by is null or refunds.proposed_by not in (?, …)) and (orders.user_id is null or orders.user_id not in (?, …)) and not exists (select 1
                  from approvals
                  where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
              group by orders.id)
            union all (select ?::integer as place, ?::bigint as principal_id, ?::text as kind, (select min(refunds.refund_no)
                from refunds
                where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, true as is_granted, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
              from approvals
              inner join orders on orders.id = approvals.order_id
              where (?::boolean and approvals.kind = ? and approvals.state = ? and (approvals.proposed_by is null or approvals.proposed_by not in (?, …)) and (orders.user_id is null or orders.user_id not in (?, …)) and exists (select 1
                  from refunds
                  where ((refunds.order_id = orders.id and refunds.state = ?) and (refunds.proposed_by is null or refunds.proposed_by not in (?, …)))))))
          union all (select ?::integer as place, ?::bigint as principal_id, approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, false as is_granted, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
            from approvals
            inner join products on products.id = approvals.product_id
            where (?::boolean and approvals.state = ? and (approvals.proposed_by is null or approvals.proposed_by not in (?, …)))))) found
      order by kind asc, subject asc, place asc) waiting
    left join users on users.id = proposer_id
    order by waiting_since asc, subject asc
    limit ?) matches;
select count(*) as count
  from (select kind, subject, title, order_no, buyer_id, amount, percent, at, is_granted, proposer_id, users.username, principal_id, reason, waiting_since
    from (select distinct on (kind, subject) place, principal_id, kind, subject, title, order_no, buyer_id, percent, at, is_granted, amount, proposer_id, reason, waiting_since
      from ((((select ?::integer as place, ?::bigint as principal_id, ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, bool_or(refunds.scope <> 'part') as is_granted, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
              from refunds
              inner join orders on orders.id = refunds.order_id
              where (?::boolean and refunds.state = ? and refunds.second_person = ? and not exists (select 1
                  from approvals
                  where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
              group by orders.id)
            union all (select ?::integer as place, ?::bigint as principal_id, ?::text as kind, (select min(refunds.refund_no)
                from refunds
                where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, true as is_granted, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
              from approvals
              inner join orders on orders.id = approvals.order_id
              where (?::boolean and approvals.kind = ? and approvals.state = ? and exists (select 1
                  from refunds
                  where (refunds.order_id = orders.id and refunds.state = ?)))))
          union all (select ?::integer as place, ?::bigint as principal_id, approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, false as is_granted, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
            from approvals
            inner join products on products.id = approvals.product_id
            where (?::boolean and approvals.state = ?)))
        union all (((select ?::integer as place, ?::bigint as principal_id, ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, bool_or(refunds.scope <> 'part') as is_granted, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
              from refunds
              inner join orders on orders.id = refunds.order_id
              where (?::boolean and exists (select 1
                  from products
                  where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?))) and refunds.state = ? and refunds.second_person = ? and (refunds.proposed_by is null or refunds.proposed_by not in (?, …)) and (orders.user_id is null or orders.user_id not in (?, …)) and not exists (select 1
                  from approvals
                  where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
              group by orders.id)
            union all (select ?::integer as place, ?::bigint as principal_id, ?::text as kind, (select min(refunds.refund_no)
                from refunds
                where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, true as is_granted, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
              from approvals
              inner join orders on orders.id = approvals.order_id
              where (?::boolean and exists (select 1
                  from products
                  where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?))) and approvals.kind = ? and approvals.state = ? and (approvals.proposed_by is null or approvals.proposed_by not in (?, …)) and (orders.user_id is null or orders.user_id not in (?, …)) and exists (select 1
                  from refunds
                  where ((refunds.order_id = orders.id and refunds.state = ?) and (refunds.proposed_by is null or refunds.proposed_by not in (?, …)))))))
          union all (select ?::integer as place, ?::bigint as principal_id, approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, false as is_granted, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
            from approvals
            inner join products on products.id = approvals.product_id
            where (?::boolean and (products.dept_id in (?, …) or products.owner_id = ?) and approvals.state = ? and (approvals.proposed_by is null or approvals.proposed_by not in (?, …)))))) found
      order by kind asc, subject asc, place asc) waiting
    left join users on users.id = proposer_id
    order by waiting_since asc, subject asc
    limit ?) matches;
select count(*) as count
  from (select kind, subject, title, order_no, buyer_id, amount, percent, at, is_granted, proposer_id, users.username, principal_id, reason, waiting_since
    from (select distinct on (kind, subject) place, principal_id, kind, subject, title, order_no, buyer_id, percent, at, is_granted, amount, proposer_id, reason, waiting_since
      from ((((select ?::integer as place, ?::bigint as principal_id, ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, bool_or(refunds.scope <> 'part') as is_granted, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
              from refunds
              inner join orders on orders.id = refunds.order_id
              where (?::boolean and refunds.state = ? and refunds.second_person = ? and not exists (select 1
                  from approvals
                  where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
              group by orders.id)
            union all (select ?::integer as place, ?::bigint as principal_id, ?::text as kind, (select min(refunds.refund_no)
                from refunds
                where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, true as is_granted, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
              from approvals
              inner join orders on orders.id = approvals.order_id
              where (?::boolean and approvals.kind = ? and approvals.state = ? and exists (select 1
                  from refunds
                  where (refunds.order_id = orders.id and refunds.state = ?)))))
          union all (select ?::integer as place, ?::bigint as principal_id, approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, false as is_granted, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
            from approvals
            inner join products on products.id = approvals.product_id
            where (?::boolean and approvals.state = ?)))
        union all (((select ?::integer as place, ?::bigint as principal_id, ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, bool_or(refunds.scope <> 'part') as is_granted, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
              from refunds
              inner join orders on orders.id = refunds.order_id
              where (?::boolean and refunds.state = ? and refunds.second_person = ? and (refunds.proposed_by is null or refunds.proposed_by not in (?, …)) and (orders.user_id is null or orders.user_id not in (?, …)) and not exists (select 1
                  from approvals
                  where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
              group by orders.id)
            union all (select ?::integer as place, ?::bigint as principal_id, ?::text as kind, (select min(refunds.refund_no)
                from refunds
                where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, true as is_granted, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
              from approvals
              inner join orders on orders.id = approvals.order_id
              where (?::boolean and approvals.kind = ? and approvals.state = ? and (approvals.proposed_by is null or approvals.proposed_by not in (?, …)) and (orders.user_id is null or orders.user_id not in (?, …)) and exists (select 1
                  from refunds
                  where ((refunds.order_id = orders.id and refunds.state = ?) and (refunds.proposed_by is null or refunds.proposed_by not in (?, …)))))))
          union all (select ?::integer as place, ?::bigint as principal_id, approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, false as is_granted, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
            from approvals
            inner join products on products.id = approvals.product_id
            where (?::boolean and approvals.state = ? and (approvals.proposed_by is null or approvals.proposed_by not in (?, …)))))) found
      order by kind asc, subject asc, place asc) waiting
    left join users on users.id = proposer_id
    order by waiting_since asc, subject asc
    limit ?) matches;
select count(*) as count
  from (select kind, subject, title, order_no, buyer_id, amount, percent, at, is_granted, proposer_id, users.username, principal_id, reason, waiting_since
    from (select distinct on (kind, subject) place, principal_id, kind, subject, title, order_no, buyer_id, percent, at, is_granted, amount, proposer_id, reason, waiting_since
      from (((select ?::integer as place, ?::bigint as principal_id, ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, bool_or(refunds.scope <> 'part') as is_granted, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
            from refunds
            inner join orders on orders.id = refunds.order_id
            where (?::boolean and exists (select 1
                from products
                where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (false or products.owner_id = ?))) and refunds.state = ? and refunds.second_person = ? and not exists (select 1
                from approvals
                where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
            group by orders.id)
          union all (select ?::integer as place, ?::bigint as principal_id, ?::text as kind, (select min(refunds.refund_no)
              from refunds
              where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, true as is_granted, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
            from approvals
            inner join orders on orders.id = approvals.order_id
            where (?::boolean and exists (select 1
                from products
                where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (false or products.owner_id = ?))) and approvals.kind = ? and approvals.state = ? and exists (select 1
                from refunds
                where (refunds.order_id = orders.id and refunds.state = ?)))))
        union all (select ?::integer as place, ?::bigint as principal_id, approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, false as is_granted, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
          from approvals
          inner join products on products.id = approvals.product_id
          where (?::boolean and (false or products.owner_id = ?) and approvals.state = ?))) found
      order by kind asc, subject asc, place asc) waiting
    left join users on users.id = proposer_id
    order by waiting_since asc, subject asc
    limit ?) matches;
select count(*) as count
  from (select kind, subject, title, order_no, buyer_id, amount, percent, at, is_granted, proposer_id, users.username, principal_id, reason, waiting_since
    from (select distinct on (kind, subject) place, principal_id, kind, subject, title, order_no, buyer_id, percent, at, is_granted, amount, proposer_id, reason, waiting_since
      from (((select ?::integer as place, ?::bigint as principal_id, ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, bool_or(refunds.scope <> 'part') as is_granted, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
            from refunds
            inner join orders on orders.id = refunds.order_id
            where (?::boolean and exists (select 1
                from products
                where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?))) and refunds.state = ? and refunds.second_person = ? and not exists (select 1
                from approvals
                where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
            group by orders.id)
          union all (select ?::integer as place, ?::bigint as principal_id, ?::text as kind, (select min(refunds.refund_no)
              from refunds
              where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, true as is_granted, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
            from approvals
            inner join orders on orders.id = approvals.order_id
            where (?::boolean and exists (select 1
                from products
                where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?))) and approvals.kind = ? and approvals.state = ? and exists (select 1
                from refunds
                where (refunds.order_id = orders.id and refunds.state = ?)))))
        union all (select ?::integer as place, ?::bigint as principal_id, approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, false as is_granted, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
          from approvals
          inner join products on products.id = approvals.product_id
          where (?::boolean and (products.dept_id in (?, …) or products.owner_id = ?) and approvals.state = ?))) found
      order by kind asc, subject asc, place asc) waiting
    left join users on users.id = proposer_id
    order by waiting_since asc, subject asc
    limit ?) matches;
select count(*) as count
  from (select kind, subject, title, order_no, buyer_id, amount, percent, at, is_granted, proposer_id, users.username, principal_id, reason, waiting_since
    from (select distinct on (kind, subject) place, principal_id, kind, subject, title, order_no, buyer_id, percent, at, is_granted, amount, proposer_id, reason, waiting_since
      from (((select ?::integer as place, ?::bigint as principal_id, ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, bool_or(refunds.scope <> 'part') as is_granted, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
            from refunds
            inner join orders on orders.id = refunds.order_id
            where (?::boolean and refunds.state = ? and refunds.second_person = ? and not exists (select 1
                from approvals
                where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
            group by orders.id)
          union all (select ?::integer as place, ?::bigint as principal_id, ?::text as kind, (select min(refunds.refund_no)
              from refunds
              where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, true as is_granted, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
            from approvals
            inner join orders on orders.id = approvals.order_id
            where (?::boolean and approvals.kind = ? and approvals.state = ? and exists (select 1
                from refunds
                where (refunds.order_id = orders.id and refunds.state = ?)))))
        union all (select ?::integer as place, ?::bigint as principal_id, approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, false as is_granted, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
          from approvals
          inner join products on products.id = approvals.product_id
          where (?::boolean and approvals.state = ?))) found
      order by kind asc, subject asc, place asc) waiting
    left join users on users.id = proposer_id
    order by waiting_since asc, subject asc
    limit ?) matches;
select count(*) as count
  from (select kind, subject, title, order_no, buyer_id, amount, percent, at, is_granted, proposer_id, users.username, principal_id, reason, waiting_since
    from (select distinct on (kind, subject) place, principal_id, kind, subject, title, order_no, buyer_id, percent, at, is_granted, amount, proposer_id, reason, waiting_since
      from (((select ?::integer as place, ?::bigint as principal_id, ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, bool_or(refunds.scope <> 'part') as is_granted, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
            from refunds
            inner join orders on orders.id = refunds.order_id
            where (?::boolean and refunds.state = ? and refunds.second_person = ? and not exists (select 1
                from approvals
                where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
            group by orders.id)
          union all (select ?::integer as place, ?::bigint as principal_id, ?::text as kind, (select min(refunds.refund_no)
              from refunds
              where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, true as is_granted, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
            from approvals
            inner join orders on orders.id = approvals.order_id
            where (?::boolean and approvals.kind = ? and approvals.state = ? and exists (select 1
                from refunds
                where (refunds.order_id = orders.id and refunds.state = ?)))))
        union all (select ?::integer as place, ?::bigint as principal_id, approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, false as is_granted, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
          from approvals
          inner join products on products.id = approvals.product_id
          where (?::boolean and approvals.state = ?))) found
      order by kind asc, subject asc, place asc) waiting
    left join users on users.id = proposer_id
    where (subject = ? or order_no = ? or users.username = ?)
    order by waiting_since asc, subject asc
    limit ?) matches;
select count(*) as count
  from (select kind, subject, title, order_no, buyer_id, amount, percent, at, is_granted, proposer_id, users.username, principal_id, reason, waiting_since
    from (select distinct on (kind, subject) place, principal_id, kind, subject, title, order_no, buyer_id, percent, at, is_granted, amount, proposer_id, reason, waiting_since
      from (((select ?::integer as place, ?::bigint as principal_id, ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, bool_or(refunds.scope <> 'part') as is_granted, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
            from refunds
            inner join orders on orders.id = refunds.order_id
            where (?::boolean and refunds.state = ? and refunds.second_person = ? and not exists (select 1
                from approvals
                where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
            group by orders.id)
          union all (select ?::integer as place, ?::bigint as principal_id, ?::text as kind, (select min(refunds.refund_no)
              from refunds
              where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, true as is_granted, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
            from approvals
            inner join orders on orders.id = approvals.order_id
            where (?::boolean and approvals.kind = ? and approvals.state = ? and exists (select 1
                from refunds
                where (refunds.order_id = orders.id and refunds.state = ?)))))
        union all (select ?::integer as place, ?::bigint as principal_id, approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, false as is_granted, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
          from approvals
          inner join products on products.id = approvals.product_id
          where (?::boolean and approvals.state = ?))) found
      order by kind asc, subject asc, place asc) waiting
    left join users on users.id = proposer_id
    where kind = ?
    order by waiting_since asc, subject asc
    limit ?) matches;

-- approval-inbox-repository.ts listWaiting
select kind, subject, title, order_no, buyer_id, amount, percent, at, is_granted, proposer_id, users.username, principal_id, reason, waiting_since
  from (select distinct on (kind, subject) place, principal_id, kind, subject, title, order_no, buyer_id, percent, at, is_granted, amount, proposer_id, reason, waiting_since
    from (((((select ?::integer as place, ?::bigint as principal_id, ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, bool_or(refunds.scope <> 'part') as is_granted, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
              from refunds
              inner join orders on orders.id = refunds.order_id
              where (?::boolean and refunds.state = ? and refunds.second_person = ? and not exists (select 1
                  from approvals
                  where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
              group by orders.id)
            union all (select ?::integer as place, ?::bigint as principal_id, ?::text as kind, (select min(refunds.refund_no)
                from refunds
                where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, true as is_granted, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
              from approvals
              inner join orders on orders.id = approvals.order_id
              where (?::boolean and approvals.kind = ? and approvals.state = ? and exists (select 1
                  from refunds
                  where (refunds.order_id = orders.id and refunds.state = ?)))))
          union all (select ?::integer as place, ?::bigint as principal_id, approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, false as is_granted, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
            from approvals
            inner join products on products.id = approvals.product_id
            where (?::boolean and approvals.state = ?)))
        union all (((select ?::integer as place, ?::bigint as principal_id, ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, bool_or(refunds.scope <> 'part') as is_granted, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
              from refunds
              inner join orders on orders.id = refunds.order_id
              where (?::boolean and refunds.state = ? and refunds.second_person = ? and (refunds.proposed_by is null or refunds.proposed_by not in (?, …)) and (orders.user_id is null or orders.user_id not in (?, …)) and not exists (select 1
                  from approvals
                  where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
              group by orders.id)
            union all (select ?::integer as place, ?::bigint as principal_id, ?::text as kind, (select min(refunds.refund_no)
                from refunds
                where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, true as is_granted, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
              from approvals
              inner join orders on orders.id = approvals.order_id
              where (?::boolean and approvals.kind = ? and approvals.state = ? and (approvals.proposed_by is null or approvals.proposed_by not in (?, …)) and (orders.user_id is null or orders.user_id not in (?, …)) and exists (select 1
                  from refunds
                  where ((refunds.order_id = orders.id and refunds.state = ?) and (refunds.proposed_by is null or refunds.proposed_by not in (?, …)))))))
          union all (select ?::integer as place, ?::bigint as principal_id, approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, false as is_granted, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
            from approvals
            inner join products on products.id = approvals.product_id
            where (?::boolean and approvals.state = ? and (approvals.proposed_by is null or approvals.proposed_by not in (?, …))))))
      union all (((select ?::integer as place, ?::bigint as principal_id, ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, bool_or(refunds.scope <> 'part') as is_granted, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
            from refunds
            inner join orders on orders.id = refunds.order_id
            where (?::boolean and refunds.state = ? and refunds.second_person = ? and (refunds.proposed_by is null or refunds.proposed_by not in (?, …)) and (orders.user_id is null or orders.user_id not in (?, …)) and not exists (select 1
                from approvals
                where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
            group by orders.id)
          union all (select ?::integer as place, ?::bigint as principal_id, ?::text as kind, (select min(refunds.refund_no)
              from refunds
              where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, true as is_granted, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
            from approvals
            inner join orders on orders.id = approvals.order_id
            where (?::boolean and approvals.kind = ? and approvals.state = ? and (approvals.proposed_by is null or approvals.proposed_by not in (?, …)) and (orders.user_id is null or orders.user_id not in (?, …)) and exists (select 1
                from refunds
                where ((refunds.order_id = orders.id and refunds.state = ?) and (refunds.proposed_by is null or refunds.proposed_by not in (?, …)))))))
        union all (select ?::integer as place, ?::bigint as principal_id, approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, false as is_granted, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
          from approvals
          inner join products on products.id = approvals.product_id
          where (?::boolean and approvals.state = ? and (approvals.proposed_by is null or approvals.proposed_by not in (?, …)))))) found
    order by kind asc, subject asc, place asc) waiting
  left join users on users.id = proposer_id
  order by waiting_since asc, subject asc
  limit ?;
select kind, subject, title, order_no, buyer_id, amount, percent, at, is_granted, proposer_id, users.username, principal_id, reason, waiting_since
  from (select distinct on (kind, subject) place, principal_id, kind, subject, title, order_no, buyer_id, percent, at, is_granted, amount, proposer_id, reason, waiting_since
    from ((((select ?::integer as place, ?::bigint as principal_id, ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, bool_or(refunds.scope <> 'part') as is_granted, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
            from refunds
            inner join orders on orders.id = refunds.order_id
            where (?::boolean and refunds.state = ? and refunds.second_person = ? and not exists (select 1
                from approvals
                where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
            group by orders.id)
          union all (select ?::integer as place, ?::bigint as principal_id, ?::text as kind, (select min(refunds.refund_no)
              from refunds
              where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, true as is_granted, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
            from approvals
            inner join orders on orders.id = approvals.order_id
            where (?::boolean and approvals.kind = ? and approvals.state = ? and exists (select 1
                from refunds
                where (refunds.order_id = orders.id and refunds.state = ?)))))
        union all (select ?::integer as place, ?::bigint as principal_id, approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, false as is_granted, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
          from approvals
          inner join products on products.id = approvals.product_id
          where (?::boolean and approvals.state = ?)))
      union all (((select ?::integer as place, ?::bigint as principal_id, ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, bool_or(refunds.scope <> 'part') as is_granted, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
            from refunds
            inner join orders on orders.id = refunds.order_id
            where (?::boolean and exists (select 1
                from products
                where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?))) and refunds.state = ? and refunds.second_person = ? and (refunds.proposed_by is null or refunds.proposed_by not in (?, …)) and (orders.user_id is null or orders.user_id not in (?, …)) and not exists (select 1
                from approvals
                where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
            group by orders.id)
          union all (select ?::integer as place, ?::bigint as principal_id, ?::text as kind, (select min(refunds.refund_no)
              from refunds
              where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, true as is_granted, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
            from approvals
            inner join orders on orders.id = approvals.order_id
            where (?::boolean and exists (select 1
                from products
                where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?))) and approvals.kind = ? and approvals.state = ? and (approvals.proposed_by is null or approvals.proposed_by not in (?, …)) and (orders.user_id is null or orders.user_id not in (?, …)) and exists (select 1
                from refunds
                where ((refunds.order_id = orders.id and refunds.state = ?) and (refunds.proposed_by is null or refunds.proposed_by not in (?, …)))))))
        union all (select ?::integer as place, ?::bigint as principal_id, approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, false as is_granted, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
          from approvals
          inner join products on products.id = approvals.product_id
          where (?::boolean and (products.dept_id in (?, …) or products.owner_id = ?) and approvals.state = ? and (approvals.proposed_by is null or approvals.proposed_by not in (?, …)))))) found
    order by kind asc, subject asc, place asc) waiting
  left join users on users.id = proposer_id
  order by waiting_since asc, subject asc
  limit ?;
select kind, subject, title, order_no, buyer_id, amount, percent, at, is_granted, proposer_id, users.username, principal_id, reason, waiting_since
  from (select distinct on (kind, subject) place, principal_id, kind, subject, title, order_no, buyer_id, percent, at, is_granted, amount, proposer_id, reason, waiting_since
    from ((((select ?::integer as place, ?::bigint as principal_id, ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, bool_or(refunds.scope <> 'part') as is_granted, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
            from refunds
            inner join orders on orders.id = refunds.order_id
            where (?::boolean and refunds.state = ? and refunds.second_person = ? and not exists (select 1
                from approvals
                where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
            group by orders.id)
          union all (select ?::integer as place, ?::bigint as principal_id, ?::text as kind, (select min(refunds.refund_no)
              from refunds
              where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, true as is_granted, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
            from approvals
            inner join orders on orders.id = approvals.order_id
            where (?::boolean and approvals.kind = ? and approvals.state = ? and exists (select 1
                from refunds
                where (refunds.order_id = orders.id and refunds.state = ?)))))
        union all (select ?::integer as place, ?::bigint as principal_id, approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, false as is_granted, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
          from approvals
          inner join products on products.id = approvals.product_id
          where (?::boolean and approvals.state = ?)))
      union all (((select ?::integer as place, ?::bigint as principal_id, ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, bool_or(refunds.scope <> 'part') as is_granted, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
            from refunds
            inner join orders on orders.id = refunds.order_id
            where (?::boolean and refunds.state = ? and refunds.second_person = ? and (refunds.proposed_by is null or refunds.proposed_by not in (?, …)) and (orders.user_id is null or orders.user_id not in (?, …)) and not exists (select 1
                from approvals
                where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
            group by orders.id)
          union all (select ?::integer as place, ?::bigint as principal_id, ?::text as kind, (select min(refunds.refund_no)
              from refunds
              where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, true as is_granted, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
            from approvals
            inner join orders on orders.id = approvals.order_id
            where (?::boolean and approvals.kind = ? and approvals.state = ? and (approvals.proposed_by is null or approvals.proposed_by not in (?, …)) and (orders.user_id is null or orders.user_id not in (?, …)) and exists (select 1
                from refunds
                where ((refunds.order_id = orders.id and refunds.state = ?) and (refunds.proposed_by is null or refunds.proposed_by not in (?, …)))))))
        union all (select ?::integer as place, ?::bigint as principal_id, approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, false as is_granted, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
          from approvals
          inner join products on products.id = approvals.product_id
          where (?::boolean and approvals.state = ? and (approvals.proposed_by is null or approvals.proposed_by not in (?, …)))))) found
    order by kind asc, subject asc, place asc) waiting
  left join users on users.id = proposer_id
  order by waiting_since asc, subject asc
  limit ?;
select kind, subject, title, order_no, buyer_id, amount, percent, at, is_granted, proposer_id, users.username, principal_id, reason, waiting_since
  from (select distinct on (kind, subject) place, principal_id, kind, subject, title, order_no, buyer_id, percent, at, is_granted, amount, proposer_id, reason, waiting_since
    from (((select ?::integer as place, ?::bigint as principal_id, ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, bool_or(refunds.scope <> 'part') as is_granted, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
          from refunds
          inner join orders on orders.id = refunds.order_id
          where (?::boolean and exists (select 1
              from products
              where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (false or products.owner_id = ?))) and refunds.state = ? and refunds.second_person = ? and not exists (select 1
              from approvals
              where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
          group by orders.id)
        union all (select ?::integer as place, ?::bigint as principal_id, ?::text as kind, (select min(refunds.refund_no)
            from refunds
            where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, true as is_granted, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
          from approvals
          inner join orders on orders.id = approvals.order_id
          where (?::boolean and exists (select 1
              from products
              where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (false or products.owner_id = ?))) and approvals.kind = ? and approvals.state = ? and exists (select 1
              from refunds
              where (refunds.order_id = orders.id and refunds.state = ?)))))
      union all (select ?::integer as place, ?::bigint as principal_id, approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, false as is_granted, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
        from approvals
        inner join products on products.id = approvals.product_id
        where (?::boolean and (false or products.owner_id = ?) and approvals.state = ?))) found
    order by kind asc, subject asc, place asc) waiting
  left join users on users.id = proposer_id
  order by waiting_since asc, subject asc
  limit ?;
select kind, subject, title, order_no, buyer_id, amount, percent, at, is_granted, proposer_id, users.username, principal_id, reason, waiting_since
  from (select distinct on (kind, subject) place, principal_id, kind, subject, title, order_no, buyer_id, percent, at, is_granted, amount, proposer_id, reason, waiting_since
    from (((select ?::integer as place, ?::bigint as principal_id, ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, bool_or(refunds.scope <> 'part') as is_granted, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
          from refunds
          inner join orders on orders.id = refunds.order_id
          where (?::boolean and exists (select 1
              from products
              where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?))) and refunds.state = ? and refunds.second_person = ? and not exists (select 1
              from approvals
              where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
          group by orders.id)
        union all (select ?::integer as place, ?::bigint as principal_id, ?::text as kind, (select min(refunds.refund_no)
            from refunds
            where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, true as is_granted, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
          from approvals
          inner join orders on orders.id = approvals.order_id
          where (?::boolean and exists (select 1
              from products
              where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?))) and approvals.kind = ? and approvals.state = ? and exists (select 1
              from refunds
              where (refunds.order_id = orders.id and refunds.state = ?)))))
      union all (select ?::integer as place, ?::bigint as principal_id, approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, false as is_granted, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
        from approvals
        inner join products on products.id = approvals.product_id
        where (?::boolean and (products.dept_id in (?, …) or products.owner_id = ?) and approvals.state = ?))) found
    order by kind asc, subject asc, place asc) waiting
  left join users on users.id = proposer_id
  order by waiting_since asc, subject asc
  limit ?;
select kind, subject, title, order_no, buyer_id, amount, percent, at, is_granted, proposer_id, users.username, principal_id, reason, waiting_since
  from (select distinct on (kind, subject) place, principal_id, kind, subject, title, order_no, buyer_id, percent, at, is_granted, amount, proposer_id, reason, waiting_since
    from (((select ?::integer as place, ?::bigint as principal_id, ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, bool_or(refunds.scope <> 'part') as is_granted, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
          from refunds
          inner join orders on orders.id = refunds.order_id
          where (?::boolean and refunds.state = ? and refunds.second_person = ? and not exists (select 1
              from approvals
              where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
          group by orders.id)
        union all (select ?::integer as place, ?::bigint as principal_id, ?::text as kind, (select min(refunds.refund_no)
            from refunds
            where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, true as is_granted, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
          from approvals
          inner join orders on orders.id = approvals.order_id
          where (?::boolean and approvals.kind = ? and approvals.state = ? and exists (select 1
              from refunds
              where (refunds.order_id = orders.id and refunds.state = ?)))))
      union all (select ?::integer as place, ?::bigint as principal_id, approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, false as is_granted, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
        from approvals
        inner join products on products.id = approvals.product_id
        where (?::boolean and approvals.state = ?))) found
    order by kind asc, subject asc, place asc) waiting
  left join users on users.id = proposer_id
  order by waiting_since asc, subject asc
  limit ?;
select kind, subject, title, order_no, buyer_id, amount, percent, at, is_granted, proposer_id, users.username, principal_id, reason, waiting_since
  from (select distinct on (kind, subject) place, principal_id, kind, subject, title, order_no, buyer_id, percent, at, is_granted, amount, proposer_id, reason, waiting_since
    from (((select ?::integer as place, ?::bigint as principal_id, ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, bool_or(refunds.scope <> 'part') as is_granted, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
          from refunds
          inner join orders on orders.id = refunds.order_id
          where (?::boolean and refunds.state = ? and refunds.second_person = ? and not exists (select 1
              from approvals
              where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
          group by orders.id)
        union all (select ?::integer as place, ?::bigint as principal_id, ?::text as kind, (select min(refunds.refund_no)
            from refunds
            where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, true as is_granted, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
          from approvals
          inner join orders on orders.id = approvals.order_id
          where (?::boolean and approvals.kind = ? and approvals.state = ? and exists (select 1
              from refunds
              where (refunds.order_id = orders.id and refunds.state = ?)))))
      union all (select ?::integer as place, ?::bigint as principal_id, approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, false as is_granted, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
        from approvals
        inner join products on products.id = approvals.product_id
        where (?::boolean and approvals.state = ?))) found
    order by kind asc, subject asc, place asc) waiting
  left join users on users.id = proposer_id
  order by waiting_since asc, subject asc
  limit ? offset ?;
select kind, subject, title, order_no, buyer_id, amount, percent, at, is_granted, proposer_id, users.username, principal_id, reason, waiting_since
  from (select distinct on (kind, subject) place, principal_id, kind, subject, title, order_no, buyer_id, percent, at, is_granted, amount, proposer_id, reason, waiting_since
    from (((select ?::integer as place, ?::bigint as principal_id, ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, bool_or(refunds.scope <> 'part') as is_granted, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
          from refunds
          inner join orders on orders.id = refunds.order_id
          where (?::boolean and refunds.state = ? and refunds.second_person = ? and not exists (select 1
              from approvals
              where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
          group by orders.id)
        union all (select ?::integer as place, ?::bigint as principal_id, ?::text as kind, (select min(refunds.refund_no)
            from refunds
            where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, true as is_granted, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
          from approvals
          inner join orders on orders.id = approvals.order_id
          where (?::boolean and approvals.kind = ? and approvals.state = ? and exists (select 1
              from refunds
              where (refunds.order_id = orders.id and refunds.state = ?)))))
      union all (select ?::integer as place, ?::bigint as principal_id, approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, false as is_granted, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
        from approvals
        inner join products on products.id = approvals.product_id
        where (?::boolean and approvals.state = ?))) found
    order by kind asc, subject asc, place asc) waiting
  left join users on users.id = proposer_id
  where (subject = ? or order_no = ? or users.username = ?)
  order by waiting_since asc, subject asc
  limit ?;
select kind, subject, title, order_no, buyer_id, amount, percent, at, is_granted, proposer_id, users.username, principal_id, reason, waiting_since
  from (select distinct on (kind, subject) place, principal_id, kind, subject, title, order_no, buyer_id, percent, at, is_granted, amount, proposer_id, reason, waiting_since
    from (((select ?::integer as place, ?::bigint as principal_id, ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, bool_or(refunds.scope <> 'part') as is_granted, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
          from refunds
          inner join orders on orders.id = refunds.order_id
          where (?::boolean and refunds.state = ? and refunds.second_person = ? and not exists (select 1
              from approvals
              where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
          group by orders.id)
        union all (select ?::integer as place, ?::bigint as principal_id, ?::text as kind, (select min(refunds.refund_no)
            from refunds
            where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, true as is_granted, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
          from approvals
          inner join orders on orders.id = approvals.order_id
          where (?::boolean and approvals.kind = ? and approvals.state = ? and exists (select 1
              from refunds
              where (refunds.order_id = orders.id and refunds.state = ?)))))
      union all (select ?::integer as place, ?::bigint as principal_id, approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, false as is_granted, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
        from approvals
        inner join products on products.id = approvals.product_id
        where (?::boolean and approvals.state = ?))) found
    order by kind asc, subject asc, place asc) waiting
  left join users on users.id = proposer_id
  where kind = ?
  order by waiting_since asc, subject asc
  limit ?;
