-- What a job has besides its deadline: when to write again, when the interview is (its time by the clock of the place),
-- and when the tailored version went out.
alter table resume.job_descriptions
  add column follow_up_on timestamptz,
  add column interview_on timestamptz,
  add column interview_time text,
  add column sent_on timestamptz,
  -- When to speak up next about one of its dates; null where there is nothing to say.
  add column remind_at timestamptz;
create index job_descriptions_by_reminder on resume.job_descriptions (remind_at) where remind_at is not null;

-- Deadlines that were set before there were reminders: of each that is ahead, on its day.
update resume.job_descriptions
set remind_at = date_trunc('day', deadline at time zone 'UTC') at time zone 'UTC' + interval '8 hours'
where stage = 'saved' and deadline > now();

-- Which engine judged it: scores of two are not compared. Null: before this was noted.
alter table resume.tailored_resumes add column engine_version text;
