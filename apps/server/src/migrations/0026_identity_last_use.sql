-- When an account was last used, by a page or a program. Sign-ins and tokens say it too, but go when they run out.
alter table identity.users add column last_used_at timestamptz;
update identity.users set last_used_at = greatest(
  (select max(last_seen_at) from identity.sessions where user_id = users.id),
  (select max(last_used_at) from identity.access_tokens where user_id = users.id)
);
