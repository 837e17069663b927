import { DEFAULT_ACQUIRER } from '../../../domain/ledger/ledger.ts';
import { RETURN } from '../../../domain/reconciliation/line-item.ts';
import { LINE_STATES, OPEN_FROM } from '../../../domain/reconciliation/line-state.ts';
import type { LineBlock, ReconcileStore } from '../../../domain/reconciliation/reconcile-store.ts';
import type { Dialect } from '../../engine/dialect.ts';
import type { Engine, Param, Statement, Transaction } from '../../engine/engine.ts';
import { jsonOf } from '../../engine/table.ts';
import { ORDER_STATE } from '../../states.ts';
import { addSums, putSums } from './block-sums.ts';
import { claimedBy, settledByHand } from './claims.ts';
import type { DayOf } from './day-of.ts';
import { markKnown } from './known-lines.ts';
import { LINE_ROW, markDoubles, rowsOf } from './line-rows.ts';
import type { LineRow } from './line-rows.ts';
import { findReturned } from './match-returns.ts';
import { resolveItems } from './resolve-items.ts';
import { prepareExact, writeExact } from './write-exact.ts';
import type { ExactLines } from './write-exact.ts';

// A block of lines with its matches, in a few statements: items are found by their key, and the index of claims lets each have one line.

const { matched, matchedNext, known, missingHere, amount, currency, double, arrivedWithoutOrder } = LINE_STATES;

/** Another node reads the file now, or the lines before are not stored. */
class LostFile extends Error {}

export function createLineWriter(engine: Engine, dayOf: DayOf): Pick<ReconcileStore, 'writeLines'> {
  const { dialect } = engine;
  return {
    async writeLines(block, before) {
      const writing = prepare(dialect, { block, dayOf, mayBeExact: true });
      await before;
      const write = (one: Writing) =>
        engine.transaction((transaction) => writeBlock(transaction, dialect, one), { isRepeatable: true });
      try {
        await write(writing).catch((error: unknown) => {
          if (!engine.isTaken(error)) throw error;
          return write(prepare(dialect, { block, dayOf, mayBeExact: false }));
        });
        return { lost: false };
      } catch (error) {
        if (error instanceof LostFile) return { lost: true };
        throw error;
      }
    },
  };
}

type Asked = Pick<Writing, 'block' | 'dayOf' | 'mayBeExact'>;

/** What can be asked and written without the database. */
function prepare(dialect: Dialect, asked: Asked): Writing {
  const { block } = asked;
  const read = rowsOf(block);
  const isKnown = read.pending.length === 0 && !block.mayOverlap;
  return { ...asked, read, ready: isKnown ? readyRows(dialect, asked, read.rows) : null };
}

/** Rows of which everything is known that has to be asked before they are written. */
interface ReadyRows {
  readonly rows: readonly LineRow[];
  readonly exact: ExactLines | null;
}

function readyRows(dialect: Dialect, { block, dayOf, mayBeExact }: Asked, rows: readonly LineRow[]): ReadyRows {
  markDoubles(rows);
  return { rows, exact: mayBeExact ? prepareExact(dialect, { block, rows, dayOf }) : null };
}

interface Writing {
  readonly block: LineBlock;
  readonly read: ReturnType<typeof rowsOf>;
  readonly ready: ReadyRows | null;
  readonly dayOf: DayOf;
  readonly mayBeExact: boolean;
}

async function writeBlock(transaction: Transaction, dialect: Dialect, writing: Writing): Promise<void> {
  const { block, dayOf } = writing;
  const { rows, exact } = writing.ready ?? (await askFirst(transaction, dialect, writing));
  const written = exact === null ? null : await writeExact(transaction, block, { rows, exact });
  const left = written?.left ?? rows;
  const [held = []] = await transaction.all([
    reachPlace(block),
    ...(left.length > 0 ? [insertLines(dialect, block, { rows: left, dayOf })] : []),
    written !== null && left.length === 0 ? putSums(dialect, written.sums) : addSums(block, rows),
    ...(left.some(mayHaveFailed) ? [findFailed(block, left)] : []),
    ...(left.some(({ event }) => event === RETURN) ? [findReturned(spanOf(block, left))] : []),
  ]);
  if (held.length === 0) throw new LostFile();
}

async function askFirst(transaction: Transaction, dialect: Dialect, writing: Writing): Promise<ReadyRows> {
  const { block, read } = writing;
  const { rows, pending } = read;
  if (pending.length > 0) await resolveItems(transaction, dialect, pending);
  if (block.mayOverlap) await markKnown(transaction, dialect, { fileNo: block.fileNo, rows });
  return readyRows(dialect, writing, rows);
}

