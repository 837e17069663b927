-- Saved beneficiaries of payouts. Each of them can be paid: what waits for a second person is a request, not a row here. The
-- account and the names are sealed; beside them is what may be shown. What is removed is gone.

create table beneficiaries (
  mer_no bigint not null,
  beneficiary_no {key} not null,
  label text not null,
  method text not null,
  account text not null,
  ben_first_name text not null,
  ben_last_name text not null,
  sealed text not null,
  fingerprint {key} not null,
  saved_by text not null,
  approved_by text,
  created_at bigint not null,
  primary key (mer_no, beneficiary_no)
);

-- An account is saved once for each way to pay it. The fingerprint is a keyed hash.
create unique index beneficiaries_once on beneficiaries (mer_no, fingerprint);

-- For sealing again with a new key.
create unique index beneficiaries_by_number on beneficiaries (beneficiary_no);

create index beneficiaries_by_key on beneficiaries (substr(sealed, 1, 11));
