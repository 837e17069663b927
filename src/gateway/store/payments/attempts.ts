import { ATTEMPTS_MAX, CARD_METHOD, DECLINED_CARDS_MAX, declinedCardsOf } from '../../domain/payments/attempt.ts';
import type {
  AttemptKey,
  AttemptStore,
  CountedAttempt,
  NewAttempt,
  OpenOutcome,
} from '../../domain/payments/attempt.ts';
import type { CardTryStore, CountedCard, CountedTry } from '../../domain/payments/card-try.ts';
import type { AgendaEntry } from '../../domain/orders/agenda.ts';
import type { Order, OrderReference } from '../../domain/orders/order.ts';
import type { AcquirerFacts } from '../../domain/ports.ts';
import { addAgendaStatement } from '../orders/agenda.ts';
import { addCardTriesStatement, endedTriesStatements } from '../orders/ended-tries.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Engine, Param, Statement, Transaction } from '../engine/engine.ts';
import { ORDER_STATE } from '../states.ts';
import { jsonOf, textOf } from '../engine/table.ts';
import { ORDERS, PAYMENT_ATTEMPTS, scriptCodec } from '../tables.ts';
import { createCardTryStore, isCardLimited } from './card-tries.ts';

// Attempts of payers on a page. Opening or closing an attempt locks the order first and the agenda last, as every change of
// an order does.

const OF_ORDER = 'where mer_no = $1 and trade_no = $2';
const KEY = `${OF_ORDER} and attempt = $3`;
const NEWEST = `select ${PAYMENT_ATTEMPTS.list()} from payment_attempts ${OF_ORDER} order by attempt desc limit 1`;

export function createAttemptStore(engine: Engine): AttemptStore & CardTryStore {
  return {
    ...createCardTryStore(engine),

    openAttempt: (input) => engine.transaction((transaction) => openAttempt(transaction, engine.dialect, input)),

    async recordAttempt(key, { action, message, expiresAt, acquirerFacts }) {
      const set = 'action = $4, message = $5, acquirer_facts = coalesce($6, acquirer_facts)';
      const params = [action === null ? null : jsonOf(action), message, factsOf(acquirerFacts)];
      if (expiresAt !== null) return void (await changeOpen(engine, key, { set, params, expiresAt }));
      await engine.execute(`update payment_attempts set ${set} ${KEY} and state = 'open'`, [...keyOf(key), ...params]);
    },

    closeAttempt: (key, { state, message, closedAt, acquirerFacts, cardTry = null }) =>
      changeOpen(engine, key, {
        set: 'state = $4, message = $5, closed_at = $6, acquirer_facts = coalesce($7, acquirer_facts)',
        params: [state, message, closedAt, factsOf(acquirerFacts)],
        // Nobody is asked about an order without an open attempt.
        inquire: ({ order }) => ({ dueAt: order.expiresAt ?? closedAt, acquirer: null }),
        beside: endedTriesStatements(engine.dialect, key, { at: closedAt, tries: { cardTry } }),
      }),

    async changeAttempt(key, { script, createdAt, inquireAt }) {
      await changeOpen(engine, key, {
        set: 'script = $4, created_at = $5',
        params: [scriptCodec.encode(script), createdAt],
        inquire: ({ acquirer }) => ({ dueAt: inquireAt, acquirer }),
      });
    },

    async endTime({ merNo, tradeNo }, expiresAt) {
      const { sql, params } = expireStatement({ merNo, tradeNo }, expiresAt);
      await engine.execute(`${sql} and state = ${ORDER_STATE.processing}`, params);
    },

    async findNewestAttempt({ merNo, tradeNo }) {
      const [row] = await engine.find(NEWEST, [merNo, tradeNo]);
      return row === undefined ? null : PAYMENT_ATTEMPTS.decode(row);
    },

    async listAttempts({ merNo, tradeNo }) {
      const sql = `select ${PAYMENT_ATTEMPTS.list()} from payment_attempts ${OF_ORDER} order by attempt`;
      return (await engine.query(sql, [merNo, tradeNo])).map(PAYMENT_ATTEMPTS.decode);
    },
  };
}

