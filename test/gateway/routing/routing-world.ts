import { expect, vi } from 'vitest';
import { startAcquirer } from '../../helpers/acquirer/acquirer.ts';
import type { Acquirer } from '../../helpers/acquirer/acquirer.ts';
import { nameAcquirers } from '../../helpers/acquirer/acquirers-file.ts';
import type { EngineName } from '../../helpers/gateway/gateway.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';

// A gateway whose engineers and risk people decide which of three acquirers takes what: `default` is scripted, north and south are
// stand-ins. All are active.

export interface RuleInput {
  readonly name: string;
  readonly when?: object;
  readonly use: object;
  readonly retriesDeclined?: boolean;
}

export interface RoutingWorld {
  readonly gateway: PeopleGateway;
  readonly shop: Shop;
  readonly engineer: SignedInPerson;
  readonly risk: SignedInPerson;
  readonly acquirers: { readonly north: Acquirer; readonly south: Acquirer };
  /** The file that names them, for another node. */
  readonly acquirersEnv: Readonly<Record<string, string>>;
  call(who: SignedInPerson, method: string, path: string, body?: object): ReturnType<PeopleGateway['as']>;
  draft(rules: readonly RuleInput[]): ReturnType<PeopleGateway['as']>;
  /** Simulates a version, and waits for the result. */
  simulate(version: number): Promise<SimulationBody>;
  ask(version: number): ReturnType<PeopleGateway['as']>;
  approve(asked: { readonly body: unknown }): ReturnType<PeopleGateway['as']>;
  /** All the way; the version. */
  goLive(rules: readonly RuleInput[]): Promise<number>;
  /** To which acquirer a payment went, with what its story tells of it. */
  pay(changes?: Readonly<Record<string, unknown>>): Promise<{ acquirer: string; routing: unknown; tradeNo: string }>;
  close(): Promise<void>;
}

interface SimulationBody {
  readonly state: string;
  readonly result: Readonly<Record<string, unknown>> & { readonly orders: number };
}

const REASON = { 'X-Reason': 'New prices' };
const OPEN = { version: 0, state: 'active', methods: null, currencies: null, countries: null, limits: [] };

export function rule(name: string, use: object, when: object = {}): RuleInput {
  return { name, when, use };
}

export const by = (strategy: string, ...names: readonly string[]) => ({
  strategy,
  acquirers: names.map((acquirer) => ({ acquirer })),
});

export async function openRouting(
  engine?: EngineName,
  env: Readonly<Record<string, string>> = {},
): Promise<RoutingWorld> {
  const [north, south] = [await startAcquirer(), await startAcquirer()];
  const file = nameAcquirers([
    { name: 'north', url: north.url },
    { name: 'south', url: south.url },
  ]);
  const gateway = await startPeopleGateway({ env: { ...env, ...file.env }, ...(engine && { engine }) });
  const [engineer, risk] = [await gateway.signIn({ roles: ['engineer'] }), await gateway.signIn({ roles: ['risk'] })];
  const shop = await gateway.newShop();
  const call: RoutingWorld['call'] = (who, method, path, body) =>
    gateway.as(who.token, method, path, { headers: REASON, ...(body && { body }) });
  const approve: RoutingWorld['approve'] = (asked) =>
    call(risk, 'POST', `/operator/approvals/${(asked.body as { approvalNo: string }).approvalNo}/approve`);
  // Asked for and approved, so that this node knows at once.
  for (const [name, preference] of [
    ['north', 200],
    ['south', 300],
  ] as const) {
    await approve(await call(engineer, 'PUT', `/operator/acquirers/${name}`, { ...OPEN, preference }));
  }
  const draft: RoutingWorld['draft'] = (rules) =>
    call(engineer, 'POST', '/operator/routing/versions', {
      comment: 'New prices',
      basedOn: null,
      rules: rules.map(({ when = {}, ...one }) => ({ ...one, when })),
    });
  const simulate: RoutingWorld['simulate'] = async (version) => {
    const asked = await call(engineer, 'POST', '/operator/routing/simulations', {
      version,
      since: '2026-01-01T00:00:00.000Z',
    });
    const { simulationNo } = asked.body as { simulationNo: string };
    return vi.waitFor(
      async () => {
        const { body } = await call(engineer, 'GET', `/operator/routing/simulations/${simulationNo}`);
        expect(body).toMatchObject({ state: 'done' });
        return body as SimulationBody;
      },
      { timeout: 20_000, interval: 20 },
    );
  };
  const ask: RoutingWorld['ask'] = async (version) => {
    const { body } = await call(engineer, 'GET', `/operator/routing/versions/${version}`);
    const { edit } = body as { edit: number };
    return call(engineer, 'POST', `/operator/routing/versions/${version}/activate`, { edit });
  };
  return {
    gateway,
    shop,
    engineer,
    risk,
    acquirers: { north, south },
    acquirersEnv: file.env,
    call,
    draft,
    simulate,
    ask,
    approve,
    async goLive(rules) {
      const { version } = (await draft(rules)).body as { version: number };
      await simulate(version);
      await approve(await ask(version));
      return version;
    },
    async pay(changes = {}) {
      const answer = await shop.pay(changes as never);
      const tradeNo = String(dataOf(answer)['tradeNo']);
      const { body } = await gateway.operator('GET', `/operator/orders/${tradeNo}`);
      const story = body as { acquirerTries: readonly { acquirer: string }[]; routing: unknown };
      return { acquirer: story.acquirerTries.at(-1)?.acquirer ?? '', routing: story.routing, tradeNo };
    },
    async close() {
      await gateway.close();
      await Promise.all([north.stop(), south.stop()]);
      file.remove();
    },
  };
}
