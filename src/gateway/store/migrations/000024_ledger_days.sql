-- What each merchant's accounts took in and gave out on a day that is over, and what they held at its end: a balance as of a day
-- is read here, however many postings made it. Derived from the postings, by one node at a time. An account has a row on each day
-- on which anything moved in its currency, so that the last such day has the whole balance.

create table ledger_days (
  mer_no bigint not null,
  currency {key} not null,
  day bigint not null,
  account {key} not null,
  incoming bigint not null check (incoming >= 0),
  outgoing bigint not null check (outgoing >= 0),
  closing bigint not null,
  primary key (mer_no, currency, day, account)
){compact};

-- Through which day a merchant's postings are in it, and when that day ended. Merchant 0 stands for all of them.
create table ledger_progress (
  mer_no bigint not null primary key,
  through bigint not null,
  ended_at bigint not null
){room:50}{compact};

-- A group of postings is entered once, by its first line. In a large database it can be created concurrently before the upgrade.
create index if not exists postings_by_time on postings (mer_no, at) where line = 1;
