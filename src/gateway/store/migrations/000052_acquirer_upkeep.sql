-- Since when an acquirer offers a feed: one that is not read is noticed, even if it never was. Null: it does not offer it.
alter table acquirer_feeds add column claimed_at bigint;

-- Whether anything names an acquirer. What goes to `default` is in none of these.
create index if not exists orders_of_acquirer on orders (acquirer) where acquirer is not null;

create index if not exists attempts_of_acquirer on payment_attempts (acquirer) where acquirer is not null;

create index if not exists refunds_of_acquirer on refunds (acquirer) where acquirer is not null;

-- What has ended, too, by merchant.
create index if not exists tasks_of_merchant on tasks (mer_no, task_no);
