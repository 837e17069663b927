-- What the operator demands of a merchant's people at least. Their own rules stay in approval_rules; the stricter one holds.
create table demanded_rules (
  mer_no bigint not null primary key,
  rules text not null
);

-- What somebody moved alone on one day, by kind and currency, for limits by day. Merchant 0 is the operator's own side.
create table alone_days (
  mer_no bigint not null,
  who {key} not null,
  kind text not null check (kind in ('refund', 'payout')),
  currency text not null,
  day bigint not null,
  amount bigint not null check (amount >= 0),
  primary key (mer_no, who, kind, currency, day)
);
