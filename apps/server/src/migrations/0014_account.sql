-- What a person is told of, kept until two hundred newer things are. Where a key is given, once under it.
create table identity.notifications (
  id integer generated always as identity primary key,
  user_id integer not null references identity.users on delete cascade,
  kind text not null,
  title text not null,
  body text not null,
  href text,
  key text,
  read_at timestamptz,
  created_at timestamptz not null,
  unique (user_id, key)
);
create index notifications_by_user on identity.notifications (user_id, id);

-- The picture lies with the files, under a name that nobody can guess.
alter table identity.profiles
  add column photo_key text,
  add column photo_filename text,
  add column photo_uploaded_at timestamptz,
  add check (num_nulls(photo_key, photo_filename, photo_uploaded_at) in (0, 3));
