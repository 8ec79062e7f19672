-- Links by which others see one resume or one tailored version. The address is not kept: it is made of the handle by a key.
create table resume.share_links (
  id integer generated always as identity primary key,
  user_id integer not null references identity.users on delete cascade,
  resume_id integer references resume.resumes (id) on delete cascade,
  tailored_resume_id integer references resume.tailored_resumes (id) on delete cascade,
  handle text not null unique,
  expires_at timestamptz not null,
  openings integer not null default 0,
  created_at timestamptz not null,
  check (num_nonnulls(resume_id, tailored_resume_id) = 1)
);
create index share_links_by_user on resume.share_links (user_id, id);
create index share_links_by_resume on resume.share_links (resume_id);
create index share_links_by_tailored on resume.share_links (tailored_resume_id);
create index share_links_by_end on resume.share_links (expires_at);
