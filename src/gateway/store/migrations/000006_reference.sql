-- Exchange rates, settings of the gateway, and what operators did.

create table exchange_rates (
  from_currency {key} not null,
  to_currency {key} not null,
  rate text not null,
  updated_at bigint not null,
  primary key (from_currency, to_currency)
);

create table settings (
  name {key} not null primary key,
  value text not null
);

create table audit (
  action_no bigint not null primary key,
  at bigint not null,
  actor text not null,
  action text not null,
  target text not null,
  detail text not null
);

{appendOnly:audit};
