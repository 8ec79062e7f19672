-- The jobs of a person, best first. Both are made from what is kept elsewhere, and made anew where that has changed: the
-- hashes say what they were made from.
create table resume.job_readings (
  job_description_id integer primary key references resume.job_descriptions (id) on delete cascade,
  ad_hash text not null,
  engine_version text not null,
  reading jsonb not null
);
create table resume.job_rankings (
  resume_id integer not null references resume.resumes (id) on delete cascade,
  job_description_id integer not null references resume.job_descriptions (id) on delete cascade,
  user_id integer not null references identity.users on delete cascade,
  person_hash text not null,
  ad_hash text not null,
  score integer,
  likeness double precision not null,
  dealbreaker text,
  shown integer not null,
  asked integer not null,
  missing text[] not null,
  strongest text[] not null,
  measured_at timestamptz not null,
  primary key (resume_id, job_description_id)
);
create index job_rankings_by_job on resume.job_rankings (job_description_id);
create index job_rankings_by_user on resume.job_rankings (user_id);
