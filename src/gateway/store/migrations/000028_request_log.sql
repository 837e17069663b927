-- What merchants' programs sent, masked, for their developers: for a few days, and a bounded number for each merchant. Written in
-- the background, never in the transaction of a payment. Whoever knows a merchant's number can send requests without a right
-- signature; they are counted apart (is_proven), so that they push out nothing else. Ids begin with the time.

create table request_log (
  mer_no bigint not null,
  request_id {key} not null,
  is_proven bigint not null check (is_proven in (0, 1)),
  at bigint not null,
  operation {key} not null,
  status bigint not null,
  code {key} not null,
  microseconds bigint not null,
  mer_order_no {key},
  trade_no {key},
  failed_at {key},
  lost bigint not null,
  message text not null,
  record text not null,
  primary key (mer_no, request_id)
);

create index request_log_by_kind on request_log (mer_no, is_proven, request_id);
create index request_log_by_age on request_log (request_id);
