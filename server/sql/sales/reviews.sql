-- rating-repository.ts refreshRating
select id
  from products
  where products.id = ?
  for no key update;
update products
  set rating = (select round(avg(reviews.rating) * 10)
    from reviews
    where reviews.product_id = products.id and reviews.hidden_at is null), review_count = (select count(*)
    from reviews
    where reviews.product_id = products.id and reviews.hidden_at is null)
  where products.id = ?;

-- review-repository.ts averageScores
select aspect, round(avg(stars) * 10)::int
  from (select score.key as aspect, score.value::int as stars
    from reviews cross
    join lateral jsonb_each_text(reviews.scores) as score
    where (reviews.product_id = ? and reviews.hidden_at is null)) given
  group by aspect;

-- review-repository.ts countOwnReviews
select count(*) as count
  from reviews
  where reviews.user_id = ?;

-- review-repository.ts countReviews
select rating, traveller_type, jsonb_array_length(pictures) > 0, count(*)
  from reviews
  where (reviews.product_id = ? and reviews.hidden_at is null)
  group by reviews.rating, reviews.traveller_type, jsonb_array_length(reviews.pictures) > 0;

-- review-repository.ts findReviewOfOrder
select id, author, rating, scores, traveller_type, helpful, text, pictures, created_at, reply, hidden_at, hidden_reason
  from reviews
  where reviews.order_id = ?;

-- review-repository.ts insertReview
insert into reviews (id, product_id, user_id, order_id, author, rating, scores, traveller_type, text, pictures, reply, helpful, hidden_at, hidden_reason, created_at, updated_at)
  values (?, …)
  returning id, author, rating, scores, traveller_type, helpful, text, pictures, created_at, reply, hidden_at, hidden_reason;

-- review-repository.ts listOwnReviews
select reviews.id, reviews.author, reviews.rating, reviews.scores, reviews.traveller_type, reviews.helpful, reviews.text, reviews.pictures, reviews.created_at, reviews.reply, reviews.hidden_at, reviews.hidden_reason, products.id, products.kind, products.title
  from reviews
  inner join products on products.id = reviews.product_id
  where reviews.user_id = ?
  order by reviews.created_at desc, reviews.id desc
  limit ?;

-- review-repository.ts listReviewed
select order_id
  from reviews
  where reviews.order_id in (?, …);

-- review-repository.ts listReviews
select id, author, rating, scores, traveller_type, helpful, text, pictures, created_at, reply, hidden_at, hidden_reason
  from reviews
  where ((reviews.product_id = ? and reviews.hidden_at is null) and jsonb_array_length(reviews.pictures) > 0)
  order by reviews.created_at desc, reviews.id desc
  limit ?;
select id, author, rating, scores, traveller_type, helpful, text, pictures, created_at, reply, hidden_at, hidden_reason
  from reviews
  where ((reviews.product_id = ? and reviews.hidden_at is null) and reviews.rating = ? and jsonb_array_length(reviews.pictures) > 0 and reviews.traveller_type = ?)
  order by reviews.created_at desc, reviews.id desc
  limit ?;
select id, author, rating, scores, traveller_type, helpful, text, pictures, created_at, reply, hidden_at, hidden_reason
  from reviews
  where ((reviews.product_id = ? and reviews.hidden_at is null) and reviews.rating = ?)
  order by reviews.created_at desc, reviews.id desc
  limit ?;
select id, author, rating, scores, traveller_type, helpful, text, pictures, created_at, reply, hidden_at, hidden_reason
  from reviews
  where ((reviews.product_id = ? and reviews.hidden_at is null) and reviews.rating = ?)
  order by reviews.created_at desc, reviews.id desc
  limit ? offset ?;
select id, author, rating, scores, traveller_type, helpful, text, pictures, created_at, reply, hidden_at, hidden_reason
  from reviews
  where ((reviews.product_id = ? and reviews.hidden_at is null) and reviews.traveller_type = ?)
  order by reviews.created_at desc, reviews.id desc
  limit ?;
