-- What payers try on a page. The second key makes two open attempts of one order impossible: so one charge at most.

create table payment_attempts (
  mer_no bigint not null,
  trade_no {key} not null,
  attempt integer not null check (attempt > 0),
  method text not null,
  state text not null check (state in ('open', 'declined', 'cancelled')),
  action text,
  card text,
  script text,
  message text not null,
  declined_before integer not null check (declined_before >= 0),
  created_at bigint not null,
  closed_at bigint,
  primary key (mer_no, trade_no, attempt),
  foreign key (mer_no, trade_no) references orders (mer_no, trade_no),
  check ((state = 'open') = (closed_at is null))
){room:60};

create unique index payment_attempts_open on payment_attempts (mer_no, trade_no) where state = 'open';
