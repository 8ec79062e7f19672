-- Who works on the queue, and when they were last heard: what a killed process had in hand is given to others.

create table kernel.workers (
  id text primary key,
  seen_at timestamptz not null default now()
);
