import type { Acting } from '../../domain/actor.ts';
import { auditOf } from '../../domain/audit.ts';
import type { RateRule } from '../../domain/limiter.ts';
import { leadsToWebsite } from '../../domain/merchant.ts';
import { testEvent } from '../../domain/notification.ts';
import type { NewNotification } from '../../domain/notification.ts';
import type { OperatorDependencies } from './operator-dependencies.ts';
import { done, merchantNotFound, refuse, refuseInput } from './outcome.ts';
import type { OperatorOutcome } from './outcome.ts';

export interface WantedTest {
  readonly merNo: number;
  readonly event: NewNotification['event'];
  readonly address: string;
}

/** Each is a request to an address that somebody typed in. */
export const TEST_EVENTS: RateRule = { countMax: 20, windowMs: 60_000 };

/** Written where all notifications are written, and so signed, guarded, sent and recorded like them. */
export function createTestEventOperations(deps: OperatorDependencies) {
  const { store, accounts, clock, ids, configured, testEventRate } = deps;
  return {
    async sendTestEvent(
      { merNo, event, address }: WantedTest,
      acting: Acting,
    ): Promise<OperatorOutcome<WantedTest & { readonly notificationId: string }>> {
      const account = await accounts.find(merNo);
      if (account === null) return merchantNotFound(merNo);
      if (configured.mode === 'live' && !leadsToWebsite(address, account.merchant.websites)) {
        const problem = 'must lead to a website that is configured for the merchant';
        return refuseInput([{ field: 'address', problem }]);
      }
      const waitSeconds = testEventRate.take(merNo);
      if (waitSeconds > 0) {
        return refuse('tooManyRequests', `Too many test events. Wait ${waitSeconds} seconds and try again.`);
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
