-- Tries of cards for which a decline may lead to another acquirer, counted against the limits of the card's scheme. Of the card there is
-- only a keyed hash, which differs from merchant to merchant. Rows are added, and removed when no limit looks back so far.

create table card_tries (
  mer_no bigint not null,
  trade_no {key} not null,
  -- The number of the attempt; 1 for the order itself.
  attempt integer not null,
  card_hash {key} not null,
  tried_at bigint not null,
  -- 1 if a limit was why no other acquirer was tried.
  is_limited integer,
  primary key (mer_no, trade_no, attempt)
);

create index if not exists card_tries_of_card on card_tries (mer_no, card_hash, tried_at);

create index if not exists card_tries_by_age on card_tries (tried_at);

-- 1 for a try that began because the one before it was declined, with the same card or account.
alter table payment_attempts add column is_after_decline integer;