select id, author, rating, scores, traveller_type, helpful, text, pictures, created_at, reply, hidden_at, hidden_reason
  from reviews
  where (reviews.product_id = ? and reviews.hidden_at is null)
  order by reviews.created_at desc, reviews.id desc
  limit ?;
select id, author, rating, scores, traveller_type, helpful, text, pictures, created_at, reply, hidden_at, hidden_reason
  from reviews
  where (reviews.product_id = ? and reviews.hidden_at is null)
  order by reviews.created_at desc, reviews.id desc
  limit ? offset ?;
select id, author, rating, scores, traveller_type, helpful, text, pictures, created_at, reply, hidden_at, hidden_reason
  from reviews
  where (reviews.product_id = ? and reviews.hidden_at is null)
  order by reviews.helpful desc, reviews.created_at desc, reviews.id desc
  limit ?;
select id, author, rating, scores, traveller_type, helpful, text, pictures, created_at, reply, hidden_at, hidden_reason
  from reviews
  where (reviews.product_id = ? and reviews.hidden_at is null)
  order by reviews.rating asc, reviews.created_at desc, reviews.id desc
  limit ?;
select id, author, rating, scores, traveller_type, helpful, text, pictures, created_at, reply, hidden_at, hidden_reason
  from reviews
  where (reviews.product_id = ? and reviews.hidden_at is null)
  order by reviews.rating desc, reviews.created_at desc, reviews.id desc
  limit ?;

-- review-vote-repository.ts addToHelpful
update reviews
  set helpful = reviews.helpful + ?
  where reviews.id = ?;

-- review-vote-repository.ts deleteVote
delete from review_votes
  where (review_votes.review_id = ? and review_votes.user_id = ?);

-- review-vote-repository.ts insertVote
insert into review_votes (review_id, user_id, created_at)
  values (?, …)
  on conflict do nothing;

-- review-vote-repository.ts listVotes
select reviews.id, reviews.helpful, review_votes.user_id is not null, coalesce(reviews.user_id = ?, false)
  from reviews
  left join review_votes on (review_votes.review_id = reviews.id and review_votes.user_id = ?)
  where (reviews.id in (?, …) and reviews.hidden_at is null);

-- review-vote-repository.ts lockShownReview
select id, user_id, helpful
  from reviews
  where (reviews.id = ? and reviews.hidden_at is null)
  for no key update;

-- staff-review-repository.ts areReviewsInScope
select count(*) as count
  from reviews
  where (reviews.id in (?, …) and exists (select 1
      from products
      where (products.id = reviews.product_id and (products.dept_id in (?, …) or products.owner_id = ?))));

-- staff-review-repository.ts countStaffReviews
select count(*)::int
  from reviews
  inner join products on products.id = reviews.product_id;
select count(*)::int
  from reviews
  inner join products on products.id = reviews.product_id
  where ((reviews.text ->> 'zh' ilike ? or reviews.text ->> 'en' ilike ? or products.title ->> 'zh' ilike ? or products.title ->> 'en' ilike ? or reviews.author ilike ?) and (products.dept_id in (?, …) or products.owner_id = ?));
select count(*)::int
  from reviews
  inner join products on products.id = reviews.product_id
  where (products.dept_id in (?, …) or products.owner_id = ?);
select count(*)::int
  from reviews
  inner join products on products.id = reviews.product_id
  where (reviews.created_at >= ? and reviews.created_at < ?);
select count(*)::int
  from reviews
  inner join products on products.id = reviews.product_id
  where (reviews.text ->> 'zh' ilike ? or reviews.text ->> 'en' ilike ? or products.title ->> 'zh' ilike ? or products.title ->> 'en' ilike ? or products.search_tokens @@ ?::tsquery or reviews.author ilike ?);
select count(*)::int
  from reviews
  inner join products on products.id = reviews.product_id
  where (reviews.text ->> 'zh' ilike ? or reviews.text ->> 'en' ilike ? or products.title ->> 'zh' ilike ? or products.title ->> 'en' ilike ? or reviews.author ilike ?);
