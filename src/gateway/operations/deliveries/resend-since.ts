import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { DeliveryStore } from '../../domain/deliveries/delivery.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import type { Clock } from '../../domain/ports.ts';
import { merchantExists } from '../merchants/merchants.ts';
import { done, invalid, merchantNotFound, refuseInput } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

export interface CountedSince {
  readonly merNo: number;
  readonly since: number;
  readonly until: number;
  readonly count: number;
  readonly more: boolean;
}

export interface ResentSince {
  readonly merNo: number;
  readonly resent: number;
  readonly more: boolean;
}

/** What one request takes: what waits is looked through at each claim. */
const RESEND_SINCE_MAX = 5000;

/** Clocks of two nodes may differ by so much: the count of one is the limit of a request to the other. */
const CLOCKS_APART_MS = 5000;

const IN_THE_FUTURE = invalid('until', 'inTheFuture');

export interface ResendSinceDependencies {
  readonly store: Pick<DeliveryStore, 'countSince' | 'resendSince'> & Pick<MerchantStore, 'findMerchant'>;
  readonly clock: Clock;
}

/** Sends what a merchant was notified of since a moment once more: after an outage, or once its handler is repaired. */
export function createResendSince({ store, clock }: ResendSinceDependencies) {
  return {
    async countSince(given: {
      merNo: number;
      since: number;
      until: number | null;
    }): Promise<OperatorOutcome<CountedSince>> {
      const { merNo } = given;
      if (!(await merchantExists(store, merNo))) return merchantNotFound(merNo);
      const now = clock.now();
      const span = { ...given, until: given.until ?? now };
      if (span.until > now + CLOCKS_APART_MS) return refuseInput([IN_THE_FUTURE]);
      const count = await store.countSince({ ...span, limit: RESEND_SINCE_MAX + 1 });
      return done({ ...span, count: Math.min(count, RESEND_SINCE_MAX), more: count > RESEND_SINCE_MAX });
    },

    async resendSince(
      span: { merNo: number; since: number; until: number },
      acting: Acting,
    ): Promise<OperatorOutcome<ResentSince>> {
      const { merNo, since, until } = span;
      if (!(await merchantExists(store, merNo))) return merchantNotFound(merNo);
      const now = clock.now();
      if (until > now + CLOCKS_APART_MS) return refuseInput([IN_THE_FUTURE]);
      const resent = await store.resendSince({
        ...span,
        limit: RESEND_SINCE_MAX,
        // Never before the end of the span, which is how a repeated request finds it.
        at: Math.max(now, until),
        auditOf: (count) =>
          auditOf(acting, {
            at: now,
            action: 'resendSince',
            merNo,
            target: `merchant ${merNo}`,
            detail: `${count} notifications since ${new Date(since).toISOString()}`,
          }),
      });
      const left = resent < RESEND_SINCE_MAX ? 0 : await store.countSince({ ...span, limit: 1 });
      return done({ merNo, resent, more: left > 0 });
    },
  };
}
