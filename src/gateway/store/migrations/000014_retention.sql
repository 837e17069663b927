-- What is removed when it is old: how far each merchant's rows have been removed, which of them were still in use, and which
-- node is doing it. Numbers sort by time, so that progress is a number, and what comes next is found by keys.

create table retention_progress (
  mer_no bigint not null,
  kind {key} not null,
  through {key} not null,
  primary key (mer_no, kind)
){room:50}{compact};

create table retention_left (
  mer_no bigint not null,
  kind {key} not null,
  subject {key} not null,
  primary key (mer_no, kind, subject)
){compact};

create table retention_runs (
  name {key} not null primary key,
  held_by text,
  held_until bigint not null default 0,
  finished_at bigint,
  figures text not null default '{}'
){room:50};

-- The keys of an order, for its removal and its erasure. In a large database it can be created concurrently before the upgrade.
create index if not exists idempotency_of_order on idempotency (mer_no, subject);
