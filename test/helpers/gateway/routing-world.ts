import { setTimeout as sleep } from 'node:timers/promises';
import { openConsole } from './console.ts';
import type { GatewayControls } from './gateway.ts';

// Routing rules that decide, a draft beside them, and what came of its simulation.

const EUROPEAN = {
  name: 'European cards',
  when: { methods: ['CREDIT_CARD'], cardRegions: ['eea', 'domestic'] },
  use: { strategy: 'cost', acquirers: [{ acquirer: 'north' }, { acquirer: 'default' }] },
  retriesDeclined: true,
};
/** Payments here are in dollars: which rule decides does not hang on when a test runs. */
const EVENINGS = {
  name: 'Evenings',
  when: { currencies: ['EUR', 'GBP'], times: [{ days: [1, 2, 3, 4, 5], from: '18:00', until: '24:00' }] },
  use: {
    strategy: 'share',
    acquirers: [
      { acquirer: 'default', percent: 70 },
      { acquirer: 'north', percent: 30 },
    ],
  },
};
const LARGE = {
  name: 'Large payments',
  when: { amount: { currency: 'USD', min: '100.00', max: null } },
  use: { strategy: 'preference', acquirers: [{ acquirer: 'default' }] },
};

const RANGES = [
  { first: '400000', last: '424241', country: 'DE', region: 'domestic' },
  { first: '424242', last: '424242', country: 'FR', region: 'eea' },
  { first: '520000', last: '529999', country: 'US', region: null },
];

const COSTS = {
  north: [
    { method: 'CREDIT_CARD', currency: 'USD', share: 9000, fixed: '0', region: 'domestic', from: null },
    { method: 'CREDIT_CARD', currency: 'USD', share: 14_000, fixed: '0.10', region: null, from: null },
  ],
  default: [{ method: 'CREDIT_CARD', currency: 'USD', share: 19_000, fixed: '0.20', region: null, from: null }],
};

export interface RoutingWorld {
  /** It decides. */
  readonly live: number;
  readonly draft: number;
  readonly simulationNo: string;
}

type Call = (method: string, path: string, body?: object) => Promise<Record<string, unknown>>;

/** A draft that was simulated, where no rules decide. */
export async function openRoutingDraft(gateway: GatewayControls): Promise<Omit<RoutingWorld, 'live'>> {
  const call = callerOf(gateway);
  await call('PUT', '/routing/cards', { version: 0, ranges: RANGES });
  const rules = [LARGE, EUROPEAN, EVENINGS];
  const version = await draft(call, { comment: 'The first rules', basedOn: null, rules });
  return { draft: version, simulationNo: await simulate(gateway, call, version) };
}

/** The gateway is a sandbox whose configuration has an acquirer `north`. What is paid between is replayed at the end. */
export async function openRoutingWorld(gateway: GatewayControls, pay: () => Promise<unknown>): Promise<RoutingWorld> {
  const call = callerOf(gateway);
  await call('PUT', '/routing/cards', { version: 0, ranges: RANGES });
  for (const [acquirer, costs] of Object.entries(COSTS)) await agree(call, acquirer, costs);
  const use = { state: 'active', preference: 100, methods: null, currencies: null, countries: null, limits: [] };
  await approve(gateway, await call('PUT', '/acquirers/north', { ...use, version: 0 }));
  const live = await draft(call, { comment: 'The first rules', basedOn: null, rules: [EVENINGS, EUROPEAN] });
  await simulate(gateway, call, live);
  await approve(gateway, await call('POST', `/routing/versions/${live}/activate`, { edit: 1 }));
  await pay();
  const changed = { ...EUROPEAN, use: { strategy: 'success', acquirers: EUROPEAN.use.acquirers } };
  const comment = 'North approves more than it costs';
  const second = await draft(call, { comment, basedOn: live, rules: [LARGE, changed, EVENINGS] });
  return { live, draft: second, simulationNo: await simulate(gateway, call, second) };
}

function callerOf(gateway: GatewayControls): Call {
  return async (method, path, body) => {
    const answer = await gateway.operator(method, `/operator${path}`, body);
    if (answer.status >= 300) throw new Error(`${path} was refused: ${JSON.stringify(answer.body)}`);
    return answer.body as Record<string, unknown>;
  };
}

async function agree(call: Call, acquirer: string, costs: readonly object[]): Promise<void> {
  const { terms } = (await call('GET', '/reconciliation/acquirers')) as { terms: Record<string, unknown>[] };
  const { acquirer: _, changedAt: _at, ...body } = terms.find((one) => one['acquirer'] === acquirer) ?? {};
  await call('PUT', `/reconciliation/acquirers/${acquirer}`, { ...body, costs });
}

async function draft(call: Call, body: object): Promise<number> {
  const { version } = await call('POST', '/routing/versions', body);
  return Number(version);
}

const DAY_MS = 86_400_000;
const TRIES_MAX = 200;
const TRY_MS = 100;

/** It runs behind payments. */
async function simulate(gateway: GatewayControls, call: Call, version: number): Promise<string> {
  const since = new Date((await gateway.now()) - 30 * DAY_MS).toISOString();
  const { simulationNo } = await call('POST', '/routing/simulations', { version, since });
  const path = `/routing/simulations/${String(simulationNo)}`;
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    if ((await call('GET', path))['state'] === 'done') return String(simulationNo);
    await sleep(TRY_MS);
  }
  throw new Error('the simulation has not ended');
}

/** Somebody else does it, whoever asked. */
async function approve({ url }: GatewayControls, { approvalNo }: Record<string, unknown>): Promise<void> {
  const risk = await openConsole(url, 'risk');
  await risk.open(`/console/approvals/${String(approvalNo)}`);
  await risk.submit(`/console/approvals/${String(approvalNo)}`, { decision: 'approve' });
}
