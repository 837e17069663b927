-- Files of lines that people asked for. They are made in steps, each stored with what the next one needs, so that any node goes on.
create table exports (
  mer_no bigint not null,
  export_id {key} not null,
  -- Whose people asked: a merchant, or the operator's side.
  side bigint not null,
  asked_by text not null,
  name text not null,
  format {key} not null,
  csv text,
  currency {key} not null,
  batch_no {key},
  -- The cut: the lines after the first number, through the second; those through the third are in batches.
  after_number bigint not null,
  through_number bigint not null check (through_number >= after_number),
  batched_through bigint not null,
  opening bigint not null,
  closing bigint not null,
  state {key} not null,
  created_at bigint not null,
  finished_at bigint,
  expires_at bigint not null,
  rows_done bigint not null default 0,
  bytes bigint not null default 0,
  parts bigint not null default 0,
  -- What the writer has to know to go on.
  progress text,
  held_by text,
  held_until bigint,
  primary key (mer_no, export_id)
){room:50};

create index exports_of_side on exports (side, export_id);

create index exports_to_make on exports (export_id) where state = 'waiting';

create index exports_by_end on exports (expires_at);

create table export_parts (
  mer_no bigint not null,
  export_id {key} not null,
  part bigint not null,
  -- Packed, in base64.
  content text not null,
  primary key (mer_no, export_id, part)
);

{packed:export_parts};