function spanOf({ fileNo, section, owner, supersedes }: LineBlock, rows: readonly LineRow[]) {
  return { fileNo, section, owner, supersedes, first: rows[0]?.line ?? 0, last: rows.at(-1)?.line ?? 0 };
}

function mayHaveFailed({ state, event }: LineRow): boolean {
  return state === 0 && event === 'payment';
}

function reachPlace({ fileNo, holder, heldUntil, after, progress }: LineBlock): Statement {
  return {
    sql: `update reconciliation_files set held_until = $3, progress = $4, lines = $5
          where file_no = $1 and held_by = $2 and state = 'reading' and lines = $6 returning file_no`,
    params: [fileNo, holder, heldUntil, jsonOf(progress), progress.lines, after],
  };
}

/** The same item, and the same money: a file without reports of its own says it once more. */
const reportedBefore = (row: string, fileNo: string) => `exists (select 1 from reconciliation_lines c
  where c.subject = ${row}.subject and c.event = ${row}.event and c.state = ${matched} and c.file_no <> ${fileNo}
    and c.gross = ${row}.gross and c.fee = ${row}.fee and c.net = ${row}.net)`;

const COLUMNS = Object.keys(LINE_ROW);
const list = (columnOf: (name: string) => string) => COLUMNS.map(columnOf).join(', ');

function insertLines(
  dialect: Dialect,
  { fileNo, section, kind, owner, supersedes, mayOverlap }: LineBlock,
  { rows, dayOf }: { rows: readonly LineRow[]; dayOf: DayOf },
): Statement {
  const many = dialect.manyRows(LINE_ROW);
  const params: Param[] = many.params(rows);
  const param = (value: Param) => `$${params.push(value)}`;
  const [file, place, old] = [param(fileNo), param(section), param(supersedes ?? '')];
  const [by, found] = [param(owner), param(supersedes === null ? matched : matchedNext)];
  const isReport = kind === 'report';
  const ofOwner = isReport
    ? `coalesce(p.acquirer, '${DEFAULT_ACQUIRER}') = ${by}`
    : // A bank moves the money of any acquirer.
      `cast(${by} as text) <> ''`;
  const overlaps = isReport && mayOverlap ? `when ${reportedBefore('x', file)} then ${known}` : '';
  const state = `case when x.state <> 0 then x.state
    when x.item_amount is null then ${missingHere}
    ${overlaps}
    when ${claimedBy('x', old)} or ${settledByHand('x')} then ${double}
    when x.item_currency <> x.currency then ${currency}
    when x.item_amount <> x.gross then ${amount}
    else cast(${found} as bigint) end`;
  // A report's line counts on the day of its item, a bank's on that of its booking.
  const day = isReport ? `coalesce(${dayOf('y.item_at')}, y.day)` : 'y.day';
  return {
    // Each column is read from the parameters once, and each item's postings once. The number of a line is its own in a file.
    sql: `with r as materialized (select ${list((name) => `r.${name}`)} from ${many.from}),
          x as materialized (
            select ${list((name) => (name === 'line' ? 'r.line' : `min(r.${name}) as ${name}`))},
              min(p.currency) as item_currency, min(p.at) as item_at,
              cast(sum(case when p.from_account = 'channel' then p.amount else -p.amount end) as bigint) as item_amount
            from r left join postings p on r.state = 0 and p.mer_no = r.mer_no and p.subject = r.subject and p.event = r.event
              and (p.from_account = 'channel' or p.to_account = 'channel') and ${ofOwner}
            group by r.line
          ),
          y as materialized (select x.*, ${state} as found from x)
          insert into reconciliation_lines
            (file_no, section, line, type, state, mer_no, subject, event, currency, gross, fee, net, item_amount, day, reference, digest)
          select cast(${file} as text), cast(${place} as bigint), y.line, y.type, y.found, y.mer_no, y.subject, y.event, y.currency,
            y.gross, y.fee, y.net, case when y.item_amount <> y.gross then y.item_amount end, ${day},
            case when y.found in (${matched}, ${matchedNext}) then null else y.reference end, y.digest
          from y`,
    params,
  };
}

/** Paid at the acquirer, and failed here. Only lines without an item are looked at. */
function findFailed({ fileNo, section }: LineBlock, rows: readonly LineRow[]): Statement {
  const [first, last] = [rows[0]?.line ?? 0, rows.at(-1)?.line ?? 0];
  return {
    sql: `update reconciliation_lines set state = ${arrivedWithoutOrder}
          where file_no = $1 and section = $2 and line between $3 and $4 and state = ${missingHere} and state >= ${OPEN_FROM}
            and event = 'payment' and exists (select 1 from orders o where o.mer_no = reconciliation_lines.mer_no
              and o.trade_no = reconciliation_lines.subject and o.kind = 'payment' and o.state = ${ORDER_STATE.failed})`,
    params: [fileNo, section, first, last],
  };
}
