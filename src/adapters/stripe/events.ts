import type { Stripe } from 'stripe';
import type { Provider } from '../shared/provider.ts';
import type { ProviderEvent } from '../shared/store.ts';
import { silence } from './calls.ts';
import { NUMBER } from './read.ts';

// What happened at Stripe without a call. A webhook is a hint: its event is read from Stripe, where events are listed for 30 days, so that one
// that got lost is found too.

const DISPUTES = ['charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.closed'] as const;
/** News that the gateway could not ask for; all other events are about results. */
const NEWS = [...DISPUTES, 'refund.failed'] as const;

const OUTCOMES: Partial<Readonly<Record<Stripe.Dispute.Status, ProviderEvent['type']>>> = {
  won: 'dispute.won',
  warning_closed: 'dispute.won',
  lost: 'dispute.lost',
};

const LATE_SECONDS = 3600;

type Events = Required<Pick<Provider, 'readEvents' | 'missedEvents'>>;

export function createEvents(stripe: Stripe, webhookSecret: string): Events {
  /** When the newest event that was listed happened, in seconds. */
  let newest = 0;

  return {
    async readEvents(headers, body) {
      const signature = headers['stripe-signature'];
      const hinted = typeof signature === 'string' ? verify(stripe, { body, signature, webhookSecret }) : null;
      if (hinted === null) return null;
      try {
        return [await eventOf(stripe, await stripe.events.retrieve(hinted))];
      } catch (error) {
        // Stripe sends it again.
        throw silence(error);
      }
    },

    async missedEvents(isKnown) {
      try {
        // Again what is an hour old, because an event may be listed late.
        const created = { gte: Math.max(newest - LATE_SECONDS, 0) };
        const listed: Stripe.Event[] = [];
        for await (const event of stripe.events.list({ types: [...NEWS], created, limit: 100 })) listed.unshift(event);
        const found: ProviderEvent[] = [];
        for (const event of listed) if (!isKnown(event.id)) found.push(await eventOf(stripe, event));
        newest = listed.at(-1)?.created ?? newest;
        return found;
      } catch (error) {
        throw silence(error);
      }
    },
  };
}

/** The number of the event; null if Stripe did not sign it. */
function verify(
  { webhooks }: Stripe,
  { body, signature, webhookSecret }: { body: Buffer; signature: string; webhookSecret: string },
): string | null {
  try {
    return webhooks.constructEvent(body, signature, webhookSecret).id;
  } catch {
    return null;
  }
}

async function eventOf(stripe: Stripe, event: Stripe.Event): Promise<ProviderEvent> {
  const shared = { id: event.id, at: timeOf(event.created) };
  switch (event.type) {
    case 'charge.dispute.created':
      return { ...shared, ...(await disputeOf(stripe, event.data.object)), type: 'dispute.opened' };
    case 'charge.dispute.updated': {
      // An inquiry of the bank has become a chargeback.
      const before = event.data.previous_attributes?.status ?? '';
      const isNew = before.startsWith('warning_') && !event.data.object.status.startsWith('warning_');
      return { ...shared, ...(await disputeOf(stripe, event.data.object)), type: isNew ? 'dispute.opened' : 'changed' };
    }
    case 'charge.dispute.closed': {
      const type = OUTCOMES[event.data.object.status] ?? 'changed';
      return { ...shared, ...(await disputeOf(stripe, event.data.object)), type };
    }
    case 'refund.failed': {
      const { id: providerId, amount, currency, metadata } = event.data.object;
      const reference = metadata?.[NUMBER] ?? null;
      return { ...shared, type: 'refund.failed', reference, ...moneyOf(amount, currency), providerId };
    }
    default: {
      const { metadata } = event.data.object as { metadata?: Stripe.Metadata | null };
      return { ...shared, type: 'changed', reference: metadata?.[NUMBER] ?? null, ...moneyOf(0, '') };
    }
  }
}

async function disputeOf(stripe: Stripe, dispute: Stripe.Dispute): Promise<Omit<ProviderEvent, 'id' | 'at' | 'type'>> {
  const { id, amount, currency, reason, status, payment_intent: intent, evidence_details: evidence } = dispute;
  return {
    reference: await numberOf(stripe, intent),
    ...moneyOf(amount, currency),
    caseId: id,
    providerId: id,
    reason,
    stage: status.startsWith('warning_') ? 'inquiry' : 'chargeback',
    ...(evidence.due_by && { answerBy: timeOf(evidence.due_by) }),
  };
}

/** Our number of the payment that an intent is for. */
export async function numberOf(stripe: Stripe, intent: string | Stripe.PaymentIntent | null): Promise<string | null> {
  if (intent === null) return null;
  const { metadata } = typeof intent === 'string' ? await stripe.paymentIntents.retrieve(intent) : intent;
  return metadata[NUMBER] ?? null;
}

function moneyOf(amount: number, currency: string): Pick<ProviderEvent, 'amount' | 'currency'> {
  return { amount: String(amount), currency: currency.toUpperCase() };
}

export function timeOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
