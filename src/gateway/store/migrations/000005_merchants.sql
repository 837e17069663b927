-- Merchants, and their keys and secrets, encrypted.

create table merchants (
  mer_no bigint not null primary key,
  name text not null,
  status text not null check (status in ('pending', 'active', 'suspended')),
  settings text not null,
  created_at bigint not null,
  updated_at bigint not null
);

create table merchant_secrets (
  mer_no bigint not null,
  secret_no {key} not null,
  kind text not null check (kind in ('signingKey', 'publicKey', 'webhookSecret')),
  sealed text not null,
  created_at bigint not null,
  expires_at bigint,
  primary key (mer_no, secret_no),
  foreign key (mer_no) references merchants (mer_no)
);
