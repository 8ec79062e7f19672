-- Keys that every process of one installation shares, unless the settings give them.
create table kernel.keys (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

-- The shape is that of rate-limiter-flexible.
create table kernel.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on kernel.rate_limits (expire);
