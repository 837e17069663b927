-- What people search for and count, derived from orders in the background: payments write nothing of it. A row of the index says
-- how far that has come: after `through` come new orders, `late` follows at a distance and finds what was committed late,
-- `earlier` goes back through orders that were there before.

create table order_index (
  name {key} not null primary key,
  held_by text,
  held_until bigint not null default 0,
  through {key} not null,
  late {key} not null,
  earlier {key} not null
){room:50};

-- Keyed hashes of what an order can be found by: who reads the table learns no address and no card. An order that is in the
-- index has at least one, for its amount.
create table order_keys (
  key bigint not null,
  trade_no {key} not null,
  mer_no bigint not null,
  kind smallint not null,
  primary key (key, trade_no)
){compact};

create index order_keys_of_order on order_keys (mer_no, trade_no);

-- Payments by the hour in which they were created, in UTC. Merchant 0 is the sum of all.
create table order_hours (
  mer_no bigint not null,
  hour bigint not null,
  method {key} not null,
  currency {key} not null,
  created bigint not null check (created >= 0),
  succeeded bigint not null check (succeeded >= 0),
  failed bigint not null check (failed >= 0),
  created_amount bigint not null check (created_amount >= 0){integer:created_amount},
  succeeded_amount bigint not null check (succeeded_amount >= 0){integer:succeeded_amount},
  primary key (mer_no, hour, method, currency)
){room:50}{compact};

-- Orders in the index that were still processing: their end is counted once, and those that take too long are found.
create table order_follow (
  mer_no bigint not null,
  trade_no {key} not null,
  next_at bigint not null,
  stuck_at bigint not null,
  primary key (mer_no, trade_no)
){churn:70}{compact};

create index order_follow_next on order_follow (next_at){queue};

create index order_follow_stuck on order_follow (stuck_at){queue};
