import { setTimeout as delay } from 'node:timers/promises';
import { createIds } from '../../src/gateway/vault/ids.ts';
import type { Store } from '../../src/gateway/domain/store.ts';
import { createRouter, routeOrder } from '../../src/gateway/domain/routing/route-order.ts';
import type { RoutingFacts } from '../../src/gateway/domain/routing/apply-rules.ts';
import type { RoutingRule } from '../../src/gateway/domain/routing/routing-rules.ts';
import type { AcquirerNeed } from '../../src/gateway/domain/ports.ts';
import { ENGINES_OPTION, onEngines } from './frame/databases.ts';
import { fillFollowed } from './frame/fill-followed.ts';
import { FIRST_MERCHANT } from './frame/merchants.ts';
import type { ServerProcess } from './frame/processes.ts';
import { megabytes, micros } from './frame/report.ts';
import type { Finding } from './frame/report.ts';
import { defineBench } from './frame/run-bench.ts';

// What rules cost a payment, how exactly a share divides, and how long many past orders take through a simulation.

const POLL_MS = 50;
const DAY_MS = 86_400_000;

export const bench = defineBench({
  options: {
    engines: ENGINES_OPTION,
    rules: ['rules of a version; the last one holds', 200, 200],
    payments: ['payments that are divided', 100_000, 10_000],
    orders: ['past orders that are replayed', 1_000_000, 5000],
  },
  async run({ options, progress }) {
    const { rules, payments, orders } = options;
    const findings = [...decide({ rules, payments })];
    const replayed = await onEngines(options, async (title, create) => {
      const database = await create();
      progress(`${title}: filling ${orders} orders`);
      const from = Math.floor(Date.now() / DAY_MS) * DAY_MS - DAY_MS;
      await fillFollowed(database, [{ merNo: FIRST_MERCHANT, orders, from, to: from + DAY_MS }]);
      const [store, server] = [await database.open(), await database.serve()];
      const found = await replay({ store, server }, { title, orders, rules });
      await server.stop();
      await store.close();
      return found;
    });
    return [...findings, ...replayed];
  },
});

const EVERY = {
  currencies: null,
  amount: null,
  cardCountries: null,
  cardRegions: null,
  cardRanges: null,
  times: null,
  percent: null,
} as const;

/** Each looks at card, clock and amount, and only the last one holds. */
function rulesOf(count: number): RoutingRule[] {
  const acquirers = [
    { name: 'default', percent: 30 },
    { name: 'north', percent: 70 },
  ];
  return Array.from({ length: count }, (_, index) => ({
    name: `Rule ${index + 1}`,
    when:
      index === count - 1
        ? { ...EVERY, methods: null, merchants: null }
        : {
            ...EVERY,
            methods: ['CREDIT_CARD' as const],
            merchants: null,
            amount: { currency: 'USD', min: 1n, max: null },
            cardRegions: ['elsewhere'],
            times: [{ days: [1, 2, 3, 4, 5, 6, 7], from: 0, until: 1440 }],
          },
    use: { by: 'share', acquirers },
    retriesDeclined: false,
  }));
}

const FACTS: RoutingFacts = {
  findCard: () => ({ first: '424242', last: '424242', country: 'DE', region: 'domestic' }),
  clockAt: () => ({ day: 3, minute: 600 }),
  costOf: () => 30n,
  approvedOf: () => null,
};

const KNOWN = ['default', 'north'].map((name) => ({
  name,
  row: {
    name,
    state: 'active' as const,
    preference: 1,
    methods: null,
    currencies: null,
    countries: null,
    limits: [],
    version: 1,
    changedAt: 1,
  },
  abilities: null,
}));

function decide({ rules, payments }: { readonly rules: number; readonly payments: number }): Finding[] {
  const router = createRouter(1, rulesOf(rules));
  const ids = createIds({ now: () => Date.now() });
  const needs = Array.from({ length: payments }, (_, index): AcquirerNeed => {
    const tradeNo = ids.newNumber('order', { now: Date.now(), merNo: FIRST_MERCHANT });
    return {
      tradeNo,
      merNo: FIRST_MERCHANT,
      method: 'CREDIT_CARD',
      currency: 'USD',
      amount: BigInt(index + 100),
      country: null,
      cardFirst6: '424242',
      at: index,
    };
  });
  let north = 0;
  const before = process.cpuUsage();
  for (const need of needs) {
    const choice = routeOrder(router, { known: KNOWN, need, facts: FACTS });
    if (choice.kind === 'chosen' && choice.first.acquirer === 'north') north += 1;
  }
  const { user, system } = process.cpuUsage(before);
  const share = (north / payments) * 100;
  return [
    { what: `${rules} rules, a payment`, value: micros((user + system) / payments), wanted: 'at most 50 µs' },
    {
      what: `70 % of ${payments} payments`,
      value: `${share.toFixed(2)} %`,
      wanted: 'within 0.5 of it',
    },
  ];
}

async function replay(
  { store, server }: { readonly store: Store; readonly server: ServerProcess },
  { title, orders, rules }: { readonly title: string; readonly orders: number; readonly rules: number },
): Promise<Finding[]> {
  const now = Date.now();
  const memory = await server.memory();
  const taken = server.watch();
  const simulationNo = 'simulation_bench';
  await store.addSimulation(
    {
      simulationNo,
      state: 'waiting',
      version: null,
      edit: null,
      rules: rulesOf(rules),
      since: now - 3 * DAY_MS,
      until: now,
      replayed: 0,
      result: null,
      createdAt: now,
      createdBy: 'bench',
      finishedAt: null,
    },
    1,
  );
  // Whoever asks for a simulation wakes it at once; this one is only found when a node looks by itself.
  while ((await store.findSimulation(simulationNo))?.state === 'waiting') await delay(POLL_MS);
  const startedAt = performance.now() - POLL_MS;
  let most = memory;
  for (;;) {
    const found = await store.findSimulation(simulationNo);
    if (found?.state === 'done') {
      if (found.result?.orders !== orders) throw new Error(`${found.result?.orders} of ${orders} orders were replayed`);
      break;
    }
    most = Math.max(most, await server.memory());
    await delay(POLL_MS);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const what = `${title}: ${orders} orders replayed through ${rules} rules`;
  return [
    { what, value: `${seconds.toFixed(1)} s`, wanted: 'at most 60 s' },
    { what, per: 'order', cost: { units: orders, ...taken() } },
    { what: `${title}: more memory`, value: megabytes(most - memory) },
  ];
}
