-- What payers did on the payment page, besides their attempts to pay: how often, when first and when last. A few rows an order at
-- most, without anything about the payer. Written in the background, and lost if that fails.
create table payer_events (
  mer_no bigint not null,
  trade_no {key} not null,
  event {key} not null,
  -- Of a choice; otherwise empty.
  method {key} not null,
  first_at bigint not null,
  last_at bigint not null,
  times bigint not null,
  primary key (mer_no, trade_no, event, method)
);
