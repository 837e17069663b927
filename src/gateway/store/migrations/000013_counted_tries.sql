-- Failed tries, counted for all nodes: cards on the payers' pages, and guesses at a token. The subject is a keyed hash: who
-- reads the table learns no address. Not by merchant: an address is one over all of them.

create table counted_tries (
  scope {key} not null,
  subject {key} not null,
  -- Both are JSON lists of moments, at most as many as may fail.
  counted text not null default '[]',
  under_way text not null default '[]',
  pauses bigint not null default 0,
  paused_until bigint not null default 0,
  seen_at bigint not null default 0,
  forgotten_at bigint not null default 0,
  primary key (scope, subject)
){churn:50}{compact};

create index counted_tries_forgotten on counted_tries (forgotten_at){queue};
