-- Several acquirers. Every order, try and refund knows where it was sent (null is the acquirer named `default`), in which version of
-- the channel contract (null is 1), and what else the acquirer said about it. All of it is nullable: the last release leaves it out.

alter table orders add column acquirer text;

alter table orders add column channel_version integer;

alter table orders add column acquirer_facts text;

alter table payment_attempts add column acquirer text;

alter table payment_attempts add column channel_version integer;

alter table payment_attempts add column acquirer_facts text;

-- 1 for a further try of a payment that the merchant sent complete: its payer chooses nothing, and its end is the order's.
alter table payment_attempts add column is_fallback integer;

alter table refunds add column acquirer text;

alter table refunds add column channel_version integer;

alter table refunds add column acquirer_facts text;

-- Whom an entry calls: each acquirer has its own lane.
alter table agenda add column acquirer text;

-- What each acquirer is used for. Addresses and tokens are not here: card numbers go there, so they come from the configuration.
create table acquirers (
  name {key} not null primary key,
  state text not null check (state in ('active', 'draining', 'paused')),
  preference integer not null,
  methods text,
  currencies text,
  countries text,
  limits text,
  version bigint not null check (version > 0),
  changed_at bigint not null
);

-- The processes that serve this database, and which schema each of them knows.
create table nodes (
  node {key} not null primary key,
  release text not null,
  known_schema bigint not null,
  started_at bigint not null,
  seen_at bigint not null
);
