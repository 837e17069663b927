-- What one card payment costs the database, statement by statement, as one transaction. Each client counts its own orders,
-- so that numbers grow as those of the gateway do; `run` tells the runs apart.
\set n :n + 1
\set mer_no random(200001, 201000)
\set id :run * 1000000000 + :n * 100 + :client_id
\set now :run * 1000 + :n
begin;
insert into orders (mer_no, trade_no, mer_order_no, kind, method, currency, amount, settlement_currency, settle_amount, notify_url, protest_notify_url, return_url, script, created_at, day, expires_at, transaction_fee)
  values (:mer_no, 'TG' || lpad(:id::text, 31, '0'), 'P' || :id::text, 'payment', 'CREDIT_CARD', 'USD', 10000, 'USD', 10000, null, null, 'http://localhost/return', 'approve/0', :now, :now::bigint / 86400000, :now::bigint + 1800000, 0)
  on conflict do nothing;
insert into order_details (mer_no, trade_no, details) values (:mer_no, 'TG' || lpad(:id::text, 31, '0'), '{details}');
insert into agenda (mer_no, task, subject, trade_no, due_at, tries)
  values (:mer_no, 'inquire', 'TG' || lpad(:id::text, 31, '0'), 'TG' || lpad(:id::text, 31, '0'), :now::bigint + 11000, 0);
update orders set state = 3, message = 'Payment succeeded.', finished_at = :now, handling_fee = 0, transaction_fee = 0, margin = 0, receive_amount = 10000, unsettled = 0, margin_held = 0, settle = 1, margin_status = 1, listed_state = 3
  where mer_no = :mer_no and trade_no = 'TG' || lpad(:id::text, 31, '0') and state = 1;
insert into postings (mer_no, subject, event, line, from_account, to_account, currency, amount, at)
  values (:mer_no, 'TG' || lpad(:id::text, 31, '0'), 'payment', 1, 'channel', 'available', 'USD', 10000, :now);
insert into balances (mer_no, currency, available, channel) values (:mer_no, 'USD', 10000, -10000)
  on conflict (mer_no, currency) do update set available = balances.available + excluded.available, channel = balances.channel + excluded.channel;
insert into day_totals (mer_no, day, kind, state, settle, currency, settlement_currency, n, amount, settle_amount)
  values (:mer_no, :now::bigint / 86400000, 'payment', 3, 1, 'USD', 'USD', 1, 10000, 10000)
  on conflict (mer_no, day, kind, state, settle, currency, settlement_currency) do update set n = day_totals.n + excluded.n, amount = day_totals.amount + excluded.amount, settle_amount = day_totals.settle_amount + excluded.settle_amount;
delete from agenda where mer_no = :mer_no and task = 'inquire' and subject = 'TG' || lpad(:id::text, 31, '0');
commit;
