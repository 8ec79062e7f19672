-- What open pages are told while it happens. Kept for five minutes: a page that lost its connection hears the rest.

create table kernel.live_events (
  id bigint generated always as identity primary key,
  user_id integer not null,
  event text not null,
  data jsonb not null,
  created_at timestamptz not null default now()
);
create index live_events_by_user on kernel.live_events (user_id, id);
create index live_events_by_age on kernel.live_events (created_at);

create function kernel.publish_live_event(to_user integer, event text, data jsonb) returns void language plpgsql as $$
begin
  -- Nothing here is worth waiting for the disk.
  perform set_config('synchronous_commit', 'off', true);
  -- One after another for each user: otherwise a page that has heard of number 6 would never hear of a late number 5.
  perform pg_advisory_xact_lock(9, to_user);
  insert into kernel.live_events (user_id, event, data) values (to_user, $2, $3);
  delete from kernel.live_events where id in (
    select id from kernel.live_events where created_at < now() - interval '5 minutes' limit 100 for update skip locked
  );
  perform pg_notify('live_events', to_user::text);
end
$$;

-- However a session ends, and when an account is deactivated, its open streams are asked again at once who they serve.
create function kernel.wake_live_streams() returns trigger language plpgsql as $$
begin
  perform pg_notify('live_events', to_jsonb(old) ->> tg_argv[0]);
  return null;
end
$$;
create trigger wake_live_streams after delete on identity.sessions
  for each row execute function kernel.wake_live_streams('user_id');
create trigger wake_live_streams after update of is_active on identity.users
  for each row when (not new.is_active) execute function kernel.wake_live_streams('id');