select count(*)::int
  from reviews
  inner join products on products.id = reviews.product_id
  where jsonb_array_length(reviews.pictures) > 0;
select count(*)::int
  from reviews
  inner join products on products.id = reviews.product_id
  where not (jsonb_array_length(reviews.pictures) > 0);
select count(*)::int
  from reviews
  inner join products on products.id = reviews.product_id
  where not (reviews.hidden_at is not null);
select count(*)::int
  from reviews
  inner join products on products.id = reviews.product_id
  where not (reviews.reply is not null);
select count(*)::int
  from reviews
  inner join products on products.id = reviews.product_id
  where products.kind = ?;
select count(*)::int
  from reviews
  inner join products on products.id = reviews.product_id
  where reviews.created_at < ?;
select count(*)::int
  from reviews
  inner join products on products.id = reviews.product_id
  where reviews.hidden_at is not null;
select count(*)::int
  from reviews
  inner join products on products.id = reviews.product_id
  where reviews.rating = ?;
select count(*)::int
  from reviews
  inner join products on products.id = reviews.product_id
  where reviews.reply is not null;

-- staff-review-repository.ts listReviewIds
select reviews.id
  from reviews
  inner join products on products.id = reviews.product_id
  order by reviews.created_at desc, reviews.id desc
  limit ?;
select reviews.id
  from reviews
  inner join products on products.id = reviews.product_id
  where (products.dept_id in (?, …) or products.owner_id = ?)
  order by reviews.created_at desc, reviews.id desc
  limit ?;
select reviews.id
  from reviews
  inner join products on products.id = reviews.product_id
  where reviews.hidden_at is not null
  order by reviews.created_at desc, reviews.id desc
  limit ?;
select reviews.id
  from reviews
  inner join products on products.id = reviews.product_id
  where reviews.rating = ?
  order by reviews.created_at desc, reviews.id desc
  limit ?;

-- staff-review-repository.ts listStaffReviews
select reviews.id, reviews.author, reviews.rating, reviews.scores, reviews.traveller_type, reviews.helpful, reviews.text, reviews.pictures, reviews.created_at, reviews.reply, reviews.hidden_at, reviews.hidden_reason, products.id, products.kind, products.title, orders.order_no, (extract(epoch from reviews.updated_at) * 1000000)::bigint::text
  from reviews
  inner join products on products.id = reviews.product_id
  left join orders on orders.id = reviews.order_id
  order by reviews.created_at desc, reviews.id desc
  limit ?;
select reviews.id, reviews.author, reviews.rating, reviews.scores, reviews.traveller_type, reviews.helpful, reviews.text, reviews.pictures, reviews.created_at, reviews.reply, reviews.hidden_at, reviews.hidden_reason, products.id, products.kind, products.title, orders.order_no, (extract(epoch from reviews.updated_at) * 1000000)::bigint::text
  from reviews
  inner join products on products.id = reviews.product_id
  left join orders on orders.id = reviews.order_id
  where ((reviews.text ->> 'zh' ilike ? or reviews.text ->> 'en' ilike ? or products.title ->> 'zh' ilike ? or products.title ->> 'en' ilike ? or reviews.author ilike ?) and (products.dept_id in (?, …) or products.owner_id = ?))
  order by reviews.created_at desc, reviews.id desc
  limit ?;
select reviews.id, reviews.author, reviews.rating, reviews.scores, reviews.traveller_type, reviews.helpful, reviews.text, reviews.pictures, reviews.created_at, reviews.reply, reviews.hidden_at, reviews.hidden_reason, products.id, products.kind, products.title, orders.order_no, (extract(epoch from reviews.updated_at) * 1000000)::bigint::text
  from reviews
  inner join products on products.id = reviews.product_id
  left join orders on orders.id = reviews.order_id
  where (products.dept_id in (?, …) or products.owner_id = ?)
  order by reviews.created_at desc, reviews.id desc
  limit ?;
