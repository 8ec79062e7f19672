-- A resume and a job to try the product with, and to throw away together.
alter table resume.resumes add column is_sample boolean not null default false;
alter table resume.job_descriptions add column is_sample boolean not null default false;
