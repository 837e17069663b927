import type { Approval, ApprovalSearch, ApprovalStore, NewApproval } from '../../domain/approvals/approval.ts';
import { createRuleStore } from './approval-rules.ts';
import type { AuditEntry } from '../../domain/audit/audit.ts';
import { auditStatements } from '../audit/audit.ts';
import { decisionOf } from '../audit/claim-approval.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Engine, Param, Row, Statement, Transaction } from '../engine/engine.ts';
import { bigintOf, defineTable, integer, json, jsonOf, listParam, money, nullable, text } from '../engine/table.ts';

const NAMES = { before: 'before_change', after: 'after_change' } as const;

export const APPROVALS = defineTable<Approval>(
  'approvals',
  {
    approvalNo: text(),
    merNo: integer(),
    side: integer(),
    kind: text(),
    operation: text(),
    tradeNo: nullable(text()),
    summary: text(),
    amount: nullable(money),
    currency: nullable(text()),
    before: nullable(json()),
    after: nullable(json()),
    parameters: json(),
    body: nullable(json()),
    sealed: nullable(text()),
    fingerprint: text(),
    reason: nullable(text()),
    makerKind: text(),
    maker: text(),
    makerPerson: nullable(text()),
    createdAt: integer(),
    expiresAt: integer(),
    state: text(),
    decidedKind: nullable(text()),
    decidedBy: nullable(text()),
    decidedPerson: nullable(text()),
    decidedAt: nullable(integer()),
    decidedRequest: nullable(text()),
    decisionReason: nullable(text()),
    outcome: nullable(text()),
  },
  NAMES,
);

const UNDECIDED = {
  state: 'pending',
  decidedKind: null,
  decidedBy: null,
  decidedPerson: null,
  decidedAt: null,
  decidedRequest: null,
  decisionReason: null,
  outcome: null,
} as const;

/** Every request that expired loses what it asked for, some at a time. */
const EXPIRE = `update approvals set state = 'expired', sealed = null where state = 'pending' and approval_no in (
  select approval_no from approvals where state = 'pending' and expires_at <= $1 order by expires_at limit 100)`;

export function createApprovalStore(engine: Engine): ApprovalStore {
  const { dialect } = engine;
  return {
    createApproval: (approval, audit) => createApproval(engine, approval, audit),

    async findApproval(approvalNo, now) {
      const [row] = await engine.find(`select ${APPROVALS.list()} from approvals where approval_no = $1`, [approvalNo]);
      return row === undefined ? null : approvalOf(row, now);
    },

    async listApprovals(search) {
      const { sql, params } = searchStatement(dialect, search);
      return (await engine.query(sql, params)).map((row) => approvalOf(row, search.now));
    },

    endApproval: (approvalNo, { state, outcome }, audit) =>
      engine.transaction(async (transaction) => {
        const ended = await transaction.query(
          `update approvals set state = $2, sealed = null, decided_kind = $3, decided_by = $4, decided_person = $5, decided_at = $6,
             decided_request = $7, decision_reason = $8, outcome = $9
           where approval_no = $1 and state = 'pending' and expires_at > $6 returning approval_no`,
          [approvalNo, state, ...decisionOf(audit), outcome],
        );
        if (ended.length > 0) await transaction.all(auditStatements(dialect, [audit]));
        return ended.length > 0;
      }),

    ...createRuleStore(engine),
  };
}

function createApproval(engine: Engine, approval: NewApproval, audit: AuditEntry): Promise<Approval | null> {
  const { dialect } = engine;
  const { merNo, fingerprint, createdAt } = approval;
  const row = jsonOf([APPROVALS.encode({ ...approval, ...UNDECIDED })]);
  const find = `select ${APPROVALS.list()} from approvals where mer_no = $1 and fingerprint = $2 and state = 'pending'`;
  return engine.transaction(async (transaction) => {
    // The order first, like whoever carries a request out.
    if (await exceedsOrder(transaction, dialect, approval)) return null;
    await transaction.query(EXPIRE, [createdAt]);
    const onConflict = `on conflict (mer_no, fingerprint) where state = 'pending' do nothing returning approval_no`;
    const added = await transaction.query(APPROVALS.insert(dialect, onConflict), [row]);
    if (added.length > 0) await transaction.all(auditStatements(dialect, [audit]));
    const [found] = await transaction.query(find, [merNo, fingerprint]);
    // The other one was decided in between: the caller may ask again.
    if (found === undefined) throw new Error('an equal request was decided while this one was written');
    return approvalOf(found, createdAt);
  });
}

