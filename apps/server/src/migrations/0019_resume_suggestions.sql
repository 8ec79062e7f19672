-- Where a fact comes from. A confirmed one is a yes to words for one line under one heading, and stands for nothing else.
alter table resume.facts
  add column origin text not null default 'typed' check (origin in ('typed', 'answered', 'confirmed')),
  add column heading text,
  add column line text,
  add check ((origin = 'confirmed') = (line is not null and heading is not null));
update resume.facts set origin = 'answered' where requirement is not null;
alter table resume.facts alter column origin drop default;

-- Words for a line that only the person can settle, of a tailored version or of its letter. They stand in no text until
-- the answer is yes.
create table resume.suggestions (
  id integer generated always as identity primary key,
  user_id integer not null references identity.users on delete cascade,
  tailored_resume_id integer not null references resume.tailored_resumes (id) on delete cascade,
  part text not null check (part in ('resume', 'letter')),
  heading text not null,
  line text not null,
  suggestion jsonb not null,
  answer boolean,
  answered_at timestamptz,
  fact_id integer references resume.facts (id) on delete set null,
  created_at timestamptz not null
);
create index suggestions_by_version on resume.suggestions (tailored_resume_id, id);
create index suggestions_by_user on resume.suggestions (user_id);
create index suggestions_by_fact on resume.suggestions (fact_id);

-- Lines that are not asked about again: a no outlives the version that it was said to.
create table resume.kept_lines (
  id integer generated always as identity primary key,
  user_id integer not null references identity.users on delete cascade,
  heading text not null,
  line text not null,
  created_at timestamptz not null
);
create unique index kept_lines_by_line on resume.kept_lines (user_id, md5(heading), md5(line));

-- Whether every word is the person's is known of the page as it stands, not of the day it was made.
update resume.tailored_resumes
set rationale = replace(rationale, ' Every word comes from your resume or from what you told us.', '')
where rationale like '%Every word comes from your resume or from what you told us.%';
update resume.resumes
set explanation = replace(explanation, ' Every word comes from your resume or from what you told us.', '')
where explanation like '%Every word comes from your resume or from what you told us.%';

-- Which engine made an analysis: scores of two are not compared.
alter table resume.job_match_analyses add column engine_version text;
update resume.job_match_analyses set engine_version = report -> 'analysis' -> 'metadata' ->> 'promptsVersion';
