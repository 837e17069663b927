import type { DeclineClass } from './contract.ts';

// The provider, as the rest of the adapter sees it. **This is the file to replace**: keep the interface `Provider`, and make each
// function call your provider. Comments say what matters about each, and the conformance kit finds out whether it holds.

/** A charge, refund or payout as the provider knows it. */
export interface Movement {
  /** The provider's own number. */
  readonly id: string;
  readonly status: 'processing' | 'action' | 'succeeded' | 'failed';
  /** Where the payer has to go, if the status is `action`. */
  readonly redirectUrl: string | null;
  readonly decline: { readonly class: DeclineClass; readonly schemeCode?: string } | null;
  readonly authorisationCode: string | null;
  /** What the provider keeps, in its own unit. */
  readonly fee: bigint | null;
}

/** What is moved. `reference` is our number: it must be unique at the provider, and findable, even if no answer arrived. */
export interface Order {
  readonly reference: string;
  readonly currency: string;
  readonly amount: bigint;
}

export interface Card {
  readonly number: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly securityCode: string;
}

export interface ProviderReport {
  readonly id: string;
  readonly currency: string;
  readonly day: string;
  readonly total: bigint;
  readonly lines: readonly {
    readonly id: string;
    readonly type: 'payment' | 'refund' | 'payout';
    readonly reference: string;
    readonly providerId: string;
    readonly at: string;
    readonly gross: bigint;
    readonly fee: bigint;
    readonly net: bigint;
  }[];
}

/** Every function that moves money may be called again with the same reference, and then moves none. */
export interface Provider {
  charge(order: Order & { card: Card | null; method: string; returnUrl: string | null }): Promise<Movement>;
  refund(order: Order & { chargeReference: string }): Promise<Movement>;
  payOut(order: Order & { account: string; method: string }): Promise<Movement>;
  /** By our reference, because the provider's number was in the answer that got lost. Null: it never arrived. */
  find(order: Order): Promise<Movement | null>;
  /** Makes sure that nothing can happen any more, even to a request that is still on its way. A result that exists stays. */
  close(order: Order): Promise<Movement | 'closed'>;
  reportAfter(id: string | null): Promise<ProviderReport | null>;
}

/** No answer, or none that can be trusted. It may have happened, or not: nobody may conclude anything from it. */
export class ProviderSilent extends Error {}

const DEADLINE_MS = 8000; // The gateway waits for 10 seconds.

export function createProvider({ url, key }: { url: string; key: string }): Provider {
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
    charge: ({ card, method, returnUrl, ...order }) =>
      move('/charges', order, {
        method,
        card: card && { number: card.number, expiry: `${card.expiryMonth}/${card.expiryYear}`, cvc: card.securityCode },
        return_url: returnUrl,
      }),
    refund: ({ chargeReference, ...order }) => move('/refunds', order, { charge_reference: chargeReference }),
    payOut: ({ account, method, ...order }) => move('/payouts', order, { account, method }),
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
