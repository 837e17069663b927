import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { Rate } from '../../domain/limiter.ts';
import type {
  EndpointTest,
  GettingStartedStore,
  MerchantFact,
  ProbeEndpoint,
} from '../../domain/merchants/getting-started.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { secretsOf } from '../../domain/merchants/merchant.ts';
import type { Configured } from '../../domain/platform/configured.ts';
import type { Clock } from '../../domain/ports.ts';
import type { MerchantAccounts } from '../operations.ts';
import { done, merchantNotFound, refuse } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

interface ChecklistStep {
  readonly step: 'website' | 'key' | 'notification' | 'sandboxPayment' | 'livePayment';
  readonly state: 'done' | 'open' | 'elsewhere';
  readonly doneAt: number | null;
  readonly tradeNo: string | null;
}

export interface Checklist {
  readonly mode: 'sandbox' | 'live';
  readonly steps: readonly ChecklistStep[];
}

export interface GettingStartedDependencies {
  readonly store: Pick<
    GettingStartedStore,
    'listEndpointTests' | 'listFacts' | 'listKeyUses' | 'findFirstSale' | 'recordEndpointTest'
  > &
    Pick<MerchantStore, 'findMerchant'>;
  readonly accounts: MerchantAccounts;
  readonly clock: Clock;
  readonly configured: Configured;
  readonly probeEndpoint: ProbeEndpoint;
  /** Limits tests of notification addresses by merchant: each sends a few dozen requests to somebody's server. */
  readonly testRate: Rate;
}

/** The way of a merchant to its first live payment: derived from what happened, never ticked by hand. */
export function createGettingStarted(deps: GettingStartedDependencies) {
  const { store } = deps;
  const running = new Set<number>();
  return {
    async readChecklist(merNo: number): Promise<OperatorOutcome<Checklist>> {
      const found = await store.findMerchant(merNo);
      return found === null ? merchantNotFound(merNo) : done(await checklistOf(deps, found.merchant));
    },

    async listEndpointTests(merNo: number): Promise<OperatorOutcome<EndpointTest[]>> {
      if ((await store.findMerchant(merNo)) === null) return merchantNotFound(merNo);
      return done(await store.listEndpointTests(merNo));
    },

    async testEndpoint(wanted: WantedTest, acting: Acting): Promise<OperatorOutcome<EndpointTest>> {
      const { merNo } = wanted;
      const account = await deps.accounts.find(merNo);
      if (account === null) return merchantNotFound(merNo);
      const [secret] = secretsOf(account, 'webhookSecret', deps.clock.now());
      if (secret === undefined) throw new Error(`merchant ${merNo} has no webhook secret`);
      if (running.has(merNo)) return refuse('testRunning');
      const waitSeconds = deps.testRate.take(merNo);
      if (waitSeconds > 0) return refuse('tooManyTests', { waitSeconds: Math.ceil(waitSeconds) });
      running.add(merNo);
      try {
        return done(await testEndpoint(deps, { ...wanted, secret }, acting));
      } finally {
        running.delete(merNo);
      }
    },
  };
}

interface WantedTest {
  readonly merNo: number;
  readonly address: string;
  readonly merOrderNo: string | null;
}

async function checklistOf({ store, configured: { mode } }: GettingStartedDependencies, merchant: Merchant) {
  const { merNo, websites } = merchant;
  const [facts, uses, sale] = await Promise.all([
    store.listFacts(merNo),
    store.listKeyUses(merNo),
    store.findFirstSale(merNo),
  ]);
  const factAt = (fact: MerchantFact) => facts.find((one) => one.fact === fact)?.at ?? null;
  // A key that the operator passed on is seen by its use.
  const usedAt = uses.length === 0 ? null : Math.min(...uses.map((use) => use.usedAt));
  const keyAt = factAt('signingKeyTaken') ?? usedAt;
  const testedAt = factAt('notificationTested');
  const saleOf = (own: Checklist['mode']): Omit<ChecklistStep, 'step'> =>
    own === mode
      ? { state: stepState(sale !== null), doneAt: sale?.at ?? null, tradeNo: sale?.tradeNo ?? null }
      : { state: 'elsewhere', doneAt: null, tradeNo: null };
  const steps: ChecklistStep[] = [
    { step: 'website', state: stepState(websites.length > 0), doneAt: null, tradeNo: null },
    { step: 'key', state: stepState(keyAt !== null || sale !== null), doneAt: keyAt, tradeNo: null },
    { step: 'notification', state: stepState(testedAt !== null), doneAt: testedAt, tradeNo: null },
    { step: 'sandboxPayment', ...saleOf('sandbox') },
    { step: 'livePayment', ...saleOf('live') },
  ];
  return { mode, steps };
}

function stepState(isDone: boolean): 'done' | 'open' {
  return isDone ? 'done' : 'open';
}

async function testEndpoint(
  { store, clock, probeEndpoint }: GettingStartedDependencies,
  { merNo, address, merOrderNo, secret }: WantedTest & { secret: string },
  acting: Acting,
): Promise<EndpointTest> {
  const checks = await probeEndpoint({ address, secret, merOrderNo });
  const failed = checks.filter(({ result }) => result === 'fail').length;
  const testedAt = clock.now();
  const test = { merNo, address, testedAt, passed: failed === 0, checks };
  const detail = failed === 0 ? `${checks.length} checks passed` : `${failed} of ${checks.length} checks failed`;
  const target = `merchant ${merNo}`;
  await store.recordEndpointTest(
    test,
    auditOf(acting, { at: testedAt, action: 'testEndpoint', merNo, target, detail, after: { address } }),
  );
  return test;
}
