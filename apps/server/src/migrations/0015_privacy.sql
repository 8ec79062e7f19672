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

-- Whatever belongs to a person refers to their account and goes with it, in the same transaction. What is still being made
-- for somebody who is gone is refused: it cannot come back.
do $$
declare owned text;
begin
  foreach owned in array array[
    'resume.facts', 'resume.resumes', 'resume.selections', 'resume.versions', 'resume.job_descriptions',
    'resume.tailored_resumes', 'resume.tailorings', 'resume.job_match_analyses', 'resume.interview_guides',
    'resume.user_skills', 'resume.skill_recommendations', 'resume.skill_plans',
    'finance.uses', 'finance.checkouts', 'kernel.live_events'
  ] loop
    execute format('delete from %s where user_id not in (select id from identity.users)', owned);
    execute format('alter table %s add foreign key (user_id) references identity.users on delete cascade', owned);
  end loop;
end
$$;
create index versions_by_user on resume.versions (user_id);

-- The law wants invoices kept, and with them what they were for. They are given another number than the person's, below
-- nought, which says nothing of whose they were.
create sequence finance.former_customers as integer increment by -1 minvalue -2147483647 maxvalue -1 start with -1;

create function kernel.refuse_strangers() returns trigger language plpgsql as $$
begin
  perform from identity.users where id = new.user_id for key share;
  if not found then
    raise foreign_key_violation using message = 'the account is gone', table = tg_table_name;
  end if;
  return new;
end
$$;
create trigger refuse_strangers before insert on finance.subscriptions
  for each row when (new.user_id > 0) execute function kernel.refuse_strangers();
create trigger refuse_strangers before insert on finance.invoices
  for each row when (new.user_id > 0) execute function kernel.refuse_strangers();
create trigger refuse_strangers before insert on finance.transactions
  for each row when (new.user_id > 0) execute function kernel.refuse_strangers();

-- Who is gone is told nothing more, and nothing fails for it.
create or replace function kernel.publish_live_event(to_user integer, event text, data jsonb) returns void
  language plpgsql as $$
begin
  -- Nothing here is worth waiting for the disk.
  perform set_config('synchronous_commit', 'off', true);
  -- One after another for each user: otherwise a page that has heard of number 6 would never hear of a late number 5.
  perform pg_advisory_xact_lock(9, to_user);
  insert into kernel.live_events (user_id, event, data)
    select id, $2, $3 from identity.users where id = to_user for key share;
  delete from kernel.live_events where id in (
    select id from kernel.live_events where created_at < now() - interval '5 minutes' limit 100 for update skip locked
  );
  perform pg_notify('live_events', to_user::text);
end
$$;

-- Files that nothing refers to: written and not yet kept, or let go of. What is still here after that moment is removed,
-- tried again until it is gone. A key is used for one file only.
create table kernel.loose_files (
  file_key text primary key,
  remove_after timestamptz not null
);
create index loose_files_due on kernel.loose_files (remove_after);

-- However a row goes or changes: the file that it named is let go of, and the one that it names is kept.
create function kernel.hold_file() returns trigger language plpgsql as $$
declare
  held text;
  let_go text;
begin
  if tg_op <> 'DELETE' then execute format('select ($1).%I', tg_argv[0]) using new into held; end if;
  if tg_op <> 'INSERT' then execute format('select ($1).%I', tg_argv[0]) using old into let_go; end if;
  if held is not distinct from let_go then return null; end if;
  delete from kernel.loose_files where file_key = held;
  if let_go is not null then
    insert into kernel.loose_files values (let_go, 'epoch') on conflict (file_key) do update set remove_after = 'epoch';
  end if;
  return null;
end
$$;
create trigger hold_file after insert or delete or update of file_key on resume.resumes
  for each row execute function kernel.hold_file('file_key');
create trigger hold_file after insert or delete or update of photo_key on identity.profiles
  for each row execute function kernel.hold_file('photo_key');

-- Where the last mail to somebody who is gone goes, until it is sent.
create table identity.farewells (
  id integer generated always as identity primary key,
  email text not null,
  created_at timestamptz not null
);

-- A copy of all that is held on a person, made when they ask for it. One at a time.
create table identity.data_exports (
  id integer generated always as identity primary key,
  user_id integer not null references identity.users on delete cascade,
  status text not null check (status in ('working', 'ready', 'failed')),
  filename text,
  bytes bigint,
  created_at timestamptz not null,
  expires_at timestamptz,
  check ((status = 'ready') = (num_nulls(filename, bytes, expires_at) = 0))
);
create index data_exports_by_user on identity.data_exports (user_id, id);
create unique index data_exports_working on identity.data_exports (user_id) where status = 'working';

-- However large it is, no piece of it is: each is written, kept and read by itself.
create table identity.data_export_pieces (
  export_id integer not null references identity.data_exports on delete cascade,
  number integer not null,
  file_key text not null,
  primary key (export_id, number)
);
create trigger hold_file after insert or delete or update of file_key on identity.data_export_pieces
  for each row execute function kernel.hold_file('file_key');
