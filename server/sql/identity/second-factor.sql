-- factor-repository.ts confirmPending
update second_factors
  set name = ?, last_step = ?, confirmed_at = ?
  where second_factors.id = ?;

-- factor-repository.ts deleteFactor
delete from second_factors
  where second_factors.id in (?, …);

-- factor-repository.ts deleteFactorsOf
delete from second_factors
  where second_factors.user_id = ?;

-- factor-repository.ts deletePending
delete from second_factors
  where (second_factors.user_id = ? and second_factors.confirmed_at is null);

-- factor-repository.ts findPending
select id, user_id, kind, name, secret_cipher, last_step, credential_id, public_key, counter, transports, confirmed_at, last_used_at, created_at
  from second_factors
  where (second_factors.user_id = ? and second_factors.confirmed_at is null);

-- factor-repository.ts insertFactor
insert into second_factors (id, user_id, kind, name, secret_cipher, last_step, credential_id, public_key, counter, transports, confirmed_at, last_used_at, created_at)
  values (?, …)
  returning id;

-- factor-repository.ts listFactors
select id, user_id, kind, name, secret_cipher, last_step, credential_id, public_key, counter, transports, confirmed_at, last_used_at, created_at
  from second_factors
  where (second_factors.user_id = ? and second_factors.confirmed_at is not null)
  order by second_factors.id asc;

-- factor-repository.ts usePasskey
update second_factors
  set counter = ?, last_used_at = ?
  where second_factors.id = ?;

-- factor-repository.ts useStep
update second_factors
  set last_step = ?, last_used_at = ?
  where (second_factors.id = ? and (second_factors.last_step is null or second_factors.last_step < ?));
