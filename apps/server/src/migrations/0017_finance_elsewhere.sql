-- Payments that are made on pages elsewhere.

-- Where a payment page is, what its provider knows it by, and whether the provider has said how it ended. Until it has,
-- somebody may have paid on it and we were not told.
alter table finance.checkouts
  add column url text,
  add column reference text,
  add column settled boolean not null default false;
update finance.checkouts set settled = true;
create index checkouts_unsettled on finance.checkouts (created_at) where not settled and reference is not null;
create index checkouts_by_end on finance.checkouts (expires_at);

-- The number of the invoice that the provider keeps of the same payment.
alter table finance.invoices add column provider_number text;

create index subscriptions_by_method on finance.subscriptions (payment_method) where payment_method is not null;
create index payment_events_by_time on finance.payment_events (received_at);

-- Up to when we know everything that happened at a provider.
create table finance.caught_up (
  provider text primary key,
  until timestamptz not null
);
