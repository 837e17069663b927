-- People of the operator and of merchants: who they are, what they may do, how they sign in, and their sessions. Merchant 0
-- stands for the operator's own side. Tokens and codes are kept as hashes, secrets of second factors sealed.

create table people (
  person_id {key} not null primary key,
  email {key} not null,
  name {key} not null,
  state text not null check (state in ('active', 'disabled')),
  password text,
  created_at bigint not null,
  updated_at bigint not null,
  signed_in_at bigint
);

create unique index people_by_email on people (email);

create index people_by_name on people (lower(name), person_id);

create index people_by_state on people (state, person_id);

create table memberships (
  person_id {key} not null,
  mer_no bigint not null,
  role {key} not null,
  source text not null,
  created_at bigint not null,
  primary key (person_id, mer_no, role),
  foreign key (person_id) references people (person_id)
){compact};

create index memberships_by_merchant on memberships (mer_no, role, person_id);

create index memberships_of_merchant on memberships (mer_no, person_id);

create index memberships_by_role on memberships (role, person_id);

create table invitations (
  invitation_id {key} not null primary key,
  token_hash {key} not null,
  email {key} not null,
  name text not null,
  mer_no bigint not null,
  roles text not null,
  invited_by text not null,
  inviter_id {key},
  created_at bigint not null,
  expires_at bigint not null,
  state text not null check (state in ('open', 'accepted', 'revoked')),
  person_id {key}
);

create unique index invitations_by_token on invitations (token_hash);

create index invitations_by_merchant on invitations (mer_no, invitation_id);

create index invitations_by_email on invitations (email, mer_no);

create index invitations_by_inviter on invitations (inviter_id);

-- A TOTP secret, a passkey, or one recovery code each. The counter is the last time step of a TOTP, or a passkey's own.
create table factors (
  person_id {key} not null,
  factor_id {key} not null,
  kind text not null check (kind in ('totp', 'passkey', 'recoveryCode')),
  name text not null,
  secret text not null,
  counter bigint not null default 0,
  created_at bigint not null,
  used_at bigint,
  primary key (person_id, factor_id),
  foreign key (person_id) references people (person_id)
);

-- Which keys sealed them, found without reading all of them.
create index factors_by_key on factors (substr(secret, 1, 11)) where kind = 'totp';

-- A passkey names itself before it is known whose it is.
create table passkeys (
  credential_id {key} not null primary key,
  person_id {key} not null,
  factor_id {key} not null
);

-- Whom an identity provider calls what.
create table identities (
  provider {key} not null,
  subject {key} not null,
  person_id {key} not null,
  created_at bigint not null,
  primary key (provider, subject),
  foreign key (person_id) references people (person_id)
){compact};

create index identities_by_person on identities (person_id);

create table sessions (
  session_hash {key} not null primary key,
  session_id {key} not null,
  person_id {key} not null,
  mer_no bigint not null,
  kind text not null check (kind in ('browser', 'command')),
  method text not null,
  created_at bigint not null,
  seen_at bigint not null,
  ends_at bigint not null,
  factor_at bigint,
  address text not null,
  agent text not null,
  detail text not null default '{}',
  foreign key (person_id) references people (person_id)
){churn:70};

create unique index sessions_by_id on sessions (session_id);

create index sessions_by_person on sessions (person_id, created_at);

create index sessions_by_end on sessions (ends_at);

-- From where people have signed in: a sign-in from elsewhere is noted in the person's own log.
create table devices (
  device_hash {key} not null primary key,
  person_id {key} not null,
  first_seen_at bigint not null,
  seen_at bigint not null
);

create index devices_by_time on devices (seen_at);

-- What is begun and not finished: a sign-in that waits for its second factor, a challenge, a command that waits for its person.
-- Taken once.
create table sign_in_steps (
  step_hash {key} not null primary key,
  kind {key} not null,
  detail text not null,
  created_at bigint not null,
  expires_at bigint not null
){churn:70};

create index sign_in_steps_by_end on sign_in_steps (expires_at);
