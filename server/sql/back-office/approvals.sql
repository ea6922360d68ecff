-- approval-inbox-repository.ts countWaiting
select count(*) as count
  from (select kind, subject, title, order_no, buyer_id, amount, percent, at, proposer_id, users.username, reason, waiting_since
    from (((select ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
          from refunds
          inner join orders on orders.id = refunds.order_id
          where (refunds.state = ? and refunds.second_person = ? and exists (select 1
              from products
              where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (false or products.owner_id = ?))) and not exists (select 1
              from approvals
              where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
          group by orders.id)
        union all (select ?::text as kind, (select min(refunds.refund_no)
            from refunds
            where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
          from approvals
          inner join orders on orders.id = approvals.order_id
          where (approvals.kind = ? and approvals.state = ? and exists (select 1
              from products
              where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (false or products.owner_id = ?))) and exists (select 1
              from refunds
              where (refunds.order_id = orders.id and refunds.state = ?)))))
      union all (select approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
        from approvals
        inner join products on products.id = approvals.product_id
        where (approvals.state = ? and (false or products.owner_id = ?)))) waiting
    left join users on users.id = proposer_id
    where kind in (?, …)
    order by waiting_since asc, subject asc
    limit ?) matches;
select count(*) as count
  from (select kind, subject, title, order_no, buyer_id, amount, percent, at, proposer_id, users.username, reason, waiting_since
    from (((select ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
          from refunds
          inner join orders on orders.id = refunds.order_id
          where (refunds.state = ? and refunds.second_person = ? and exists (select 1
              from products
              where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?))) and not exists (select 1
              from approvals
              where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
          group by orders.id)
        union all (select ?::text as kind, (select min(refunds.refund_no)
            from refunds
            where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
          from approvals
          inner join orders on orders.id = approvals.order_id
          where (approvals.kind = ? and approvals.state = ? and exists (select 1
              from products
              where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?))) and exists (select 1
              from refunds
              where (refunds.order_id = orders.id and refunds.state = ?)))))
      union all (select approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
        from approvals
        inner join products on products.id = approvals.product_id
        where (approvals.state = ? and (products.dept_id in (?, …) or products.owner_id = ?)))) waiting
    left join users on users.id = proposer_id
    where kind in (?, …)
    order by waiting_since asc, subject asc
    limit ?) matches;
