import { expect } from 'vitest';
import type { MerchantTerms } from '../../../src/gateway/domain/merchants/merchant.ts';
import type { PostingGroup } from '../../../src/gateway/domain/ledger/ledger.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import type { Engine } from '../../../src/gateway/store/engine/engine.ts';
import { bookStatements } from '../../../src/gateway/store/ledger/ledger.ts';
import { newPayout } from '../../helpers/database/store-records.ts';
import type { Books } from '../ledger/books.ts';

const HOUR_MS = 3_600_000;

/** A merchant of a story: what happened to its money, and what its lines are compared with. */
export interface World {
  readonly store: Store;
  /** By which a node of the last release writes postings. */
  readonly engine: Engine;
  readonly merNo: number;
  readonly books: Books;
  readonly terms: MerchantTerms;
  /** When each group happened, by name, in the order of the balance's lock. */
  readonly booked: Map<string, number>;
  /** Those whose time was hours off, and those that an old node booked. */
  readonly far: Set<string>;
  readonly old: Set<string>;
  /** What was paid to the own account, and which of it was cut behind payments. */
  readonly own: Set<string>;
  readonly cutBehind: Set<string>;
  /** The zones of its days, each with the numbers after which it holds, by currency. */
  readonly zones: { readonly timeZone: string; readonly after: ReadonlyMap<string, number> }[];
  /** When it happens, and by how much the clock of the node is off. */
  now: number;
  skewMs: number;
  /** Whether a node of the last release books. */
  isOldNode: boolean;
}

export const nameOf = ({ event, subject }: Pick<PostingGroup, 'event' | 'subject'>) => `${event} ${subject}`;

/** That of the gateway, if the merchant has none. */
export const GATEWAY_ZONE = 'Europe/Berlin';

/** From before income paid debt immediately. In one transaction: nobody numbers meanwhile. */
export async function bookOldLedger({ engine, merNo, books, booked, old, now }: World, count: number): Promise<void> {
  for (let place = 0; place < count; place += 1) books.deposit('USD', BigInt(1 + (place % 7)));
  if (count > 0) books.collectDebt('USD', BigInt(count));
  const rows = books.groups.map((group, place) => ({ merNo, at: now - count + place, group }));
  for (const { group, at } of rows) {
    booked.set(nameOf(group), at);
    old.add(nameOf(group));
  }
  await engine.transaction((transaction) => transaction.all(bookStatements(engine.dialect, rows)));
}

export async function bookGroup(world: World, group: PostingGroup): Promise<void> {
  const { store, engine, merNo, booked, far, old, own, now, skewMs, isOldNode } = world;
  const name = nameOf(group);
  booked.set(name, now);
  if (Math.abs(skewMs) >= HOUR_MS) far.add(name);
  const at = now + skewMs;
  if (own.has(group.subject) && group.event === 'payoutHold') return await payOutOwn(world, group.subject, at);
  if (isOldNode) {
    old.add(name);
    const statements = bookStatements(engine.dialect, [{ merNo, at, group }]);
    await engine.transaction((transaction) => transaction.all(statements));
    return;
  }
  const currency = group.postings[0]?.currency ?? 'USD';
  const result = await store.changeBalance({ merNo, currency }, () => ({ group, at, audit: null }));
  expect(result).toBe('changed');
}

async function payOutOwn({ store, merNo, books, cutBehind }: World, tradeNo: string, at: number): Promise<void> {
  const payout = books.payouts.find((one) => one.tradeNo === tradeNo) ?? expect.unreachable();
  const { currency, amount: part, transactionFee: fee } = payout;
  const record = newPayout({ merNo, currency, amount: part, tradeNo, merOrderNo: tradeNo, createdAt: at }, { fee });
  expect(await store.createPayout({ ...record, batch: { account: '****3000' } })).toMatchObject({ kind: 'created' });
  const batch = await store.findBatchOfPayout({ merNo, tradeNo });
  if (batch?.cut === null) cutBehind.add(tradeNo);
}

/** As the work behind payments does it, until twice there was nothing to do. */
export async function numberAll({ store, merNo, now }: World): Promise<void> {
  let [round, complete] = [0, 0];
  for (; round < 12 && complete < 2; round += 1) {
    let step = await store.numberLines({ merNo, limit: 50 });
    while (step === 'more') step = await store.numberLines({ merNo, limit: 50 });
    complete = step === 'complete' ? complete + 1 : 0;
    while ((await store.numberLateLines({ merNo, before: now + 24 * HOUR_MS, limit: 50 })) === 'more');
  }
}
