-- What a cover letter was written of: each sentence with its sources, and what the person chose. The words that stand are
-- in `cover_letter`. It has a moment of its own, so that a letter and its resume can be open in two tabs.
alter table resume.tailored_resumes add column letter jsonb, add column letter_updated_at timestamptz;
-- A letter outlives the resume it was made from: whoever deletes that one takes the other versions along by hand.
alter table resume.tailored_resumes drop constraint tailored_resumes_original_resume_id_fkey;
create index tailored_resumes_by_letter on resume.tailored_resumes (user_id, letter_updated_at desc, id desc)
  where cover_letter is not null;
