import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAcquirer } from '../../helpers/acquirer/acquirer.ts';
import type { Acquirer } from '../../helpers/acquirer/acquirer.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { createStillClock } from '../../helpers/gateway/still-clock.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// A sandbox that calls an adapter, from outside: the payer's page, and the operator's controls.

const ACTION = { kind: 'redirect', url: 'https://bank.example/challenge' };

let acquirer: Acquirer;
let gateway: TestGateway;
let shop: Shop;

beforeAll(async () => {
  acquirer = await startAcquirer();
  gateway = await startTestGateway({
    env: { CHANNEL_URL: acquirer.url, CHANNEL_TOKEN: acquirer.token },
    // What has no answer yet is not asked about meanwhile.
    build: { sandboxClock: createStillClock() },
  });
  shop = await gateway.newShop();
});

afterAll(async () => {
  shop.close();
  await gateway.close();
  await acquirer.stop();
});

async function payChallenged(): Promise<string> {
  await acquirer.addRules({ call: 'authorize', result: 'challenged', action: ACTION, times: 1 });
  return String(dataOf(await shop.pay())['tradeNo']);
}

const callsAbout = async (tradeNo: string): Promise<string[]> => {
  const { calls } = await acquirer.readBooks();
  return calls.filter(({ number }) => number === tradeNo).map(({ call }) => call);
};

const stateOf = async (tradeNo: string): Promise<unknown> => {
  const { body } = await gateway.operator('GET', `/operator/orders/${tradeNo}`);
  return (body as { order: { state: unknown } }).order.state;
};

describe('a payer who comes back to the page', () => {
  it('gets the result that the acquirer has', async () => {
    const tradeNo = await payChallenged();
    await acquirer.settle(tradeNo, 'approved');
    await fetch(`${gateway.url}/pay/${tradeNo}?back`, { method: 'HEAD' });
    await fetch(`${gateway.url}/pay/${tradeNo}?back`, { headers: { 'Sec-Purpose': 'prefetch' } });
    expect(await callsAbout(tradeNo)).not.toContain('complete');
    const other = await payChallenged();
    await acquirer.settle(other, 'approved');
    await fetch(`${gateway.url}/pay/${other}?back`);
    expect(await callsAbout(other)).toEqual(['authorize', 'complete']);
    expect(await stateOf(other)).toBe('success');
  });
});

describe('the operator of a sandbox with an adapter', () => {
  it('makes no refund final that the adapter calls pending', async () => {
    await acquirer.addRules({ call: 'refund', result: 'pending', times: 1 });
    const paid = dataOf(await shop.pay());
    const refund = dataOf(await shop.call('applyRefund', shop.refundBody(paid)));
    const path = `/operator/refunds/${String(refund['refundNo'])}/complete`;
    const { status, body } = await gateway.operator('POST', path, { result: 'success' });
    expect(status).toBe(409);
    expect(body).toMatchObject({ type: 'urn:tollgate:problem:acquirerUndecided' });
    await acquirer.settle(String(refund['refundNo']), 'approved');
    expect((await gateway.operator('POST', path, { result: 'success' })).status).toBe(200);
  });

  it('decides an order only with the adapter', async () => {
    const tradeNo = await payChallenged();
    await acquirer.addRules({ call: 'complete', fault: 'serverError', times: 1 });
    const path = `/operator/orders/${tradeNo}/complete`;
    const { status, body } = await gateway.operator('POST', path, { result: 'success' });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      type: 'urn:tollgate:problem:acquirerUndecided',
      detail: 'The acquirer of this order is an adapter, which alone decides. Nothing was changed.',
    });
    expect(await stateOf(tradeNo)).toBe('processing');
  });
});
