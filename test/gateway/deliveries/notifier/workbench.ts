import { actingAsSystem } from '../../../../src/gateway/domain/audit/actor.ts';
import { auditOf } from '../../../../src/gateway/domain/audit/audit.ts';
import type { AttemptEnd, ClaimedDelivery } from '../../../../src/gateway/domain/deliveries/delivery.ts';
import type { NewOrder } from '../../../../src/gateway/domain/orders/order.ts';
import type { Store } from '../../../../src/gateway/domain/store.ts';
import type { LaneLimits } from '../../../../src/gateway/notifier/lanes.ts';
import { createNotifier } from '../../../../src/gateway/notifier/notifier.ts';
import type { Notifier } from '../../../../src/gateway/notifier/notifier.ts';
import type { Sender, Sent } from '../../../../src/gateway/notifier/send.ts';
import { createClockControl, createMovableClock } from '../../../../src/gateway/work/movable-clock.ts';
import { MER_NO, NOW, declined, newRecord } from '../../../helpers/database/store-records.ts';

// A notifier on a store, with a clock that stands still until it is moved.

const SECRET = 'whsec_c2VjcmV0IG9mIHRoZSB3b3JrYmVuY2g=';
// When what `createNotified` wrote is due.
export const DUE_AT = NOW + 1000;

export interface Workbench {
  readonly notifier: Notifier;
  readonly ends: (AttemptEnd & Pick<ClaimedDelivery, 'address'>)[];
  readonly errors: unknown[];
  now(): number;
  advance(minutes: number): Promise<void>;
}

export function createWorkbench(options: {
  store: Store;
  send: Sender;
  limits?: LaneLimits;
  holder?: string;
  leaseMs?: number;
}): Workbench {
  const { store, holder = 'workbench', send, ...tuning } = options;
  const clock = createMovableClock(
    () => DUE_AT,
    () => store,
  );
  const ends: Workbench['ends'] = [];
  const errors: unknown[] = [];
  const notifier = createNotifier({
    store,
    clock,
    realClock: { now: () => Date.now() },
    stopwatch: { elapsedMs: () => performance.now() },
    send,
    holder,
    secretsOf: async () => [SECRET],
    onAttempt: ({ address }, end) => ends.push({ ...end, address }),
    onError: (error) => errors.push(error),
    ...tuning,
  });
  const control = createClockControl(clock, [{ runDue: notifier.runDue, nextAt: () => store.nextDeliveryAt() }]);
  return {
    notifier,
    ends,
    errors,
    now: clock.now,
    advance: async (minutes) => void (await control.advance(minutes * 60)),
  };
}

/** Declined payments whose results are to be sent to these addresses. */
export async function createNotified(
  store: Store,
  addresses: readonly string[],
  { merNo = MER_NO, createdAt = NOW }: { merNo?: number; createdAt?: number } = {},
): Promise<NewOrder[]> {
  const records = addresses.map((notifyUrl) => newRecord({ merNo, notifyUrl, createdAt }));
  await Promise.all(records.map((record) => store.createPayment(record)));
  await Promise.all(records.map((record) => store.finishPayment(declined(record.order))));
  return records.map(({ order }) => order);
}

export function sentAnswer(text: string, status = 200): Sent {
  return { status, answer: Buffer.from(text), fault: null };
}

export const audit = auditOf(actingAsSystem('operator'), {
  at: NOW,
  action: 'resendDelivery',
  target: 'test',
  detail: '',
});
