-- What an attempt was sent with and answered with, besides the bodies: the time in its signature, and the headers of the
-- merchant's response. Null for attempts made before.

alter table notifications add column last_sent_at bigint;
alter table notifications add column last_answer_headers text;
alter table delivery_attempts add column sent_at bigint;
alter table delivery_attempts add column answer_headers text;
alter table delivery_resends add column sent_at bigint;
alter table delivery_resends add column answer_headers text;
