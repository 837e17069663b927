import type { AttemptEnd, DeliveryStore } from '../../domain/deliveries/delivery.ts';
import type { Engine, Statement } from '../engine/engine.ts';
import { defineTable, integer, json, jsonOf, nullable, text } from '../engine/table.ts';

// The end of a claim. Only what the holder still holds is changed, for the attempt that it made: another node may have taken
// it over since.

/** An attempt's end, and its holder. */
export interface HeldEnd {
  readonly holder: string;
  readonly end: AttemptEnd;
}

type WrittenEnd = Required<Omit<AttemptEnd, 'kind'>> & Pick<HeldEnd, 'holder'>;

const ENDS = defineTable<WrittenEnd>('notifications', {
  holder: text(),
  merNo: integer(),
  notificationId: text(),
  attempt: integer(),
  finishedAt: integer(),
  sentAt: nullable(integer()),
  status: nullable(integer()),
  answerHeaders: nullable(json()),
  answer: text(),
  result: text(),
  state: text(),
  nextAt: nullable(integer()),
});

export async function finishAttempts(engine: Engine, ends: readonly HeldEnd[]): Promise<undefined[]> {
  const [scheduled = [], resent = []] = (['scheduled', 'resend'] as const).map((kind) =>
    ends.filter(({ end }) => end.kind === kind).map(encodeEnd),
  );
  const rows = engine.dialect.rows(ENDS.columns);
  if (resent.length === 0) {
    await engine.execute(FINISH_DELIVERIES(rows), [jsonOf(scheduled)]);
  } else {
    const finished = { sql: FINISH_DELIVERIES(rows), params: [jsonOf(scheduled)] };
    await engine.transaction((transaction) => transaction.all([finished, ...finishResends(rows, resent)]));
  }
  return ends.map(() => undefined);
}

type EncodedEnd = ReturnType<typeof encodeEnd>;

// I10: a resend may have been acknowledged in the meantime; then nothing more is sent, whatever this attempt's result.
const FINISH_DELIVERIES = (rows: string) => `update notifications set
  state = case when notifications.state = 'acknowledged' then notifications.state else r.state end,
  next_at = case when notifications.state = 'acknowledged' then null else r.next_at end,
  last_finished_at = r.finished_at, last_sent_at = r.sent_at, last_status = r.status,
  last_answer_headers = r.answer_headers, last_answer = r.answer, last_result = r.result,
  held_by = null, held_until = null
  from ${rows} where notifications.mer_no = r.mer_no and notifications.notification_id = r.notification_id
  and notifications.held_by = r.holder and notifications.attempts = r.attempt`;

/** The delivery first: the second statement releases the lease that the first one checks. */
function finishResends(rows: string, ends: readonly EncodedEnd[]): Statement[] {
  const params = [jsonOf(ends)];
  return [
    {
      sql: `update notifications set state = 'acknowledged', next_at = null
            from ${rows} where notifications.mer_no = r.mer_no and notifications.notification_id = r.notification_id
            and r.state = 'acknowledged' and exists (
              select 1 from delivery_resends s where s.mer_no = r.mer_no and s.notification_id = r.notification_id
              and s.attempt = r.attempt and s.held_by = r.holder
            )`,
      params,
    },
    {
      sql: `update delivery_resends set finished_at = r.finished_at, sent_at = r.sent_at, status = r.status,
              answer_headers = r.answer_headers, answer = r.answer, result = r.result,
              held_by = null, held_until = null
            from ${rows} where delivery_resends.mer_no = r.mer_no and delivery_resends.notification_id = r.notification_id
            and delivery_resends.attempt = r.attempt and delivery_resends.held_by = r.holder`,
      params,
    },
  ];
}

function encodeEnd({ holder, end }: HeldEnd) {
  return ENDS.encode({ sentAt: null, answerHeaders: null, ...end, holder });
}

const RELEASE_COLUMNS = { mer_no: 'int', notification_id: 'text', attempt: 'int', next_at: 'int' } as const;

/** I9: an attempt that was not sent is not counted, so that numbers count sends. */
export async function releaseDeliveries(
  engine: Engine,
  holder: string,
  claims: Parameters<DeliveryStore['releaseDeliveries']>[1],
): Promise<void> {
  const rows = engine.dialect.rows(RELEASE_COLUMNS);
  const paramsOf = (kind: string) => {
    const ofKind = claims.filter((claim) => claim.kind === kind);
    const encoded = ofKind.map(({ merNo, notificationId, attempt, nextAt }) => ({
      mer_no: merNo,
      notification_id: notificationId,
      attempt,
      next_at: nextAt,
    }));
    return [jsonOf(encoded), holder];
  };
  await engine.transaction((transaction) =>
    transaction.all([
      {
        sql: `update notifications set attempts = notifications.attempts - 1, last_started_at = null, held_by = null, held_until = null,
                state = case when notifications.state = 'due' and r.next_at is null then 'exhausted' else notifications.state end,
                next_at = case when notifications.state = 'due' then r.next_at end
              from ${rows} where notifications.mer_no = r.mer_no and notifications.notification_id = r.notification_id
              and notifications.held_by = $2 and notifications.attempts = r.attempt`,
        params: paramsOf('scheduled'),
      },
      {
        sql: `update delivery_resends set started_at = null, requested_at = r.next_at, held_by = null, held_until = null
              from ${rows} where delivery_resends.mer_no = r.mer_no and delivery_resends.notification_id = r.notification_id
              and delivery_resends.attempt = r.attempt and delivery_resends.held_by = $2 and r.next_at is not null`,
        params: paramsOf('resend'),
      },
    ]),
  );
}
