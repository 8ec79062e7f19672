-- How a resume is set may ask that it fit one page.
alter table resume.resumes add column fit text;
alter table resume.tailored_resumes add column fit text;
