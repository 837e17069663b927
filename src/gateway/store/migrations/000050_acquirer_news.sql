-- What acquirers say without being asked. One node at a time reads a feed: it is the one that holds its row. A change is applied in the
-- transaction that writes its row here, so its key gives each its effect once; the place in the feed moves with the last of a page.

create table acquirer_feeds (
  acquirer {key} not null,
  feed {key} not null,
  place text,
  page text,
  read_at bigint,
  held_by text,
  held_until bigint not null default 0,
  primary key (acquirer, feed)
){room:50}{compact};

-- Merchant 0 and no trade number: it names no order, or one that is not there. The amount is null if it is no amount of ours.
create table acquirer_changes (
  acquirer {key} not null,
  change_id {key} not null,
  kind text not null,
  mer_no bigint not null,
  trade_no {key},
  refund_no {key},
  named text not null,
  case_id {key},
  stage text,
  state text,
  chargeback_no {key},
  currency text not null,
  amount bigint,
  sent_amount text not null,
  reason_code text,
  reason text not null,
  acquirer_reference text,
  reference text,
  answer_by bigint,
  happened_at bigint not null,
  received_at bigint not null,
  effect text not null,
  primary key (acquirer, change_id)
){compact};

create index acquirer_changes_of_order on acquirer_changes (mer_no, trade_no) where trade_no is not null;

create index acquirer_changes_of_case on acquirer_changes (acquirer, case_id) where case_id is not null;

-- Refunds and payouts that came back after they had succeeded. Each does at most once.
create table reversals (
  mer_no bigint not null,
  subject {key} not null,
  kind text not null check (kind in ('refund', 'payout')),
  trade_no {key} not null,
  acquirer {key} not null,
  change_id {key} not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  settlement_currency text not null,
  settle_amount bigint not null check (settle_amount >= 0),
  at bigint not null,
  primary key (mer_no, subject)
){compact};

create index reversals_of_order on reversals (mer_no, trade_no);

-- What a person has to see to. It has an end, a person who ended it, and what they wrote.
create table tasks (
  task_no {key} not null primary key,
  kind text not null,
  mer_no bigint not null,
  trade_no {key},
  subject text not null,
  acquirer {key} not null,
  change_id {key} not null,
  created_at bigint not null,
  owner_id text,
  owner text,
  taken_at bigint,
  ended_at bigint,
  ended_by text,
  ending text,
  note text not null default ''
){room:50}{compact};

create index tasks_open on tasks (task_no) where ended_at is null;

create index tasks_of_order on tasks (mer_no, trade_no) where trade_no is not null;

-- Reports of what an acquirer paid, as received: the hash is over the bytes, the lines are masked and compressed, some thousand a part.
create table acquirer_reports (
  acquirer {key} not null,
  report_id {key} not null,
  currency text not null,
  first_day text not null,
  last_day text not null,
  paid_on text not null,
  total text not null,
  bank_reference text,
  line_count bigint not null check (line_count >= 0),
  lines_read bigint not null check (lines_read >= 0),
  net_read text not null,
  parts bigint not null check (parts >= 0),
  channel_version smallint not null,
  problem text,
  received_at bigint not null,
  completed_at bigint,
  primary key (acquirer, report_id)
){room:50}{compact};

create index acquirer_reports_by_time on acquirer_reports (received_at, acquirer, report_id);

create table acquirer_report_parts (
  acquirer {key} not null,
  report_id {key} not null,
  part bigint not null,
  first_line bigint not null,
  line_count bigint not null,
  sha256 text not null,
  bytes bigint not null,
  content text not null,
  received_at bigint not null,
  primary key (acquirer, report_id, part)
){compact};