select reviews.id, reviews.author, reviews.rating, reviews.scores, reviews.traveller_type, reviews.helpful, reviews.text, reviews.pictures, reviews.created_at, reviews.reply, reviews.hidden_at, reviews.hidden_reason, products.id, products.kind, products.title, orders.order_no, (extract(epoch from reviews.updated_at) * 1000000)::bigint::text
  from reviews
  inner join products on products.id = reviews.product_id
  left join orders on orders.id = reviews.order_id
  where (reviews.created_at >= ? and reviews.created_at < ?)
  order by reviews.created_at desc, reviews.id desc
  limit ?;
select reviews.id, reviews.author, reviews.rating, reviews.scores, reviews.traveller_type, reviews.helpful, reviews.text, reviews.pictures, reviews.created_at, reviews.reply, reviews.hidden_at, reviews.hidden_reason, products.id, products.kind, products.title, orders.order_no, (extract(epoch from reviews.updated_at) * 1000000)::bigint::text
  from reviews
  inner join products on products.id = reviews.product_id
  left join orders on orders.id = reviews.order_id
  where (reviews.text ->> 'zh' ilike ? or reviews.text ->> 'en' ilike ? or products.title ->> 'zh' ilike ? or products.title ->> 'en' ilike ? or products.search_tokens @@ ?::tsquery or reviews.author ilike ?)
  order by reviews.created_at desc, reviews.id desc
  limit ?;
select reviews.id, reviews.author, reviews.rating, reviews.scores, reviews.traveller_type, reviews.helpful, reviews.text, reviews.pictures, reviews.created_at, reviews.reply, reviews.hidden_at, reviews.hidden_reason, products.id, products.kind, products.title, orders.order_no, (extract(epoch from reviews.updated_at) * 1000000)::bigint::text
  from reviews
  inner join products on products.id = reviews.product_id
  left join orders on orders.id = reviews.order_id
  where (reviews.text ->> 'zh' ilike ? or reviews.text ->> 'en' ilike ? or products.title ->> 'zh' ilike ? or products.title ->> 'en' ilike ? or reviews.author ilike ?)
  order by reviews.created_at desc, reviews.id desc
  limit ?;
select reviews.id, reviews.author, reviews.rating, reviews.scores, reviews.traveller_type, reviews.helpful, reviews.text, reviews.pictures, reviews.created_at, reviews.reply, reviews.hidden_at, reviews.hidden_reason, products.id, products.kind, products.title, orders.order_no, (extract(epoch from reviews.updated_at) * 1000000)::bigint::text
  from reviews
  inner join products on products.id = reviews.product_id
  left join orders on orders.id = reviews.order_id
  where jsonb_array_length(reviews.pictures) > 0
  order by reviews.created_at desc, reviews.id desc
  limit ?;
select reviews.id, reviews.author, reviews.rating, reviews.scores, reviews.traveller_type, reviews.helpful, reviews.text, reviews.pictures, reviews.created_at, reviews.reply, reviews.hidden_at, reviews.hidden_reason, products.id, products.kind, products.title, orders.order_no, (extract(epoch from reviews.updated_at) * 1000000)::bigint::text
  from reviews
  inner join products on products.id = reviews.product_id
  left join orders on orders.id = reviews.order_id
  where not (jsonb_array_length(reviews.pictures) > 0)
  order by reviews.created_at desc, reviews.id desc
  limit ?;
select reviews.id, reviews.author, reviews.rating, reviews.scores, reviews.traveller_type, reviews.helpful, reviews.text, reviews.pictures, reviews.created_at, reviews.reply, reviews.hidden_at, reviews.hidden_reason, products.id, products.kind, products.title, orders.order_no, (extract(epoch from reviews.updated_at) * 1000000)::bigint::text
  from reviews
  inner join products on products.id = reviews.product_id
  left join orders on orders.id = reviews.order_id
  where not (reviews.hidden_at is not null)
  order by reviews.created_at desc, reviews.id desc
  limit ?;
