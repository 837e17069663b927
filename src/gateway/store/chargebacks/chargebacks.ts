import { firstNumberAt } from '../../domain/numbers.ts';
import type { Chargeback } from '../../domain/chargebacks/chargeback.ts';
import type {
  AddedEvidence,
  ChargebackPage,
  ChargebackReference,
  ChargebackSearch,
  ChargebackStore,
  Evidence,
} from '../../domain/chargebacks/evidence.ts';
import { leaveIfErased } from '../orders/after-erasure.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Engine, Param, Statement, Transaction } from '../engine/engine.ts';
import { CHARGEBACK_STATE } from '../states.ts';
import { defineTable, integer, integerOf, jsonOf, nullable, text, textOf } from '../engine/table.ts';
import { CHARGEBACKS } from '../tables.ts';

const OF_CHARGEBACK = 'mer_no = $1 and chargeback_no = $2';

/** As its index has it. */
const DUE = 'coalesce(due_at, created_at)';

/** Rows that are read for one page, whatever is looked for. */
const SCANNED_MAX = 5000;
/** As many as the largest page, and one. */
const BATCH = 101;

const EVIDENCE = defineTable<Evidence>('chargeback_evidence', {
  evidenceNo: integer(),
  note: nullable(text()),
  name: nullable(text()),
  mediaType: nullable(text()),
  bytes: integer(),
  sha256: nullable(text()),
  createdAt: integer(),
  createdBy: nullable(text()),
  createdSide: integer(),
});

type OfChargeback = ChargebackReference & { readonly tradeNo: string };

const NEW_EVIDENCE = defineTable<OfChargeback & Evidence>('chargeback_evidence', {
  merNo: integer(),
  chargebackNo: text(),
  tradeNo: text(),
  evidenceNo: integer(),
  note: nullable(text()),
  name: nullable(text()),
  mediaType: nullable(text()),
  bytes: integer(),
  sha256: nullable(text()),
  createdAt: integer(),
  createdBy: nullable(text()),
  createdSide: integer(),
});

const FILES = defineTable<OfChargeback & { evidenceNo: number; part: number; content: string }>('chargeback_files', {
  merNo: integer(),
  chargebackNo: text(),
  tradeNo: text(),
  evidenceNo: integer(),
  part: integer(),
  content: text(),
});

export function createChargebackStore(engine: Engine): Omit<ChargebackStore, 'findChargeback' | 'listChargebacks'> {
  return {
    searchChargebacks: (search) => searchChargebacks(engine, search),

    async countChargebacks({ merNo, now, countMax }) {
      const open = [`state = ${CHARGEBACK_STATE.open}`, ...(merNo === null ? [] : ['mer_no = $2'])];
      const overdue = [...open, `${DUE} <= $${merNo === null ? 2 : 3}`, 'due_at is not null', 'answered_at is null'];
      const params = [countMax + 1, ...(merNo === null ? [] : [merNo])];
      const [first = [], second = []] = await engine.snapshot([
        { sql: countSql(open), params },
        { sql: countSql(overdue), params: [...params, now] },
      ]);
      return { open: integerOf(first[0]?.['found']), overdue: integerOf(second[0]?.['found']) };
    },

    answerChargeback: (reference, decide) =>
      withLocked(engine, reference, async (transaction, found) => {
        const decided = decide(found);
        if (decided === null) return;
        const { answer, answeredAt, answeredBy, answeredSide } = decided.answer;
        await transaction.all([
          {
            sql: `update chargebacks set answer = $3, answered_at = $4, answered_by = $5, answered_side = $6 where ${OF_CHARGEBACK}`,
            params: [reference.merNo, reference.chargebackNo, answer, answeredAt, answeredBy, answeredSide],
          },
          leaveIfErased(engine.dialect, [found]),
          ...auditStatements(engine.dialect, [decided.audit]),
        ]);
      }),

    addEvidence: (reference, decide) =>
      withLocked(engine, reference, async (transaction, found) => {
        const decided = decide(found, await listEvidence(transaction, reference));
        if (decided === null) return;
        const subject = { ...reference, tradeNo: found.tradeNo };
        await transaction.all([
          ...evidenceStatements(engine, subject, decided),
          leaveIfErased(engine.dialect, [subject]),
          ...auditStatements(engine.dialect, [decided.audit]),
        ]);
      }),

    listEvidence: (reference) => listEvidence(engine, reference),

    async readEvidence({ merNo, chargebackNo, evidenceNo }) {
      const sql = `select content from chargeback_files where ${OF_CHARGEBACK} and evidence_no = $3 order by part`;
      const rows = await engine.query(sql, [merNo, chargebackNo, evidenceNo]);
      if (rows.length === 0) return null;
      return Buffer.concat(rows.map((row) => Buffer.from(textOf(row['content']), 'base64')));
    },
  };
}

function countSql(conditions: readonly string[]): string {
  const found = `select 1 as one from chargebacks where ${conditions.join(' and ')} limit $1`;
  return `select count(*) as found from (${found}) counted`;
}

/**
 * Reads by an index, some rows at a time and a bounded number for each page, and keeps those that fit. A merchant's are read by
 * its own: the number at which a search ends must not be another merchant's (S6).
 */
