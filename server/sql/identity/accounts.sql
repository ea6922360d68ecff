-- codes/code-repository.ts countCodeTry
update verification_codes
  set attempts = verification_codes.attempts + 1
  where (verification_codes.id = (select id
      from verification_codes
      where (verification_codes.target_hash = ? and verification_codes.purpose = ? and verification_codes.user_id = ?)
      order by verification_codes.created_at desc, verification_codes.id desc
      limit ?) and verification_codes.expires_at > ? and verification_codes.attempts < ?)
  returning id, code_hash;
update verification_codes
  set attempts = verification_codes.attempts + 1
  where (verification_codes.id = (select id
      from verification_codes
      where (verification_codes.target_hash = ? and verification_codes.purpose = ? and verification_codes.user_id is null)
      order by verification_codes.created_at desc, verification_codes.id desc
      limit ?) and verification_codes.expires_at > ? and verification_codes.attempts < ?)
  returning id, code_hash;

-- codes/code-repository.ts deleteCode
delete from verification_codes
  where verification_codes.id = ?;

-- codes/code-repository.ts deleteOldCodes
delete from verification_codes
  where verification_codes.expires_at <= ?;

-- codes/code-repository.ts findNthLatestCode
select created_at
  from verification_codes
  where verification_codes.address = ?
  order by verification_codes.created_at desc
  limit ? offset ?;
select created_at
  from verification_codes
  where verification_codes.channel = ?
  order by verification_codes.created_at desc
  limit ? offset ?;
select created_at
  from verification_codes
  where verification_codes.target_hash = ?
  order by verification_codes.created_at desc
  limit ?;
select created_at
  from verification_codes
  where verification_codes.target_hash = ?
  order by verification_codes.created_at desc
  limit ? offset ?;

-- codes/code-repository.ts insertCode
insert into verification_codes (id, purpose, target_hash, user_id, code_hash, attempts, channel, address, created_at, expires_at, used_at)
  values (?, …)
  returning id;

-- codes/code-repository.ts lockCodes
select pg_advisory_xact_lock(?::int, hashtext(?));

-- codes/code-repository.ts markCodeUsed
update verification_codes
  set used_at = ?
  where (verification_codes.id = ? and verification_codes.used_at is null);

-- codes/code-repository.ts uncountCodeTry
update verification_codes
  set attempts = greatest(verification_codes.attempts - 1, 0)
  where verification_codes.id = ?;
