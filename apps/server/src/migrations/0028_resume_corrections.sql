-- What a person says of a row of the ledger, for one resume and one job: by the row's own words, as rows are made anew
-- each time. A line that was written for it is a fact, which goes with it.
create table resume.corrections (
  id integer generated always as identity primary key,
  user_id integer not null references identity.users on delete cascade,
  resume_id integer not null references resume.resumes (id) on delete cascade,
  job_description_id integer not null references resume.job_descriptions (id) on delete cascade,
  row_id text not null,
  requirement text not null,
  correction text not null check (correction in ('shown', 'not-asked', 'not-mine')),
  source text,
  line text,
  fact_id integer references resume.facts (id) on delete cascade,
  created_at timestamptz not null,
  check ((correction = 'shown') = (source is not null and line is not null))
);
create unique index corrections_by_row on resume.corrections (resume_id, job_description_id, md5(row_id));
create index corrections_by_user on resume.corrections (user_id, id);
create index corrections_by_job on resume.corrections (job_description_id);
create index corrections_by_fact on resume.corrections (fact_id);
