-- Lists of orders across merchants, newest first, and saved views of the console. Trade numbers sort by time. The indexes are
-- on an expression, so that no planner takes them for a query that names a merchant or a number; they contain no column that
-- changes, so that on PostgreSQL an update of an order still touches no index.

create index if not exists orders_by_time on orders ((trade_no || ''));

create index if not exists payouts_by_time on orders ((trade_no || '')) where kind = 'payout';

-- Named addresses of screens. Merchant 0 stands for the operator's own people; a view belongs to a person, and can be shared
-- with all people of its side.
create table saved_views (
  mer_no bigint not null,
  view_id {key} not null,
  person_id {key} not null,
  name {key} not null,
  address text not null,
  shared smallint not null check (shared in (0, 1)),
  created_at bigint not null,
  primary key (mer_no, view_id),
  foreign key (person_id) references people (person_id)
);

create unique index saved_views_by_name on saved_views (mer_no, person_id, name);

create index saved_views_shared on saved_views (mer_no, view_id) where shared = 1;
