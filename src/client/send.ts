import createFetchClient from 'openapi-fetch';
import { answerAliases } from '../../generated/calls.ts';
import { SUCCESS } from '../../generated/codes.ts';
import { readAliases } from '../protocol/aliases.ts';
import { verifyRsa } from '../protocol/signature.ts';
import { GatewayError, isErrorCode, TransportError } from './errors.ts';
import type { CallOptions, Settings } from './options.ts';
import type { PreparedRequest } from './prepare-request.ts';

/** One type for every path: the request is prepared from the table of calls, and the response read by the envelope. */
interface AnyPath {
  readonly post: {
    readonly requestBody: { readonly content: { readonly 'application/json': object } };
    readonly responses: { readonly default: { readonly content: { readonly '*/*': unknown } } };
  };
}

export type FetchClient = ReturnType<typeof createFetchClient<Record<string, AnyPath>>>;

/** What all calls of a client share, and what this call sends. */
export interface Submission {
  readonly settings: Settings;
  readonly transport: FetchClient;
  readonly request: PreparedRequest;
  readonly options: CallOptions;
}

/** openapi-fetch builds a `Request`, which fetch takes apart again; this one only holds its arguments. */
class PlainRequest {
  readonly url: string;
  readonly init?: PlainInit;
  readonly method: string = 'POST';
  constructor(url: string, init: PlainInit) {
    this.url = url;
    this.init = init;
  }
}

/** The plain headers, from before openapi-fetch made a `Headers` object, which fetch would copy again. */
interface PlainInit extends RequestInit {
  readonly plainHeaders?: Record<string, string>;
}

export function createTransport(settings: Settings): FetchClient {
  return createFetchClient<Record<string, AnyPath>>({
    baseUrl: settings.baseUrl,
    // A redirect would send the order to another server.
    redirect: 'error',
    Request: PlainRequest as typeof Request,
    fetch: ({ url, init }: PlainRequest) =>
      settings.fetch(url, { ...init, headers: init?.plainHeaders ?? init?.headers ?? {} }),
  });
}

/** Sends the request once and returns the `data` of a success, or the page. Throws otherwise. */
export async function sendOnce({ settings, transport, request, options }: Submission): Promise<unknown> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), options.timeoutMs ?? settings.timeoutMs);
  const signal = options.signal === undefined ? timeout.signal : AbortSignal.any([options.signal, timeout.signal]);
  try {
    const plainHeaders = { 'Content-Type': 'application/json', ...request.headers };
    const init = { body: request.body, plainHeaders, parseAs: 'text' as const, signal };
    const { data, error, response } = await transport.POST(request.path, init);
    return readAnswer(settings, request, { body: response.ok ? data : error, response });
  } catch (cause) {
    if (cause instanceof GatewayError || cause instanceof TransportError) throw cause;
    const problem = options.signal?.aborted ? 'aborted' : timeout.signal.aborted ? 'timeout' : 'network';
    const unreachable = findUnreachable(cause as Fault | undefined);
    const message = unreachable
      ? `not sent: cannot connect to ${settings.baseUrl} (${unreachable})`
      : FAILURES[problem];
    const outcome = unreachable ? 'notSent' : 'unknown';
    throw new TransportError(message, { operationId: request.operationId, problem, outcome, cause });
  } finally {
    clearTimeout(timer);
  }
}

/** The parts of a Node error that show how far a request got. */
interface Fault {
  readonly code?: string;
  readonly syscall?: string;
  readonly cause?: Fault;
  readonly errors?: readonly Fault[];
}

/**
 * The error code if connecting failed, so nothing was sent. fetch wraps the error, and a host with several addresses has one
 * error per address.
 */
function findUnreachable(fault: Fault | null | undefined): string | undefined {
  const inner = fault?.cause ?? fault?.errors?.[0];
  if (inner) return findUnreachable(inner);
  return /connect|getaddrinfo/i.test(fault?.syscall ?? fault?.code ?? '') ? fault?.code : undefined;
}

function readAnswer(
  settings: Settings,
  request: PreparedRequest,
  answer: { body: unknown; response: Response },
): unknown {
  const { response } = answer;
  const { operationId } = request;
  const isPage = request.variant.page && response.headers.get('content-type')?.startsWith('text/html');
  if (isPage && response.ok) return answer.body;
  const envelope = parseEnvelope(answer.body);
  if (envelope?.['code'] === SUCCESS && isObject(envelope['data'])) {
    const data = readAliases(answerAliases, envelope['data']);
    checkAnswerSignature(settings, request, { data, sign: envelope['sign'] });
    return data;
  }
  const httpStatus = response.status;
  if (isErrorCode(envelope?.['code'])) {
    throw new GatewayError(String(envelope['message']), {
      operationId,
      code: envelope['code'],
      httpStatus,
      requestId: response.headers.get('x-request-id') ?? undefined,
      retryAfterSeconds: Number(response.headers.get('retry-after')) || 0,
    });
  }
  const message = `HTTP ${httpStatus}, not a response of the gateway; check baseUrl`;
  throw new TransportError(message, { operationId, problem: 'answer', httpStatus });
}

function checkAnswerSignature(
  settings: Settings,
  request: PreparedRequest,
  answer: { data: Record<string, unknown>; sign: unknown },
): void {
  const { operationId, variant } = request;
  const fields = variant.answerSignature;
  const publicKey = settings.gatewayPublicKey;
  const { data: body, sign } = answer;
  if (!fields || !publicKey || (typeof sign === 'string' && verifyRsa({ fields, body, sign, publicKey }))) return;
  throw new TransportError('the response is not signed by the gateway', { operationId, problem: 'forged' });
}

const FAILURES = {
  aborted: 'aborted by the caller',
  timeout: 'no response in time',
  network: 'the connection failed',
} as const;

function parseEnvelope(body: unknown): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : body;
    return isObject(parsed) ? parsed : undefined;
  } catch {
    // Not JSON, for example a proxy's page. The caller reports it.
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
