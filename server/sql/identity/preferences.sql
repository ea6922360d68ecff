-- preference-repository.ts countOthers
select count(*) as count
  from user_preferences
  where (user_preferences.user_id = ? and user_preferences.name <> ?);

-- preference-repository.ts deletePreference
delete from user_preferences
  where (user_preferences.user_id = ? and user_preferences.name = ?);

-- preference-repository.ts listPreferences
select name, value
  from user_preferences
  where user_preferences.user_id = ?
  order by user_preferences.name asc;

-- preference-repository.ts putPreference
insert into user_preferences (user_id, name, value, updated_at)
  values (?, ?, ?::jsonb, ?)
  on conflict (user_id,name) do update set value = ?::jsonb, updated_at = ?;
