-- How far a merchant has come: facts about it, who used its keys, and which notification addresses it tested.

create table merchant_facts (
  mer_no bigint not null,
  fact {key} not null,
  at bigint not null,
  primary key (mer_no, fact)
){compact};

-- The slot is a hash of program and address, so that a key has a limited number of rows whoever uses it. Each node writes what
-- it saw every few seconds, outside the transactions of payments.
create table key_uses (
  mer_no bigint not null,
  secret_no {key} not null,
  slot bigint not null,
  address text not null,
  agent text not null,
  used_at bigint not null,
  primary key (mer_no, secret_no, slot)
){churn:80}{compact};

create table endpoint_tests (
  mer_no bigint not null,
  address {key} not null,
  tested_at bigint not null,
  passed smallint not null check (passed in (0, 1)),
  checks text not null,
  primary key (mer_no, address)
){compact};
