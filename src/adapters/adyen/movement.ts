import { ProviderSilent } from '../shared/provider.ts';
import type { Movement, Order } from '../shared/provider.ts';
import { AdyenRefusal } from './client.ts';
import { declineBy } from './declines.ts';

// What an answer of Adyen makes of an order.

interface Answer {
  readonly resultCode?: string;
  readonly pspReference?: string;
  readonly merchantReference?: string;
  readonly amount?: { readonly currency: string; readonly value: number } | null;
  readonly action?: object | null;
  readonly refusalReason?: string;
  readonly additionalData?: Readonly<Record<string, string>>;
}

const STATUSES: Readonly<Record<string, Movement['status']>> = {
  Authorised: 'succeeded',
  Refused: 'failed',
  Error: 'failed',
  Cancelled: 'failed',
  RedirectShopper: 'action',
  Received: 'processing',
  Pending: 'processing',
};

/** An answer about something else, or about another amount or currency, is no answer. */
export function movementOf(answer: Answer, order: Order): Movement {
  const { resultCode = '', pspReference: id = null, merchantReference, amount, action, additionalData } = answer;
  const status = STATUSES[resultCode];
  const { currency, value } = amountOf(order);
  const isOurs = merchantReference === order.reference && amount?.currency === currency && amount.value === value;
  const isOther = (merchantReference ?? order.reference) !== order.reference || (amount && !isOurs);
  const { url = null, method } = (action ?? {}) as { url?: string; method?: string };
  const isPage = url !== null && method !== 'POST';
  if (status === undefined || isOther || (status === 'succeeded' && !isOurs) || (status === 'action' && !isPage))
    throw new ProviderSilent('Adyen answered about something else');
  const decline = status === 'failed' ? declineBy(answer.refusalReason, additionalData?.['refusalReasonRaw']) : null;
  return movement(status, { id, decline, redirectUrl: url, authorisationCode: additionalData?.['authCode'] ?? null });
}

export function movement(status: Movement['status'], rest: Partial<Movement> = {}): Movement {
  return { id: null, status, redirectUrl: null, decline: null, authorisationCode: null, fee: null, ...rest };
}

/** For what was never done. */
export const REFUSED = movement('failed', { decline: { class: 'technical' } });

export function amountOf({ currency, amount }: Order) {
  return { currency, value: Number(amount) };
}

/** For a refusal that says nothing of what may have been done before. */
export function asSilence(error: unknown): never {
  if (error instanceof AdyenRefusal) throw new ProviderSilent(error.message, { cause: error });
  throw error;
}
