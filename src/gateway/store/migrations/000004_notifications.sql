-- What is to be told to merchants, and every attempt to tell it. A claim changes no indexed column.

create table notifications (
  mer_no bigint not null,
  notification_id {key} not null,
  event text not null,
  trade_no {key} not null,
  address text not null,
  payload text not null,
  created_at bigint not null,
  state text not null check (state in ('due', 'acknowledged', 'exhausted')),
  attempts integer not null check (attempts >= 0),
  next_at bigint,
  held_by text,
  held_until bigint,
  primary key (mer_no, notification_id),
  check ((state = 'due') = (next_at is not null))
){churn:50};

create index notifications_of_order on notifications (mer_no, trade_no);

-- By merchant first, so that the backlog of one merchant is not in the way of the others.
create index notifications_due on notifications (mer_no, next_at){queue} where state = 'due';

create table delivery_attempts (
  mer_no bigint not null,
  notification_id {key} not null,
  attempt integer not null check (attempt > 0),
  started_at bigint not null,
  finished_at bigint,
  status integer,
  answer text not null,
  result text not null,
  primary key (mer_no, notification_id, attempt)
){compact};
