-- travel-contract-repository.ts findFile
select version, user_id, contract
  from travel_contracts
  where (travel_contracts.order_id = ? and travel_contracts.contract is not null and travel_contracts.version = ?)
  order by travel_contracts.version desc
  limit ?;
select version, user_id, contract
  from travel_contracts
  where (travel_contracts.order_id = ? and travel_contracts.contract is not null)
  order by travel_contracts.version desc
  limit ?;
select version, user_id, itinerary
  from travel_contracts
  where (travel_contracts.order_id = ? and travel_contracts.itinerary is not null and travel_contracts.version = ?)
  order by travel_contracts.version desc
  limit ?;
select version, user_id, itinerary
  from travel_contracts
  where (travel_contracts.order_id = ? and travel_contracts.itinerary is not null)
  order by travel_contracts.version desc
  limit ?;

-- travel-contract-repository.ts insertVersion
insert into travel_contracts (order_id, user_id, version, source, next_try_at, created_at) select ?, ?, coalesce(earlier.version, 0) + 1, coalesce(earlier.source, jsonb_build_object('tour', products.content, 'agency', site_profiles.data)), ?::timestamptz, ?::timestamptz
  from products
  left join site_profiles on site_profiles.kind = 'travelInfo' and site_profiles.org_code = ?
  left join lateral ( select version, source
    from travel_contracts
    where order_id = ?
    order by version desc
    limit 1 ) earlier on true
  where products.id = ?;

-- travel-contract-repository.ts listDue
select id, order_id, user_id, version, source, created_at
  from travel_contracts
  where (travel_contracts.issued_at is null and travel_contracts.next_try_at <= ?)
  order by travel_contracts.next_try_at asc, travel_contracts.id asc
  limit ?;

-- travel-contract-repository.ts listVersions
select version, issued_at, contract_sha256, itinerary_sha256
  from travel_contracts
  where travel_contracts.order_id = ?
  order by travel_contracts.version asc;

-- travel-contract-repository.ts postpone
update travel_contracts
  set next_try_at = ?
  where (travel_contracts.id = ? and travel_contracts.issued_at is null);

-- travel-contract-repository.ts saveFiles
update travel_contracts
  set contract = ?, itinerary = ?, contract_sha256 = ?, itinerary_sha256 = ?, issued_at = ?, next_try_at = ?
  where (travel_contracts.id = ? and travel_contracts.issued_at is null)
  returning id;