async function searchChargebacks(engine: Engine, search: ChargebackSearch): Promise<ChargebackPage> {
  const { limit } = search;
  const found: Chargeback[] = [];
  let last: Chargeback | null = null;
  for (let scanned = 0; scanned < SCANNED_MAX; scanned += BATCH) {
    const rows = await readBatch(engine, { ...search, after: last ?? search.after });
    found.push(...rows.filter((row) => fits(search, row)));
    const chargebacks = found.slice(0, limit);
    if (found.length > limit) return { chargebacks, next: chargebacks.at(-1)?.chargebackNo ?? null, searchedTo: null };
    if (rows.length < BATCH) return { chargebacks, next: null, searchedTo: null };
    last = rows.at(-1) ?? null;
  }
  if (last === null) throw new Error('a search that read nothing has no end');
  const searchedTo = search.state === 'open' ? (last.dueAt ?? last.createdAt) : last.createdAt;
  return { chargebacks: found, next: last.chargebackNo, searchedTo };
}

/** Those before the next page's first, in the order of the list. */
async function readBatch(engine: Engine, search: ChargebackSearch): Promise<Chargeback[]> {
  const { merNo, state, isUnanswered, after, from = null, to = null } = search;
  const isByDue = state === 'open';
  const params: Param[] = [BATCH];
  const param = (value: Param) => `$${params.push(value)}`;
  const conditions: string[] = [];
  if (isByDue) conditions.push(`state = ${CHARGEBACK_STATE.open}`);
  if (isUnanswered === true) conditions.push('answered_at is null');
  if (merNo !== null) conditions.push(`mer_no = ${param(merNo)}`);
  // Numbers begin with their time, so that the index of numbers serves days.
  if (from !== null) conditions.push(`chargeback_no >= ${param(firstNumberAt('chargeback', from))}`);
  if (to !== null) conditions.push(`chargeback_no < ${param(firstNumberAt('chargeback', to + 1))}`);
  if (after !== null && isByDue) {
    const last = param(after.chargebackNo);
    const due = `select ${DUE} from chargebacks where mer_no = ${param(after.merNo)} and chargeback_no = ${last}`;
    conditions.push(`(${DUE}, chargeback_no) > ((${due}), ${last})`);
  } else if (after !== null) {
    conditions.push(`chargeback_no < ${param(after.chargebackNo)}`);
  }
  const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
  const order = isByDue ? `${DUE}, chargeback_no` : 'chargeback_no desc';
  const sql = `select ${CHARGEBACKS.list()} from chargebacks ${where} order by ${order} limit $1`;
  return (await engine.query(sql, params)).map(CHARGEBACKS.decode);
}

/** Compared here, because the engines differ in what the small letters of other alphabets are. */
function fits({ state, reason, dueBefore }: ChargebackSearch, row: Chargeback): boolean {
  if (state !== null && row.state !== state) return false;
  if (dueBefore !== null && (row.dueAt === null || row.dueAt >= dueBefore)) return false;
  return reason === null || row.reason.toLowerCase().includes(reason.toLowerCase());
}

async function withLocked(
  engine: Engine,
  { merNo, chargebackNo }: ChargebackReference,
  change: (transaction: Transaction, found: Chargeback) => Promise<void>,
): Promise<boolean> {
  return engine.transaction(async (transaction) => {
    const sql = `select ${CHARGEBACKS.list()} from chargebacks where ${OF_CHARGEBACK} ${engine.dialect.forUpdate}`;
    const [row] = await transaction.query(sql, [merNo, chargebackNo]);
    if (row === undefined) return false;
    await change(transaction, CHARGEBACKS.decode(row));
    return true;
  });
}

async function listEvidence(
  { query }: Pick<Transaction, 'query'>,
  { merNo, chargebackNo }: ChargebackReference,
): Promise<Evidence[]> {
  const sql = `select ${EVIDENCE.list()} from chargeback_evidence where ${OF_CHARGEBACK} order by evidence_no`;
  return (await query(sql, [merNo, chargebackNo])).map(EVIDENCE.decode);
}

function evidenceStatements({ dialect }: Engine, subject: OfChargeback, added: AddedEvidence): Statement[] {
  const { evidence, content } = added;
  const parts = content === null ? [] : partsOf(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  const files = parts.map((part, index) =>
    FILES.encode({ ...subject, evidenceNo: evidence.evidenceNo, part: index, content: part }),
  );
  return [
    { sql: NEW_EVIDENCE.insert(dialect), params: [jsonOf([NEW_EVIDENCE.encode({ ...subject, ...evidence })])] },
    ...(files.length === 0 ? [] : [{ sql: FILES.insert(dialect), params: [jsonOf(files)] }]),
  ];
}

/** A multiple of three, so that no part ends in the middle of a group of base64. */
const PART_BYTES = 49_152;

function partsOf(content: Buffer): string[] {
  return Array.from({ length: Math.ceil(content.length / PART_BYTES) }, (_, index) =>
    content.subarray(index * PART_BYTES, (index + 1) * PART_BYTES).toString('base64'),
  );
}
