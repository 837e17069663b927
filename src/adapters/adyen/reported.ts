import adyen from '@adyen/api-library';
import { CannotStartError } from '../shared/cannot-start-error.ts';
import type { Movement, Order } from '../shared/provider.ts';
import type { ProviderEvent, Store } from '../shared/store.ts';
import type { AdyenSettings } from './client.ts';
import { declineBy } from './declines.ts';
import { movement } from './movement.ts';

// What Adyen reports. It cannot be asked about a payment, so a report is on disk before it is acknowledged, and decides; but only by
// the fields that are signed. The reason is not: it chooses a class of decline, and words for people.

const VALIDATOR = new adyen.hmacValidator();
type Item = Extract<Parameters<typeof VALIDATOR.calculateHmac>[0], { eventCode: unknown }>;

const DAY_MS = 86_400_000;
const MISSING = 'MISSING';
const NEWS: Readonly<Record<string, Pick<ProviderEvent, 'type' | 'stage'>>> = {
  REQUEST_FOR_INFORMATION: { type: 'dispute.opened', stage: 'inquiry' },
  NOTIFICATION_OF_CHARGEBACK: { type: 'dispute.opened' },
  CHARGEBACK: { type: 'dispute.opened' },
  CHARGEBACK_REVERSED: { type: 'dispute.won' },
  SECOND_CHARGEBACK: { type: 'dispute.lost', stage: 'preArbitration' },
  PREARBITRATION_WON: { type: 'dispute.won', stage: 'preArbitration' },
  PREARBITRATION_LOST: { type: 'dispute.lost', stage: 'preArbitration' },
  REFUND_FAILED: { type: 'refund.returned' },
  REFUNDED_REVERSED: { type: 'refund.returned' },
};

/** Null unless all of it is signed by Adyen, and about this account. */
export function readReported(body: Buffer, { hmacKeys, merchantAccount }: AdyenSettings, store: Store) {
  try {
    const { notificationItems } = JSON.parse(body.toString()) as {
      notificationItems: { NotificationRequestItem: Item }[];
    };
    const items = notificationItems.map(({ NotificationRequestItem: item }) => item);
    const isSigned = (item: Item) => hmacKeys.some((key) => VALIDATOR.validateHMAC(item, key));
    // Others may use the same account. What became of their payments is nothing to us.
    const isNeeded = ({ type, reference }: ProviderEvent) =>
      type !== 'changed' || reference === null || store.find(reference) !== undefined;
    const isOurs = items.every((item) => item.merchantAccountCode === merchantAccount && isSigned(item));
    return isOurs ? items.map((item) => eventOf(item, store)).filter(isNeeded) : null;
  } catch {
    return null;
  }
}

function eventOf(item: Item, store: Store): ProviderEvent {
  const { eventCode, pspReference: providerId, amount, eventDate, success } = item;
  const news = (String(success) === 'true' ? NEWS[eventCode] : undefined) ?? { type: 'changed' };
  const isDispute = news.type.startsWith('dispute');
  const answerBy = item.additionalData?.['defensePeriodEndsAt'];
  const reason = (item.reason ?? '').replaceAll(/[^\p{L}\p{N} /-]|\p{N}{5,}/gu, '').trim();
  return {
    // The notice of a chargeback and the chargeback itself are one beginning.
    id: `${providerId}.${eventCode.replace('NOTIFICATION_OF_', '')}.${success}`,
    ...news,
    at: new Date(eventDate).toISOString(),
    reference: referenceOf(item, store),
    currency: String(amount.currency),
    amount: String(amount.value),
    providerId,
    note: `${eventCode} ${success}`,
    ...(isDispute && { caseId: providerId }),
    ...(answerBy !== undefined && { answerBy: new Date(answerBy).toISOString() }),
    ...(reason !== '' && { reason: reason.slice(0, 100) }),
  };
}

/** A report about a refund may name the payment instead; then the refund is known by Adyen's number, if its answer came. */
function referenceOf({ eventCode, merchantReference, pspReference }: Item, store: Store): string | null {
  const named = store.find(merchantReference);
  if (named?.kind !== 'payment' || !eventCode.startsWith('REFUND')) return merchantReference || null;
  const isMeant = ({ facts }: { facts?: { acquirerReference?: string } }) => facts?.acquirerReference === pspReference;
  const refund = store.ofTrade(named.tradeNo).find((entry) => entry.kind === 'refund' && isMeant(entry));
  return refund?.number ?? merchantReference;
}

/** That Adyen does not have a payment only people can see. It counts when no request can be on its way any more. */
export function noteMissing(numbers: readonly string[], store: Store): void {
  for (const reference of numbers) {
    const sentAt = store.find(reference)?.sentAt ?? Date.now();
    if (Date.now() - sentAt < DAY_MS)
      throw new CannotStartError(`${reference} was not sent a day ago, so it may still come to Adyen`);
    const about = { type: 'changed', at: new Date().toISOString(), currency: '', amount: '0' } as const;
    store.addEvent({ ...about, id: `${reference}.${MISSING}`, reference, note: MISSING });
  }
}

/** What the reports make of an order; null if they decide nothing. `isCancelling`: it was asked to cancel, and waits for the result. */
export function resultBy(
  events: readonly ProviderEvent[],
  { amount, currency }: Order,
  { action, isCancelling = false }: { action: 'AUTHORISATION' | 'REFUND'; isCancelling?: boolean },
): Movement | 'closed' | null {
  const said = (note: string) => events.find((event) => event.note === note);
  if (said('TECHNICAL_CANCEL true')) return 'closed';
  const failed = said(`${action} false`);
  const done = events.find(
    (e) => e.note === `${action} true` && e.currency === currency && e.amount === String(amount),
  );
  if (done !== undefined)
    return isCancelling && !said('TECHNICAL_CANCEL false')
      ? null
      : movement('succeeded', { id: done.providerId ?? null });
  if (failed === undefined) return said(MISSING) ? 'closed' : null;
  return movement('failed', { id: failed.providerId ?? null, decline: declineBy(failed.reason) });
}