/** Whether a refund is more than what is left of the payment without the other refunds that wait. Locks the order. */
async function exceedsOrder(transaction: Transaction, dialect: Dialect, approval: NewApproval): Promise<boolean> {
  const { kind, merNo, tradeNo, amount, fingerprint, createdAt } = approval;
  if (kind !== 'refund' || tradeNo === null || amount === null) return false;
  const key = [merNo, tradeNo];
  const find = `select amount, refunded from orders where mer_no = $1 and trade_no = $2 ${dialect.forUpdate}`;
  const [order] = await transaction.query(find, key);
  if (order === undefined) return false;
  const [waiting] = await transaction.query(SUM_WAITING, [...key, createdAt, fingerprint]);
  return bigintOf(order['refunded']) + bigintOf(waiting?.['amount']) + amount > bigintOf(order['amount']);
}

/** The same request again is the same row. */
const SUM_WAITING = `select cast(coalesce(sum(amount), 0) as bigint) as amount from approvals
  where mer_no = $1 and trade_no = $2 and kind = 'refund' and state = 'pending' and expires_at > $3 and fingerprint <> $4`;

function approvalOf(row: Row, now: number): Approval {
  const approval = APPROVALS.decode(row);
  return approval.state === 'pending' && approval.expiresAt <= now ? { ...approval, state: 'expired' } : approval;
}

function searchStatement(dialect: Dialect, search: ApprovalSearch): Statement {
  const params: Param[] = [search.before ?? LAST, search.limit];
  const where = ['approval_no < $1'];
  const add = (condition: (param: string) => string, value: Param) => {
    params.push(value);
    where.push(condition(`$${params.length}`));
  };
  if (search.merNo !== undefined && search.merNo !== null) add((param) => `mer_no = ${param}`, search.merNo);
  if (search.side !== null) {
    params.push(search.side, listParam(search.sharedKinds ?? []));
    const ofOthers = dialect.oneOf('kind', { type: 'text', param: `$${params.length}` });
    where.push(`(side = $${params.length - 1} or ${ofOthers})`);
  }
  if (search.order !== null) {
    add((param) => `mer_no = ${param}`, search.order.merNo);
    add((param) => `trade_no = ${param}`, search.order.tradeNo);
  }
  if (search.makerPerson !== null) add((param) => `maker_person = ${param}`, search.makerPerson);
  if (search.exceptMakerPerson !== null) {
    add((param) => `(maker_person is null or maker_person <> ${param})`, search.exceptMakerPerson);
  }
  if (search.state === 'pending') add((param) => `state = 'pending' and expires_at > ${param}`, search.now);
  else if (search.state === 'expired') {
    add((param) => `(state = 'expired' or (state = 'pending' and expires_at <= ${param}))`, search.now);
  } else if (search.state !== null) add((param) => `state = ${param}`, search.state);
  if (search.isDecided === true) {
    add((param) => `(state <> 'pending' or expires_at <= ${param})`, search.now);
  }
  if (search.exceptFor !== undefined) where.push(exceptFor(dialect, search.exceptFor, params));
  if (search.kinds !== null) add((param) => dialect.oneOf('kind', { type: 'text', param }), listParam(search.kinds));
  const order = search.isOldestFirst === true ? 'approval_no' : 'approval_no desc';
  const sql = `select ${APPROVALS.list()} from approvals where ${where.join(' and ')} order by ${order} limit $2`;
  return { sql, params };
}

/** What they can decide is what others of their side made, of these kinds, and of some what other sides made. */
function exceptFor(
  dialect: Dialect,
  { side, kinds, sharedKinds, person }: NonNullable<ApprovalSearch['exceptFor']>,
  params: Param[],
): string {
  params.push(side, listParam(kinds), listParam(sharedKinds));
  const [sideParam, kindsParam, sharedParam] = [2, 1, 0].map((back) => `$${params.length - back}`);
  const isOfKind = (param = '') => dialect.oneOf('kind', { type: 'text', param });
  const isOfTheirs = `((side = ${sideParam} and ${isOfKind(kindsParam)}) or ${isOfKind(sharedParam)})`;
  if (person === null) return `not (${isOfTheirs})`;
  params.push(person);
  return `not (${isOfTheirs} and (maker_person is null or maker_person <> $${params.length}))`;
}

/** Sorts after every number. */
const LAST = 'approval~';
