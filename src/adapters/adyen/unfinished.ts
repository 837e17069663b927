import { ProviderSilent } from '../shared/provider.ts';
import type { Movement, Order } from '../shared/provider.ts';
import type { Entry, Store } from '../shared/store.ts';
import { AdyenRefusal, keyOf } from './client.ts';
import type { AdyenSettings, Checkout } from './client.ts';
import { asSilence, movement, movementOf } from './movement.ts';

// Payments that wait: for their payer, or for being cancelled.

/** What is on disk beside a payment. */
interface Memory {
  readonly payUrl: string | null;
  /** What the payer brought back. */
  readonly redirectResult?: string;
  readonly isCancelling?: boolean;
}

export function memoryOf({ remembered }: Pick<Order, 'remembered'>): Memory {
  return JSON.parse(remembered ?? '{"payUrl":null}') as Memory;
}

export function createUnfinished({ merchantAccount }: AdyenSettings, store: Store, checkout: Checkout) {
  const { PaymentsApi, ModificationsApi } = checkout;
  const entryOf = (reference: string) => store.find(reference) as Entry;
  const keep = (reference: string, memory: Memory) =>
    void store.put({ ...entryOf(reference), remembered: JSON.stringify(memory) });

  return {
    /** A payment with a redirect goes on only if Adyen gets what the payer brought back. */
    async resume(order: Order): Promise<Movement> {
      const { reference } = order;
      const { redirectResult, ...rest } = memoryOf(order);
      const { action } = entryOf(reference);
      const redirectUrl = action?.kind === 'redirect' ? action.url : null;
      if (redirectResult === undefined) return movement('action', { redirectUrl });
      try {
        const details = { details: { redirectResult } };
        return movementOf(await PaymentsApi.paymentsDetails(details, keyOf('details', redirectResult)), order);
      } catch (error) {
        // Not what Adyen sent the payer back with, so nothing went on. The payer may still come with that.
        if (error instanceof AdyenRefusal && error.isAboutRequest) keep(reference, rest);
        return asSilence(error);
      }
    },

    /** Adyen answers by a report. Until then an authorisation decides nothing, because it may be cancelled. */
    async cancel(order: Order): Promise<never> {
      const { reference } = order;
      keep(reference, { ...memoryOf(order), isCancelling: true });
      const request = { merchantAccount, paymentReference: reference, reference };
      await ModificationsApi.cancelAuthorisedPayment(request, keyOf('cancels', reference)).catch(asSilence);
      throw new ProviderSilent('Adyen has not reported the cancellation');
    },

    takeReturn(reference: string, query: URLSearchParams): string | null {
      const { state, remembered } = store.find(reference) ?? {};
      if (remembered === undefined) return null;
      const memory = memoryOf({ remembered });
      const redirectResult = query.get('redirectResult');
      const isAwaited = state === 'challenged' && memory.redirectResult === undefined;
      if (isAwaited && redirectResult !== null) keep(reference, { ...memory, redirectResult });
      return memory.payUrl;
    },
  };
}
