-- Receipts that payers get by mail: one for a payment, one for each refund of it. The key is what makes it one: the number of the order
-- or of the refund. Nothing of the payer is here but a keyed hash of the address, for the limit of a day.
create table receipts (
  mer_no bigint not null,
  subject_no {key} not null,
  trade_no {key} not null,
  -- `due`, `written` or `dropped`.
  state {key} not null,
  -- When it is looked at again; null once it has ended.
  next_at bigint,
  mail_id text,
  address_hash {key},
  created_at bigint not null,
  ended_at bigint,
  primary key (mer_no, subject_no)
);

create index receipts_due on receipts (next_at) where next_at is not null;
create index receipts_of_order on receipts (mer_no, trade_no);
create index receipts_of_address on receipts (address_hash, ended_at) where address_hash is not null;
