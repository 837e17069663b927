import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import type { AgendaItem } from '../../domain/orders/agenda.ts';
import type { ChannelFigures } from '../../domain/acquirers/channel-figures.ts';
import { timeOf } from '../../domain/numbers.ts';
import type { ExchangeRate } from '../../domain/platform/rates.ts';
import type { AcquirerReport } from '../../operations/acquirers/channels.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import { done } from '../../operations/outcome.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { momentText } from '../wire/merchant.ts';

type PlatformOperationId = Extract<
  OperatorOperationId,
  | `${string}Rate`
  | `${string}Banks`
  | `${string}Clock`
  | 'listRates'
  | 'readChannels'
  | 'advanceToNextDue'
  | 'resetSandbox'
>;

/** What belongs to no single merchant: rates, banks, the acquirer, the clock, the sandbox as a whole. */
export function createPlatformHandlers(
  operations: Pick<OperatorOperations, PlatformOperationId>,
): Pick<OperatorHandlers, PlatformOperationId> {
  return {
    listRates: async () => done({ rates: (await operations.listRates()).map(rateToWire) }),
    putRate: async ({ parameters: { from, to }, body: { rate }, acting }) =>
      mapOutcome(operations.putRate({ from, to, rate }, acting), rateToWire),
    listBanks: async () => done({ banks: await operations.listBanks() }),
    putBanks: async ({ body, acting }) =>
      mapOutcome(operations.putBanks(body.banks, acting), (banks) => ({ banks: [...banks] })),
    async readChannels() {
      const { asOf, hour, day, acquirers, asking, more } = await operations.readChannels();
      return done({
        asOf: momentText(asOf),
        hour: hour.map(figuresToWire),
        day: day.map(figuresToWire),
        acquirers: acquirers.map(acquirerToWire),
        asking: asking.map(inquiryToWire),
        more,
      });
    },
    getClock: async () => done({ now: momentText(operations.getClock().now) }),
    advanceClock: async ({ body: { advanceSeconds }, acting }) =>
      done({ now: momentText((await operations.advanceClock(advanceSeconds, acting)).now) }),
    advanceToNextDue: async ({ acting }) => done({ now: momentText((await operations.advanceToNextDue(acting)).now) }),
    resetSandbox: async ({ acting }) =>
      mapOutcome(operations.resetSandbox(acting), ({ begunAt }) => ({ begunAt: momentText(begunAt) })),
  };
}

function rateToWire({ from, to, rate, updatedAt }: ExchangeRate) {
  return { from, to, rate, updatedAt: momentText(updatedAt) };
}

function figuresToWire({ lastAt, ...figures }: ChannelFigures) {
  return { ...figures, lastAt: momentText(lastAt) };
}

function acquirerToWire({ acquirer, hour, day, methods, breakers }: AcquirerReport) {
  return {
    acquirer,
    hour: hour.map(figuresToWire),
    day: day.map(figuresToWire),
    methods: [...methods],
    breakers: breakers.map(({ operation, state, since }) => ({ operation, state, since: momentText(since) })),
  };
}

function inquiryToWire({ merNo, tradeNo, task, subject, tries, dueAt }: AgendaItem) {
  const refundNo = task === 'inquireRefund' ? subject : null;
  return { merNo, tradeNo, refundNo, since: momentText(timeOf(subject)), tries, nextAt: momentText(dueAt) };
}
