-- What orders are found by, in a third of the space: a row of a term is two numbers. Replaces three tables whose rows had the whole
-- number of an order. Everything is derived from orders anew in the background, except counts.
-- contract from 12: no release has known what is removed here.

-- Keyed hashes of what orders can be found by, whole or in part. `order_id` is made from the trade number and sorts by age.
create table order_terms (
  key bigint not null,
  order_id bigint not null,
  primary key (key, order_id)
){compact};

-- The orders that are in the index, and all terms of each in one text: what says which orders an id stands for, whether these have
-- what was searched for, and what goes when a payer is erased.
create table indexed_orders (
  order_id bigint not null,
  trade_no {key} not null,
  mer_no bigint not null,
  keys text not null,
  primary key (order_id, trade_no)
){compact};

-- Orders that have been counted are not counted again. Between `earlier` and `late` they are all of them, which a row of their own
-- keeps; behind `late`, in a few minutes, some may have come later than they began, so these are written down. Whatever has been
-- counted goes through the index once more, from the newest on.
insert into indexed_orders (order_id, trade_no, mer_no, keys)
select 0, o.trade_no, o.mer_no, '' from order_index i, orders o
where i.name = 'orders' and (o.trade_no || '') > (i.late || '') and (o.trade_no || '') <= (i.through || '')
and coalesce((select 1 from order_keys k where k.mer_no = o.mer_no and k.trade_no = o.trade_no limit 1), 0) = 1;

-- The same before `earlier`, if it has not come far yet: there are a few minutes that `late` has read too.
insert into indexed_orders (order_id, trade_no, mer_no, keys)
select 0, o.trade_no, o.mer_no, '' from (
  select b.trade_no, b.mer_no from order_index i, orders b
  where i.name = 'orders' and (b.trade_no || '') < (i.earlier || '') order by (b.trade_no || '') desc limit 100000
) o
where coalesce((select 1 from order_keys k where k.mer_no = o.mer_no and k.trade_no = o.trade_no limit 1), 0) = 1
on conflict do nothing;

insert into order_index (name, through, late, earlier)
select 'counted', through, late, earlier from order_index where name = 'orders';

update order_index set earlier = through || '~' where name = 'orders';

delete from order_index where name = 'words';

drop table order_keys;

drop table order_numbers;

drop table order_words;
