-- What must be done with an order at a later moment. The entry 'inquire' of an order is there for as long as the order is
-- processing: lists and totals count processing orders by it.

create table agenda (
  mer_no bigint not null,
  task {key} not null,
  subject {key} not null,
  trade_no {key} not null,
  due_at bigint not null,
  tries integer not null default 0,
  held_by text,
  held_until bigint,
  primary key (mer_no, task, subject)
){churn:80}{compact};

create index agenda_due on agenda (due_at);
