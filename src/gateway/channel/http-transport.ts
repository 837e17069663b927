import {
  CALL_BYTES_MAX,
  CHANNEL_VERSION_HEADER,
  channelCalls,
  channelVersions,
} from '../../../generated/channel-calls.ts';
import type { ChannelCallName } from '../../../generated/channel-calls.ts';
import { FIRST_VERSION } from '../domain/acquirers/channel-units.ts';
import { brokenConnection, isNotSent, notReached } from './not-sent.ts';

// One POST to an adapter. Whatever goes wrong is an answer: either certainly not a byte has left, or nobody knows.

export interface TransportOptions {
  /** The acquirer's address; the calls are paths below it. */
  readonly baseUrl: string;
  readonly token: string;
  /** For the whole call: connecting, sending, and reading the response. */
  readonly deadlineMs: number;
  readonly fetch?: typeof globalThis.fetch;
  /** Further headers of a call, which say what trace it belongs to. */
  readonly traceHeaders?: (() => Readonly<Record<string, string>>) | undefined;
}

interface Posting {
  readonly call: ChannelCallName;
  readonly version: number;
  readonly idempotencyKey?: string;
  readonly body: object;
  /** Instead of the deadline, if it is less. */
  readonly withinMs?: number | undefined;
}

/** `answered` has status 200, or one that refuses the call: 4xx. */
export type Posted =
  | { readonly kind: 'answered'; readonly status: number; readonly bytes: Uint8Array }
  | {
      readonly kind: 'unknown' | 'notSent';
      readonly message: string;
      /** Null if there was no HTTP response. */
      readonly status: number | null;
    };

type Transport = (posting: Posting) => Promise<Posted>;

const DEADLINE_MS_MAX = 600_000;

/** Never rejects. */
export function createTransport(options: TransportOptions): Transport {
  const { traceHeaders, fetch = globalThis.fetch } = options;
  const base = readBaseUrl(options.baseUrl);
  const authorization = `Bearer ${readToken(options.token)}`;
  checkDeadline(options.deadlineMs);
  return async ({ call, version, idempotencyKey, body, withinMs = options.deadlineMs }) => {
    const { path, answerBytesMax } = channelCalls[call];
    const problem = versionProblem(version);
    if (problem !== null) return { kind: 'notSent', message: problem, status: null };
    const text = JSON.stringify(body);
    if (Buffer.byteLength(text) > CALL_BYTES_MAX) {
      const message = `The call has more than ${CALL_BYTES_MAX} bytes and was not sent.`;
      return { kind: 'notSent', message, status: null };
    }
    const deadlineMs = Math.min(withinMs, options.deadlineMs);
    const signal = AbortSignal.timeout(deadlineMs);
    let status: number | null = null;
    try {
      const response = await fetch(new URL(path, base), {
        method: 'POST',
        headers: {
          ...traceHeaders?.(),
          Accept: 'application/json',
          'Accept-Encoding': 'identity',
          Authorization: authorization,
          'Content-Type': 'application/json',
          ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
          ...(version !== FIRST_VERSION && { [CHANNEL_VERSION_HEADER]: String(version) }),
        },
        body: text,
        redirect: 'manual',
        signal,
      });
      ({ status } = response);
      return await readResponse(response, { version, answerBytesMax });
    } catch (error) {
      if (status === null && !signal.aborted && isNotSent(error)) {
        return { kind: 'notSent', message: notReached(error), status };
      }
      const message = signal.aborted ? `The acquirer did not answer within ${deadlineMs} ms.` : brokenConnection(error);
      return { kind: 'unknown', message, status };
    }
  };
}

function checkDeadline(deadlineMs: number): void {
  if (Number.isInteger(deadlineMs) && deadlineMs >= 1 && deadlineMs <= DEADLINE_MS_MAX) return;
  throw new RangeError(`deadlineMs of the channel must be a whole number of milliseconds from 1 to ${DEADLINE_MS_MAX}`);
}

function versionProblem(version: number): string | null {
  if (channelVersions.some((spoken) => spoken === version)) return null;
  return `This gateway does not speak version ${version} of the channel interface.`;
}

/** Rejects if the connection breaks or the deadline passes while the body is read. */
async function readResponse(
  response: Response,
  { version, answerBytesMax }: { readonly version: number; readonly answerBytesMax: number },
): Promise<Posted> {
  const { status, headers } = response;
  const unknown = (message: string): Posted => ({ kind: 'unknown', message, status });
  if (status !== 200 && (status < 400 || status >= 500)) {
    await response.body?.cancel();
    const hint = status >= 300 && status < 400 ? '; redirects are not followed' : '';
    return unknown(`The acquirer answered with HTTP ${status}${hint}.`);
  }
  const bytes = await readBytes(response, answerBytesMax);
  if (bytes === null) return unknown(`The acquirer answered with more than ${answerBytesMax} bytes.`);
  if (version !== FIRST_VERSION && headers.get(CHANNEL_VERSION_HEADER) !== String(version)) {
    const said = status === 200 ? 'answered' : `refused the call with HTTP ${status}`;
    return unknown(`The acquirer ${said} in another version than ${version}.`);
  }
  return { kind: 'answered', status, bytes };
}

/** Null if there are too many. */
async function readBytes(response: Response, bytesMax: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the rest of the body.
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > bytesMax) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function readBaseUrl(text: string): URL {
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') {
    throw new TypeError('baseUrl of the channel must be an http or https address without a user name or password');
  }
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

/** Checked here, because fetch would include the whole header in its error. */
function readToken(token: string): string {
  if (/^[\x21-\x7e]+$/.test(token)) return token;
  throw new TypeError('token of the channel must be printable ASCII characters without spaces, at least one');
}
