-- crop-repository.ts findCrop
select pictures.token, pictures.width, pictures.height
  from library_pictures
  inner join pictures on pictures.token = library_pictures.token
  where (library_pictures.cropped_from_id = ? and library_pictures.frame = ?);

-- crop-repository.ts findOriginal
select library_pictures.id, library_pictures.name, library_pictures.alt, pictures.width, pictures.height, pictures.bytes
  from library_pictures
  inner join pictures on pictures.token = library_pictures.token
  where library_pictures.id = ?;

-- library-repository.ts countLibrary
select count(*) as count
  from library_pictures
  where (library_pictures.name ilike ? or library_pictures.alt ->> 'zh' ilike ? or library_pictures.alt ->> 'en' ilike ?);

-- library-repository.ts insertLibrary
insert into library_pictures (id, token, name, alt, author, cropped_from_id, frame, created_at, updated_at)
  values (?, …)
  returning id;

-- library-repository.ts keepLibrary
select token
  from library_pictures
  where library_pictures.token in (?, …)
  order by library_pictures.id asc for key share;

-- library-repository.ts listAlts
select token, alt
  from library_pictures
  where library_pictures.token in (?, …);

-- library-repository.ts listLibrary
select library_pictures.id, library_pictures.token, pictures.width, pictures.height, library_pictures.name, library_pictures.alt, library_pictures.author, library_pictures.created_at, originals.id, originals.name
  from library_pictures
  inner join pictures on pictures.token = library_pictures.token
  left join library_pictures originals on originals.id = library_pictures.cropped_from_id
  where (library_pictures.name ilike ? or library_pictures.alt ->> 'zh' ilike ? or library_pictures.alt ->> 'en' ilike ?)
  order by library_pictures.created_at desc, library_pictures.id desc
  limit ?;

-- library-repository.ts lockLibrary
select id, token, name, alt, (extract(epoch from updated_at) * 1000000)::bigint::text
  from library_pictures
  where library_pictures.id in (?, …)
  order by library_pictures.id asc
  for update;

-- library-repository.ts updateLibrary
update library_pictures
  set name = ?, alt = ?, updated_at = now()
  where library_pictures.id = ?;

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
