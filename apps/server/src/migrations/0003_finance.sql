create schema finance;

-- One row per delivered result. The result's own key makes a repeated request count once.
create table finance.uses (
  id integer generated always as identity primary key,
  user_id integer not null,
  feature_key text not null,
  result_key text not null,
  used_at timestamptz not null,
  unique (user_id, feature_key, result_key)
);
create index uses_by_user on finance.uses (user_id, feature_key, used_at);
