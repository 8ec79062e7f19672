-- Contact messages and privacy requests: what somebody wrote to whoever runs this, signed in or not.
create table identity.requests (
  id integer generated always as identity primary key,
  user_id integer references identity.users on delete cascade,
  kind text not null check (kind in ('contact', 'access', 'rectify', 'erase', 'restrict', 'object', 'portability')),
  name text,
  email text not null,
  subject text,
  message text not null,
  created_at timestamptz not null,
  -- A privacy request is answered until then; a contact message has no such day.
  due_at timestamptz,
  closed_at timestamptz,
  check ((due_at is null) = (kind = 'contact'))
);
create index requests_by_user on identity.requests (user_id, id);
create index requests_by_email on identity.requests (email);
create index requests_open on identity.requests (id) where closed_at is null;
create index requests_closed on identity.requests (closed_at) where closed_at is not null;
