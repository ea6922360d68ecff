-- question-repository.ts countOwn
select (count(*) filter (where questions.created_at >= ?))::int, (count(*) filter (where questions.state = ?))::int
  from questions
  where questions.user_id = ?;

-- question-repository.ts countOwnAnswers
select count(*) as count
  from buyer_answers
  where (buyer_answers.user_id = ? and buyer_answers.created_at >= ?);

-- question-repository.ts countQuestions
select count(*)
  from questions
  inner join products on products.id = questions.product_id
  where ((questions.text ->> 'zh' ilike ? or questions.text ->> 'en' ilike ? or questions.author ilike ? or products.title ->> 'zh' ilike ? or products.title ->> 'en' ilike ?) and (products.dept_id in (?, …) or products.owner_id = ?));
select count(*)
  from questions
  inner join products on products.id = questions.product_id
  where ((questions.text ->> 'zh' ilike ? or questions.text ->> 'en' ilike ? or questions.author ilike ? or products.title ->> 'zh' ilike ? or products.title ->> 'en' ilike ?) and questions.answer is not null);
select count(*)
  from questions
  inner join products on products.id = questions.product_id
  where (products.dept_id in (?, …) or products.owner_id = ?);
select count(*)
  from questions
  inner join products on products.id = questions.product_id
  where (products.kind = ? and questions.state = ? and questions.answer is null);
select count(*)
  from questions
  inner join products on products.id = questions.product_id
  where (questions.product_id = ? and questions.state = ?);
select count(*)
  from questions
  inner join products on products.id = questions.product_id
  where (questions.text ->> 'zh' ilike ? or questions.text ->> 'en' ilike ? or questions.author ilike ? or products.title ->> 'zh' ilike ? or products.title ->> 'en' ilike ? or products.search_tokens @@ ?::tsquery);
select count(*)
  from questions
  inner join products on products.id = questions.product_id
  where (questions.text ->> 'zh' ilike ? or questions.text ->> 'en' ilike ? or questions.author ilike ? or products.title ->> 'zh' ilike ? or products.title ->> 'en' ilike ?);
select count(*)
  from questions
  inner join products on products.id = questions.product_id
  where exists (select
    from buyer_answers
    where buyer_answers.question_id = questions.id and buyer_answers.state = 'PENDING');
select count(*)
  from questions
  inner join products on products.id = questions.product_id
  where questions.answer is null;
select count(*)
  from questions
  inner join products on products.id = questions.product_id
  where questions.user_id = ?;

-- question-repository.ts findShown
select id, product_id, user_id, author, text, answer, state, hidden_reason, created_at, updated_at
  from questions
  where (questions.id = ? and questions.state = ?);

-- question-repository.ts insertAnswer
insert into buyer_answers (id, question_id, user_id, author, text, state, created_at)
  values (?, …)
  on conflict do nothing
  returning id;

-- question-repository.ts insertQuestion
insert into questions (id, product_id, user_id, author, text, answer, state, hidden_reason, created_at, updated_at)
  values (?, …)
  returning id;

-- question-repository.ts listAnswers
select id, question_id, user_id, author, text, state, created_at
  from buyer_answers
  where (buyer_answers.question_id in (?, …) and buyer_answers.state = ?)
  order by buyer_answers.id asc
  limit ?;
select id, question_id, user_id, author, text, state, created_at
  from buyer_answers
  where buyer_answers.question_id in (?, …)
  order by buyer_answers.id asc
  limit ?;

-- question-repository.ts listQuestions
select questions.id, questions.product_id, questions.user_id, questions.author, questions.text, questions.answer, questions.state, questions.hidden_reason, questions.created_at, questions.updated_at, products.id, products.kind, products.title
  from questions
  inner join products on products.id = questions.product_id
  where (questions.product_id = ? and questions.state = ?)
  order by questions.created_at desc, questions.id desc
  limit ?;
select questions.id, questions.product_id, questions.user_id, questions.author, questions.text, questions.answer, questions.state, questions.hidden_reason, questions.created_at, questions.updated_at, products.id, products.kind, products.title
  from questions
  inner join products on products.id = questions.product_id
  where questions.user_id = ?
  order by questions.created_at desc, questions.id desc
  limit ?;

-- staff-question-repository.ts areQuestionsInScope
select count(*) as count
  from questions
  where (questions.id in (?, …) and exists (select 1
      from products
      where (products.id = questions.product_id and (products.dept_id in (?, …) or products.owner_id = ?))));

-- staff-question-repository.ts findAsker
select products.title, questions.user_id
  from questions
  inner join products on products.id = questions.product_id
  where questions.id = ?;

