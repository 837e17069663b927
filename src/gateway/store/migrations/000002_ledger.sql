-- The books. A posting is one row with both of its sides, so the ledger sums to zero by construction; the key gives a
-- subject each event once; balances and totals per day are kept beside it in the same transaction.

create table postings (
  mer_no bigint not null,
  subject {key} not null,
  event {key} not null,
  line smallint not null,
  from_account text not null,
  to_account text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  at bigint not null,
  primary key (mer_no, subject, event, line),
  check (from_account <> to_account)
){compact};

{appendOnly:postings};

create table balances (
  mer_no bigint not null,
  currency {key} not null,
  available bigint not null default 0 check (available >= 0),
  pending bigint not null default 0 check (pending >= 0),
  margin bigint not null default 0 check (margin >= 0),
  payout_hold bigint not null default 0 check (payout_hold >= 0),
  refund_hold bigint not null default 0 check (refund_hold >= 0),
  chargeback_hold bigint not null default 0 check (chargeback_hold >= 0),
  debt bigint not null default 0 check (debt <= 0),
  fees bigint not null default 0,
  channel bigint not null default 0,
  exchange bigint not null default 0,
  primary key (mer_no, currency),
  constraint balances_sum_to_zero check (
    available + pending + margin + payout_hold + refund_hold + chargeback_hold + debt + fees + channel + exchange = 0
  )
){room:50}{compact};

-- Finished orders, by what lists and totals ask for. Settle is -1 where there is nothing to settle.
create table day_totals (
  mer_no bigint not null,
  day bigint not null,
  kind {key} not null,
  state smallint not null check (state between 2 and 6),
  settle smallint not null check (settle between -1 and 1),
  currency {key} not null,
  settlement_currency {key} not null,
  n bigint not null check (n >= 0),
  amount bigint not null check (amount >= 0),
  settle_amount bigint not null check (settle_amount >= 0),
  primary key (mer_no, day, kind, state, settle, currency, settlement_currency)
){room:50}{compact};
