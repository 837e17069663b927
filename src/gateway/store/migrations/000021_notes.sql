-- What the operator's people note about orders. Rows are only added; they are removed with the payer's data of the order.

create table notes (
  mer_no bigint not null,
  trade_no {key} not null,
  note_id {key} not null,
  at bigint not null,
  author_kind text not null,
  author text not null,
  text text not null,
  primary key (mer_no, trade_no, note_id)
){compact};
