import { sandboxAccount } from '../../../generated/sandbox.ts';
import { createClient } from '../../../src/client/index.ts';
import type { Client, ClientOptions } from '../../../src/client/index.ts';

/** A client of the demo merchant. There is no backoff, so that a test waits for nothing. */
export function demoClient(options: Partial<ClientOptions> = {}): Client {
  return createClient({
    baseUrl: 'http://gateway.test',
    merNo: sandboxAccount.merNo,
    key: sandboxAccount.key,
    referer: 'http://localhost/checkout',
    resubmit: { attemptsMax: 3, backoffMs: 0 },
    ...options,
  });
}

export const walletBody = {
  merOrderNo: 'ORDER-1',
  currencyCode: 'USD',
  sourceAmount: '100.00',
  returnUrl: 'http://localhost/return',
  ipAddress: '203.0.113.7',
} as const;

interface SeenRequest {
  readonly url: string;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

/** A `fetch` that answers with the given envelope and remembers what it was asked. */
export function recordingFetch(answer: object | string, init: ResponseInit = {}) {
  const seen: SeenRequest[] = [];
  const contentType = typeof answer === 'string' ? 'text/html' : 'application/json';
  const fetch = (url: string, request: RequestInit): Promise<Response> => {
    const body = JSON.parse(String(request.body)) as Record<string, unknown>;
    seen.push({ url, headers: new Headers(request.headers), body });
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
    return Promise.resolve(new Response(text, { ...init, headers: { 'content-type': contentType, ...init.headers } }));
  };
  return { fetch, seen };
}

export function success(data: object, more: object = {}): object {
  return { code: '00000', message: 'SUCCESS', data, ...more };
}
