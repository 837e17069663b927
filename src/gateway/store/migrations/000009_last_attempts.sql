-- The last attempt stands in its notification, and becomes a row of its own when the next one begins. Most deliveries are
-- acknowledged at the first attempt, and are written twice instead of four times.

alter table notifications add column last_started_at bigint;
alter table notifications add column last_finished_at bigint;
alter table notifications add column last_status integer;
alter table notifications add column last_answer text not null default '';
alter table notifications add column last_result text not null default '';

update notifications set last_started_at = (
  select a.started_at from delivery_attempts a where a.mer_no = notifications.mer_no
  and a.notification_id = notifications.notification_id and a.attempt = notifications.attempts
) where held_by is not null;

delete from delivery_attempts where exists (
  select 1 from notifications n where n.mer_no = delivery_attempts.mer_no
  and n.notification_id = delivery_attempts.notification_id and n.attempts = delivery_attempts.attempt
  and n.held_by is not null
);
