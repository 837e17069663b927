import { firstNumberAt } from '../../domain/numbers.ts';
import { RECEIPT_LATE_MS } from '../../domain/payers/receipt.ts';
import type {
  DueReceipt,
  ReceiptCandidate,
  ReceiptMarks,
  ReceiptPart,
  ReceiptReference,
  ReceiptStore,
} from '../../domain/payers/receipt.ts';
import type { Engine, Row, Statement } from '../engine/engine.ts';
import { holdLease } from '../engine/lease.ts';
import { integerOf, jsonOf, textOf } from '../engine/table.ts';
import { LATE_MS, smaller } from '../orders/follow-marks.ts';
import { mailStatements } from '../platform/mails.ts';
import { ORDER_DETAILS } from '../tables.ts';

// Receipts and how far their follower has come. Its marks stand beside those of the index of orders, under names of their own.

const LEASE = 'receipts';

interface Part {
  readonly name: string;
  readonly kind: 'order' | 'refund';
  /** The number, written as in its index. */
  readonly number: string;
  readonly from: string;
  readonly condition: string;
}

/** Only what has an e-mail address is read whole: details are JSON as we wrote it. */
const PARTS: Readonly<Record<ReceiptPart, Part>> = {
  payments: {
    name: 'receipts of payments',
    kind: 'order',
    number: "(s.trade_no || '')",
    from: 'orders s',
    condition: "s.kind = 'payment'",
  },
  refunds: {
    name: 'receipts of refunds',
    kind: 'refund',
    number: "(s.refund_no || '')",
    from: 'refunds s',
    condition: 'true',
  },
};

export function createReceiptStore(engine: Engine): ReceiptStore {
  return {
    holdReceipts: (lease) => holdLease(engine, { ...lease, name: LEASE }),
    readCandidates: (part, step) => readCandidates(engine, PARTS[part], step),
    noteReceipts: (part, noted) =>
      engine.transaction((transaction) =>
        transaction.all(noteStatements(engine, PARTS[part], noted)).then(() => undefined),
      ),
    async listDueReceipts({ now, limit }) {
      const rows = await engine.query(
        'select mer_no, subject_no, trade_no, created_at from receipts where next_at <= $1 order by next_at limit $2',
        [now, limit],
      );
      return rows.map(dueOf);
    },
    async postponeReceipt({ merNo, subjectNo }, nextAt) {
      const sql = `update receipts set next_at = $3 where mer_no = $1 and subject_no = $2 and state = 'due'`;
      await engine.execute(sql, [merNo, subjectNo, nextAt]);
    },
    async dropReceipt({ merNo, subjectNo }, at) {
      await engine.execute(
        `update receipts set state = 'dropped', next_at = null, ended_at = $3
         where mer_no = $1 and subject_no = $2 and state = 'due'`,
        [merNo, subjectNo, at],
      );
    },
    async countPayerReceipts({ merNo, tradeNo, addressHash, since }) {
      const [row] = await engine.query(
        `select
           (select count(*) from receipts where mer_no = $1 and trade_no = $2 and state = 'written') as of_order,
           (select count(*) from receipts where address_hash = $3 and ended_at > $4) as of_address`,
        [merNo, tradeNo, addressHash, since],
      );
      return { ofOrder: integerOf(row?.['of_order']), ofAddress: integerOf(row?.['of_address']) };
    },
    writeReceipt: ({ receipt: { merNo, subjectNo }, mail, addressHash, at }) =>
      engine.transaction(async (transaction) => {
        const ended = await transaction.query(
          `update receipts set state = 'written', next_at = null, ended_at = $3, mail_id = $4, address_hash = $5
           where mer_no = $1 and subject_no = $2 and state = 'due' returning subject_no`,
          [merNo, subjectNo, at, mail.mailId, addressHash],
        );
        if (ended.length === 0) return false;
        await transaction.all(mailStatements(engine.dialect, [mail]));
        return true;
      }),
  };
}

function dueOf(row: Row): DueReceipt {
  return {
    merNo: integerOf(row['mer_no']),
    subjectNo: textOf(row['subject_no']),
    tradeNo: textOf(row['trade_no']),
    createdAt: integerOf(row['created_at']),
  };
}

