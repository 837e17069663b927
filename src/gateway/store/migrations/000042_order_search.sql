-- What orders are found by beyond `order_keys`, as keyed hashes, derived in the background like those. A second row of `order_index`,
-- called `words`, says how far that has come: a node of the last release that follows orders meanwhile moves only its own.

-- Parts of order numbers. They say nothing about a payer and stay, so nothing looks them up by order.
create table order_numbers (
  key bigint not null,
  trade_no {key} not null,
  primary key (key, trade_no)
){compact};

-- Words of the payer's name, ends of telephone and card numbers: all of them are removed with the payer's data.
create table order_words (
  key bigint not null,
  trade_no {key} not null,
  mer_no bigint not null,
  primary key (key, trade_no)
){compact};

create index order_words_of_order on order_words (mer_no, trade_no);

-- A request is looked up by its number alone if nobody knows whose it is.
create index if not exists request_log_number on request_log (request_id);
