-- Which acquirer a posting from or to the account `channel` is with. Null is the one named `default`: all there was before.
alter table postings add column acquirer text;

-- The account `channel` of closed days, by acquirer: what each of them took in, gave out and held. Derived together with
-- `ledger_days`; over all acquirers it is the account's row there.
create table acquirer_days (
  mer_no bigint not null,
  currency {key} not null,
  day bigint not null,
  acquirer {key} not null,
  incoming bigint not null check (incoming >= 0),
  outgoing bigint not null check (outgoing >= 0),
  closing bigint not null,
  primary key (mer_no, currency, day, acquirer)
){compact};

-- Through which day a merchant's days are in it too. The last release closes days without it, which a later node sees here.
alter table ledger_progress add column acquirers_through bigint;

-- How calls to acquirers were answered, by minute, counted over all nodes. It is `channel_minutes` with more in its key; nodes of
-- the last release go on writing that one, and sums read both.
create table acquirer_minutes (
  minute bigint not null,
  acquirer {key} not null,
  operation {key} not null,
  method {key} not null,
  currency {key} not null,
  answer {key} not null,
  bucket_ms bigint not null,
  calls bigint not null check (calls > 0),
  primary key (minute, acquirer, operation, method, currency, answer, bucket_ms)
){churn:80}{compact};
