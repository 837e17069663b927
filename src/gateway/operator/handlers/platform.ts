import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import type { AgendaItem } from '../../domain/orders/agenda.ts';
import type { ChannelFigures } from '../../domain/acquirers/channel-figures.ts';
import { timeOf } from '../../domain/numbers.ts';
import type { ExchangeRate } from '../../domain/platform/rates.ts';
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
