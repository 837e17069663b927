import { describe, expect, it } from 'vitest';
import { networkOf } from '../../../src/gateway/domain/text/network.ts';
import { NO_TRIES } from '../../../src/gateway/domain/sign-in/tries.ts';
import type { TryKey, TryStore } from '../../../src/gateway/domain/sign-in/tries.ts';
import { createCardLimits } from '../../../src/gateway/operations/payers/card-limits.ts';
import { REFRESHES } from '../../../src/gateway/operations/payers/limits.ts';
import { createVault } from '../../../src/gateway/vault/vault.ts';
import { useDatabases } from '../../helpers/database/databases.ts';
import { createTestLimiter } from '../../helpers/gateway/limiter.ts';
import { MER_NO, NOW } from '../../helpers/database/store-records.ts';
import { BAD_CARD, createWorkbench } from './payer-workbench.ts';

// S14: who tries card after card finds a wall, on one order and over many.

const MINUTES_10 = 600_000;
const HOUR = 3_600_000;
const VAULT = createVault([Buffer.alloc(32, 7)]);

describe('declined cards', () => {
  const { open } = useDatabases('SQLite in memory');

  it('declined cards from one address are ten in ten minutes, over all orders and merchants', async () => {
    const { newOrder, payByCard, advance, attemptsOf } = createWorkbench(await open());
    for (let count = 0; count < 10; count += 1) {
      expect(await payByCard(await newOrder(), BAD_CARD)).toMatchObject({ kind: 'declined' });
      advance(1000);
    }
    const tradeNo = await newOrder();
    expect(await payByCard(tradeNo)).toEqual({ kind: 'limited', retryAfterSeconds: 590 });
    expect(await attemptsOf(tradeNo)).toEqual([]);
    expect(await payByCard(tradeNo, undefined, '192.0.2.2')).toEqual({ kind: 'ended', result: 'success' });
    const next = await newOrder();
    advance(MINUTES_10 - 10_001);
    expect(await payByCard(next)).toEqual({ kind: 'limited', retryAfterSeconds: 1 });
    advance(1);
    expect(await payByCard(next, BAD_CARD)).toMatchObject({ kind: 'declined' });
    expect(await payByCard(next)).toMatchObject({ kind: 'limited' });
  });

  it('declined cards at one merchant are a hundred in ten minutes, from wherever', async () => {
    const { newOrder, payByCard, payBy, advance } = createWorkbench(await open());
    for (let count = 0; count < 100; count += 1) {
      const outcome = await payByCard(await newOrder(), BAD_CARD, `192.0.2.${count}`);
      expect(outcome).toMatchObject({ kind: 'declined' });
    }
    const tradeNo = await newOrder();
    expect(await payByCard(tradeNo, undefined, '198.51.100.1')).toEqual({ kind: 'limited', retryAfterSeconds: 600 });
    expect(await payBy(tradeNo, 'ALIPAY')).toEqual({ kind: 'begun' });
    advance(MINUTES_10);
    expect(await payByCard(await newOrder(), undefined, '198.51.100.1')).toMatchObject({ kind: 'ended' });
  });

  it('are not counted by address where all payers have one, and still by order and by merchant', async () => {
    const { newOrder, payByCard } = createWorkbench(await open(), { limitsByAddress: false });
    for (let count = 0; count < 100; count += 1) {
      expect(await payByCard(await newOrder(), BAD_CARD)).toMatchObject({ kind: 'declined' });
    }
    expect(await payByCard(await newOrder())).toEqual({ kind: 'limited', retryAfterSeconds: 600 });
  });

  it('declined cards that come at once count before they are declined', async () => {
    const { newOrder, payByCard } = createWorkbench(await open());
    const orders = await Promise.all(Array.from({ length: 30 }, () => newOrder()));
    const outcomes = await Promise.all(orders.map((tradeNo) => payByCard(tradeNo, BAD_CARD)));
    const kinds = outcomes.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'declined')).toHaveLength(10);
    expect(kinds.filter((kind) => kind === 'limited')).toHaveLength(20);
  });

  it('are not counted where cards are good', async () => {
    const { newOrder, payByCard } = createWorkbench(await open());
    for (let count = 0; count < 30; count += 1) {
      expect(await payByCard(await newOrder())).toEqual({ kind: 'ended', result: 'success' });
    }
  });

  it('leave no address in the store, and are removed from it when they are long over (S36)', async () => {
    const store = await open();
    const { newOrder, payByCard, advance, deps } = createWorkbench(store);
    const written: TryKey[] = [];
    const watched: TryStore = {
      ...store,
      changeTries: (key, decide) => {
        written.push(key);
        return store.changeTries(key, decide);
      },
    };
    const limits = createCardLimits(createTestLimiter(deps.clock.now, watched, { fingerprint: VAULT.fingerprint }), {
      byAddress: true,
      tryMsMax: 10_000,
    });
    const begun = await limits.begin({ address: '192.0.2.1', merNo: MER_NO });
    if ('end' in begun) await begun.end({ declined: true });
    expect(await payByCard(await newOrder(), BAD_CARD)).toMatchObject({ kind: 'declined' });
    const [key] = written;
    if (key === undefined) throw new Error('nothing was written');
    expect(JSON.stringify(written)).not.toMatch(/192|2001/);
    expect(await store.readTries(key)).toMatchObject({ counted: [deps.clock.now()], underWay: [] });
    advance(MINUTES_10 + HOUR - 1);
    await deps.limiter.forgetOld();
    expect(await store.readTries(key)).toMatchObject({ counted: [NOW] });
    advance(1);
    await deps.limiter.forgetOld();
    expect(await store.readTries(key)).toEqual(NO_TRIES);
  });
});

describe('the network of an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:0001:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s is %s', (address, want) => {
    expect(networkOf(address)).toBe(want);
  });
});

describe('the look at the channel', () => {
  it('is taken once in two seconds for an order, however many pages wait for it', () => {
    let at = 0;
    const rate = createTestLimiter(() => at).createRate(REFRESHES);
    const mayGo = (key: string) => rate.take(key) === 0;
    expect([mayGo('a'), mayGo('a'), mayGo('b')]).toEqual([true, false, true]);
    at = 1999;
    expect([mayGo('a'), mayGo('c')]).toEqual([false, true]);
    at = 2000;
    expect([mayGo('a'), mayGo('b'), mayGo('c')]).toEqual([true, true, false]);
  });
});
