-- Strangers who want to become merchants, and the mails that the gateway writes. A registration belongs to no merchant until it
-- is approved. The settlement account is sealed; its keyed hash finds others with the same one. `forget_at` is when a row is
-- removed by itself; null keeps it.

create table registrations (
  registration_id {key} not null primary key,
  state text not null check (state in ('unproven', 'pending', 'askedBack', 'approved', 'refused')),
  company text not null,
  company_key {key} not null,
  website text not null,
  website_host {key} not null,
  contact_name text not null,
  email {key} not null,
  phone text,
  country text not null,
  currencies text not null,
  methods text not null,
  bank text not null,
  account_end text not null,
  account_hash {key} not null,
  sealed text,
  language text not null,
  questions text not null,
  refusal text,
  mer_no bigint,
  invitation_id {key},
  decided_by text,
  created_at bigint not null,
  proven_at bigint,
  decided_at bigint,
  forget_at bigint,
  constraint registrations_approved check ((state = 'approved') = (mer_no is not null))
);

create unique index registrations_by_merchant on registrations (mer_no) where mer_no is not null;

create index registrations_by_state on registrations (state, registration_id);

create index registrations_by_website on registrations (website_host);

create index registrations_by_account on registrations (account_hash);

create index registrations_by_email on registrations (email);

create index registrations_by_company on registrations (company_key);

create index registrations_to_forget on registrations (forget_at) where forget_at is not null;

-- Written in the transaction of what they tell of. What is in a mail is sealed, and erased once it was sent.
create table mails (
  mail_id {key} not null primary key,
  kind text not null,
  language text not null,
  sealed text,
  created_at bigint not null,
  expires_at bigint not null,
  state text not null check (state in ('due', 'sent', 'givenUp')),
  attempts bigint not null,
  next_at bigint,
  held_by text,
  held_until bigint,
  finished_at bigint,
  constraint mails_have_a_time check ((state = 'due') = (next_at is not null) and (state = 'due') = (finished_at is null))
){room:70};

create index mails_due on mails (next_at, mail_id) where state = 'due';

create index mails_finished on mails (finished_at) where finished_at is not null;
