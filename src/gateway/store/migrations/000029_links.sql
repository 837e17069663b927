-- Payment links, and the orders that payers began with them. A link's row is locked when a payer begins, so that a link for one
-- payment never has two open orders. How often it was paid and how much are the figures in its row plus those of its orders
-- that are not counted there yet (state 0 or 1): the next payer who begins counts them. So a payment itself writes nothing here.

create table links (
  mer_no bigint not null,
  link_no {key} not null,
  title text not null,
  text text,
  currency text not null,
  amount bigint check (amount > 0),
  amount_min bigint check (amount_min > 0),
  amount_max bigint check (amount_max > 0),
  methods text,
  uses_max bigint check (uses_max > 0),
  expires_at bigint,
  reference text,
  notify_url text,
  return_url text,
  created_at bigint not null,
  revoked_at bigint,
  begun bigint not null default 0,
  paid bigint not null default 0,
  paid_amount bigint not null default 0,
  primary key (mer_no, link_no),
  constraint links_not_overpaid check (uses_max is null or paid <= uses_max)
);

-- state: 0 reserved, its order is being created; 1 its order may be open; 2 counted as paid; 3 failed or given up.
create table link_payments (
  mer_no bigint not null,
  link_no {key} not null,
  sequence bigint not null,
  trade_no {key},
  payer text not null,
  begun_at bigint not null,
  state smallint not null check (state between 0 and 3),
  primary key (mer_no, link_no, sequence)
);

create unique index if not exists link_payments_by_order on link_payments (mer_no, trade_no);
create index if not exists link_payments_uncounted on link_payments (mer_no, link_no) where state < 2;
create index if not exists link_payments_by_payer on link_payments (mer_no, link_no, payer);
