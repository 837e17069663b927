import type { components } from '../../../../generated/operator.ts';
import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import { dayText } from '../../domain/day.ts';
import { formatAmount } from '../../domain/money.ts';
import type { IndexReach } from '../../domain/orders/order-index.ts';
import type { AttentionGroup } from '../../operations/home/attention.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import type { Figures, PaymentCounts } from '../../operations/home/figures.ts';
import { done } from '../../operations/outcome.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { momentText, optionalMoment } from '../wire/merchant.ts';
import { orderToWire } from '../wire/order.ts';
import { hitToWire, listToWire } from '../wire/search.ts';
import type { DeclineSlice } from '../../domain/orders/declines.ts';
import type { Declines } from '../../operations/home/declines.ts';
import type { Upkeep } from '../../operations/home/upkeep.ts';
import { faultWords } from '../../domain/platform/mail-fault.ts';

type IndexOperationId = Extract<
  OperatorOperationId,
  'searchAll' | 'listRelatedOrders' | 'readFigures' | 'readDeclines' | 'readAttention' | 'readUpkeep'
>;

type Schemas = components['schemas'];

export function createIndexHandlers(
  operations: Pick<OperatorOperations, IndexOperationId>,
): Pick<OperatorHandlers, IndexOperationId> {
  return {
    searchAll: async ({ parameters: { q: text, timeZone = 'UTC', merNo = null, limit }, acting }) =>
      mapOutcome(operations.searchAll({ text, timeZone, merNo, limit }, acting), (result) => ({
        hits: result.hits.map(hitToWire),
        lists: result.lists.map(listToWire),
        isComplete: result.isComplete,
        takenFor: [...result.takenFor],
        hint: result.hint,
        searchable: reachToWire(result.searchable),
      })),
    listRelatedOrders: async ({ parameters: { tradeNo, limit }, acting }) =>
      mapOutcome(operations.listRelatedOrders({ tradeNo, limit }, acting), (related) => ({
        orders: related.orders.map(({ order, shares }) => ({ order: orderToWire(order), shares: [...shares] })),
        isComplete: related.isComplete,
        searchable: reachToWire(related.searchable),
      })),
    readFigures: async ({ parameters: { merNo = null, timeZone = 'UTC', days } }) =>
      mapOutcome(operations.readFigures({ merNo, timeZone, days }), figuresToWire),
    readDeclines: async ({ parameters: { merNo = null, days } }) =>
      mapOutcome(operations.readDeclines({ merNo, days }), declinesToWire),
    readAttention: async ({ acting }) => done({ groups: (await operations.readAttention(acting)).map(groupToWire) }),
    readUpkeep: async () => done(upkeepToWire(await operations.readUpkeep())),
  };
}

function declinesToWire({ now, before, days, by }: Declines): Schemas['Declines'] {
  const slice = ({ daily, ...rest }: DeclineSlice) => ({ ...rest, daily: days.map(({ day }) => daily.get(day) ?? 0) });
  return {
    now,
    before,
    days: days.map(({ day, ...counts }) => ({ day: dayText(day), counts })),
    reasons: by.reason.map(slice),
    methods: by.method.map(slice),
    bins: by.bin.map(slice),
    merchants: by.merchant.map(slice),
  };
}

function upkeepToWire({ mails, backup, ...counts }: Upkeep): Schemas['Upkeep'] {
  const faults = mails.faults.map(({ since, ...one }) => ({
    ...one,
    meaning: faultWords(one.fault),
    since: momentText(since),
  }));
  return {
    ...counts,
    mails: { to: mails.to, faults },
    backup: { isKnown: backup.isKnown, lastAt: optionalMoment(backup.lastAt) },
  };
}

function reachToWire(reach: IndexReach | null): Schemas['IndexReach'] | null {
  return reach === null ? null : { from: reach.from === 0 ? null : momentText(reach.from), to: momentText(reach.to) };
}

function figuresToWire({
  timeZone,
  now,
  before,
  hours,
  methods,
  period,
  periodBefore,
  daily,
  searchable,
}: Figures): Schemas['Figures'] {
  return {
    timeZone,
    now: countsToWire(now),
    before: countsToWire(before),
    hours: hours.map((hour) => ({
      at: momentText(hour.at),
      now: hour.now === null ? null : countsToWire(hour.now),
      before: countsToWire(hour.before),
    })),
    methods: methods.map((one) => ({
      method: one.method as Schemas['Method'],
      now: countsToWire(one.now),
      before: countsToWire(one.before),
    })),
    period: countsToWire(period),
    periodBefore: countsToWire(periodBefore),
    daily: daily.map(({ day, counts }) => ({ day: dayText(day), counts: countsToWire(counts) })),
    searchable: reachToWire(searchable),
  };
}

function countsToWire({ created, succeeded, failed, values }: PaymentCounts): Schemas['PaymentCounts'] {
  return {
    created,
    succeeded,
    failed,
    values: values.map((one) => ({ ...one, amount: formatAmount(one.amount, one.currency) })),
  };
}

function groupToWire({ kind, count, isMore, entries }: AttentionGroup): Schemas['AttentionGroup'] {
  return {
    kind,
    count,
    isMore,
    entries: entries.map((entry) => ({ ...entry, at: momentText(entry.at), dueAt: optionalMoment(entry.dueAt) })),
  };
}