-- staff-question-repository.ts listStaffQuestions
select questions.id, questions.product_id, questions.user_id, questions.author, questions.text, questions.answer, questions.state, questions.hidden_reason, questions.created_at, questions.updated_at, products.id, products.kind, products.title, (extract(epoch from questions.updated_at) * 1000000)::bigint::text
  from questions
  inner join products on products.id = questions.product_id
  where ((questions.text ->> 'zh' ilike ? or questions.text ->> 'en' ilike ? or questions.author ilike ? or products.title ->> 'zh' ilike ? or products.title ->> 'en' ilike ?) and (products.dept_id in (?, …) or products.owner_id = ?))
  order by questions.created_at desc, questions.id desc
  limit ?;
select questions.id, questions.product_id, questions.user_id, questions.author, questions.text, questions.answer, questions.state, questions.hidden_reason, questions.created_at, questions.updated_at, products.id, products.kind, products.title, (extract(epoch from questions.updated_at) * 1000000)::bigint::text
  from questions
  inner join products on products.id = questions.product_id
  where ((questions.text ->> 'zh' ilike ? or questions.text ->> 'en' ilike ? or questions.author ilike ? or products.title ->> 'zh' ilike ? or products.title ->> 'en' ilike ?) and questions.answer is not null)
  order by questions.created_at desc, questions.id desc
  limit ?;
select questions.id, questions.product_id, questions.user_id, questions.author, questions.text, questions.answer, questions.state, questions.hidden_reason, questions.created_at, questions.updated_at, products.id, products.kind, products.title, (extract(epoch from questions.updated_at) * 1000000)::bigint::text
  from questions
  inner join products on products.id = questions.product_id
  where (products.dept_id in (?, …) or products.owner_id = ?)
  order by questions.created_at desc, questions.id desc
  limit ?;
select questions.id, questions.product_id, questions.user_id, questions.author, questions.text, questions.answer, questions.state, questions.hidden_reason, questions.created_at, questions.updated_at, products.id, products.kind, products.title, (extract(epoch from questions.updated_at) * 1000000)::bigint::text
  from questions
  inner join products on products.id = questions.product_id
  where (products.kind = ? and questions.state = ? and questions.answer is null)
  order by questions.created_at desc, questions.id desc
  limit ?;
select questions.id, questions.product_id, questions.user_id, questions.author, questions.text, questions.answer, questions.state, questions.hidden_reason, questions.created_at, questions.updated_at, products.id, products.kind, products.title, (extract(epoch from questions.updated_at) * 1000000)::bigint::text
  from questions
  inner join products on products.id = questions.product_id
  where (questions.text ->> 'zh' ilike ? or questions.text ->> 'en' ilike ? or questions.author ilike ? or products.title ->> 'zh' ilike ? or products.title ->> 'en' ilike ? or products.search_tokens @@ ?::tsquery)
  order by questions.created_at desc, questions.id desc
  limit ?;
select questions.id, questions.product_id, questions.user_id, questions.author, questions.text, questions.answer, questions.state, questions.hidden_reason, questions.created_at, questions.updated_at, products.id, products.kind, products.title, (extract(epoch from questions.updated_at) * 1000000)::bigint::text
  from questions
  inner join products on products.id = questions.product_id
  where (questions.text ->> 'zh' ilike ? or questions.text ->> 'en' ilike ? or questions.author ilike ? or products.title ->> 'zh' ilike ? or products.title ->> 'en' ilike ?)
  order by questions.created_at desc, questions.id desc
  limit ?;
select questions.id, questions.product_id, questions.user_id, questions.author, questions.text, questions.answer, questions.state, questions.hidden_reason, questions.created_at, questions.updated_at, products.id, products.kind, products.title, (extract(epoch from questions.updated_at) * 1000000)::bigint::text
  from questions
  inner join products on products.id = questions.product_id
  where exists (select
    from buyer_answers
    where buyer_answers.question_id = questions.id and buyer_answers.state = 'PENDING')
  order by questions.created_at desc, questions.id desc
  limit ?;
select questions.id, questions.product_id, questions.user_id, questions.author, questions.text, questions.answer, questions.state, questions.hidden_reason, questions.created_at, questions.updated_at, products.id, products.kind, products.title, (extract(epoch from questions.updated_at) * 1000000)::bigint::text
  from questions
  inner join products on products.id = questions.product_id
  where questions.answer is null
  order by questions.created_at desc, questions.id desc
  limit ?;

-- staff-question-repository.ts lockQuestion
select id, product_id, user_id, author, text, answer, state, hidden_reason, created_at, updated_at, (extract(epoch from updated_at) * 1000000)::bigint::text
  from questions
  where questions.id = ?
  for update;

-- staff-question-repository.ts setAnswerState
update buyer_answers
  set state = ?
  where (buyer_answers.id = ? and buyer_answers.question_id = ? and buyer_answers.state <> ?)
  returning id, question_id, user_id, author, text, state, created_at;

-- staff-question-repository.ts updateQuestion
update questions
  set answer = ?, state = ?, updated_at = now()
  where questions.id = ?;
update questions
  set state = ?, hidden_reason = ?, updated_at = now()
  where questions.id = ?;
