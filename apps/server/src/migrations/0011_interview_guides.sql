-- Guides for interviews. Each is kept whole, so that it can be read when the resume or the job behind it is gone.
create table resume.interview_guides (
  id integer generated always as identity primary key,
  user_id integer not null,
  -- No reference: a guide outlives its resume.
  resume_id integer not null,
  tailored_resume_id integer references resume.tailored_resumes (id) on delete set null,
  job_description_id integer references resume.job_descriptions (id) on delete set null,
  title text not null,
  company text,
  -- All that it says besides its questions, and what the person had stated by then.
  guide jsonb not null,
  -- How it is printed.
  resume_title text not null,
  person text not null,
  page_size text not null,
  -- A digest of all that was asked: the same request soon after is the same guide.
  request text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index interview_guides_by_user on resume.interview_guides (user_id, updated_at desc, id desc);
create index interview_guides_by_request on resume.interview_guides (user_id, request, created_at desc);
create index interview_guides_by_tailored on resume.interview_guides (tailored_resume_id);
create index interview_guides_by_job on resume.interview_guides (job_description_id);

create table resume.interview_questions (
  id integer generated always as identity primary key,
  guide_id integer not null references resume.interview_guides (id) on delete cascade,
  -- In the person's own order, from 1.
  position integer not null,
  question jsonb not null,
  notes text,
  confidence integer,
  practised_at timestamptz
);
create index interview_questions_by_guide on resume.interview_questions (guide_id, position);

create table resume.practices (
  id integer generated always as identity primary key,
  question_id integer not null references resume.interview_questions (id) on delete cascade,
  answer text not null,
  seconds integer not null,
  remarks jsonb not null,
  created_at timestamptz not null
);
create index practices_by_question on resume.practices (question_id, id);
