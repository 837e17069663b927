import { afterEach, describe, expect, it } from 'vitest';
import { BREAKER_LIMITS } from '../../../src/gateway/domain/acquirers/breaker.ts';
import { actingAsSystem } from '../../../src/gateway/domain/audit/actor.ts';
import { auditOf } from '../../../src/gateway/domain/audit/audit.ts';
import { startAcquirer } from '../../helpers/acquirer/acquirer.ts';
import type { Acquirer } from '../../helpers/acquirer/acquirer.ts';
import { nameAcquirers } from '../../helpers/acquirer/acquirers-file.ts';
import { useDatabases } from '../../helpers/database/databases.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';

// An acquirer that hangs, in front of one that answers: through HTTP, with real calls. The breakers' time passes if a test says so.

const { open } = useDatabases('SQLite in memory');
const AUDIT = auditOf(actingAsSystem('test'), { at: 1, action: 'createMerchant', target: 'acquirer', detail: '' });
const EVERYTHING = { methods: null, currencies: null, countries: null, limits: [], version: 0, changedAt: 1 };
const DEADLINE_MS = 60_000;
const stopping: (() => unknown)[] = [];

afterEach(async () => {
  for (const stop of stopping.splice(0)) await stop();
});

async function start({ isAlone }: { isAlone: boolean }) {
  const [first, north] = [await startAcquirer(), await startAcquirer()];
  const { env, remove } = nameAcquirers([{ name: 'north', url: north.url }]);
  const store = await open();
  const own = { CHANNEL_URL: first.url, CHANNEL_TOKEN: first.token, CHANNEL_DEADLINE_MS: String(DEADLINE_MS) };
  if (!isAlone) await store.putAcquirer({ ...EVERYTHING, name: 'north', state: 'active', preference: 10 }, AUDIT);
  const time = { nowMs: 0 };
  const gateway = await startTestGateway({
    env: { ...(isAlone ? {} : env), ...own },
    build: { store, stopwatch: { elapsedMs: () => time.nowMs } },
  });
  let hanging: Promise<unknown> | null = null;
  // What hangs ends with its acquirer.
  stopping.push(
    first.stop,
    () => hanging,
    () => gateway.close(),
    north.stop,
    remove,
  );
  const shop = await gateway.newShop();
  const payTimes = (count: number) => Promise.all(Array.from({ length: count }, () => shop.pay()));
  /** Payments that hang, for half of their deadline. */
  const hang = async (times: number) => {
    await first.addRules({ call: 'authorize', fault: 'timeOut', times });
    hanging = payTimes(times);
    await expect.poll(() => paymentsOf(first)).toBe(times);
    time.nowMs += DEADLINE_MS * BREAKER_LIMITS.slowShare;
  };
  return { gateway, first, north, payTimes, hang, time };
}

const paymentsOf = async (acquirer: Acquirer) =>
  (await acquirer.readBooks()).calls.filter(({ call }) => call === 'authorize').length;

async function breakersOf(gateway: { operator(method: 'GET', path: string): Promise<{ body: unknown }> }) {
  const { body } = await gateway.operator('GET', '/operator/channels');
  const { acquirers } = body as { acquirers: { acquirer: string; breakers: { operation: string; state: string }[] }[] };
  return acquirers.flatMap(({ acquirer, breakers }) =>
    breakers.filter(({ operation }) => operation === 'authorize').map(({ state }) => `${acquirer} ${state}`),
  );
}

describe('an acquirer that hangs', () => {
  it('gets no more payments than single ones while another takes them, and all again once it answers', async () => {
    const { gateway, first, north, payTimes, hang, time } = await start({ isAlone: false });
    await hang(5);
    const answers = await payTimes(4);
    expect(answers.map(({ code }) => code)).toEqual(['00000', '00000', '00000', '00000']);
    expect([await paymentsOf(first), await paymentsOf(north)]).toEqual([5, 4]);
    expect(await breakersOf(gateway)).toEqual(['default open']);
    const metrics = await fetch(`${gateway.url}/metrics`).then((response) => response.text());
    expect(metrics).toContain('tollgate_acquirer_breaker_open{acquirer="default",call="authorize"} 1');
    // It answers again: single payments find out, the third of them closes it.
    time.nowMs += BREAKER_LIMITS.waitMs;
    for (const state of ['halfOpen', 'halfOpen', 'closed']) {
      await payTimes(1);
      expect(await breakersOf(gateway)).toEqual(state === 'closed' ? [] : [`default ${state}`]);
    }
    expect(await paymentsOf(first)).toBe(8);
    await payTimes(2);
    expect([await paymentsOf(first), await paymentsOf(north)]).toEqual([10, 4]);
  });

  it('gets every payment as ever if there is no other', async () => {
    const { first, payTimes, hang } = await start({ isAlone: true });
    await hang(7);
    await payTimes(3);
    expect(await paymentsOf(first)).toBe(10);
  });
});
