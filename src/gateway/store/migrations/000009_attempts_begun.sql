-- An attempt that is under way stands in its notification: the number, when it began, and who holds it. It becomes a row of
-- its own when it has ended, or when another node takes over what a dead one left. So each attempt is written twice, and not
-- three times.

alter table notifications add column begun_at bigint;

update notifications set begun_at = (
  select a.started_at from delivery_attempts a where a.mer_no = notifications.mer_no
  and a.notification_id = notifications.notification_id and a.attempt = notifications.attempts
) where held_by is not null;

delete from delivery_attempts where exists (
  select 1 from notifications n where n.mer_no = delivery_attempts.mer_no
  and n.notification_id = delivery_attempts.notification_id and n.attempts = delivery_attempts.attempt
  and n.held_by is not null
);
