import { writeOffGroup } from '../../../domain/reconciliation/books.ts';
import { LINE_STATES } from '../../../domain/reconciliation/line-state.ts';
import type { NewNumber } from '../../../domain/reconciliation/reconcile-store.ts';
import type { ReconciledAcquirer } from '../../../domain/reconciliation/settings.ts';
import type { Transaction } from '../../engine/engine.ts';
import { bigintOf, integerOf, jsonOf, textOf } from '../../engine/table.ts';
import { reportersOf } from './book-sections.ts';
import { HAND_MATCHES } from '../exception-tables.ts';
import { BY_ITSELF } from './finishing.ts';
import type { Finishing } from './finishing.ts';
import { groupStatements } from '../operator-books.ts';
import { addToSums } from './block-sums.ts';
import { termsOf } from './terms.ts';

// Differences below a limit that people set are written off by themselves, up to an amount a day and acquirer. Each is a match of its
// own, so that it is counted and can be looked up. Without a limit there are none.

const { amount, matched } = LINE_STATES;
const AT_ONCE = 500;

export async function writeOffSmall(finishing: Finishing): Promise<void> {
  const { transaction, dialect, end } = finishing;
  const terms = await termsOf(transaction, dialect, reportersOf(end.sections));
  for (const agreed of terms.values()) {
    if (agreed.writeOffLimit > 0n) await writeOffOf(finishing, agreed);
  }
}

/** The same of a line that had waited for its item: its match, if it was written off. */
export async function writeOffRestated(
  making: Making,
  line: Omit<SmallRest, 'acquirer'> & { readonly owner: string },
): Promise<string | null> {
  const { transaction, dialect } = making;
  const { owner: acquirer, currency, rest } = line;
  const size = rest < 0n ? -rest : rest;
  const agreed = (await termsOf(transaction, dialect, [acquirer])).get(acquirer);
  if (agreed === undefined || size > agreed.writeOffLimit) return null;
  const written = await writtenOffToday(making, { acquirer, currency });
  return written + size > agreed.writeOffDayMax ? null : writeOffLine(making, { ...line, acquirer });
}

async function writeOffOf(finishing: Finishing, agreed: ReconciledAcquirer): Promise<void> {
  const { transaction, end } = finishing;
  const { acquirer, writeOffLimit: limit } = agreed;
  const rows = await transaction.query(
    `select l.section, l.line, l.currency, l.mer_no, l.subject, l.event, l.day, l.fee, l.net, l.item_amount,
       l.item_amount - l.gross as rest
     from reconciliation_lines l join reconciliation_sections s on s.file_no = l.file_no and s.section = l.section
     where l.file_no = $1 and s.owner = $2 and l.state = ${amount} and l.state >= 10 and abs(l.item_amount - l.gross) <= $3
     order by l.section, l.line limit ${AT_ONCE}`,
    [end.fileNo, acquirer, limit],
  );
  const left = new Map<string, bigint>();
  for (const row of rows) {
    const currency = textOf(row['currency']);
    const rest = bigintOf(row['rest']);
    const size = rest < 0n ? -rest : rest;
    const may =
      left.get(currency) ?? agreed.writeOffDayMax - (await writtenOffToday(finishing, { acquirer, currency }));
    left.set(currency, may);
    if (size > may || (await isClaimed(transaction, textOf(row['subject']), textOf(row['event'])))) continue;
    left.set(currency, may - size);
    const making = { ...finishing, at: end.at, newNumber: end.newNumber };
    await writeOffLine(making, {
      acquirer,
      currency,
      rest,
      fileNo: end.fileNo,
      section: integerOf(row['section']),
      line: integerOf(row['line']),
    });
  }
}

async function isClaimed(transaction: Transaction, subject: string, event: string): Promise<boolean> {
  const sql = `select 1 as found from reconciliation_lines where subject = $1 and event = $2 and state = ${matched}`;
  return (await transaction.query(sql, [subject, event])).length > 0;
}

export async function writtenOffToday(
  { transaction, day }: Pick<Finishing, 'transaction' | 'day'>,
  { acquirer, currency }: { acquirer: string; currency: string },
): Promise<bigint> {
  const [row] = await transaction.query(
    `select cast(coalesce(sum(abs(amount)), 0) as bigint) as written from reconciliation_matches
     where owner = $1 and currency = $2 and kind = 'smallWriteOff' and day = $3 and ended_at is null`,
    [acquirer, currency, day],
  );
  return bigintOf(row?.['written']);
}

interface SmallRest {
  readonly acquirer: string;
  readonly currency: string;
  readonly rest: bigint;
  readonly fileNo: string;
  readonly section: number;
  readonly line: number;
}

interface Making extends Pick<Finishing, 'transaction' | 'dialect' | 'day'> {
  readonly at: number;
  readonly newNumber: NewNumber;
}

async function writeOffLine(
  { transaction, dialect, day, at, newNumber }: Making,
  { acquirer, currency, rest, fileNo, section, line }: SmallRest,
): Promise<string> {
  const matchNo = newNumber('match');
  const made = { owner: acquirer, currency, amount: rest, day, madeAt: at, madeBy: BY_ITSELF };
  const match = {
    ...made,
    matchNo,
    kind: 'smallWriteOff' as const,
    reason: 'Below the limit.',
    endedAt: null,
    endedBy: null,
  };
  const group = writeOffGroup({ matchNo, owner: acquirer, currency, amount: rest }, { day, at });
  await transaction.all([
    { sql: HAND_MATCHES.insert(dialect), params: [jsonOf([HAND_MATCHES.encode(match)])] },
    ...groupStatements(dialect, [group]),
    {
      sql: `update reconciliation_lines set state = ${matched}, match_no = $4 where file_no = $1 and section = $2 and line = $3`,
      params: [fileNo, section, line, matchNo],
    },
    addToSums(acquirer, { fileNo, section, line }),
  ]);
  return matchNo;
}
