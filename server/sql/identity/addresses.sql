-- address-repository.ts clearDefault
update addresses
  set is_default = ?
  where (addresses.user_id = ? and addresses.is_default and addresses.id <> ?);

-- address-repository.ts countAddresses
select count(*)
  from addresses
  where addresses.user_id = ?;

-- address-repository.ts deleteAddress
delete from addresses
  where (addresses.user_id = ? and addresses.id = ?)
  returning id, user_id, name, mobile, region_code, province, city, district, subdistrict, detail, is_default, created_at, updated_at;

-- address-repository.ts findAddress
select id, user_id, name, mobile, region_code, province, city, district, subdistrict, detail, is_default, created_at, updated_at
  from addresses
  where (addresses.user_id = ? and addresses.id = ?);

-- address-repository.ts insertAddress
insert into addresses (id, user_id, name, mobile, region_code, province, city, district, subdistrict, detail, is_default, created_at, updated_at)
  values (?, …)
  returning id, user_id, name, mobile, region_code, province, city, district, subdistrict, detail, is_default, created_at, updated_at;

-- address-repository.ts listAddresses
select id, user_id, name, mobile, region_code, province, city, district, subdistrict, detail, is_default, created_at, updated_at
  from addresses
  where addresses.user_id = ?
  order by addresses.is_default desc, addresses.id desc
  limit ?;

-- address-repository.ts makeLatestDefault
update addresses
  set is_default = ?
  where (addresses.user_id = ? and addresses.id = (select max(id)
      from addresses
      where addresses.user_id = ?));

-- address-repository.ts updateAddress
update addresses
  set name = ?, mobile = ?, region_code = ?, province = ?, city = ?, district = ?, subdistrict = ?, detail = ?, is_default = ?, updated_at = ?
  where (addresses.user_id = ? and addresses.id = ?)
  returning id, user_id, name, mobile, region_code, province, city, district, subdistrict, detail, is_default, created_at, updated_at;
