import type { IncomingHttpHeaders } from 'node:http';
import type { DeclineClass } from './contract.ts';
import type { ProviderEvent } from './store.ts';

// The provider, as the rest of the adapter sees it: this interface stays as it is. `pretend-provider/client.ts` implements it for the
// pretend provider. **Copy that file, make each function call yours, and name it in `main.ts`.** Comments say what matters about each
// function, and the conformance kit finds out whether it holds.

/** A charge, refund or payout as the provider knows it. */
export interface Movement {
  /** The provider's own number. */
  readonly id: string;
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
  readonly currency: string;
  /** In the provider's unit; see `money.ts`. */
  readonly amount: bigint;
  /** When it was sent to the provider, in milliseconds; the last time, if it was sent more than once. */
  readonly sentAt: number;
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
  /** The adapter has checked before that no more goes back than was paid. */
  refund(order: Order & { chargeReference: string }): Promise<Movement>;
  /** `text` is what the beneficiary reads on the bank statement, as far as the provider takes one. */
  payOut(order: Order & { account: string; method: string; text: string | null }): Promise<Movement>;
  /** By our reference, because the provider's number was in the answer that got lost. Null: it never arrived. */
  find(order: Order): Promise<Movement | null>;
  /** Makes sure that nothing can happen any more, even to a request that is still on its way. A result that exists stays. */
  close(order: Order): Promise<Movement | 'closed'>;
  /** One report after the other, always in the same order. Null if there is none yet. */
  reportAfter(id: string | null): Promise<ProviderReport | null>;
  /** What a webhook says; null if the provider did not sign it. Check the signature over the bytes as they came. */
  readEvent(headers: IncomingHttpHeaders, body: Buffer): ProviderEvent | null;
}

/** How the provider is reached, from the settings. */
export interface ProviderSettings {
  readonly url: string;
  readonly key: string;
  readonly webhookSecret: string;
}

/** No answer, or none that can be trusted. It may have happened, or not: nobody may conclude anything from it. */
export class ProviderSilent extends Error {}
