-- Who proposed the words of a tailored version: built-in, own-assistant, or the name of a model.
alter table resume.tailored_resumes add column writer text not null default 'built-in';

-- Who may ask which provider: said by the person before the first use, and taken back by them.
create table resume.model_consents (
  user_id integer primary key references identity.users on delete cascade,
  provider text not null,
  given_at timestamptz not null
);

-- What was asked of a model, and what it cost: reserved before it is asked, true afterwards.
create table resume.model_runs (
  id integer generated always as identity primary key,
  user_id integer not null references identity.users on delete cascade,
  kind text not null,
  model text not null,
  prompts_version text not null,
  tokens integer not null check (tokens >= 0),
  outcome text not null,
  created_at timestamptz not null
);
create index model_runs_by_user on resume.model_runs (user_id, created_at);
create index model_runs_by_day on resume.model_runs (created_at);
