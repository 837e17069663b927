-- Orders, their details, refunds, chargebacks, and the keys under which requests may be repeated.
-- Trade numbers sort by time, so a span of time is a span of the key; there is no other index than the two that say who is
-- unique, and no column that changes is in either: on PostgreSQL an update then stays within its page and touches no
-- index. The pages are filled to less than half for that: nearly every order is updated soon after it was written, and
-- with more rows a page (75 was tried) six of ten updates find no room. The merchant comes second in the key of order
-- numbers: else a planner without statistics takes that key to find a trade number, and reads all orders of the merchant.

create table orders (
  mer_no bigint not null,
  trade_no {key} not null,
  mer_order_no {key} not null,
  kind text not null check (kind in ('payment', 'payout')),
  method text not null,
  currency text not null,
  amount bigint not null check (amount >= 0),
  settlement_currency text not null,
  settle_amount bigint not null check (settle_amount >= 0),
  notify_url text,
  protest_notify_url text,
  return_url text,
  script text,
  created_at bigint not null,
  day bigint not null,
  expires_at bigint,
  state smallint not null default 1 check (state in (1, 2, 3)),
  listed_state smallint not null default 1 check (listed_state between 1 and 6),
  message text not null default '',
  finished_at bigint,
  handling_fee bigint not null default 0 check (handling_fee >= 0),
  transaction_fee bigint not null default 0 check (transaction_fee >= 0),
  exception_fee bigint not null default 0 check (exception_fee >= 0),
  margin bigint not null default 0 check (margin >= 0),
  receive_amount bigint not null default 0,
  settle smallint check (settle in (0, 1)),
  margin_status smallint not null default 0 check (margin_status in (0, 1)),
  unsettled bigint not null default 0 check (unsettled >= 0),
  margin_held bigint not null default 0 check (margin_held >= 0),
  refunded bigint not null default 0,
  refunded_settle bigint not null default 0,
  charged_back bigint not null default 0,
  charged_back_settle bigint not null default 0,
  chargeback_reason text not null default '',
  primary key (mer_no, trade_no),
  constraint orders_number_once unique (mer_order_no, mer_no),
  constraint orders_final_has_moment check ((state = 1) = (finished_at is null)),
  constraint orders_refund_cap check (refunded between 0 and amount and refunded_settle between 0 and settle_amount),
  constraint orders_chargeback_cap check (charged_back between 0 and amount and charged_back_settle between 0 and settle_amount)
){room:45};

-- Apart from the orders, so that their updates stay small.
create table order_details (
  mer_no bigint not null,
  trade_no {key} not null,
  details text not null,
  primary key (mer_no, trade_no)
);

create table refunds (
  mer_no bigint not null,
  refund_no {key} not null,
  trade_no {key} not null,
  mer_order_no text not null,
  state smallint not null check (state in (4, 5, 6)),
  amount bigint not null check (amount > 0),
  currency text not null,
  settle_amount bigint not null check (settle_amount >= 0),
  settlement_currency text not null,
  fee bigint not null check (fee >= 0),
  from_pending bigint not null check (from_pending >= 0),
  from_available bigint not null check (from_available >= 0),
  from_margin bigint not null check (from_margin >= 0),
  notify_url text,
  remark text not null,
  script text,
  message text not null,
  created_at bigint not null,
  finished_at bigint,
  primary key (mer_no, refund_no),
  foreign key (mer_no, trade_no) references orders (mer_no, trade_no)
);

create index refunds_of_order on refunds (mer_no, trade_no);

create table chargebacks (
  mer_no bigint not null,
  chargeback_no {key} not null,
  trade_no {key} not null,
  mer_order_no text not null,
  state smallint not null check (state in (0, 1, 2)),
  amount bigint not null check (amount > 0),
  currency text not null,
  settle_amount bigint not null check (settle_amount >= 0),
  settlement_currency text not null,
  fee bigint not null check (fee >= 0),
  reason text not null,
  created_at bigint not null,
  closed_at bigint,
  primary key (mer_no, chargeback_no),
  foreign key (mer_no, trade_no) references orders (mer_no, trade_no)
);

create index chargebacks_of_order on chargebacks (mer_no, trade_no);

create table idempotency (
  mer_no bigint not null,
  operation {key} not null,
  key {key} not null,
  fingerprint text not null,
  subject text not null,
  answer text,
  created_at bigint not null,
  primary key (mer_no, operation, key)
){room:80}{compact};
