-- News for people: an item is written once by its cause, and each person who has the right gets a row of it, read or not, with
-- a mail or without. Nothing here is about payers. An item goes after three months, with all rows of it.

create table news (
  news_id {key} not null primary key,
  cause {key} not null,
  kind {key} not null,
  mer_no bigint not null,
  person_id {key},
  except_id {key},
  subject text not null,
  details text not null,
  at bigint not null,
  assigned_at bigint
){room:70};

create unique index news_by_cause on news (cause);

create index news_unassigned on news (news_id) where assigned_at is null;

create table news_receipts (
  person_id {key} not null,
  news_id {key} not null,
  -- A merchant, 0 for the operator's side, -1 for the person's own account.
  side bigint not null,
  permission text,
  read_at bigint,
  mailing text not null check (mailing in ('atOnce', 'digest', 'off')),
  mail_at bigint,
  mail_id {key},
  primary key (person_id, news_id),
  foreign key (news_id) references news (news_id),
  constraint news_mailed_once check (mail_at is null or mail_id is null)
){room:70};

create index news_receipts_of_news on news_receipts (news_id);

create index news_unread on news_receipts (person_id, news_id) where read_at is null;

create index news_mails_due on news_receipts (mail_at, person_id) where mail_at is not null;

create index news_receipts_of_mail on news_receipts (mail_id) where mail_id is not null;

create table news_preferences (
  person_id {key} not null primary key,
  choices text not null,
  language text,
  time_zone text,
  updated_at bigint not null
);

-- Up to which action the record was read. What happened before this release is no news.
insert into settings (name, value) select 'newsMark', cast(coalesce(max(action_no), 0) as text) from audit where true
  on conflict (name) do nothing;

-- Endpoints whose failure is news, until they recover.
create table failing_endpoints (
  mer_no bigint not null,
  host {key} not null,
  since bigint not null,
  primary key (mer_no, host)
);

-- Addresses that a mail server refused for good, as keyed hashes, until one arrives again.
create table unreachable_addresses (
  address_hash {key} not null primary key,
  since bigint not null
);

-- Whom a mail about news is for: who it is, and what they may still read, is looked up when it is sent.
alter table mails add column person_id {key};
