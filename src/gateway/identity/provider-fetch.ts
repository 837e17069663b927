import { request as requestHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { CustomFetch, CustomFetchOptions } from 'openid-client';
import type { AddressRule } from '../outbound/address-guard.ts';
import { guardedLookup, refuseLiteral } from '../outbound/address-guard.ts';
import { CALLS_MAX, CALL_DEADLINE_MS, HEADER_BYTES_MAX, RESPONSE_BYTES_MAX } from './limits.ts';

export interface ProviderFetchOptions {
  readonly issuer: string;
  /** For addresses that the provider names. The issuer's own origin is the operator's choice, and may be inside. */
  readonly rule: AddressRule;
  readonly deadlineMs?: number;
}

/**
 * Calls an identity provider: a deadline from the look-up of the name to the last byte, a bounded response, a bounded number
 * of calls, no redirects, no proxy, certificates always verified (S10, S30).
 */
export function createProviderFetch({
  issuer,
  rule,
  deadlineMs = CALL_DEADLINE_MS,
}: ProviderFetchOptions): CustomFetch {
  const { origin } = new URL(issuer);
  const lookups = { anywhere: guardedLookup('anywhere'), public: guardedLookup('public') };
  let calls = 0;
  return async (address, options) => {
    const url = new URL(address);
    const own = url.origin === origin ? 'anywhere' : rule;
    const refusal = refuseLiteral(url.hostname, own);
    if (refusal !== undefined) throw new Error(refusal);
    if (calls >= CALLS_MAX) throw new Error('too many calls of the provider are under way');
    calls += 1;
    const signal = AbortSignal.timeout(deadlineMs);
    try {
      return await exchange(url, { ...options, lookup: lookups[own], signal });
    } catch (error) {
      throw signal.aborted ? new Error(`no response within ${deadlineMs} ms`, { cause: error }) : error;
    } finally {
      calls -= 1;
    }
  };
}

interface Exchange extends Pick<CustomFetchOptions, 'method' | 'headers' | 'body'> {
  readonly lookup: ReturnType<typeof guardedLookup>;
  readonly signal: AbortSignal;
}

function exchange(url: URL, { method, headers, body, lookup, signal }: Exchange): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const options = { method, headers, lookup, signal, agent: false, rejectUnauthorized: true };
    const call = request(url, { ...options, maxHeaderSize: HEADER_BYTES_MAX }, (response) => {
      readWhole(response).then(resolve, (error: unknown) => {
        call.destroy();
        reject(error as Error);
      });
    });
    call.on('error', reject);
    // The library sends forms and nothing else.
    call.end(body instanceof URLSearchParams ? body.toString() : (body as string | undefined));
  });
}

async function readWhole(response: IncomingMessage): Promise<Response> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > RESPONSE_BYTES_MAX) throw new Error(`the response has more than ${RESPONSE_BYTES_MAX} bytes`);
    pieces.push(piece);
  }
  const { statusCode: status = 0, headers } = response;
  const type = headers['content-type'];
  // Without the others, which the library has no use for, and a constructor that refuses a body for some statuses.
  const body = [101, 204, 205, 304].includes(status) ? null : Buffer.concat(pieces);
  return new Response(body, { status, headers: type === undefined ? {} : { 'content-type': type } });
}
