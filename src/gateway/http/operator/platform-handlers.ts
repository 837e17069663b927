import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import type { AgendaItem } from '../../domain/agenda.ts';
import type { ChannelFigures } from '../../domain/channel-figures.ts';
import { timeOf } from '../../domain/numbers.ts';
import type { ExchangeRate } from '../../domain/store.ts';
import type { OperatorOperations } from '../../operations/operator/create-operator-operations.ts';
import { done } from '../../operations/operator/outcome.ts';
import type { OperatorHandlers } from './handler-types.ts';
import { mapOutcome } from './map-outcome.ts';
import { momentText } from './wire-merchant.ts';

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
export function createPlatformHandlers(operations: OperatorOperations): Pick<OperatorHandlers, PlatformOperationId> {
  return {
    listRates: async () => done({ rates: (await operations.listRates()).map(rateToWire) }),
    putRate: async ({ parameters: { from, to }, body: { rate }, acting }) =>
      mapOutcome(operations.putRate({ from, to, rate }, acting), rateToWire),
    listBanks: async () => done({ banks: await operations.listBanks() }),
    putBanks: async ({ body, acting }) =>
      mapOutcome(operations.putBanks(body.banks, acting), (banks) => ({ banks: [...banks] })),
    async readChannels() {
      const { asOf, hour, day, asking, more } = await operations.readChannels();
      const [hourly, daily] = [hour.map(figuresToWire), day.map(figuresToWire)];
      return done({ asOf: momentText(asOf), hour: hourly, day: daily, asking: asking.map(inquiryToWire), more });
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

function inquiryToWire({ merNo, tradeNo, task, subject, tries, dueAt }: AgendaItem) {
  const refundNo = task === 'inquireRefund' ? subject : null;
  return { merNo, tradeNo, refundNo, since: momentText(timeOf(subject)), tries, nextAt: momentText(dueAt) };
}
