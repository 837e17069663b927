import type {
  BeginDecision,
  BegunPayment,
  Link,
  LinkChange,
  LinkReference,
  LinkStore,
  UsedLink,
} from '../../domain/links/link.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Engine, Param, Row, Statement, Transaction } from '../engine/engine.ts';
import { BEGUN, FIND_LINK, JOIN_ORDER, LINKS, OF_LINK, P_OF_LINK } from './link-reads.ts';
import { createLinkReads, isLeft, uncounted, usedLinks } from './link-reads.ts';
import { ORDER_STATE } from '../states.ts';
import { bigintOf, integerOf, jsonOf, textOf } from '../engine/table.ts';

// Who may begin to pay a link is decided while its row is locked.

/** This many of those who hold a link are looked at: those who have left first. */
const OTHERS_MAX = 20;

export function createLinkStore(engine: Engine): LinkStore {
  const { dialect } = engine;
  return {
    ...createLinkReads(engine),

    createLink: (link, openMax, audit) =>
      engine.transaction(async (transaction) => {
        // Without a lock: two at once may go over by one, which harms nobody.
        if (await hasOpen(transaction, dialect, { merNo: link.merNo, now: link.createdAt, count: openMax }))
          return 'tooMany';
        const insert = { sql: LINKS.insert(dialect), params: [jsonOf([LINKS.encode(link)])] };
        await transaction.all([insert, ...auditStatements(dialect, [audit])]);
        return 'created';
      }),

    revokeLink: ({ merNo, linkNo }, at, audit) =>
      engine.transaction(async (transaction) => {
        const [row] = await transaction.query(`${FIND_LINK} ${dialect.forUpdate}`, [merNo, linkNo]);
        if (row === undefined) return 'notFound';
        if (row['revoked_at'] !== null) return 'alreadyRevoked';
        const revoke = { sql: `update links set revoked_at = $3 where ${OF_LINK}`, params: [merNo, linkNo, at] };
        await transaction.all([revoke, ...auditStatements(dialect, [audit])]);
        return 'revoked';
      }),

    changeLink: ({ merNo, linkNo }, change) =>
      engine.transaction(async (transaction) => {
        const used = await lockCounted(transaction, dialect, { merNo, linkNo, leftBefore: 0 });
        if (used === null) return null;
        const decided = change(used);
        if (!isChange(decided)) return decided;
        const { terms, audit } = decided;
        const changed = changeStatement({ ...used.link, ...terms, version: used.link.version + 1 });
        await transaction.all([changed, ...auditStatements(dialect, [audit])]);
        return 'changed';
      }),

    beginLinkPayment: ({ merNo, linkNo, payer, at, leftBefore }, decide) =>
      engine.transaction(async (transaction) => {
        const reference = { merNo, linkNo };
        const locked = await lockLink(transaction, dialect, { ...reference, payer, leftBefore });
        if (locked === null) return null;
        const decision = decide(locked);
        const written = statementsOf(decision, { ...reference, payer, at });
        if (written.length > 0) await transaction.all(written);
        return decision;
      }),

    async bindLinkPayment({ merNo, linkNo, sequence, tradeNo }) {
      const rows = await engine.execute(
        `update link_payments set trade_no = $4, state = ${BEGUN.bound}
         where ${OF_LINK} and sequence = $3 and state = ${BEGUN.reserved} returning sequence`,
        [merNo, linkNo, sequence, tradeNo],
      );
      return rows.length > 0;
    },

    async releaseLinkPayment({ merNo, linkNo, sequence }) {
      const { sql, params } = giveUpStatement({ merNo, linkNo }, sequence);
      await engine.execute(sql, params);
    },
  };
}

const COUNTED_AT_ONCE = 100;

/**
 * Whether so many can still be paid. What their last payment has used up is counted first, some at a time: while more of it is
 * left, the answer is no.
 */
