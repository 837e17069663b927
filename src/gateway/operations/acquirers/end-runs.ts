import type { EndedRun, RunEndStore } from '../../domain/acquirers/run-end.ts';
import { acquirerNameOf } from '../../domain/acquirers/acquirer.ts';
import type { Task } from '../../domain/acquirers/task.ts';
import type { Zone } from '../../domain/day.ts';
import type { Clock, Ids } from '../../domain/ports.ts';
import { bankDayAfter, nextDue } from '../../domain/settlements/payout-schedule.ts';
import type { PayoutSchedule, PayoutScheduleStore } from '../../domain/settlements/payout-schedule.ts';
import { zoneOfMerchant } from '../settlements/payout-schedules.ts';

export interface EndRunsDependencies {
  readonly store: RunEndStore & Pick<PayoutScheduleStore, 'findPayoutSchedule' | 'readMerchantZone'>;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
  readonly zone: Zone;
}

/**
 * A payout that was declined is a task, and is due again on the next bank day, with a new order. One that came back is a task of the
 * acquirer's news already, and its money is in the next due date. Every payout that failed or came back is news for the merchant.
 */
export async function endRun(deps: EndRunsDependencies, run: EndedRun): Promise<boolean> {
  const { merNo, currency, became } = run;
  if (became !== 'failed') return deps.store.endRun(run, { task: null, retry: null });
  const schedule = await deps.store.findPayoutSchedule({ merNo, currency });
  return deps.store.endRun(run, {
    task: taskOf(deps, run),
    retry: schedule === null || schedule.rhythm === 'manual' ? null : await retryOf(deps, schedule),
  });
}

async function retryOf(deps: EndRunsDependencies, schedule: PayoutSchedule) {
  const now = deps.clock.now();
  const zone = await zoneOfMerchant(deps, schedule.merNo);
  const retryDay = bankDayAfter(schedule, zone.dayOf(now));
  return { schedule, next: { ...nextDue({ ...schedule, retryDay }, now, zone), retryDay } };
}

function taskOf({ clock, ids }: EndRunsDependencies, { merNo, tradeNo, acquirer }: EndedRun): Task {
  return {
    taskNo: ids.newId('task'),
    kind: 'scheduledPayoutFailed',
    merNo,
    tradeNo,
    subject: tradeNo ?? '',
    acquirer: acquirerNameOf(acquirer),
    changeId: '',
    createdAt: clock.now(),
    ownerId: null,
    owner: null,
    takenAt: null,
    endedAt: null,
    endedBy: null,
    ending: null,
    note: '',
  };
}
