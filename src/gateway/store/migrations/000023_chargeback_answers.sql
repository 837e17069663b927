-- Until when a chargeback must be answered, the answer, and its evidence. Rows of earlier releases have no due date. Open ones
-- are listed by due date, or by when they were opened if they have none; all of them by their numbers, which sort by time.

alter table chargebacks add column due_at bigint;
alter table chargebacks add column answer text;
alter table chargebacks add column answered_at bigint;
alter table chargebacks add column answered_by text;
alter table chargebacks add column answered_side bigint;

create index chargebacks_open on chargebacks ((coalesce(due_at, created_at)), chargeback_no) where state = 2;

create index chargebacks_open_of_merchant on chargebacks (mer_no, (coalesce(due_at, created_at)), chargeback_no) where state = 2;

create index if not exists chargebacks_by_number on chargebacks (chargeback_no);

-- Notes and files. The trade number is that of the order with whose payer's data they are removed.
create table chargeback_evidence (
  mer_no bigint not null,
  chargeback_no {key} not null,
  evidence_no bigint not null,
  trade_no {key} not null,
  note text,
  name text,
  media_type text,
  bytes bigint not null check (bytes >= 0),
  sha256 text,
  created_at bigint not null,
  created_by text,
  created_side bigint not null,
  primary key (mer_no, chargeback_no, evidence_no),
  foreign key (mer_no, chargeback_no) references chargebacks (mer_no, chargeback_no)
);

create index chargeback_evidence_of_order on chargeback_evidence (mer_no, trade_no);

-- The bytes in base64, in parts of a size that lists of rows can be copied with.
create table chargeback_files (
  mer_no bigint not null,
  chargeback_no {key} not null,
  evidence_no bigint not null,
  part bigint not null,
  trade_no {key} not null,
  content text not null,
  primary key (mer_no, chargeback_no, evidence_no, part)
);

create index chargeback_files_of_order on chargeback_files (mer_no, trade_no);
