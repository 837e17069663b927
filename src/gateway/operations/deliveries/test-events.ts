import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { DeliveryStore } from '../../domain/deliveries/delivery.ts';
import type { Rate, RateRule } from '../../domain/limiter.ts';
import { leadsToWebsite } from '../../domain/merchants/merchant.ts';
import { testEvent } from '../../domain/deliveries/notification.ts';
import type { NewNotification, NotificationPayload } from '../../domain/deliveries/notification.ts';
import { done, invalid, merchantNotFound, refuse, refuseInput } from '../outcome.ts';
import type { Configured } from '../../domain/platform/configured.ts';
import type { Clock, Ids } from '../../domain/ports.ts';
import type { MerchantAccounts } from '../operations.ts';
import type { OperatorOutcome } from '../outcome.ts';

export interface WantedTest {
  readonly merNo: number;
  readonly event: NewNotification['event'];
  readonly address: string;
}

/** Each is a request to an address that somebody typed in. */
export const TEST_EVENTS: RateRule = { countMax: 20, windowMs: 60_000 };

export interface TestEventDependencies {
  readonly store: Pick<DeliveryStore, 'addNotification'>;
  readonly accounts: MerchantAccounts;
  readonly clock: Clock;
  readonly configured: Configured;
  readonly ids: Ids;
  /** The contract's example of a merchant's notification of an event. */
  readonly exampleOf: (event: NewNotification['event']) => Promise<NotificationPayload>;
  /** Limits test events by merchant. */
  readonly testEventRate: Rate;
}

/** Written where all notifications are written, and so signed, guarded, sent and recorded like them. */
export function createTestEventOperations(deps: TestEventDependencies) {
  const { store, accounts, clock, ids, configured, testEventRate } = deps;
  return {
    async sendTestEvent(
      { merNo, event, address }: WantedTest,
      acting: Acting,
    ): Promise<OperatorOutcome<WantedTest & { readonly notificationId: string }>> {
      const account = await accounts.find(merNo);
      if (account === null) return merchantNotFound(merNo);
      if (configured.mode === 'live' && !leadsToWebsite(address, account.merchant.websites)) {
        return refuseInput([invalid('address', 'notOfAWebsite')]);
      }
      const waitSeconds = testEventRate.take(merNo);
      if (waitSeconds > 0) {
        return refuse('tooManyTestEvents', { waitSeconds });
      }
      const now = clock.now();
      const notificationId = ids.newNumber('notification', { now, merNo });
      const numberOf: Parameters<typeof testEvent>[1]['numberOf'] = (kind) => ids.newNumber(kind, { now: 0, merNo });
      const example = await deps.exampleOf(event);
      const notification = testEvent(example, { event, merNo, address, numberOf }, { notificationId, now });
      const detail = `test event ${event}`;
      const audit = auditOf(acting, { at: now, action: 'sendTestEvent', merNo, target: notificationId, detail });
      await store.addNotification(notification, audit);
      return done({ merNo, notificationId, event, address });
    },
  };
}
