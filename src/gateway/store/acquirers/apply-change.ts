import type {
  AcquirerChangeStore,
  ChangeDecision,
  FoundForChange,
  ReceivedChange,
} from '../../domain/acquirers/acquirer-change.ts';
import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Task } from '../../domain/acquirers/task.ts';
import type { ChangeTarget } from '../../domain/orders/order-store.ts';
import { leaveIfErased } from '../orders/after-erasure.ts';
import { changeOrdersIn } from '../orders/change-orders.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Engine, Row, Statement, Transaction } from '../engine/engine.ts';
import { integerOf, jsonOf, textOf } from '../engine/table.ts';
import { CHANGES, REVERSALS, TASKS } from './changes-table.ts';
import { lockFeed, moveFeedStatement } from './feed-lease.ts';

type Input = Parameters<AcquirerChangeStore['applyChange']>[0];
type Decide = (found: FoundForChange) => ChangeDecision;

/**
 * The feed's row is locked first: a node whose lease was taken over stops here, so that changes keep their order. The key of the
 * change's own row gives it its effect once.
 */
export function applyChange(
  engine: Engine,
  input: Input,
  decide: Decide,
): ReturnType<AcquirerChangeStore['applyChange']> {
  const { dialect } = engine;
  const { holder, change, place } = input;
  const feed = { acquirer: change.acquirer, feed: 'changes' } as const;
  const move = () =>
    place === undefined ? [] : [moveFeedStatement(feed, { holder, place, page: null, readAt: change.receivedAt })];
  return engine.transaction(async (transaction) => {
    if (!(await lockFeed(transaction, dialect, { ...feed, holder }))) return 'lost';
    const seen = await readSeen(transaction, change);
    if (seen.known !== null) {
      await transaction.all(move());
      return seen.known;
    }
    const decided = await decideUnderLock(transaction, dialect, { change, seen, decide });
    await transaction.all([...rowsOf(dialect, change, decided), ...move()]);
    return 'applied';
  });
}

interface Seen {
  /** Whether it was applied before, and was the same. */
  readonly known: 'known' | 'contradicted' | null;
  readonly isReversed: boolean;
  readonly chargebacks: number;
  /** The chargeback that this case opened. */
  readonly chargebackNo: string | null;
}

async function readSeen(transaction: Transaction, change: ReceivedChange): Promise<Seen> {
  const { acquirer, changeId, merNo, tradeNo, refundNo, caseId } = change;
  const [known = [], reversed = [], chargebacks = [], ofCase = []] = await transaction.all([
    {
      sql: `select ${CHANGES.list()} from acquirer_changes where acquirer = $1 and change_id = $2`,
      params: [acquirer, changeId],
    },
    {
      sql: 'select 1 as found from reversals where mer_no = $1 and subject = $2',
      params: [merNo, refundNo ?? tradeNo],
    },
    { sql: 'select count(*) as found from chargebacks where mer_no = $1 and trade_no = $2', params: [merNo, tradeNo] },
    {
      sql: `select chargeback_no from acquirer_changes where acquirer = $1 and case_id = $2 and mer_no = $3 and trade_no = $4
            and chargeback_no is not null limit 1`,
      params: [acquirer, caseId, merNo, tradeNo],
    },
  ]);
  return {
    known: knownOf(known, change),
    isReversed: reversed.length > 0,
    chargebacks: integerOf(chargebacks[0]?.['found']),
    chargebackNo: chargebackOf(ofCase),
  };
}

/** What a person may have erased from it does not count. */
const STATED = ['kind', 'named', 'caseId', 'stage', 'state', 'currency', 'amount', 'happenedAt'] as const;

function knownOf([row]: readonly Row[], change: ReceivedChange): Seen['known'] {
  if (row === undefined) return null;
  const stored = CHANGES.decode(row);
  return STATED.every((name) => stored[name] === change[name]) ? 'known' : 'contradicted';
}

function chargebackOf([row]: readonly Row[]): string | null {
  return row === undefined ? null : textOf(row['chargeback_no']);
}

async function decideUnderLock(
  transaction: Transaction,
  dialect: Dialect,
  { change, seen, decide }: { change: ReceivedChange; seen: Seen; decide: Decide },
): Promise<ChangeDecision> {
  const { merNo, tradeNo, refundNo } = change;
  const { isReversed, chargebacks, chargebackNo } = seen;
  if (tradeNo === null) return decide({ locked: null, isReversed, chargebacks });
  const target: ChangeTarget = {
    merNo,
    tradeNo,
    ...(refundNo !== null && { refundNo }),
    ...(chargebackNo !== null && { chargebackNo }),
  };
  const [decided] = await changeOrdersIn(transaction, dialect, [target], (locked) => {
    const result = decide({ locked, isReversed, chargebacks });
    return { result, ...(result.change && { change: result.change }) };
  });
  if (decided === undefined) throw new Error('a change of one order must have one result');
  return decided;
}

/** What is not ours has no number of ours: nothing is found by a number that others made up. */
function rowsOf(dialect: Dialect, received: ReceivedChange, decided: ChangeDecision): Statement[] {
  const { isOurs, effect, chargebackNo, reversal, task } = decided;
  const change = isOurs ? received : { ...received, merNo: OPERATOR_SIDE, tradeNo: null, refundNo: null };
  const { merNo, tradeNo, reason } = change;
  return [
    insert(CHANGES.insert(dialect), CHANGES.encode({ ...change, effect, chargebackNo })),
    ...(reversal === null ? [] : [insert(REVERSALS.insert(dialect), REVERSALS.encode(reversal))]),
    ...(task === null ? [] : [insert(TASKS.insert(dialect), TASKS.encode(newTask(change, task)))]),
    ...(tradeNo === null || reason === '' ? [] : [leaveIfErased(dialect, [{ merNo, tradeNo }])]),
  ];
}

function insert(sql: string, row: unknown): Statement {
  return { sql, params: [jsonOf([row])] };
}

function newTask(change: ReceivedChange, task: Pick<Task, 'taskNo' | 'kind'>): Task {
  const { merNo, tradeNo, named: subject, acquirer, changeId, receivedAt: createdAt } = change;
  const open = { ownerId: null, owner: null, takenAt: null, endedAt: null, endedBy: null, ending: null, note: '' };
  return { ...task, merNo, tradeNo, subject, acquirer, changeId, createdAt, ...open };
}