async function readCandidates(
  engine: Engine,
  part: Part,
  { now, limit }: { readonly now: number; readonly limit: number },
): ReturnType<ReceiptStore['readCandidates']> {
  const marks = await readMarks(engine, part, now);
  const fresh = await readPast(engine, part, { after: marks.through, upTo: LAST, limit });
  const bound = smaller(marks.through, firstNumberAt(part.kind, now - LATE_MS));
  const late = await readPast(engine, part, { after: marks.late, upTo: bound, limit });
  return {
    candidates: [...fresh, ...late].flatMap(({ candidate }) => candidate ?? []),
    marks: {
      through: fresh.at(-1)?.number ?? marks.through,
      late: late.length < limit ? (bound > marks.late ? bound : marks.late) : (late.at(-1)?.number ?? marks.late),
    },
    read: Math.max(fresh.length, late.length),
  };
}

/** Behind every number. */
const LAST = '~';

/** The first step of all begins now. One after a long pause leaves out what is no news any more. */
async function readMarks(engine: Engine, { name, kind }: Part, now: number): Promise<ReceiptMarks> {
  const [row] = await engine.query('select through, late from order_index where name = $1', [name]);
  const oldest = firstNumberAt(kind, now - RECEIPT_LATE_MS);
  if (row === undefined) return { through: firstNumberAt(kind, now), late: firstNumberAt(kind, now - LATE_MS) };
  const [through, late] = [textOf(row['through']), textOf(row['late'])];
  return { through: through > oldest ? through : oldest, late: late > oldest ? late : oldest };
}

interface ReadRow {
  readonly number: string;
  readonly candidate: ReceiptCandidate | null;
}

async function readPast(
  engine: Engine,
  { number, from, condition }: Part,
  { after, upTo, limit }: { readonly after: string; readonly upTo: string; readonly limit: number },
): Promise<ReadRow[]> {
  const rows = await engine.query(
    `select p.number, p.mer_no, p.trade_no, d.details from (
       select ${number} as number, s.mer_no, s.trade_no, case when ${condition} then 1 else 0 end as is_wanted
       from ${from} where ${number} > $1 and ${number} <= $2 order by ${number} limit $3
     ) p left join order_details d
       on d.mer_no = p.mer_no and d.trade_no = p.trade_no and p.is_wanted = 1 and d.details like '%mail":%'
     order by p.number`,
    [after, upTo, limit],
  );
  return rows.map((row) => ({ number: textOf(row['number']), candidate: candidateOf(row) }));
}

function candidateOf(row: Row): ReceiptCandidate | null {
  if (typeof row['details'] !== 'string') return null;
  const { merNo, tradeNo, details } = ORDER_DETAILS.decode(row);
  return { merNo, tradeNo, subjectNo: textOf(row['number']), details };
}

const COLUMNS = { mer_no: 'int', subject_no: 'text', trade_no: 'text' } as const;

function noteStatements(
  { dialect }: Engine,
  { name }: Part,
  { receipts, marks, now }: Parameters<ReceiptStore['noteReceipts']>[1],
): Statement[] {
  const moved = {
    sql: `insert into order_index (name, through, late, earlier) values ($1, $2, $3, '')
          on conflict (name) do update set through = excluded.through, late = excluded.late
          where excluded.through >= order_index.through and excluded.late >= order_index.late`,
    params: [name, marks.through, marks.late],
  };
  if (receipts.length === 0) return [moved];
  return [{ sql: noteSql(dialect.rows(COLUMNS)), params: [rowsOf(receipts), now] }, moved];
}

/** Not if the payer was erased meanwhile. */
function noteSql(rows: string): string {
  return `insert into receipts (mer_no, subject_no, trade_no, state, next_at, created_at)
    select r.mer_no, r.subject_no, r.trade_no, 'due', $2, $2 from ${rows}
    where exists (select 1 from order_details d where d.mer_no = r.mer_no and d.trade_no = r.trade_no)
    on conflict (mer_no, subject_no) do nothing`;
}

function rowsOf(receipts: readonly ReceiptReference[]): string {
  return jsonOf(
    receipts.map(({ merNo, subjectNo, tradeNo }) => ({ mer_no: merNo, subject_no: subjectNo, trade_no: tradeNo })),
  );
}
