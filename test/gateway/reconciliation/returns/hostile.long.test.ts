import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startHostileAdapter } from '../../../helpers/acquirer/hostile-adapter.ts';
import type { HostileAdapter } from '../../../helpers/acquirer/hostile-adapter.ts';
import { HOSTILITIES, LIES } from '../../../helpers/acquirer/hostilities.ts';
import type { EngineName } from '../../../helpers/gateway/gateway.ts';
import { SWEEPS_ALL } from '../../../helpers/sweep.ts';
import { balancesOf, merchantPostings, openWorld } from '../exceptions/planted.ts';
import type { World } from '../exceptions/planted.ts';
import { returningIn } from './returning.ts';
import type { Returning } from './returning.ts';

// Every answer that an adapter can spoil a return with: the return stays asked for, nothing is booked, and once the adapter is honest
// again, it ends with what the acquirer has done. `test/chaos/hostile-adapter.long.test.ts` has the calls that nobody asks for by hand.

const DEADLINE_MS = 3000;
/** What a connection may hold of an answer that nobody reads. */
const BYTES_MAX = 20_000_000;

/** In CI each hostility is met on one of the engines, and every fourth of them by the inquiry too; at night all, on both. */
function casesFor(engine: EngineName) {
  return [...HOSTILITIES, ...LIES].flatMap((hostility, index) => {
    const isShared = SWEEPS_ALL || (index % 2 === 0) === (engine === 'SQLite');
    const isAskedToo = SWEEPS_ALL || index % 8 < 2;
    return isShared ? [{ title: hostility.title, hostility, isAskedToo }] : [];
  });
}

describe.each<EngineName>(['SQLite', 'PostgreSQL'])('money that goes back, on %s', (engine) => {
  let adapter: HostileAdapter;
  let world: World;
  let returning: Returning;
  const lines: Record<string, unknown>[] = [];

  beforeAll(async () => {
    adapter = await startHostileAdapter({ isBare: false, hasRefundCaps: false });
    const env = {
      CHANNEL_URL: adapter.url,
      CHANNEL_TOKEN: adapter.acquirer.token,
      CHANNEL_DEADLINE_MS: String(DEADLINE_MS),
    };
    world = await openWorld(engine, env, {
      write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
    });
    returning = returningIn(world, adapter.acquirer);
    const { exceptionNo } = await returning.arrived();
    await vi.waitFor(async () => expect((await returning.get(exceptionNo)).next).toContain('return'), {
      timeout: 60_000,
    });
  });
  afterAll(async () => {
    await world.close();
    await adapter.stop();
  });

  const recordOf = (call: string, returnNo: string) =>
    lines.find((line) => line['call'] === call && line['refundNo'] === returnNo);

  const booked = async () => [await merchantPostings(world), await balancesOf(world)];

  it.each(casesFor(engine))(
    'a return stays asked for if the adapter $title, and ends as the acquirer says',
    async ({ hostility, isAskedToo }) => {
      adapter.turn([], null);
      const { tradeNo, exceptionNo } = await returning.arrived();
      const before = await booked();
      lines.length = 0;
      const isUnknown = async (call: string, returnNo: string) => {
        await expect.poll(() => recordOf(call, returnNo)).toMatchObject({ event: 'channel call', kind: 'unknown' });
        // A machine that stands still misses the deadline before it has read what came.
        const message = new RegExp(`${hostility.record?.source}|did not answer within`);
        expect(String(recordOf(call, returnNo)?.['message'])).toMatch(message);
        const asked = await returning.get(exceptionNo);
        expect(asked).toMatchObject({ exception: { ending: null }, return: { state: 'asked', returnNo } });
        expect(await booked()).toEqual(before);
      };
      adapter.turn(['returnMoney', 'inquire'], hostility);
      expect((await returning.ask(exceptionNo)).status).toBe(200);
      const returnNo = (await returning.get(exceptionNo)).return?.returnNo ?? '';
      await isUnknown('returnMoney', returnNo);
      if (isAskedToo) {
        await returning.later();
        await isUnknown('inquire', returnNo);
      }
      adapter.turn([], null);
      await returning.later();
      await expect.poll(async () => (await returning.get(exceptionNo)).exception.ending).toBe('returned');
      expect(await returning.orderState(tradeNo)).toBe('failure');
      const { refunds } = await adapter.acquirer.readBooks();
      const own = refunds.filter((entry) => entry.tradeNo === tradeNo);
      expect(own).toMatchObject([{ number: returnNo, executions: 1 }]);
      expect(adapter.bytesWritten()).toBeLessThan(BYTES_MAX);
    },
  );
});
