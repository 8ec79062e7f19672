-- How much of what the person brings a version shows, and the untailored resume. Not known of what was made before.
alter table resume.tailored_resumes
  add column shown_score double precision check (shown_score between 0 and 100),
  add column shown_score_before double precision check (shown_score_before between 0 and 100);

-- The same of an analysis, and the tailored version that it speaks of. What was made before speaks of the resume; its
-- figure is filled in when it is first read.
alter table resume.job_match_analyses
  add column tailored_resume_id integer references resume.tailored_resumes (id) on delete set null,
  add column shown_score double precision check (shown_score between 0 and 100),
  add column shown_score_before double precision check (shown_score_before between 0 and 100);
create index job_match_analyses_by_tailored on resume.job_match_analyses (tailored_resume_id);
