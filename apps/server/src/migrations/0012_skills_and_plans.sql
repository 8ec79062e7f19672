-- What an advertisement wants of a person, as far as skills are held against it; null until it is read.
alter table resume.job_descriptions add column wants jsonb;

-- Skills of the catalogue have ids above 0, the same for everybody. What a person calls by a name of their own has one
-- below, and is that person's alone. Whoever lists or plans a skill keeps how it was called.
create sequence resume.own_skill_ids as integer increment by -1 minvalue -2147483647 maxvalue -1 start with -1;

create table resume.user_skills (
  id integer generated always as identity primary key,
  user_id integer not null,
  skill_id integer not null,
  skill_name text not null,
  -- The name as names are compared.
  skill_key text not null,
  skill_category text not null,
  skill_description text,
  proficiency_level integer not null,
  years_of_experience double precision,
  last_used_date timestamptz,
  is_current boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, skill_id)
);

-- What was recommended, so that it can be named; and what of it the person does not want to see again.
create table resume.skill_recommendations (
  id integer generated always as identity primary key,
  user_id integer not null,
  skill_id integer not null,
  created_at timestamptz not null,
  dismissed_at timestamptz,
  unique (user_id, skill_id)
);

create table resume.skill_plans (
  id integer generated always as identity primary key,
  user_id integer not null,
  skill_id integer not null,
  skill_name text not null,
  skill_key text not null,
  skill_category text not null,
  skill_description text,
  current_level integer not null,
  target_level integer not null,
  hours_per_week double precision not null,
  -- Of whoever awards it, where it is awarded.
  conditions text[] not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  finished_at timestamptz,
  -- The level that the person's skill had before the finished plan raised it; null where it raised nothing.
  level_before integer
);
create index skill_plans_by_user on resume.skill_plans (user_id, updated_at desc, id desc);

create table resume.plan_steps (
  id integer generated always as identity primary key,
  plan_id integer not null references resume.skill_plans (id) on delete cascade,
  step_number integer not null,
  description text not null,
  hours double precision not null,
  proof text,
  completed_at timestamptz
);
create index plan_steps_by_plan on resume.plan_steps (plan_id, step_number);

create table resume.plan_resources (
  id integer generated always as identity primary key,
  step_id integer not null references resume.plan_steps (id) on delete cascade,
  resource_type text not null,
  title text not null,
  url text,
  description text
);
create index plan_resources_by_step on resume.plan_resources (step_id, id);
