import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import type { ExchangeRate } from '../../domain/store.ts';
import type { OperatorOperations } from '../../operations/operator/create-operator-operations.ts';
import { done } from '../../operations/operator/outcome.ts';
import type { OperatorHandlers } from './handler-types.ts';
import { mapOutcome } from './map-outcome.ts';
import { momentText } from './wire-merchant.ts';

type PlatformOperationId = Extract<
  OperatorOperationId,
  `${string}Rate` | `${string}Banks` | `${string}Clock` | 'listRates' | 'verifyLedger' | 'listActions'
>;

/** What belongs to no single merchant: rates, banks, the books, the clock. */
export function createPlatformHandlers(operations: OperatorOperations): Pick<OperatorHandlers, PlatformOperationId> {
  return {
    listRates: async () => done({ rates: (await operations.listRates()).map(rateToWire) }),
    putRate: async ({ parameters: { from, to }, body: { rate }, acting }) =>
      mapOutcome(operations.putRate({ from, to, rate }, acting), rateToWire),
    listBanks: async () => done({ banks: await operations.listBanks() }),
    putBanks: async ({ body, acting }) =>
      mapOutcome(operations.putBanks(body.banks, acting), (banks) => ({ banks: [...banks] })),
    async verifyLedger() {
      const { postings, orders, problems } = await operations.verifyLedger();
      return done({ ok: problems.length === 0, postings, orders, problems: [...problems] });
    },
    async listActions({ parameters: { before = null, limit } }) {
      const { actions, next } = await operations.listActions({ before, limit });
      const shown = actions.map(({ actionNo, at, actor, action, target, detail }) => ({
        actionNo,
        at: momentText(at),
        actor,
        action,
        target,
        detail,
      }));
      return done({ actions: shown, next });
    },
    getClock: async () => done({ now: momentText(operations.getClock().now) }),
    advanceClock: async ({ body: { advanceSeconds }, acting }) =>
      done({ now: momentText((await operations.advanceClock(advanceSeconds, acting)).now) }),
  };
}

function rateToWire({ from, to, rate, updatedAt }: ExchangeRate) {
  return { from, to, rate, updatedAt: momentText(updatedAt) };
}
