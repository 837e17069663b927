import type { AuditEntry } from '../../domain/audit/audit.ts';
import type { DeliveryStore } from '../../domain/deliveries/delivery.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Engine } from '../engine/engine.ts';

// What operators request for deliveries: a resend, or a pause. Recorded in the same transaction (S28).

/** The body of a notification that was removed because it is old. */
export const REMOVED_BODY = '{}';

type ResendRequest = Parameters<DeliveryStore['resendDelivery']>[0];

/** The notification is locked first, so that of two concurrent requests only one is the first. */
export function resendDelivery(engine: Engine, request: ResendRequest): ReturnType<DeliveryStore['resendDelivery']> {
  const { dialect } = engine;
  const { merNo, notificationId, at, audit } = request;
  const key = [merNo, notificationId];
  return engine.transaction(async (transaction) => {
    const found = await transaction.query(
      `select payload from notifications where mer_no = $1 and notification_id = $2 ${dialect.forUpdate}`,
      key,
    );
    const [notification] = found;
    if (notification === undefined) return 'notFound';
    if (notification['payload'] === REMOVED_BODY) return 'removed';
    const waiting = await transaction.query(
      `select 1 as found from delivery_resends where mer_no = $1 and notification_id = $2 and finished_at is null`,
      key,
    );
    if (waiting.length > 0) return 'waiting';
    await transaction.all([
      {
        sql: `insert into delivery_resends (mer_no, notification_id, attempt, requested_at, answer, result)
              select $1, $2, coalesce(max(attempt), 0) + 1, $3, '', ''
              from delivery_resends where mer_no = $1 and notification_id = $2`,
        params: [...key, at],
      },
      ...auditStatements(dialect, [audit]),
    ]);
    return 'accepted';
  });
}

export async function pauseDeliveries(
  engine: Engine,
  { merNo, paused, audit }: { merNo: number; paused: boolean; audit: AuditEntry },
): Promise<void> {
  const change = paused
    ? {
        sql: 'insert into delivery_pauses (mer_no, paused_at) values ($1, $2) on conflict do nothing',
        params: [merNo, audit.at],
      }
    : { sql: 'delete from delivery_pauses where mer_no = $1', params: [merNo] };
  await engine.transaction((transaction) => transaction.all([change, ...auditStatements(engine.dialect, [audit])]));
}

export async function areDeliveriesPaused(engine: Engine, merNo: number): Promise<boolean> {
  const rows = await engine.find('select 1 as found from delivery_pauses where mer_no = $1', [merNo]);
  return rows.length > 0;
}