select reviews.id, reviews.author, reviews.rating, reviews.scores, reviews.traveller_type, reviews.helpful, reviews.text, reviews.pictures, reviews.created_at, reviews.reply, reviews.hidden_at, reviews.hidden_reason, products.id, products.kind, products.title, orders.order_no, (extract(epoch from reviews.updated_at) * 1000000)::bigint::text
  from reviews
  inner join products on products.id = reviews.product_id
  left join orders on orders.id = reviews.order_id
  where not (reviews.reply is not null)
  order by reviews.created_at desc, reviews.id desc
  limit ?;
select reviews.id, reviews.author, reviews.rating, reviews.scores, reviews.traveller_type, reviews.helpful, reviews.text, reviews.pictures, reviews.created_at, reviews.reply, reviews.hidden_at, reviews.hidden_reason, products.id, products.kind, products.title, orders.order_no, (extract(epoch from reviews.updated_at) * 1000000)::bigint::text
  from reviews
  inner join products on products.id = reviews.product_id
  left join orders on orders.id = reviews.order_id
  where products.kind = ?
  order by reviews.created_at desc, reviews.id desc
  limit ?;
select reviews.id, reviews.author, reviews.rating, reviews.scores, reviews.traveller_type, reviews.helpful, reviews.text, reviews.pictures, reviews.created_at, reviews.reply, reviews.hidden_at, reviews.hidden_reason, products.id, products.kind, products.title, orders.order_no, (extract(epoch from reviews.updated_at) * 1000000)::bigint::text
  from reviews
  inner join products on products.id = reviews.product_id
  left join orders on orders.id = reviews.order_id
  where reviews.created_at < ?
  order by reviews.created_at desc, reviews.id desc
  limit ?;
select reviews.id, reviews.author, reviews.rating, reviews.scores, reviews.traveller_type, reviews.helpful, reviews.text, reviews.pictures, reviews.created_at, reviews.reply, reviews.hidden_at, reviews.hidden_reason, products.id, products.kind, products.title, orders.order_no, (extract(epoch from reviews.updated_at) * 1000000)::bigint::text
  from reviews
  inner join products on products.id = reviews.product_id
  left join orders on orders.id = reviews.order_id
  where reviews.hidden_at is not null
  order by reviews.created_at desc, reviews.id desc
  limit ?;
select reviews.id, reviews.author, reviews.rating, reviews.scores, reviews.traveller_type, reviews.helpful, reviews.text, reviews.pictures, reviews.created_at, reviews.reply, reviews.hidden_at, reviews.hidden_reason, products.id, products.kind, products.title, orders.order_no, (extract(epoch from reviews.updated_at) * 1000000)::bigint::text
  from reviews
  inner join products on products.id = reviews.product_id
  left join orders on orders.id = reviews.order_id
  where reviews.rating = ?
  order by reviews.created_at desc, reviews.id desc
  limit ?;
select reviews.id, reviews.author, reviews.rating, reviews.scores, reviews.traveller_type, reviews.helpful, reviews.text, reviews.pictures, reviews.created_at, reviews.reply, reviews.hidden_at, reviews.hidden_reason, products.id, products.kind, products.title, orders.order_no, (extract(epoch from reviews.updated_at) * 1000000)::bigint::text
  from reviews
  inner join products on products.id = reviews.product_id
  left join orders on orders.id = reviews.order_id
  where reviews.reply is not null
  order by reviews.created_at desc, reviews.id desc
  limit ?;

-- staff-review-repository.ts lockReview
select id, product_id, user_id, order_id, author, rating, scores, traveller_type, text, pictures, reply, helpful, hidden_at, hidden_reason, created_at, updated_at, (extract(epoch from updated_at) * 1000000)::bigint::text
  from reviews
  where reviews.id = ?
  for update;

-- staff-review-repository.ts updateReview
update reviews
  set hidden_at = ?, hidden_reason = ?, updated_at = now()
  where reviews.id = ?;
update reviews
  set pictures = ?, hidden_at = ?, hidden_reason = ?, updated_at = now()
  where reviews.id = ?;
update reviews
  set reply = ?, updated_at = now()
  where reviews.id = ?;
