-- Where a merchant's own money goes, by currency. An account is in force from `in_force_at` until `ended_at`; a change is another row,
-- which waits until then. The account itself is sealed; beside it is what may be shown, and a keyed hash that finds the same one.
create table settlement_accounts (
  mer_no bigint not null,
  account_no {key} not null,
  currency {key} not null,
  method text not null,
  account text not null,
  holder text not null,
  bank text not null,
  bic text,
  sealed text not null,
  hash {key} not null,
  -- What is paid until it is in force: the account before it, or nothing.
  meanwhile text not null,
  -- The account that it takes the place of; null if there was none.
  replaces {key},
  proposed_by text not null,
  approved_by text,
  created_at bigint not null,
  in_force_at bigint not null,
  ended_at bigint,
  -- If the change was taken back before it was in force.
  withdrawn_by text,
  primary key (mer_no, account_no)
){room:80};

create index settlement_accounts_of_currency on settlement_accounts (mer_no, currency, in_force_at);

create index settlement_accounts_by_hash on settlement_accounts (mer_no, hash);

-- For sealing again with a new key.
create unique index settlement_accounts_by_number on settlement_accounts (account_no);

create index settlement_accounts_by_key on settlement_accounts (substr(sealed, 1, 11));

-- When a merchant is paid by itself, by currency. Without a row, and with the rhythm `manual`, it is not.
create table payout_schedules (
  mer_no bigint not null,
  currency {key} not null,
  rhythm text not null,
  -- Of the week, from 1 on Monday; of the month, 31 being its last. Zero where the rhythm has none.
  weekday bigint not null default 0,
  month_day bigint not null default 0,
  -- Paid from this amount on, and how much stays.
  amount_min bigint not null check (amount_min >= 0),
  keep_back bigint not null check (keep_back >= 0),
  -- Above it a run waits for a person; null if only the rules for approvals decide.
  alone_max bigint check (alone_max >= 0),
  calendar text not null,
  -- Minutes after midnight, in the merchant's zone.
  cut_off bigint not null,
  set_by text not null,
  approved_by text,
  set_at bigint not null,
  -- The next day that is due, and when; null if none is.
  next_day bigint,
  next_at bigint,
  -- The bank day on which a declined payout is tried again, with a new order.
  retry_day bigint,
  primary key (mer_no, currency)
){room:80};

create index payout_schedules_due on payout_schedules (next_at) where next_at is not null;

-- What became of each due date, which is the key: a payout and its run are written together, or neither is.
create table payout_runs (
  mer_no bigint not null,
  currency {key} not null,
  due_day bigint not null,
  state text not null,
  -- Why nothing was paid; empty if something was.
  reason text not null,
  -- What is paid, or waits to be; null if there is nothing.
  amount bigint check (amount > 0),
  -- Masked.
  account text,
  trade_no {key},
  at bigint not null,
  -- Who let it go, or skipped it, if it waited.
  decided_by text,
  decided_at bigint,
  primary key (mer_no, currency, due_day)
){room:80};

-- For lists of all, of one state, and of one merchant, each newest first.
create index payout_runs_by_day on payout_runs (due_day, mer_no, currency);

create index payout_runs_by_state on payout_runs (state, due_day, mer_no, currency);

create index payout_runs_of_merchant on payout_runs (mer_no, due_day, currency);

create unique index payout_runs_of_payout on payout_runs (mer_no, trade_no) where trade_no is not null;

-- What came back lately may be the payout of a run.
create index if not exists reversals_by_time on reversals (at);
