import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { channelCalls } from '../../generated/channel-calls.ts';
import { nameAcquirers } from '../helpers/acquirer/acquirers-file.ts';
import { startAcquirer } from '../helpers/acquirer/acquirer.ts';
import { useDatabases } from '../helpers/database/databases.ts';
import { freePort } from '../helpers/gateway/free-port.ts';
import { killGatewayProcesses, startGatewayProcess } from '../helpers/gateway/gateway-process.ts';
import { createShop, dataOf } from '../helpers/payer/shop.ts';
import { findDisagreements } from './acquirer-agreement.ts';
import { useAcquirer } from './acquirer-row.ts';
import { readStory } from './stories.ts';

// The first acquirer cannot be reached, the next try is written, and the gateway dies while it calls the second one.

const DEADLINE_MS = '60000';
const PAST_DEADLINE = 120;
const FAILED = 2;
const PAID = 3;

afterEach(killGatewayProcesses);
const { migratedPlace, open } = useDatabases('PostgreSQL');

describe('a gateway that is killed after its second try is written', () => {
  it('asks the second acquirer alone, and fails the order that never arrived there (S43)', async () => {
    const world = await openWorld();
    const hanging = await hangOn(world.ports.north);
    const { tradeNo, acquirers, state } = await world.killDuringPayment(hanging.called, hanging.close);
    expect(state).toBe(FAILED);
    expect(acquirers.north.calls).toEqual([`inquire ${tradeNo}.2`, `cancel ${tradeNo}.2`]);
    expect(acquirers.default.calls).toEqual([]);
  });

  it('asks the second acquirer alone, and finds what that one has charged (S43)', async () => {
    const world = await openWorld();
    const north = await startAcquirer({ port: world.ports.north });
    await north.addRules({ call: 'authorize', fault: 'timeOut' });
    const charged = expect.poll(async () => (await north.readBooks()).authorizations.length).toBe(1);
    const { tradeNo, acquirers, state } = await world.killDuringPayment(charged, null, north);
    expect(state).toBe(PAID);
    expect(acquirers.north.calls).toEqual([`authorize ${tradeNo}.2`, `inquire ${tradeNo}.2`]);
    expect(acquirers.default.calls).toEqual([]);
  });
});

type Started = Awaited<ReturnType<typeof startAcquirer>>;

async function openWorld() {
  const ports = { default: await freePort(), north: await freePort() };
  const file = nameAcquirers([{ name: 'north', url: `http://127.0.0.1:${ports.north}` }]);
  onTestFinished(file.remove);
  const place = await migratedPlace();
  await useAcquirer(await open(place), { name: 'north', version: 0 });
  const env = {
    ...file.env,
    DATABASE_URL: place.databaseUrl ?? '',
    CHANNEL_URL: `http://127.0.0.1:${ports.default}`,
    CHANNEL_TOKEN: 'stand-in-token',
    CHANNEL_DEADLINE_MS: DEADLINE_MS,
  };
  const dying = await startGatewayProcess({ env });
  const lost = await dying.newShop();

  /** Then both acquirers are there, and so is the gateway. */
  async function killDuringPayment(called: Promise<unknown>, free: (() => Promise<void>) | null, second?: Started) {
    const answer = lost.pay().catch(() => 'lost');
    await called;
    await dying.kill();
    expect(await answer).toBe('lost');
    lost.close();
    await free?.();
    const acquirers = {
      default: await startAcquirer({ port: ports.default }),
      north: second ?? (await startAcquirer({ port: ports.north })),
    };
    onTestFinished(async () => void (await Promise.all([acquirers.default.stop(), acquirers.north.stop()])));
    const gateway = await startGatewayProcess({ env });
    const shop = createShop(gateway.url, lost);
    const [order] = dataOf(await shop.list({}))['list'] as { tradeNo: string; merOrderNo: string }[];
    if (order === undefined) throw new Error('the order is not there');
    const { tradeNo } = order;
    // It was committed before the call.
    expect((await readStory(gateway, tradeNo)).acquirerTries?.at(-1)).toMatchObject({ acquirer: 'north', attempt: 2 });
    await gateway.advance(PAST_DEADLINE);
    const { state } = dataOf(await shop.query(order));
    expect(await findDisagreements({ gateway, shop, acquirers })).toEqual([]);
    await gateway.verify();
    shop.close();
    return {
      tradeNo,
      state,
      acquirers: { default: await callsOf(acquirers.default), north: await callsOf(acquirers.north) },
    };
  }
  return { ports, killDuringPayment };
}

async function callsOf({ readBooks }: Started): Promise<{ calls: string[] }> {
  return { calls: (await readBooks()).calls.map(({ call, number }) => `${call} ${number}`) };
}

/** Takes calls, and carries out none of them. */
async function hangOn(port: number) {
  const { promise: called, resolve } = Promise.withResolvers<void>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    // Other calls, such as what it can do, may come before.
    socket.on('data', (bytes) => bytes.includes(`POST /${channelCalls.authorize.path} `) && resolve());
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    called,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
