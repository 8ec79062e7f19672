create schema resume;

-- Something a user stated about themselves in answer to a gap; later work may rest on it.
create table resume.facts (
  id integer generated always as identity primary key,
  user_id integer not null,
  statement text not null,
  skill text,
  requirement text,
  created_at timestamptz not null
);
create index facts_by_user on resume.facts (user_id, id);
