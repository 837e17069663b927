-- Which acquirer takes a new payment or payout: rules in versions, of which one decides at most.
create table routing_versions (
  version bigint not null primary key,
  state {key} not null check (state in ('draft', 'live', 'retired', 'discarded')),
  -- Counts the changes of a draft.
  edit bigint not null,
  comment text not null,
  based_on bigint,
  -- As JSON, amounts as texts.
  rules text not null,
  created_at bigint not null,
  created_by text not null,
  changed_at bigint not null,
  changed_by text not null,
  live_from bigint,
  live_until bigint,
  -- What decided before it; null if no rules did.
  live_before bigint
){room:50};

create unique index routing_versions_live on routing_versions (state) where state = 'live';

-- What rules would have done with past orders.
create table routing_simulations (
  simulation_no {key} not null primary key,
  -- Null: the rules came with the request.
  version bigint,
  edit bigint,
  rules text not null,
  since bigint not null,
  until bigint not null,
  state {key} not null check (state in ('waiting', 'running', 'done')),
  replayed bigint not null default 0,
  result text,
  created_at bigint not null,
  created_by text not null,
  finished_at bigint,
  held_by text,
  held_until bigint not null default 0
){room:50};

create index routing_simulations_to_run on routing_simulations (simulation_no) where state in ('waiting', 'running');

create index routing_simulations_of_version on routing_simulations (version, edit) where state = 'done';

-- Where cards were issued, by their first six digits; ranges do not overlap.
create table card_ranges (
  first {key} not null primary key,
  last {key} not null,
  country {key} not null,
  region {key}
);

create table card_tables (
  name {key} not null primary key,
  version bigint not null,
  changed_at bigint not null
);

-- Why a payer's attempt went where it went; an order that the merchant sent complete has it in its details.
alter table payment_attempts add column routing text;
