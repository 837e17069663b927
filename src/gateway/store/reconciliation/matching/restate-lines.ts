import type { FollowMoment } from '../../../domain/reconciliation/follow-store.ts';
import { LINE_STATES } from '../../../domain/reconciliation/line-state.ts';
import type { Dialect } from '../../engine/dialect.ts';
import type { Row, Transaction } from '../../engine/engine.ts';
import { bigintOf, integerOf, jsonOf, textOf } from '../../engine/table.ts';
import { ORDER_STATE } from '../../states.ts';
import { groupStatements } from '../operator-books.ts';
import { completeDaysOfFile } from './complete-days.ts';
import { countLines } from './count-lines.ts';
import { endAbout } from './end-about.ts';
import { BY_ITSELF } from './finishing.ts';
import { writeOffRestated } from './small-write-offs.ts';
import { tellAnew } from './tell-anew.ts';
import { foundGroup } from './waiting-line.ts';
import type { WaitingLine } from './waiting-line.ts';

// What a line that waited turns out to be, if it is not what its item was booked as: the same as if it had come after its item.

const { missingHere, amount, currency, double, arrivedWithoutOrder } = LINE_STATES;

export interface RestatedLine {
  readonly line: WaitingLine;
  readonly item: Row;
  /** Another line was what was reported about the item, or a person settled it. */
  readonly isTaken: boolean;
}

/** Whether it has the item now, because what differs is not worth anybody's time. */
export async function restateLine(
  transaction: Transaction,
  dialect: Dialect,
  { one: { line, item, isTaken }, moment }: { one: RestatedLine; moment: FollowMoment },
): Promise<boolean> {
  const { fileNo, section, gross, merNo, row, event } = line;
  const booked = bigintOf(item['amount']);
  const differs = textOf(item['currency']) === line.currency ? 'amount' : 'currency';
  const kind = isTaken ? 'double' : differs;
  const updated = await transaction.query(
    `update reconciliation_lines set state = $4, subject = $5, item_amount = $6,
       day = case when cast($7 as bigint) is null then day else cast($7 as bigint) end
     where file_no = $1 and section = $2 and line = $3 and state = ${missingHere} returning line`,
    [
      fileNo,
      section,
      line.line,
      { amount, currency, double }[kind],
      row.subject,
      isTaken || booked === gross ? null : booked,
      line.kind === 'report' ? integerOf(item['day']) : null,
    ],
  );
  if (updated.length === 0) return false;
  const isReport = line.kind === 'report';
  const making = { ...moment, transaction, dialect, day: moment.today };
  const matchNo =
    isReport && kind === 'amount' ? await writeOffRestated(making, { ...line, rest: booked - gross }) : null;
  if (matchNo === null) {
    await tellAnew(transaction, { place: line, kind, amount: kind === 'amount' ? gross - booked : gross });
  } else await endWrittenOff(transaction, dialect, { line, matchNo, at: moment.at });
  if (isTaken) return false;
  // Its money is not nobody's any more.
  const group = foundGroup(line, { day: moment.today, at: moment.at });
  if (isReport) await transaction.all(groupStatements(dialect, [group]));
  await transaction.query(
    `update exceptions set state = 'ended', ending = 'resolved', ended_at = $2, ended_by = '${BY_ITSELF}', version = version + 1
     where state = 'open' and about = $1`,
    [`item/${merNo}/${row.subject}/${event}`, moment.at],
  );
  return matchNo !== null;
}

async function endWrittenOff(
  transaction: Transaction,
  dialect: Dialect,
  { line, matchNo, at }: { line: WaitingLine; matchNo: string; at: number },
): Promise<void> {
  await endAbout(transaction, dialect, { keys: [line], matchNo, at });
  await transaction.all([countLines(dialect, [line.fileNo])]);
  await completeDaysOfFile(transaction, line.fileNo);
}

/** Paid at the acquirer, and failed here in the meantime. */
export async function restateFailed(
  transaction: Transaction,
  dialect: Dialect,
  waiting: readonly WaitingLine[],
): Promise<void> {
  const keys = waiting
    .filter(({ event }) => event === 'payment')
    .map(({ fileNo, section, line, row }) => ({
      mer_no: row.mer_no,
      file_no: fileNo,
      section,
      line,
      subject: row.subject,
    }));
  if (keys.length === 0) return;
  const updated = await transaction.query(
    `update reconciliation_lines set state = ${arrivedWithoutOrder}
     from ${dialect.rows({ mer_no: 'int', file_no: 'text', section: 'int', line: 'int', subject: 'text' })}
     where reconciliation_lines.file_no = r.file_no and reconciliation_lines.section = r.section
       and reconciliation_lines.line = r.line and reconciliation_lines.state = ${missingHere}
       and exists (select 1 from orders o where o.mer_no = r.mer_no and o.trade_no = r.subject and o.kind = 'payment'
         and o.state = ${ORDER_STATE.failed})
     returning reconciliation_lines.file_no, reconciliation_lines.section, reconciliation_lines.line, reconciliation_lines.gross`,
    [jsonOf(keys)],
  );
  for (const row of updated) {
    const place = { fileNo: textOf(row['file_no']), section: integerOf(row['section']), line: integerOf(row['line']) };
    await tellAnew(transaction, { place, kind: 'arrivedWithoutOrder', amount: bigintOf(row['gross']) });
  }
}
