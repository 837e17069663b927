import { createHash } from 'node:crypto';
import adyen from '@adyen/api-library';
import { ProviderSilent } from '../shared/provider.ts';

// How Adyen is called: by its own library, over an HTTP client of ours, which says what counts as an answer.

export interface AdyenSettings {
  readonly merchantAccount: string;
  readonly key: string;
  /** The key of the user that may download reports. */
  readonly reportKey: string;
  /** What webhooks are signed with: a new key, and the one before it. */
  readonly hmacKeys: readonly string[];
  /** What addresses of the live environment begin with; null for the test environment. */
  readonly livePrefix: string | null;
  /** Where the browsers of payers reach this adapter. */
  readonly publicUrl: string;
  /** Numbers of payments that somebody looked for at Adyen, and that Adyen does not have. */
  readonly missing: readonly string[];
  /** What is called instead of Adyen; null for Adyen. */
  readonly url: string | null;
}

/** Adyen did not do it. */
export class AdyenRefusal extends Error {
  /** False if it may be about the key or the account, and so says nothing of what was sent before. */
  readonly isAboutRequest: boolean;

  constructor(errorType: string) {
    super(`Adyen refused the request (${errorType})`);
    this.isAboutRequest = errorType === 'validation';
  }
}

const DEADLINE_MS = 6000; // The gateway waits for 10 seconds, and a second try may follow.
const REFUSALS = ['validation', 'security', 'configuration'];
/** Another request with the same key is under way. */
const IN_PROGRESS = '704';

export function createCheckout({ key, livePrefix, url }: AdyenSettings): Checkout {
  const request: Send = async (...[endpoint, json, , , sent = {}]) => {
    const address = url === null ? endpoint : endpoint.replace(/^https:\/\/[^/]+\/(?:checkout\/)?v[0-9]+/, url);
    const headers = {
      'Content-Type': 'application/json',
      'X-API-Key': key,
      'Idempotency-Key': sent.idempotencyKey ?? '',
    };
    const signal = AbortSignal.timeout(DEADLINE_MS);
    try {
      const response = await fetch(address, { method: 'POST', headers, body: String(json), redirect: 'error', signal });
      const text = await response.text();
      const { errorType, errorCode } = JSON.parse(text) as { errorType?: string; errorCode?: string };
      if (response.ok) return text;
      if (errorCode !== IN_PROGRESS && REFUSALS.includes(errorType ?? '')) throw new AdyenRefusal(errorType ?? '');
      throw new Error(`HTTP ${response.status}`);
    } catch (cause) {
      if (cause instanceof AdyenRefusal) throw cause;
      // Without the body: it may contain a card.
      throw new ProviderSilent(`Adyen did not answer ${new URL(address).pathname}`, { cause });
    }
  };
  const environment = livePrefix === null ? adyen.EnvironmentEnum.TEST : adyen.EnvironmentEnum.LIVE;
  const live = livePrefix === null ? {} : { liveEndpointUrlPrefix: livePrefix };
  return new adyen.CheckoutAPI(new adyen.Client({ apiKey: key, environment, ...live }, { request }));
}

export type Checkout = Pick<InstanceType<typeof adyen.CheckoutAPI>, 'PaymentsApi' | 'ModificationsApi'>;
type Send = NonNullable<ConstructorParameters<typeof adyen.Client>[1]>['request'];

interface Once {
  readonly idempotencyKey?: string;
}

/** At most 64 characters, and the same for ever: the same request again is no other payment. */
export function keyOf(action: string, reference: string): Once {
  return { idempotencyKey: createHash('sha256').update(`${action}/${reference}`).digest('hex') };
}