async function hasOpen(
  transaction: Transaction,
  dialect: Dialect,
  { merNo, now, count }: { merNo: number; now: number; count: number },
): Promise<boolean> {
  const isReached = async () =>
    integerOf((await transaction.query(COUNT_OPEN, [merNo, now, count]))[0]?.['n']) >= count;
  if (!(await isReached())) return false;
  const usedUp = await transaction.query(FIND_USED_UP, [merNo, COUNTED_AT_ONCE]);
  for (const { link_no: linkNo } of usedUp) {
    const key = [merNo, textOf(linkNo)];
    await transaction.query(`${FIND_LINK} ${dialect.forUpdate}`, key);
    await countEnded(transaction, dialect, key);
  }
  return usedUp.length < COUNTED_AT_ONCE && isReached();
}

const IS_OPEN = 'l.revoked_at is null and (l.uses_max is null or l.paid < l.uses_max)';

const COUNT_OPEN = `select count(*) as n from (
  select 1 from links l where l.mer_no = $1 and ${IS_OPEN} and (l.expires_at is null or l.expires_at > $2) limit $3) open_links`;

const FIND_USED_UP = `select l.link_no from links l where l.mer_no = $1 and ${IS_OPEN} and l.uses_max is not null
  and l.paid + (select count(*) from link_payments p join orders o on o.mer_no = p.mer_no and o.trade_no = p.trade_no
    where p.mer_no = l.mer_no and p.link_no = l.link_no and p.state = ${BEGUN.bound} and o.state = ${ORDER_STATE.succeeded}) >= l.uses_max
  order by l.link_no limit $2`;

/** What has ended is counted in the row of the link, which is locked. */
async function countEnded(transaction: Transaction, dialect: Dialect, key: readonly Param[]): Promise<void> {
  const ended = await transaction.query(
    `select p.sequence, o.state, o.amount from link_payments p ${JOIN_ORDER}
     where ${P_OF_LINK} and p.state = ${BEGUN.bound} and o.state <> ${ORDER_STATE.processing}`,
    key,
  );
  if (ended.length > 0) await transaction.all(countStatements(dialect, key, ended));
}

function isChange(decided: unknown): decided is LinkChange {
  return typeof decided === 'object' && decided !== null && 'kind' in decided && decided.kind === 'change';
}

function changeStatement(link: Link): Statement {
  const { mer_no: merNo, link_no: linkNo, created_at: _createdAt, ...changed } = LINKS.encode(link);
  const set = Object.keys(changed).map((column, index) => `${column} = $${index + 3}`);
  return {
    sql: `update links set ${set.join(', ')} where ${OF_LINK}`,
    params: [merNo ?? null, linkNo ?? null, ...Object.values(changed)],
  };
}

/** A locked link with its orders counted anew. Whoever else begins, changes or revokes it waits here. */
async function lockCounted(
  transaction: Transaction,
  dialect: Dialect,
  { merNo, linkNo, leftBefore }: LinkReference & { leftBefore: number },
): Promise<UsedLink | null> {
  const key = [merNo, linkNo];
  const [row] = await transaction.query(`${FIND_LINK} ${dialect.forUpdate}`, key);
  if (row === undefined) return null;
  await countEnded(transaction, dialect, key);
  const [links, more] = await transaction.all([
    { sql: FIND_LINK, params: key },
    { sql: `${uncounted('$3')} and p.link_no = $2 group by p.link_no`, params: [...key, leftBefore] },
  ]);
  return usedLinks(links ?? [], more ?? [])[0] ?? null;
}

