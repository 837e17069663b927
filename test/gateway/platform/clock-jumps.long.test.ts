import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase, startTestGateway } from '../../helpers/gateway/gateway.ts';
import { dataOf } from '../../helpers/payer/shop.ts';

// S32: the clock of a machine may jump, forward and back. What a node remembers for a second is remembered for a second.

const HOUR_MS = 3_600_000;
/** Longer than anything is remembered. */
const REMEMBERED_MS = 1100;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** Two nodes on one database; the clock of the first can be made to jump. */
async function startNodes() {
  const database = await openDatabase('SQLite');
  closing.push(database.drop);
  let jumpMs = 0;
  const startNode = async (now: () => number) => {
    const gateway = await startTestGateway({ env: database.env, build: { sandboxClock: { now } } });
    closing.push(gateway.close);
    return gateway;
  };
  const jumping = await startNode(() => Date.now() + jumpMs);
  const other = await startNode(() => Date.now());
  return { jumping, other, jump: (milliseconds: number) => (jumpMs += milliseconds) };
}

describe('a node whose clock jumps forward and back', () => {
  it('goes on to take over exchange rates that another node changed', async () => {
    const { jumping, other, jump } = await startNodes();
    await other.operator('PUT', '/operator/rates/USD/EUR', { rate: '0.5' });
    const shop = await jumping.newShop({ terms: { settlementCurrency: 'EUR' } });
    const earned = async () => {
      expect(await shop.pay({ sourceAmount: '100.00' })).toMatchObject({ code: '00000' });
      return dataOf(await shop.balance('EUR'))['balance'];
    };
    jump(HOUR_MS);
    expect(await earned()).toBe('50.00');
    jump(-HOUR_MS);
    await other.operator('PUT', '/operator/rates/USD/EUR', { rate: '0.25' });
    await sleep(REMEMBERED_MS);
    expect(await earned()).toBe('75.00');
    shop.close();
  });

  it('goes on to take over what another node changed of a merchant', async () => {
    const { jumping, other, jump } = await startNodes();
    const shop = await jumping.newShop();
    jump(HOUR_MS);
    expect(await shop.pay()).toMatchObject({ code: '00000' });
    jump(-HOUR_MS);
    await other.operator('POST', `/operator/merchants/${shop.merNo}/suspend`, {});
    await sleep(REMEMBERED_MS);
    expect(await shop.pay()).toMatchObject({ code: '10003' });
    shop.close();
  });

  it('locks nobody out for longer: a wrong token’s pause is measured in time that passes', async () => {
    const { jumping, jump } = await startNodes();
    const guess = async () => {
      const response = await fetch(`${jumping.url}/operator/merchants`, { headers: { Authorization: 'Bearer wrong' } });
      return [response.status, Number(response.headers.get('retry-after') ?? 0)] as const;
    };
    jump(HOUR_MS);
    for (let tries = 0; tries < 10; tries += 1) expect(await guess()).toEqual([401, 0]);
    jump(-HOUR_MS);
    const [status, retryAfter] = await guess();
    expect(status).toBe(429);
    expect(retryAfter).toBeLessThanOrEqual(60);
  });
});
