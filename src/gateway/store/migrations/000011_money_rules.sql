-- Three rules of money that the code alone kept, or did not keep.
-- Debt first (I14): nothing is available while a merchant owes something. What stands against it is settled here, by a
-- group like those of the hourly collection that did it before.
-- Integers: no account and no total leaves 64 bits. PostgreSQL refuses it by itself, SQLite would go on in floating point. New
-- money is refused by name long before. PostgreSQL reads each constraint again in each statement, so there is no more.
-- Sequence: refunds are counted within their order, under its lock. Their numbers are drawn before it, by clocks that differ.

insert into postings (mer_no, subject, event, line, from_account, to_account, currency, amount, at)
select mer_no, 'upgrade-' || currency, 'debtCollection', 1, 'available', 'debt', currency,
  case when available < -debt then available else -debt end,
  (select max(applied_at) from schema_migrations)
from balances where debt < 0 and available > 0;

create table balances_next (
  mer_no bigint not null,
  currency {key} not null,
  available bigint not null default 0 check (available >= 0){integer:available},
  pending bigint not null default 0 check (pending >= 0){integer:pending},
  margin bigint not null default 0 check (margin >= 0){integer:margin},
  payout_hold bigint not null default 0 check (payout_hold >= 0){integer:payout_hold},
  refund_hold bigint not null default 0 check (refund_hold >= 0){integer:refund_hold},
  chargeback_hold bigint not null default 0 check (chargeback_hold >= 0){integer:chargeback_hold},
  debt bigint not null default 0 check (debt <= 0){integer:debt},
  fees bigint not null default 0{integer:fees},
  channel bigint not null default 0{integer:channel},
  exchange bigint not null default 0{integer:exchange},
  primary key (mer_no, currency),
  constraint balances_debt_first check (available = 0 or debt = 0),
  constraint balances_sum_to_zero check (
    available + pending + margin + payout_hold + refund_hold + chargeback_hold + debt + fees + (channel + exchange) = 0
  )
){room:50}{compact};

insert into balances_next (
  mer_no, currency, available, pending, margin, payout_hold, refund_hold, chargeback_hold, debt, fees, channel, exchange
)
select mer_no, currency,
  case when available < -debt then 0 else available + debt end, pending, margin, payout_hold, refund_hold, chargeback_hold,
  case when available < -debt then debt + available else 0 end, fees, channel, exchange
from balances;

drop table balances;

alter table balances_next rename to balances;

-- Payments ask it whether their merchant owes something. It is nearly empty.
create index balances_in_debt on balances (mer_no, currency) where debt < 0;

update agenda set task = 'checkDebt' where task = 'collectDebt';

create table day_totals_next (
  mer_no bigint not null,
  day bigint not null,
  kind {key} not null,
  state smallint not null check (state between 2 and 6),
  settle smallint not null check (settle between -1 and 1),
  currency {key} not null,
  settlement_currency {key} not null,
  n bigint not null check (n >= 0),
  amount bigint not null check (amount >= 0){integer:amount},
  settle_amount bigint not null check (settle_amount >= 0){integer:settle_amount},
  primary key (mer_no, day, kind, state, settle, currency, settlement_currency)
){room:50}{compact};

insert into day_totals_next (
  mer_no, day, kind, state, settle, currency, settlement_currency, n, amount, settle_amount
)
select mer_no, day, kind, state, settle, currency, settlement_currency, n, amount, settle_amount from day_totals;

drop table day_totals;

alter table day_totals_next rename to day_totals;

alter table refunds add column sequence bigint not null default 0;

update refunds set sequence = (
  select count(*) from refunds f
  where f.mer_no = refunds.mer_no and f.trade_no = refunds.trade_no and f.refund_no <= refunds.refund_no
);

drop index refunds_of_order;

create unique index refunds_of_order on refunds (mer_no, trade_no, sequence);

-- Orders that are listed otherwise by the rule that holds now move from one total to another.
create table listed_moves (
  mer_no bigint not null,
  trade_no {key} not null,
  state smallint not null,
  primary key (mer_no, trade_no)
);

insert into listed_moves (mer_no, trade_no, state)
select mer_no, trade_no, state from (
  select o.mer_no, o.trade_no, o.listed_state, coalesce((
    select f.state from refunds f where f.mer_no = o.mer_no and f.trade_no = o.trade_no and f.state <> 5
    order by f.sequence desc limit 1
  ), o.state) as state
  from (select distinct mer_no, trade_no from refunds) d
  join orders o on o.mer_no = d.mer_no and o.trade_no = d.trade_no
) listed where listed_state <> state;

insert into day_totals (mer_no, day, kind, state, settle, currency, settlement_currency, n, amount, settle_amount)
select o.mer_no, o.day, o.kind, m.state, coalesce(o.settle, -1), o.currency, o.settlement_currency,
  count(*), sum(o.amount), sum(o.settle_amount)
from listed_moves m join orders o on o.mer_no = m.mer_no and o.trade_no = m.trade_no
where true group by o.mer_no, o.day, o.kind, m.state, coalesce(o.settle, -1), o.currency, o.settlement_currency
on conflict (mer_no, day, kind, state, settle, currency, settlement_currency) do update
set n = day_totals.n + excluded.n, amount = day_totals.amount + excluded.amount,
  settle_amount = day_totals.settle_amount + excluded.settle_amount;

update day_totals set n = day_totals.n - r.n, amount = day_totals.amount - r.amount,
  settle_amount = day_totals.settle_amount - r.settle_amount
from (
  select o.mer_no, o.day, o.kind, o.listed_state as state, coalesce(o.settle, -1) as settle, o.currency,
    o.settlement_currency, count(*) as n, sum(o.amount) as amount, sum(o.settle_amount) as settle_amount
  from listed_moves m join orders o on o.mer_no = m.mer_no and o.trade_no = m.trade_no
  group by o.mer_no, o.day, o.kind, o.listed_state, coalesce(o.settle, -1), o.currency, o.settlement_currency
) r
where day_totals.mer_no = r.mer_no and day_totals.day = r.day and day_totals.kind = r.kind and day_totals.state = r.state
  and day_totals.settle = r.settle and day_totals.currency = r.currency
  and day_totals.settlement_currency = r.settlement_currency;

update orders set listed_state = m.state from listed_moves m
where orders.mer_no = m.mer_no and orders.trade_no = m.trade_no;

drop table listed_moves;