/** The link with its orders counted anew. Whoever else begins or revokes waits here. */
async function lockLink(
  transaction: Transaction,
  dialect: Dialect,
  input: LinkReference & { payer: string; leftBefore: number },
) {
  const key = [input.merNo, input.linkNo];
  const [row] = await transaction.query(`${FIND_LINK} ${dialect.forUpdate}`, key);
  if (row === undefined) return null;
  await countEnded(transaction, dialect, key);
  const { payer, leftBefore } = input;
  const [links, more, own, others] = await transaction.all([
    { sql: FIND_LINK, params: key },
    { sql: `${uncounted('$3')} and p.link_no = $2 group by p.link_no`, params: [...key, leftBefore] },
    { sql: `${OPEN} and p.payer = $4 order by p.sequence desc limit 1`, params: [...key, leftBefore, payer] },
    {
      sql: `${OPEN} and p.payer <> $4 order by is_left desc, p.sequence limit ${OTHERS_MAX}`,
      params: [...key, leftBefore, payer],
    },
  ]);
  const [used] = usedLinks(links ?? [], more ?? []);
  if (used === undefined) throw new Error(`the link ${input.linkNo} is not there, although it is locked`);
  const isLimited = used.link.usesMax !== null;
  return {
    ...used,
    nextSequence: integerOf(row['begun']) + 1,
    own: own?.[0] === undefined ? null : begunOf(own[0]),
    others: isLimited ? (others ?? []).map(begunOf) : [],
  };
}

const OPEN = `select p.sequence, p.payer, p.begun_at, p.trade_no, o.amount,
    case when ${isLeft('$3')} then 1 else 0 end as is_left
  from link_payments p ${JOIN_ORDER}
  where ${P_OF_LINK} and (p.state = ${BEGUN.reserved} or (p.state = ${BEGUN.bound} and o.state = ${ORDER_STATE.processing}))`;

function begunOf(row: Row): BegunPayment {
  const tradeNo = row['trade_no'];
  return {
    sequence: integerOf(row['sequence']),
    payer: textOf(row['payer']),
    begunAt: integerOf(row['begun_at']),
    order:
      tradeNo === null
        ? null
        : { tradeNo: textOf(tradeNo), amount: bigintOf(row['amount']), isLeft: integerOf(row['is_left']) === 1 },
  };
}

function countStatements(dialect: Dialect, key: readonly Param[], ended: readonly Row[]): Statement[] {
  const rows = ended.map((row) => {
    const isPaid = integerOf(row['state']) === ORDER_STATE.succeeded;
    return { sequence: integerOf(row['sequence']), state: isPaid ? BEGUN.paid : BEGUN.failed, amount: row['amount'] };
  });
  const paid = rows.filter(({ state }) => state === BEGUN.paid);
  const sum = paid.reduce((total, { amount }) => total + bigintOf(amount), 0n);
  const from = dialect.rows({ sequence: 'int', state: 'int' }, { param: '$3' });
  return [
    {
      sql: `update link_payments set state = r.state from ${from}
        where link_payments.mer_no = $1 and link_payments.link_no = $2 and link_payments.sequence = r.sequence`,
      params: [...key, jsonOf(rows.map(({ sequence, state }) => ({ sequence, state })))],
    },
    {
      sql: `update links set paid = paid + $3, paid_amount = paid_amount + $4 where ${OF_LINK}`,
      params: [...key, paid.length, sum],
    },
  ];
}

function statementsOf(
  decision: BeginDecision,
  { merNo, linkNo, payer, at }: LinkReference & { payer: string; at: number },
): Statement[] {
  if (decision.kind === 'giveUp') return [giveUpStatement({ merNo, linkNo }, decision.sequence)];
  if (decision.kind !== 'reserve') return [];
  const { sequence } = decision;
  return [
    { sql: `update links set begun = $3 where ${OF_LINK}`, params: [merNo, linkNo, sequence] },
    {
      sql: `insert into link_payments (mer_no, link_no, sequence, trade_no, payer, begun_at, state)
        values ($1, $2, $3, null, $4, $5, ${BEGUN.reserved})`,
      params: [merNo, linkNo, sequence, payer, at],
    },
  ];
}

function giveUpStatement({ merNo, linkNo }: LinkReference, sequence: number): Statement {
  return {
    sql: `update link_payments set state = ${BEGUN.failed} where ${OF_LINK} and sequence = $3 and state = ${BEGUN.reserved}`,
    params: [merNo, linkNo, sequence],
  };
}
