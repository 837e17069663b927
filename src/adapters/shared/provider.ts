import type { IncomingHttpHeaders } from 'node:http';
import type { Capabilities, DeclineClass, SettlementLine, SubjectKind } from './contract.ts';
import type { CurrencyUnits } from './money.ts';
import type { ProviderEvent } from './store.ts';

// The provider, as the rest of the adapter sees it: this interface stays as it is. Each provider implements it in files of its own.
// Comments say what matters about each function, and the conformance kit finds out whether it holds.

/** A charge, refund or payout as the provider knows it. */
export interface Movement {
  /** The provider's own number; null if it has none. */
  readonly id: string | null;
  /** Map the provider's states to these four. In doubt it is `processing`: the gateway asks again. */
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
  readonly kind: SubjectKind;
  readonly currency: string;
  /** In the provider's unit; see `money.ts`. */
  readonly amount: bigint;
  /** When it was sent to the provider, in milliseconds; the last time, if it was sent more than once. */
  readonly sentAt: number;
  /** The provider's own number, if an answer brought it. */
  readonly providerId: string | null;
  /** What the provider put on disk by `remember` before it sent the order. */
  readonly remembered: string | null;
}

export interface Card {
  readonly number: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly securityCode: string;
}

export interface ChargeOrder extends Order {
  readonly card: Card | null;
  readonly method: string;
  readonly returnUrl: string | null;
  /** Puts on disk what is needed later to find out what became of the order. Call it before anything moves; never give it a card. */
  readonly remember: (text: string) => void;
}

export interface ProviderReport {
  readonly id: string;
  readonly currency: string;
  readonly day: string;
  readonly total: bigint;
  readonly lines: readonly {
    readonly id: string;
    readonly type: SettlementLine['type'];
    /** Our number; null if the line is about none. */
    readonly reference: string | null;
    readonly providerId: string;
    readonly at: string;
    readonly gross: bigint;
    /** With a minus, because it lowers what is paid. */
    readonly fee: bigint;
    readonly net: bigint;
  }[];
}

/** What the provider can do. Claim nothing that it cannot: the gateway sends it elsewhere, and the kit does not ask for it. */
export interface Traits {
  readonly claims: readonly Exclude<Capabilities['claims'][number], 'hints' | 'changes' | 'settlementReports'>[];
  /** Null: all. */
  readonly methods: readonly string[] | null;
  readonly currencies: CurrencyUnits;
  readonly inquiryDays: number;
  readonly idempotencyDays: number;
}

/** Every function that moves money may be called again with the same reference, and then moves none. */
export interface Provider {
  readonly traits: Traits;
  charge(order: ChargeOrder): Promise<Movement>;
  /** After the payer came back from `redirectUrl`. Without it, `find` is asked. */
  complete?(order: Order): Promise<Movement>;
  /** The adapter has checked before that no more goes back than was paid. */
  refund(order: Order & { charge: Order }): Promise<Movement>;
  /** `text` is what the beneficiary reads on the bank statement, as far as the provider takes one. Only if `payouts` is claimed. */
  payOut?(order: Order & { account: string; method: string; text: string | null }): Promise<Movement>;
  /**
   * By our reference, because the provider's number was in the answer that got lost; `charge` is what a refund is for. Null: it never
   * arrived, and never will.
   */
  find(order: Order, charge: Order | null): Promise<Movement | null>;
  /** Makes sure that nothing can happen any more, even to a request that is still on its way. A result that exists stays. */
  close(order: Order, charge: Order | null): Promise<Movement | 'closed'>;
  /** One report after the other, always in the same order. Null if there is none yet. */
  reportAfter(id: string | null): Promise<ProviderReport | null>;
  /** What a webhook says; null if the provider did not sign it. Check the signature over the bytes as they came. */
  readEvents(headers: IncomingHttpHeaders, body: Buffer): Promise<readonly ProviderEvent[] | null>;
  /** What a payer's browser brings back from `redirectUrl` to this adapter, by `GET /payers/<our number>`. Says where it goes on. */
  takeReturn?(reference: string, query: URLSearchParams): string | null;
  /** What the provider would have reported by webhooks that got lost, if it can be asked. */
  missedEvents?(isKnown: (id: string) => boolean): Promise<readonly ProviderEvent[]>;
}

/** No answer, or none that can be trusted. It may have happened, or not: nobody may conclude anything from it. */
export class ProviderSilent extends Error {}
