-- Which engine scored a version: its page may be scored anew long after it was made. Null: the one that made it.
alter table resume.tailored_resumes add column scored_by text;
