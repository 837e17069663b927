-- How many groups of postings the closed days since `counted_from` were summed from. If there are more, some were booked after their
-- day was closed, and the merchant's days wait to be closed again. Null: its days were closed before anybody counted.
alter table ledger_progress add column counted_from bigint;

alter table ledger_progress add column groups_counted bigint;
