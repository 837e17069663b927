import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DeclineClass } from '../contract.ts';
import type { ProviderSettings } from '../config.ts';
import { ProviderSilent } from '../provider.ts';
import type { Movement, Order, Provider, ProviderReport, Traits } from '../provider.ts';
import type { ProviderEvent } from '../store.ts';
import { PRETEND_CURRENCIES } from './currencies.ts';

// How the adapter calls the pretend provider. Copy it for yours; this one stays for the tests.

/** What the provider can do. Take out what yours cannot. */
const TRAITS: Traits = {
  claims: ['payments', 'redirects', 'refunds', 'partialRefunds', 'returns', 'payouts'],
  methods: null,
  currencies: PRETEND_CURRENCIES,
  inquiryDays: 3650,
  idempotencyDays: 3650,
};

const DEADLINE_MS = 8000; // The gateway waits for 10 seconds.

export function createPretendClient({ url, key, webhookSecret }: ProviderSettings): Provider {
  const call = async (path: string, body: object | null, once = ''): Promise<{ status: number; value: unknown }> => {
    try {
      const response = await fetch(`${url}${path}`, {
        method: body === null ? 'GET' : 'POST',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', 'Idempotency-Key': once },
        ...(body !== null && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(DEADLINE_MS),
        redirect: 'error',
      });
      return { status: response.status, value: JSON.parse(await response.text()) };
    } catch (cause) {
      // Without the body: it may contain a card.
      throw new ProviderSilent(`the provider did not answer ${path.split('?')[0]}`, { cause });
    }
  };
  const move = async (path: string, order: Order, body: object): Promise<Movement> => {
    const { reference, currency, amount } = order;
    const { status, value } = await call(path, { reference, currency, amount: String(amount), ...body }, reference);
    if (status !== 200) throw new ProviderSilent(`the provider answered ${path} with ${status}`);
    return readMovement(value, order);
  };
  return {
    traits: TRAITS,
    charge: ({ card, method, returnUrl, ...order }) =>
      move('/charges', order, {
        method,
        card: card && { number: card.number, expiry: `${card.expiryMonth}/${card.expiryYear}`, cvc: card.securityCode },
        return_url: returnUrl,
      }),
    refund: ({ charge, ...order }) => move('/refunds', order, { charge_reference: charge.reference }),
    payOut: ({ account, method, text, ...order }) => move('/payouts', order, { account, method, text }),
    async find(order) {
      const { status, value } = await call(`/movements?reference=${order.reference}`, null);
      // Any other status does not say that it never arrived.
      if (status === 404 && isObject(value) && value['code'] === 'no_such_reference') return null;
      if (status !== 200) throw new ProviderSilent(`the provider answered a question with ${status}`);
      return readMovement(value, order);
    },
    async close(order) {
      const { status, value } = await call('/closures', { reference: order.reference });
      if (status !== 200) throw new ProviderSilent(`the provider answered a closure with ${status}`);
      return isObject(value) && value['status'] === 'closed' && value['reference'] === order.reference
        ? 'closed'
        : readMovement(value, order);
    },
    async reportAfter(id) {
      const { status, value } = await call(`/reports?after=${id ?? ''}`, null);
      if (status !== 200 || !isObject(value)) throw new ProviderSilent(`the provider has no reports: ${status}`);
      return value['report'] === null ? null : readReport(value['report'] as WireReport);
    },
    async readEvents(headers, body) {
      const signature = String(headers['x-provider-signature']);
      return isSigned(body, signature, webhookSecret) ? [readEvent(JSON.parse(body.toString()))] : null;
    },
  };
}

function isSigned(body: Buffer, signature: string, secret: string): boolean {
  const wanted = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function readEvent(sent: Readonly<Record<string, unknown>>): ProviderEvent {
  const text = (name: string) => (typeof sent[name] === 'string' ? sent[name] : undefined);
  const caseId = text('dispute_id');
  const reason = text('reason');
  const providerId = text('provider_id');
  return {
    id: text('id') ?? '',
    // Whatever else it is about, the gateway asks for the result.
    type: EVENTS.find((known) => known === text('type')) ?? 'changed',
    at: text('created') ?? '',
    reference: text('reference') ?? null,
    currency: text('currency') ?? '',
    amount: text('amount') ?? '0',
    ...(caseId !== undefined && { caseId }),
    ...(reason !== undefined && { reason }),
    ...(providerId !== undefined && { providerId }),
  };
}

/** An answer about something else, or about another amount or currency, is no answer. */
function readMovement(value: unknown, { reference, currency, amount }: Order): Movement {
  const movement = isObject(value) ? (value as Partial<WireMovement>) : {};
  const isOurs =
    movement.reference === reference && movement.currency === currency && movement.amount === String(amount);
  const status = STATUSES.find((known) => known === movement.status);
  if (!isOurs || status === undefined || typeof movement.id !== 'string') {
    throw new ProviderSilent('the provider answered about something else');
  }
  const { id, redirect_url: redirectUrl = null, network_code: schemeCode, authorization_code: code = null } = movement;
  const fee = movement.fee === undefined ? null : BigInt(movement.fee);
  const declineClass = DECLINE_CLASSES[movement.decline_code ?? ''] ?? 'technical';
  const decline = status === 'failed' ? { class: declineClass, ...(schemeCode !== undefined && { schemeCode }) } : null;
  return { id, status, redirectUrl, decline, authorisationCode: code, fee };
}

function readReport({ total, lines, ...report }: WireReport): ProviderReport {
  return {
    ...report,
    total: BigInt(total),
    lines: lines.map(({ provider_id: providerId, gross, fee, net, ...line }) => {
      return { ...line, providerId, gross: BigInt(gross), fee: BigInt(fee), net: BigInt(net) };
    }),
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const EVENTS = [
  'dispute.opened',
  'dispute.won',
  'dispute.lost',
  'refund.returned',
  'payout.returned',
  'transfer.received',
] as const;

const STATUSES = ['processing', 'action', 'succeeded', 'failed'] as const;

/** The gateway decides by the class whether another try makes sense. */
const DECLINE_CLASSES: Readonly<Record<string, DeclineClass>> = {
  insufficient_funds: 'soft',
  authentication_failed: 'soft',
  stolen_card: 'hard',
  suspected_fraud: 'fraud',
  over_limit: 'limit',
};

interface WireMovement {
  readonly id: string;
  readonly reference: string;
  readonly currency: string;
  readonly amount: string;
  readonly status: string;
  readonly redirect_url?: string;
  readonly decline_code?: string;
  readonly network_code?: string;
  readonly authorization_code?: string;
  readonly fee?: string;
}

interface WireReport extends Omit<ProviderReport, 'total' | 'lines'> {
  readonly total: string;
  readonly lines: readonly (Omit<ProviderReport['lines'][number], 'providerId' | 'gross' | 'fee' | 'net'> & {
    readonly provider_id: string;
    readonly gross: string;
    readonly fee: string;
    readonly net: string;
  })[];
}
