import { sandboxAccount } from '../../../generated/sandbox.ts';
import { createClient, keepAliveFetch } from '../../../src/client/index.ts';
import { explainSignature } from '../../../src/client/explain-signature.ts';
import { requirePeer } from '../frame/peers.ts';

export interface Contender {
  readonly name: string;
  readonly call: () => Promise<unknown>;
}

const BODY = {
  merOrderNo: 'ORDER-1',
  currencyCode: 'USD',
  sourceAmount: '100.00',
  returnUrl: 'http://localhost/return',
  notifyUrl: 'http://localhost:9000/notify',
  ipAddress: '203.0.113.7',
  userId: 'user-77',
  email: 'ada@example.com',
} as const;

export const BASELINE = 'bare fetch, ready-made body';

/** Each makes one payment by a comparable call to the same server. */
export function createContenders(baseUrl: string): Contender[] {
  const { merNo, key } = sandboxAccount;
  const options = { baseUrl, merNo, key, referer: 'http://localhost/' };
  const overFetch = createClient(options);
  const overKeepAlive = createClient({ ...options, fetch: keepAliveFetch() });
  return [
    bareFetch(baseUrl),
    { name: '@tollgate/kit/client, platform fetch', call: () => overFetch.createPayment('ALIPAY', BODY) },
    { name: '@tollgate/kit/client, keepAliveFetch', call: () => overKeepAlive.createPayment('ALIPAY', BODY) },
    ...stripe(baseUrl),
    adyen(baseUrl),
    mollie(baseUrl),
  ];
}

function bareFetch(baseUrl: string): Contender {
  const body = { ...BODY, merNo: sandboxAccount.merNo, version: 'V3.0.0' };
  const { sign } = explainSignature('createPayment', body, sandboxAccount.key);
  const text = JSON.stringify({ ...body, sign });
  const headers = { 'Content-Type': 'application/json', Referer: 'http://localhost/', paymentType: 'ALIPAY' };
  return {
    name: BASELINE,
    call: async () => {
      const response = await fetch(`${baseUrl}/payment`, { method: 'POST', headers, body: text });
      return response.json();
    },
  };
}

function stripe(baseUrl: string): Contender[] {
  interface StripeClient {
    charges: { create(input: object): Promise<unknown> };
  }
  type StripeClass = (new (key: string, config: object) => StripeClient) & { createFetchHttpClient(): object };
  const loaded = requirePeer('stripe') as StripeClass & { default?: StripeClass };
  const Stripe = loaded.default ?? loaded;
  const config = { host: '127.0.0.1', port: new URL(baseUrl).port, protocol: 'http', telemetry: false };
  const overHttp = new Stripe('sk_test_1', config);
  const overFetch = new Stripe('sk_test_1', { ...config, httpClient: Stripe.createFetchHttpClient() });
  const charge = { amount: 10_000, currency: 'usd', source: 'tok_visa', description: 'ORDER-1' };
  return [
    { name: 'stripe, node:http', call: () => overHttp.charges.create(charge) },
    { name: 'stripe, fetch', call: () => overFetch.charges.create(charge) },
  ];
}

function adyen(baseUrl: string): Contender {
  interface Library {
    Client: new (config: object) => object;
    CheckoutAPI: new (client: object) => {
      PaymentsApi: { baseUrl: string; payments(input: object): Promise<unknown> };
    };
    EnvironmentEnum?: { TEST: string };
  }
  // It supports only https; in this process its calls use plain http like the others.
  const { request, Agent } = requirePeer('node:http') as Record<string, unknown>;
  Object.assign(requirePeer('node:https') as object, { request, Agent });
  const { Client, CheckoutAPI, EnvironmentEnum } = requirePeer('@adyen/api-library') as Library;
  const client = new Client({ apiKey: 'key', environment: EnvironmentEnum?.TEST ?? 'TEST' });
  const { PaymentsApi } = new CheckoutAPI(client);
  PaymentsApi.baseUrl = baseUrl;
  const payment = {
    amount: { currency: 'USD', value: 10_000 },
    reference: 'ORDER-1',
    merchantAccount: 'Demo',
    returnUrl: 'http://localhost/return',
    paymentMethod: { type: 'alipay' },
  };
  return { name: '@adyen/api-library', call: () => PaymentsApi.payments(payment) };
}

function mollie(baseUrl: string): Contender {
  interface MollieClient {
    payments: { create(input: object): Promise<unknown> };
  }
  type Create = (config: object) => MollieClient;
  const loaded = requirePeer('@mollie/api-client') as Create & { default?: Create };
  const createMollieClient = loaded.default ?? loaded;
  const client = createMollieClient({ apiKey: `test_${'x'.repeat(30)}`, apiEndpoint: `${baseUrl}/v2/` });
  const payment = {
    amount: { currency: 'USD', value: '100.00' },
    description: 'ORDER-1',
    redirectUrl: 'http://localhost/',
  };
  return { name: '@mollie/api-client', call: () => client.payments.create(payment) };
}
