-- Resumes with their versions, the advertisements they are for, and what was made of both.

create table resume.resumes (
  id integer generated always as identity primary key,
  user_id integer not null,
  title text not null,
  -- HTML as saved, and the document that was read from it.
  content text not null,
  document jsonb not null,
  template text not null,
  page_size text not null,
  accent text,
  -- The original file, where there was one: its name, its kind, and where it is kept.
  file_name text,
  file_type text,
  file_key text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index resumes_by_user on resume.resumes (user_id, updated_at desc, id desc);

-- One row a user: nobody has two current resumes.
create table resume.selections (
  user_id integer primary key,
  resume_id integer not null references resume.resumes (id) on delete cascade
);
create index selections_by_resume on resume.selections (resume_id);

create table resume.versions (
  id integer generated always as identity primary key,
  user_id integer not null,
  resume_id integer not null references resume.resumes (id) on delete cascade,
  version_number integer not null,
  content text not null,
  document jsonb not null,
  label text,
  created_at timestamptz not null,
  unique (resume_id, version_number)
);

create table resume.job_descriptions (
  id integer generated always as identity primary key,
  user_id integer not null,
  title text,
  company text,
  location text,
  description text not null,
  requirements text[] not null,
  url text,
  stage text not null,
  applied_on timestamptz,
  deadline timestamptz,
  contact text,
  notes text,
  sent_tailored_resume_id integer,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index job_descriptions_by_user on resume.job_descriptions (user_id, updated_at desc, id desc);
-- Saved again from the same address, an advertisement is the same one.
create unique index job_descriptions_by_url on resume.job_descriptions (user_id, md5(url), md5(description));

create table resume.tailored_resumes (
  id integer generated always as identity primary key,
  user_id integer not null,
  original_resume_id integer not null references resume.resumes (id) on delete cascade,
  job_description_id integer references resume.job_descriptions (id) on delete set null,
  title text not null,
  content text not null,
  document jsonb not null,
  -- What was changed, why, and from what; with the answers that were known then.
  edits jsonb not null,
  gaps jsonb not null,
  cover_letter text,
  rationale text,
  job_advertising_company text not null,
  job_description text not null,
  match_score double precision,
  match_score_before double precision,
  match_score_ceiling double precision,
  template text not null,
  page_size text not null,
  accent text,
  status text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index tailored_resumes_by_user on resume.tailored_resumes (user_id, updated_at desc, id desc);
create index tailored_resumes_by_resume on resume.tailored_resumes (original_resume_id, updated_at desc, id desc);
create index tailored_resumes_by_job on resume.tailored_resumes (job_description_id);
alter table resume.job_descriptions add foreign key (sent_tailored_resume_id)
  references resume.tailored_resumes (id) on delete set null;
create index job_descriptions_by_sent on resume.job_descriptions (sent_tailored_resume_id);

create table resume.job_matches (
  id integer generated always as identity primary key,
  resume_version_id integer not null references resume.versions (id) on delete cascade,
  job_description_id integer not null references resume.job_descriptions (id) on delete cascade,
  match_score double precision not null,
  analysis_notes text,
  created_at timestamptz not null
);
create index job_matches_by_version on resume.job_matches (resume_version_id, id);
create index job_matches_by_job on resume.job_matches (job_description_id);
