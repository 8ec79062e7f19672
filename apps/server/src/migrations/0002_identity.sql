create schema identity;

create table identity.users (
  id integer generated always as identity primary key,
  username text not null,
  email text not null,
  password_hash text not null,
  first_name text,
  last_name text,
  is_active boolean not null default true,
  is_verified boolean not null default false,
  -- Registered with an address that already had an owner. It looks like any unverified account, and no code is ever
  -- made for it: otherwise the next step after a registration would tell which addresses have an account.
  is_shadow boolean not null default false,
  created_at timestamptz not null,
  last_login timestamptz,
  check (not (is_shadow and is_verified))
);
create unique index users_username on identity.users (lower(username));
create unique index users_email_owner on identity.users (email) where not is_shadow;
create index users_email_shadows on identity.users (email, id) where is_shadow;

create table identity.profiles (
  id integer generated always as identity primary key,
  user_id integer not null unique references identity.users on delete cascade,
  job_title text,
  industry text,
  years_experience integer,
  skills text[] not null default '{}',
  bio text,
  phone text,
  address text,
  city text,
  state text,
  postal_code text,
  country text,
  linkedin_url text,
  github_url text,
  portfolio_url text,
  twitter_url text,
  theme_preference text not null default 'system' check (theme_preference in ('system', 'light', 'dark')),
  email_updates boolean not null default true,
  email_marketing boolean not null default false,
  email_security boolean not null default true,
  email_resume_suggestions boolean not null default false,
  show_email boolean not null default false,
  show_name boolean not null default false,
  show_contact_info boolean not null default false,
  show_social_links boolean not null default false,
  show_resume_count boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- A code is asked for here and made when it is mailed, so that none ever lies readable anywhere.
-- Without a user: asked for by someone whom we do not know, and who must not notice.
create table identity.codes (
  id integer generated always as identity primary key,
  user_id integer references identity.users on delete cascade,
  purpose text not null check (purpose in ('verify_email', 'login', 'reset_password', 'change_email')),
  requested_at timestamptz not null,
  old_email text,
  new_email text,
  code_hash text,
  expires_at timestamptz,
  tries integer not null default 0,
  used_at timestamptz
);
create index codes_by_user on identity.codes (user_id, purpose, id);

create table identity.sessions (
  id text primary key,
  user_id integer not null references identity.users on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  user_agent text,
  ip_address text
);
create index sessions_by_user on identity.sessions (user_id, last_seen_at);

-- Networks, as fingerprints, from which a user proved a mailbox: others who guess cannot lock the user out there.
create table identity.known_networks (
  user_id integer not null references identity.users on delete cascade,
  network text not null,
  seen_at timestamptz not null,
  primary key (user_id, network)
);
