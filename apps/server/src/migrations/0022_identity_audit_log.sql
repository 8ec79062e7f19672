-- What was done with an account, for its owner to read. It goes with the account, and before it after its days.
create table identity.audit_log (
  id integer generated always as identity primary key,
  user_id integer not null references identity.users on delete cascade,
  event text not null,
  -- To what: a plan, a device that was signed out. Never what somebody wrote.
  detail text,
  -- By which device: 'Firefox on Linux', and no more of what it says of itself.
  device text,
  -- From where, only so far that a town or a provider can be told: an IPv4 /24 or an IPv6 /48.
  network text,
  created_at timestamptz not null
);
create index audit_log_by_user on identity.audit_log (user_id, id);
create index audit_log_by_event on identity.audit_log (user_id, event, id);
create index audit_log_by_time on identity.audit_log (created_at);
