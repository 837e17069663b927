import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { childrenOf } from '../helpers/child-processes.ts';
import { killGatewayProcesses, startGatewayProcess } from '../helpers/gateway/gateway-process.ts';
import type { GatewayProcess } from '../helpers/gateway/gateway-process.ts';
import { openDatabase } from '../helpers/gateway/gateway.ts';
import type { EngineName } from '../helpers/gateway/gateway.ts';
import { createShop, dataOf } from '../helpers/payer/shop.ts';
import type { Envelope, Shop } from '../helpers/payer/shop.ts';
import { sampled } from '../helpers/sweep.ts';

const CALL_MS_MAX = 5000;
/** The bank takes two seconds: under way when the signal comes. */
const SLOW_CARD = '4000000000000077';

afterEach(killGatewayProcesses);

async function openEnv(engine: EngineName): Promise<Readonly<Record<string, string>>> {
  const database = await openDatabase(engine);
  onTestFinished(() => database.drop());
  return database.env;
}

interface Sent {
  readonly merOrderNo: string;
  readonly answer: Envelope | undefined;
}

/** Pays without a break until the gateway takes no more. */
async function payUntilRefused(shop: Shop, sent: Sent[]): Promise<void> {
  for (;;) {
    const merOrderNo = shop.newOrderNo();
    const answer = await shop.pay({ merOrderNo }).catch(() => undefined);
    sent.push({ merOrderNo, answer });
    if (answer === undefined) return;
  }
}

describe.each<EngineName>(sampled(['PostgreSQL', 'SQLite'], 1))('SIGTERM under load on %s', (engine) => {
  it('answers every request that was taken, takes no other, and ends with code 0', async () => {
    const env = await openEnv(engine);
    const gateway = await startGatewayProcess({ env });
    const shop = await gateway.newShop();
    const sent: Sent[] = [];
    const lanes = Array.from({ length: 16 }, () => payUntilRefused(shop, sent));
    await expect.poll(() => sent.length).toBeGreaterThan(100);
    const slowNumbers = Array.from({ length: 4 }, () => shop.newOrderNo());
    const slow = Promise.all(
      slowNumbers.map((merOrderNo) =>
        shop.pay({ merOrderNo, cardNo: SLOW_CARD }).then((answer) => dataOf(answer)['payCode'], String),
      ),
    );
    const taken = async () => dataOf(await shop.list({ merOrderNos: slowNumbers }))['total'];
    await expect.poll(taken).toBe(4);
    expect(await gateway.stop()).toEqual({ code: 0, signal: null });
    await Promise.all(lanes);
    shop.close();
    expect(await slow).toEqual([0, 0, 0, 0]);

    const codes = new Set(sent.flatMap(({ answer }) => (answer === undefined ? [] : [answer.code])));
    expect([...codes]).toEqual(['00000']);
    // One that got no answer was never taken: a connection that was closed while it was idle, or never made.
    const unanswered = sent.filter(({ answer }) => answer === undefined).map(({ merOrderNo }) => merOrderNo);
    const after = await startGatewayProcess({ env });
    const again = createShop(after.url, shop);
    expect(dataOf(await again.list({ merOrderNos: unanswered }))['list']).toEqual([]);
    expect(dataOf(await again.list())['total']).toBe(sent.length - unanswered.length + slowNumbers.length);
    await after.verify();
    again.close();
    await after.stop();
  });
});

describe('a gateway with two workers', () => {
  it('goes on when one is killed, replaces it, and stops all of them at SIGTERM', async () => {
    const gateway = await startGatewayProcess({ env: await openEnv('PostgreSQL'), args: ['--workers', '2'] });
    const shop = await gateway.newShop();
    const [first, second] = childrenOf(gateway.pid);
    if (first === undefined || second === undefined) throw new Error('two workers were asked for');

    process.kill(first, 'SIGKILL');
    expect(await payAnew(gateway, shop)).toBe('00000');
    await expect.poll(() => countServing(gateway)).toBe(2);
    // Now the one that took its place is alone.
    process.kill(second, 'SIGKILL');
    expect(await payAnew(gateway, shop)).toBe('00000');
    await expect.poll(() => countServing(gateway)).toBe(2);

    const last = childrenOf(gateway.pid);
    expect(last).not.toContain(first);
    expect(last).not.toContain(second);
    await gateway.verify();
    shop.close();
    expect(await gateway.stop()).toEqual({ code: 0, signal: null });
    expect(last.filter(isAlive)).toEqual([]);
  });

  it('leaves no worker behind when its first process is killed', async () => {
    const gateway = await startGatewayProcess({ env: await openEnv('PostgreSQL'), args: ['--workers', '2'] });
    const workers = childrenOf(gateway.pid);
    expect(workers.length).toBe(2);
    await gateway.kill();
    await expect.poll(() => workers.filter(isAlive)).toEqual([]);
  });
});

/** Over new connections, until one is taken: those of the killed worker broke with it. */
async function payAnew(gateway: GatewayProcess, credentials: Shop): Promise<string> {
  let code = '';
  const pay = async () => {
    const shop = createShop(gateway.url, credentials);
    // A connection that was handed to the worker at the moment of its death is never answered nor closed: Node's own
    // way of sharing a port forgets it. Callers have a deadline, and so has this one.
    const deadline = setTimeout(() => shop.close(), CALL_MS_MAX);
    code = await shop.pay().then((answer) => answer.code, String);
    clearTimeout(deadline);
    shop.close();
    return code;
  };
  await expect.poll(pay).toBe('00000');
  return code;
}

async function countServing(gateway: GatewayProcess): Promise<number> {
  const options = { headers: { Connection: 'close' }, signal: AbortSignal.timeout(CALL_MS_MAX) };
  const text = await fetch(`${gateway.url}/metrics`, options).then(
    (response) => response.text(),
    () => '',
  );
  return Number(/^tollgate_processes ([0-9]+)$/m.exec(text)?.[1]);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
