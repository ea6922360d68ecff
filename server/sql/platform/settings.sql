-- setting-repository.ts listSettings
select name, value
  from business_settings;

-- setting-repository.ts lockSettings
select name, value, (extract(epoch from updated_at) * 1000000)::bigint::text
  from business_settings
  order by business_settings.name
  for update;

-- setting-repository.ts updateSetting
insert into business_settings (name, value, updated_at)
  values (?, ?, clock_timestamp())
  on conflict (name) do update set value = ?, updated_at = clock_timestamp();
