-- Subscriptions, and the money that goes with them. Amounts are whole numbers of the smallest coin.

create table finance.subscriptions (
  id integer generated always as identity primary key,
  user_id integer not null,
  plan_id integer not null,
  status text not null check (status in ('trialing', 'active', 'past_due', 'cancelled', 'expired')),
  start_date timestamptz not null,
  ended_at timestamptz,
  trial_end_date timestamptz,
  cancel_at_period_end boolean not null,
  cancel_reason text,
  anchor timestamptz not null,
  current_period_start timestamptz not null,
  current_period_end timestamptz not null,
  next_plan_id integer,
  failed_tries integer not null,
  reminded_of timestamptz,
  -- What the provider charges, and what its owner knows it by. Never the number of a card.
  payment_method text,
  card text,
  next_step_at timestamptz,
  check ((ended_at is null) = (status in ('trialing', 'active', 'past_due')))
);
create index subscriptions_by_user on finance.subscriptions (user_id, id);
create index subscriptions_by_step on finance.subscriptions (next_step_at) where next_step_at is not null;
-- Whatever else fails: nobody has two at a time, and nobody tries twice.
create unique index subscriptions_live on finance.subscriptions (user_id) where ended_at is null;
create unique index subscriptions_tried on finance.subscriptions (user_id) where trial_end_date is not null;

-- The last number given in each year. Taken in the transaction that keeps the invoice, so none is ever lost.
create table finance.invoice_numbers (
  year integer primary key,
  last integer not null
);

create table finance.invoices (
  id integer generated always as identity primary key,
  user_id integer not null,
  subscription_id integer not null references finance.subscriptions (id),
  number text not null unique,
  status text not null check (status in ('open', 'paid', 'void')),
  -- As they were on its day, whatever is set or changed later.
  issuer text[] not null,
  customer text[] not null,
  currency text not null,
  subtotal integer not null,
  tax_rate integer not null,
  tax integer not null,
  total integer not null,
  due_date timestamptz,
  paid_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (total = subtotal + tax)
);
create index invoices_by_user on finance.invoices (user_id, created_at, id);
create index invoices_by_subscription on finance.invoices (subscription_id);

create table finance.invoice_items (
  id integer generated always as identity primary key,
  invoice_id integer not null references finance.invoices (id) on delete cascade,
  description text not null,
  quantity integer not null,
  unit_price integer not null,
  amount integer not null,
  check (amount = quantity * unit_price)
);
create index invoice_items_by_invoice on finance.invoice_items (invoice_id, id);

-- A charge is written down before the provider is asked, under the key that it is asked with: whoever finds it pending
-- later asks again, and nothing is taken twice.
create table finance.transactions (
  id integer generated always as identity primary key,
  user_id integer not null,
  subscription_id integer not null references finance.subscriptions (id),
  invoice_id integer not null references finance.invoices (id),
  kind text not null check (kind in ('charge', 'refund')),
  purpose text not null check (purpose in ('checkout', 'renewal', 'upgrade', 'refund')),
  plan_id integer not null,
  amount integer not null,
  currency text not null,
  status text not null check (status in ('pending', 'paid', 'failed')),
  description text not null,
  payment_method text not null,
  key text not null unique,
  reference text,
  created_at timestamptz not null
);
create index transactions_by_user on finance.transactions (user_id, created_at, id);
create index transactions_by_subscription on finance.transactions (subscription_id, id);
create index transactions_pending on finance.transactions (subscription_id) where status = 'pending';
create unique index transactions_by_reference on finance.transactions (kind, reference);

-- A payment page that was opened: what it asks for, whatever plans cost later.
create table finance.checkouts (
  id text primary key,
  user_id integer not null,
  plan_id integer not null,
  currency text not null,
  tax_rate integer not null,
  items jsonb not null,
  status text not null check (status in ('open', 'paid', 'void')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index checkouts_by_user on finance.checkouts (user_id, created_at);

-- What a provider told us of. The same thing told again changes nothing.
create table finance.payment_events (
  provider text not null,
  id text not null,
  received_at timestamptz not null,
  primary key (provider, id)
);

alter table finance.uses add column subscription_id integer;
