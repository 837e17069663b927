-- What operators ask of deliveries: one more send, and rest. Resends stand apart from the attempts of the schedule, so that
-- these are counted without a gap and never above nine.

create table delivery_resends (
  mer_no bigint not null,
  notification_id {key} not null,
  attempt integer not null check (attempt > 0),
  requested_at bigint not null,
  started_at bigint,
  finished_at bigint,
  status integer,
  answer text not null,
  result text not null,
  held_by text,
  held_until bigint,
  primary key (mer_no, notification_id, attempt)
){room:75};

create index delivery_resends_open on delivery_resends (mer_no, requested_at) where finished_at is null;

create table delivery_pauses (
  mer_no bigint not null primary key,
  paused_at bigint not null
);

create index notifications_exhausted on notifications (mer_no, notification_id) where state = 'exhausted';
