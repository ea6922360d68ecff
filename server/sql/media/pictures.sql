-- picture-repository.ts countUnused
select count(*)
  from pictures
  where (pictures.user_id = ? and pictures.used_at is null);

-- picture-repository.ts deleteBlocked
delete from pictures
  where pictures.blocked_at < ?;

-- picture-repository.ts deleteLeftover
delete from pictures
  where pictures.id in (select id
    from pictures
    where (pictures.used_at is null and pictures.created_at < ?)
    order by pictures.created_at asc
    limit ?
    for update skip locked);

-- picture-repository.ts deleteOwn
delete from pictures
  where (pictures.user_id = ? and pictures.token = ?);

-- picture-repository.ts deletePictures
delete from pictures
  where pictures.token in (?, …);

-- picture-repository.ts deleteUnused
delete from pictures
  where (pictures.user_id = ? and pictures.used_at is null and pictures.token in (?, …));

-- picture-repository.ts findPicture
select type, bytes, avif
  from pictures
  where (pictures.token = ? and pictures.blocked_at is null);

-- picture-repository.ts findTokens
select token
  from pictures
  where false;
select token
  from pictures
  where pictures.token in (?, …);

-- picture-repository.ts insertPicture
insert into pictures (id, token, user_id, type, bytes, avif, width, height, used_at, blocked_at, created_at)
  values (?, …);

-- picture-repository.ts lockUnused
select token
  from pictures
  where (pictures.user_id = ? and pictures.used_at is null and pictures.token in (?, …))
  order by pictures.id asc
  for update;

-- picture-repository.ts markUsed
update pictures
  set used_at = ?
  where false;
update pictures
  set used_at = ?
  where pictures.token in (?, …);

-- picture-repository.ts setBlocked
update pictures
  set blocked_at = ?
  where false
  returning token;
update pictures
  set blocked_at = ?
  where pictures.token in (?, …)
  returning token;
