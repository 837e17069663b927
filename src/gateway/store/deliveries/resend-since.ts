import type { DeliveryStore, SinceSpan } from '../../domain/deliveries/delivery.ts';
import { TEST_TRADE_NO } from '../../domain/deliveries/notification.ts';
import { firstNumberAt } from '../../domain/numbers.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Engine, Param } from '../engine/engine.ts';
import { REMOVED_BODY } from './resends.ts';
import { integerOf, jsonOf, textOf } from '../engine/table.ts';

// Resends of everything in a span of time. A notification's number begins with the time when it was created, so the span is a
// range of the primary key.

/** Not one that waits already, nor one that was resent since the span ended: so a repeated request finds nothing left. */
const NOT_RESENT = `not exists (
  select 1 from delivery_resends s where s.mer_no = n.mer_no and s.notification_id = n.notification_id
  and (s.finished_at is null or s.requested_at >= $4)
)`;

const IN_SPAN = `n.mer_no = $1 and n.notification_id >= $2 and n.notification_id < $3
  and n.payload <> '${REMOVED_BODY}' and n.trade_no not like '${TEST_TRADE_NO}%' and ${NOT_RESENT}`;

function paramsOf({ merNo, since, until, limit }: SinceSpan): Param[] {
  return [merNo, firstNumberAt('notification', since), firstNumberAt('notification', until + 1), until, limit];
}

export async function countSince(engine: Engine, span: SinceSpan): Promise<number> {
  const [row] = await engine.query(
    `select count(*) as n from (select 1 from notifications n where ${IN_SPAN} limit $5) found`,
    paramsOf(span),
  );
  return integerOf(row?.['n']);
}

const KEY = { notification_id: 'text' } as const;

/**
 * Locked first, in a statement of its own, as a single resend does: what somebody else has requested meanwhile is seen by the
 * next statement.
 */
export function resendSince(
  engine: Engine,
  request: Parameters<DeliveryStore['resendSince']>[0],
): ReturnType<DeliveryStore['resendSince']> {
  const { dialect } = engine;
  const { merNo, until, at, auditOf } = request;
  return engine.transaction(async (transaction) => {
    const locked = await transaction.query(
      `select n.notification_id from notifications n where ${IN_SPAN} order by n.notification_id limit $5 ${dialect.forUpdate}`,
      paramsOf(request),
    );
    if (locked.length === 0) return 0;
    const keys = jsonOf(locked.map((row) => ({ notification_id: textOf(row['notification_id']) })));
    const added = await transaction.query(
      `insert into delivery_resends (mer_no, notification_id, attempt, requested_at, answer, result)
       select n.mer_no, n.notification_id, 1 + coalesce((
         select max(m.attempt) from delivery_resends m where m.mer_no = n.mer_no and m.notification_id = n.notification_id
       ), 0), $3, '', ''
       from ${dialect.rows(KEY, { param: '$2' })} ${dialect.joinInOrder} notifications n
       on n.mer_no = $1 and n.notification_id = r.notification_id
       where ${NOT_RESENT} returning notification_id`,
      [merNo, keys, at, until],
    );
    await transaction.all(auditStatements(dialect, [auditOf(added.length)]));
    return added.length;
  });
}
