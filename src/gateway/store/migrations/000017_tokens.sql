-- Tokens of programs, kept as hashes. Merchant 0 stands for all merchants, and for the operator's own side.

create table tokens (
  token_hash {key} not null primary key,
  token_id {key} not null,
  name text not null,
  mer_no bigint not null,
  permissions text not null,
  created_by {key},
  creator text not null,
  side bigint not null,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint,
  revoked_at bigint
){room:80};

create unique index tokens_by_id on tokens (token_id);

create index tokens_by_side on tokens (side, token_id);

create index tokens_by_merchant on tokens (mer_no, token_id);

create index tokens_by_creator on tokens (created_by, token_id);