async function openAttempt(transaction: Transaction, dialect: Dialect, input: NewAttempt): Promise<OpenOutcome> {
  const { inquireAt, expiresAt, instead } = input;
  const order = await lockOrder(transaction, dialect, input);
  if (order === null) return { kind: 'notFound' };
  if (order.state !== 'processing') return { kind: 'final' };
  const newest = await findNewest(transaction, input);
  const isReplaced = newest?.state === 'open' && newest.attempt === instead?.attempt;
  if (newest?.state === 'open' && !isReplaced) return { kind: 'alreadyOpen', attempt: newest };
  const { declined } = instead ?? {};
  if (declined !== undefined && newest !== null && !isReplaced) return { kind: 'overtaken' };
  if (order.expiresAt !== null && input.createdAt >= order.expiresAt) return { kind: 'expired' };
  const attempt = numbered(input, newest);
  if (attempt === null) return { kind: 'usedUp' };
  const card = declined?.card ?? null;
  if (card !== null && (await isCardLimited(transaction, input, card))) return { kind: 'limited' };
  const isSecondTry = newest === null && input.isFallback && instead !== undefined;
  await transaction.all([
    ...(isReplaced && instead !== undefined ? [replaceStatement(input, instead)] : []),
    insertStatement(dialect, isSecondTry ? [firstTry(order, attempt, instead), attempt] : [attempt]),
    // What is declined counts, and what is called next: whatever becomes of it, it needs no further write.
    ...(card === null ? [] : [addCardTriesStatement(dialect, triesOf(attempt, card))]),
    expireStatement(order, expiresAt),
    ...inquireStatements(dialect, order, { dueAt: inquireAt, acquirer: input.acquirer }),
  ]);
  return { kind: 'opened', attempt };
}

/** The attempt as it is opened; null if there were too many. */
function numbered(input: NewAttempt, newest: CountedAttempt | null): CountedAttempt | null {
  const { inquireAt: _inquireAt, expiresAt: _expiresAt, instead, ...fields } = input;
  const isCard = input.method === CARD_METHOD;
  const declined = declinedCardsOf(newest);
  // The first try of an order that the merchant sent complete is the order itself.
  const attempt = (newest?.attempt ?? (input.isFallback ? 1 : 0)) + 1;
  if ((isCard && declined >= DECLINED_CARDS_MAX) || attempt > ATTEMPTS_MAX) return null;
  const isAfterDecline = instead?.declined !== undefined;
  const declinedBefore = declined + (isAfterDecline && isCard ? 1 : 0);
  const begun = { state: 'open', action: null, message: '', closedAt: null, acquirerFacts: null } as const;
  return { ...fields, ...begun, attempt, declinedBefore, isAfterDecline };
}

/** The order itself, as the attempt that it was until the next acquirer was asked. */
function firstTry(
  order: Order,
  { createdAt: closedAt, ...next }: CountedAttempt,
  { message, declined }: Required<NewAttempt>['instead'],
): CountedAttempt {
  const { acquirer, channelVersion, createdAt } = order;
  const state = declined === undefined ? 'cancelled' : 'declined';
  const ended = { state, message, closedAt, acquirerFacts: declined?.facts ?? null } as const;
  const counted = { attempt: 1, declinedBefore: 0, isAfterDecline: false };
  return { ...next, ...ended, ...counted, acquirer, channelVersion, createdAt };
}

function triesOf({ merNo, tradeNo, attempt, createdAt: triedAt }: CountedAttempt, { hash }: CountedCard): CountedTry[] {
  return [attempt - 1, attempt].map((one) => ({ merNo, tradeNo, attempt: one, hash, triedAt, isLimited: false }));
}

