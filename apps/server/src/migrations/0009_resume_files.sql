-- What a resume said of its own changes, where it came as JSON; and a mark by which the same file is told again. The mark
-- is keyed with a secret of ours and its owner: it says nothing about the file, and two owners' are never the same.

alter table resume.resumes add column explanation text, add column file_digest text;
