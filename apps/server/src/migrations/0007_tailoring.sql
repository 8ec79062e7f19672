-- What a tailored resume was made of, so that each line can be traced and each edit taken back, whatever becomes of the
-- resume itself. `request` is a digest of all that was asked: the same request soon after is the same tailoring.
create table resume.tailorings (
  tailored_resume_id integer primary key references resume.tailored_resumes (id) on delete cascade,
  user_id integer not null,
  request text not null,
  original_content text not null,
  original_document jsonb not null,
  facts jsonb not null,
  created_at timestamptz not null
);
create index tailorings_by_request on resume.tailorings (user_id, request, created_at desc);

-- What an advertisement asks, as far as it is counted over all of a user's; null until it is read.
alter table resume.job_descriptions add column asks jsonb;
-- An equal advertisement is found by its text.
create index job_descriptions_by_text on resume.job_descriptions (user_id, md5(description));

create table resume.job_match_analyses (
  id integer generated always as identity primary key,
  user_id integer not null,
  resume_id integer not null references resume.resumes (id) on delete cascade,
  resume_version_id integer references resume.versions (id) on delete set null,
  job_description_id integer references resume.job_descriptions (id) on delete set null,
  job_title text not null,
  company_name text,
  job_description text not null,
  job_url text,
  match_score double precision not null,
  -- The ledger and all that is said besides.
  report jsonb not null,
  user_notes text,
  input_hash text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index job_match_analyses_by_resume on resume.job_match_analyses (resume_id, created_at desc, id desc);
create index job_match_analyses_by_input on resume.job_match_analyses (user_id, input_hash, created_at desc);
create index job_match_analyses_by_version on resume.job_match_analyses (resume_version_id);
create index job_match_analyses_by_job on resume.job_match_analyses (job_description_id);