function insertStatement(dialect: Dialect, attempts: readonly CountedAttempt[]): Statement {
  return { sql: PAYMENT_ATTEMPTS.insert(dialect), params: [jsonOf(attempts.map(PAYMENT_ATTEMPTS.encode))] };
}

/** When an order is asked about, and whom. */
type Inquiry = Required<Pick<AgendaEntry, 'dueAt' | 'acquirer'>>;

/** False if the attempt is no longer open, or its order is final: then nothing changes. */
function changeOpen(
  engine: Engine,
  key: AttemptKey,
  change: {
    readonly set: string;
    readonly params: readonly Param[];
    readonly expiresAt?: number;
    readonly beside?: readonly Statement[];
    readonly inquire?: (changed: { readonly order: Order; readonly acquirer: string | null }) => Inquiry;
  },
): Promise<boolean> {
  const { dialect } = engine;
  return engine.transaction(async (transaction) => {
    const order = await lockOrder(transaction, dialect, key);
    if (order === null || order.state !== 'processing') return false;
    const changed = await transaction.query(
      `update payment_attempts set ${change.set} ${KEY} and state = 'open' returning acquirer`,
      [...keyOf(key), ...change.params],
    );
    const [row] = changed;
    if (row === undefined) return false;
    const acquirer = row['acquirer'] === null ? null : textOf(row['acquirer']);
    await transaction.all([
      ...(change.beside ?? []),
      ...(change.expiresAt === undefined ? [] : [expireStatement(order, change.expiresAt)]),
      ...(change.inquire === undefined ? [] : inquireStatements(dialect, order, change.inquire({ order, acquirer }))),
    ]);
    return true;
  });
}

async function lockOrder(transaction: Transaction, dialect: Dialect, key: OrderReference): Promise<Order | null> {
  const sql = `select ${ORDERS.list()} from orders ${OF_ORDER} ${dialect.forUpdate}`;
  const [row] = await transaction.query(sql, [key.merNo, key.tradeNo]);
  return row === undefined ? null : ORDERS.decode(row);
}

async function findNewest(transaction: Transaction, key: OrderReference): Promise<CountedAttempt | null> {
  const [row] = await transaction.query(NEWEST, [key.merNo, key.tradeNo]);
  return row === undefined ? null : PAYMENT_ATTEMPTS.decode(row);
}

function replaceStatement(
  { createdAt, ...reference }: NewAttempt,
  { attempt, message, declined }: Required<NewAttempt>['instead'],
): Statement {
  const state = declined === undefined ? 'cancelled' : 'declined';
  return {
    sql: `update payment_attempts set state = $4, message = $5, closed_at = $6,
          acquirer_facts = coalesce($7, acquirer_facts) ${KEY} and state = 'open'`,
    params: [...keyOf({ ...reference, attempt }), state, message, createdAt, factsOf(declined?.facts)],
  };
}

function expireStatement({ merNo, tradeNo }: OrderReference, expiresAt: number): Statement {
  return { sql: `update orders set expires_at = $3 ${OF_ORDER}`, params: [merNo, tradeNo, expiresAt] };
}

/** A sweep that holds the entry loses it, and so cannot postpone what was set here. */
function inquireStatements(dialect: Dialect, { merNo, tradeNo }: Order, inquiry: Inquiry): Statement[] {
  const entry: AgendaEntry = { merNo, task: 'inquire', subject: tradeNo, tradeNo, ...inquiry };
  const statement = addAgendaStatement(dialect, [entry]);
  return statement === null ? [] : [statement];
}

function factsOf(facts: AcquirerFacts | null | undefined): string | null {
  return facts === null || facts === undefined ? null : jsonOf(facts);
}

function keyOf({ merNo, tradeNo, attempt }: AttemptKey): Param[] {
  return [merNo, tradeNo, attempt];
}
