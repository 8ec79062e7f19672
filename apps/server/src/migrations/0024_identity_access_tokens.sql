-- For programs that act for a person. Of a token only its hash is kept: it is 256 random bits, which nobody tries through.
create table identity.access_tokens (
  id integer generated always as identity primary key,
  user_id integer not null references identity.users on delete cascade,
  name text not null,
  scopes text[] not null check (scopes in ('{read}', '{read,write}')),
  token_hash text not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz,
  expires_at timestamptz
);
create index access_tokens_by_user on identity.access_tokens (user_id, id);