select count(*) as count
  from (select kind, subject, title, order_no, buyer_id, amount, percent, at, proposer_id, users.username, reason, waiting_since
    from (((select ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
          from refunds
          inner join orders on orders.id = refunds.order_id
          where (refunds.state = ? and refunds.second_person = ? and not exists (select 1
              from approvals
              where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
          group by orders.id)
        union all (select ?::text as kind, (select min(refunds.refund_no)
            from refunds
            where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
          from approvals
          inner join orders on orders.id = approvals.order_id
          where (approvals.kind = ? and approvals.state = ? and exists (select 1
              from refunds
              where (refunds.order_id = orders.id and refunds.state = ?)))))
      union all (select approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
        from approvals
        inner join products on products.id = approvals.product_id
        where approvals.state = ?)) waiting
    left join users on users.id = proposer_id
    where (kind in (?, …) and (subject = ? or order_no = ? or users.username = ?))
    order by waiting_since asc, subject asc
    limit ?) matches;
select count(*) as count
  from (select kind, subject, title, order_no, buyer_id, amount, percent, at, proposer_id, users.username, reason, waiting_since
    from (((select ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
          from refunds
          inner join orders on orders.id = refunds.order_id
          where (refunds.state = ? and refunds.second_person = ? and not exists (select 1
              from approvals
              where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
          group by orders.id)
        union all (select ?::text as kind, (select min(refunds.refund_no)
            from refunds
            where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
          from approvals
          inner join orders on orders.id = approvals.order_id
          where (approvals.kind = ? and approvals.state = ? and exists (select 1
              from refunds
              where (refunds.order_id = orders.id and refunds.state = ?)))))
      union all (select approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
        from approvals
        inner join products on products.id = approvals.product_id
        where approvals.state = ?)) waiting
    left join users on users.id = proposer_id
    where kind in (?, …)
    order by waiting_since asc, subject asc
    limit ?) matches;

-- approval-inbox-repository.ts listWaiting
select kind, subject, title, order_no, buyer_id, amount, percent, at, proposer_id, users.username, reason, waiting_since
  from (((select ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
        from refunds
        inner join orders on orders.id = refunds.order_id
        where (refunds.state = ? and refunds.second_person = ? and exists (select 1
            from products
            where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (false or products.owner_id = ?))) and not exists (select 1
            from approvals
            where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
        group by orders.id)
      union all (select ?::text as kind, (select min(refunds.refund_no)
          from refunds
          where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
        from approvals
        inner join orders on orders.id = approvals.order_id
        where (approvals.kind = ? and approvals.state = ? and exists (select 1
            from products
            where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (false or products.owner_id = ?))) and exists (select 1
            from refunds
            where (refunds.order_id = orders.id and refunds.state = ?)))))
    union all (select approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
      from approvals
      inner join products on products.id = approvals.product_id
      where (approvals.state = ? and (false or products.owner_id = ?)))) waiting
  left join users on users.id = proposer_id
  where kind in (?, …)
  order by waiting_since asc, subject asc
  limit ?;
select kind, subject, title, order_no, buyer_id, amount, percent, at, proposer_id, users.username, reason, waiting_since
  from (((select ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
        from refunds
        inner join orders on orders.id = refunds.order_id
        where (refunds.state = ? and refunds.second_person = ? and exists (select 1
            from products
            where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?))) and not exists (select 1
            from approvals
            where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
        group by orders.id)
      union all (select ?::text as kind, (select min(refunds.refund_no)
          from refunds
          where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
        from approvals
        inner join orders on orders.id = approvals.order_id
        where (approvals.kind = ? and approvals.state = ? and exists (select 1
            from products
            where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?))) and exists (select 1
            from refunds
            where (refunds.order_id = orders.id and refunds.state = ?)))))
    union all (select approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
      from approvals
      inner join products on products.id = approvals.product_id
      where (approvals.state = ? and (products.dept_id in (?, …) or products.owner_id = ?)))) waiting
  left join users on users.id = proposer_id
  where kind in (?, …)
  order by waiting_since asc, subject asc
  limit ?;
select kind, subject, title, order_no, buyer_id, amount, percent, at, proposer_id, users.username, reason, waiting_since
  from (((select ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
        from refunds
        inner join orders on orders.id = refunds.order_id
        where (refunds.state = ? and refunds.second_person = ? and not exists (select 1
            from approvals
            where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
        group by orders.id)
      union all (select ?::text as kind, (select min(refunds.refund_no)
          from refunds
          where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
        from approvals
        inner join orders on orders.id = approvals.order_id
        where (approvals.kind = ? and approvals.state = ? and exists (select 1
            from refunds
            where (refunds.order_id = orders.id and refunds.state = ?)))))
    union all (select approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
      from approvals
      inner join products on products.id = approvals.product_id
      where approvals.state = ?)) waiting
  left join users on users.id = proposer_id
  where (kind in (?, …) and (subject = ? or order_no = ? or users.username = ?))
  order by waiting_since asc, subject asc
  limit ?;
select kind, subject, title, order_no, buyer_id, amount, percent, at, proposer_id, users.username, reason, waiting_since
  from (((select ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
        from refunds
        inner join orders on orders.id = refunds.order_id
        where (refunds.state = ? and refunds.second_person = ? and not exists (select 1
            from approvals
            where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
        group by orders.id)
      union all (select ?::text as kind, (select min(refunds.refund_no)
          from refunds
          where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
        from approvals
        inner join orders on orders.id = approvals.order_id
        where (approvals.kind = ? and approvals.state = ? and exists (select 1
            from refunds
            where (refunds.order_id = orders.id and refunds.state = ?)))))
    union all (select approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
      from approvals
      inner join products on products.id = approvals.product_id
      where approvals.state = ?)) waiting
  left join users on users.id = proposer_id
  where kind in (?, …)
  order by waiting_since asc, subject asc
  limit ?;
select kind, subject, title, order_no, buyer_id, amount, percent, at, proposer_id, users.username, reason, waiting_since
  from (((select ?::text as kind, min(refunds.refund_no) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, sum(refunds.amount)::bigint as amount, min(refunds.proposed_by)::bigint as proposer_id, min(refunds.reason) as reason, min(refunds.created_at) as waiting_since
        from refunds
        inner join orders on orders.id = refunds.order_id
        where (refunds.state = ? and refunds.second_person = ? and not exists (select 1
            from approvals
            where (approvals.order_id = orders.id and approvals.kind = ? and approvals.state = ?)))
        group by orders.id)
      union all (select ?::text as kind, (select min(refunds.refund_no)
          from refunds
          where (refunds.order_id = orders.id and refunds.state = ?)) as subject, orders.snapshot -> 'title' as title, orders.order_no as order_no, orders.user_id as buyer_id, null::integer as percent, null::text as at, approvals.amount as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
        from approvals
        inner join orders on orders.id = approvals.order_id
        where (approvals.kind = ? and approvals.state = ? and exists (select 1
            from refunds
            where (refunds.order_id = orders.id and refunds.state = ?)))))
    union all (select approvals.kind as kind, products.id::text as subject, products.title as title, null::text as order_no, null::bigint as buyer_id, (approvals.proposal ->> 'percent')::integer as percent, approvals.proposal ->> 'at' as at, null::bigint as amount, approvals.proposed_by as proposer_id, approvals.reason as reason, approvals.created_at as waiting_since
      from approvals
      inner join products on products.id = approvals.product_id
      where approvals.state = ?)) waiting
  left join users on users.id = proposer_id
  where kind in (?, …)
  order by waiting_since asc, subject asc
  limit ? offset ?;
