-- traveller-repository.ts countTravellers
select count(*)
  from travellers
  where travellers.user_id = ?;

-- traveller-repository.ts deleteTraveller
delete from travellers
  where (travellers.user_id = ? and travellers.id = ?);

-- traveller-repository.ts findNameByMobile
select name
  from travellers
  where (travellers.user_id = ? and travellers.mobile = ?)
  order by travellers.id asc
  limit ?;

-- traveller-repository.ts findTravellers
select id, user_id, name, document_type, document_cipher, document_mask, document_hash, birth_date, gender, mobile, latin_name, document_country, document_expiry, created_at, updated_at
  from travellers
  where (travellers.user_id = ? and travellers.id in (?, …));

-- traveller-repository.ts insertTraveller
insert into travellers (id, user_id, name, document_type, document_cipher, document_mask, document_hash, birth_date, gender, mobile, latin_name, document_country, document_expiry, created_at, updated_at)
  values (?, …)
  on conflict do nothing
  returning id, user_id, name, document_type, document_cipher, document_mask, document_hash, birth_date, gender, mobile, latin_name, document_country, document_expiry, created_at, updated_at;

-- traveller-repository.ts listTravellers
select id, user_id, name, document_type, document_cipher, document_mask, document_hash, birth_date, gender, mobile, latin_name, document_country, document_expiry, created_at, updated_at
  from travellers
  where travellers.user_id = ?
  order by travellers.id asc
  limit ?;

-- traveller-repository.ts updateTraveller
update travellers
  set name = ?, document_type = ?, document_cipher = ?, document_mask = ?, document_hash = ?, birth_date = ?, gender = ?, mobile = ?, latin_name = ?, document_country = ?, document_expiry = ?, updated_at = ?
  where (travellers.user_id = ? and travellers.id = ?)
  returning id, user_id, name, document_type, document_cipher, document_mask, document_hash, birth_date, gender, mobile, latin_name, document_country, document_expiry, created_at, updated_at;
