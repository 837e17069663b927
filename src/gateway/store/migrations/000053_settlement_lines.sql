-- What a posting group changed in the `available` of a merchant in a currency, numbered in the order of the balance's lock. Postings
-- refuse updates, and a node of the last release writes them too: so lines are written behind them, and their numbers are final.

create table settlement_lines (
  mer_no bigint not null,
  currency {key} not null,
  number bigint not null check (number > 0),
  subject {key} not null,
  event {key} not null,
  at bigint not null,
  -- In the merchant's zone when it was numbered, and never before the day of the line before it.
  day bigint not null,
  amount bigint not null,
  debt bigint not null,
  -- What was available, and what was owed, after it.
  available bigint not null,
  owed bigint not null,
  primary key (mer_no, currency, number),
  check (amount <> 0 or debt <> 0)
){compact};

create unique index settlement_lines_of_subject on settlement_lines (mer_no, subject, event, currency);

{appendOnly:settlement_lines};

-- The last line of each series, and the last cut.
create table settlement_series (
  mer_no bigint not null,
  currency {key} not null,
  number bigint not null check (number >= 0),
  day bigint not null,
  available bigint not null check (available >= 0),
  owed bigint not null check (owed <= 0),
  cut bigint not null default 0 check (cut <= number),
  primary key (mer_no, currency)
){room:50}{compact};

-- How far the postings of a merchant are numbered, by time; how far they were looked through again for what came late, and how far
-- back that goes while its lines do not add up; the zone of its days, which a change sets for all numbers that follow (null: the
-- gateway's), and its last batch.
create table settlement_marks (
  mer_no bigint not null primary key,
  at bigint not null,
  subject {key} not null,
  event {key} not null,
  late_at bigint not null,
  late_subject {key} not null default '',
  late_event {key} not null default '',
  look_back_ms bigint not null default 0,
  time_zone text,
  batch_year bigint not null default 0,
  batch_count bigint not null default 0
){room:50};

-- The lines of a day, in the merchant's zone: what was available before the first, and after the last.
create table settlement_days (
  mer_no bigint not null,
  currency {key} not null,
  day bigint not null,
  first_number bigint not null,
  last_number bigint not null,
  opening bigint not null,
  closing bigint not null,
  primary key (mer_no, currency, day)
){room:50}{compact};

-- What one payout to the merchant's own account contains: the lines after the last cut, up to that of its hold. The cut is null until
-- that line is numbered, which right after an upgrade takes its time.
create table settlement_batches (
  mer_no bigint not null,
  batch_no {key} not null,
  currency {key} not null,
  trade_no {key} not null,
  -- Masked.
  account text not null,
  payout bigint not null check (payout > 0),
  fee bigint not null check (fee >= 0),
  created_at bigint not null,
  first_number bigint,
  cut bigint,
  carried_in bigint,
  -- Of the lines without the hold.
  lines bigint,
  carried_out bigint,
  primary key (mer_no, batch_no),
  check (cut is null or carried_in + lines - payout - fee = carried_out)
){room:80};

create unique index settlement_batches_of_payout on settlement_batches (mer_no, trade_no);

create unique index settlement_batches_by_cut on settlement_batches (mer_no, currency, cut) where cut is not null;

create index settlement_batches_uncut on settlement_batches (mer_no, currency) where cut is null;

create index settlement_batches_by_time on settlement_batches (mer_no, created_at, batch_no);
