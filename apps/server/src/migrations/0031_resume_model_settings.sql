-- Which language model a person chose, and how it is reached. The key lies sealed; only its ending is ever told.
create table resume.model_settings (
  user_id integer primary key references identity.users on delete cascade,
  provider text not null,
  address text,
  model text,
  key_sealed text,
  key_ending text,
  updated_at timestamptz not null
);

-- What a person's own model was asked is not of what the installation allows in a day.
alter table resume.model_runs add column is_own boolean not null default false;
