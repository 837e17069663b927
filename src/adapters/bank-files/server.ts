import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { CALL_BYTES_MAX, channelCalls } from '../../../generated/channel-calls.ts';
import type { ChannelCallName } from '../../../generated/channel-calls.ts';
import * as compiled from '../../../generated/channel-validators.js';
import type { components } from '../../../generated/channel.ts';
import { readUpTo } from '../../protocol/bounded-bytes.ts';
import { equalInConstantTime } from '../../protocol/constant-time.ts';
import { CallRefused, numberOf } from './calls.ts';
import type { Calls, Result } from './calls.ts';
import type { Feeds } from './feeds.ts';
import type { BankFilesSettings } from './settings.ts';

// HTTP: who may call, what is well formed, and what an answer repeats. Bodies are never logged: they contain accounts.

type Schemas = components['schemas'];

interface Reply {
  readonly status: number;
  readonly body: object;
  readonly version?: number;
  readonly number?: string;
  readonly note?: string;
}

interface ListenerParts {
  readonly calls: Calls;
  readonly feeds: Feeds;
}

const PATHS = new Map(Object.entries(channelCalls).map(([call, { path }]) => [`/${path}`, call as ChannelCallName]));

export function createListener(parts: ListenerParts, { token, log }: BankFilesSettings): RequestListener {
  return (request, response) => {
    const startMs = performance.now();
    serve(parts, token, request)
      .catch((error: unknown) => replyToError(error, log))
      .then((reply) => {
        send(request, response, reply);
        const { status, number, note } = reply;
        log({ event: 'call', path: request.url, status, number, note, ms: Math.round(performance.now() - startMs) });
      })
      .catch(() => request.socket.destroy());
  };
}

async function serve({ calls, feeds }: ListenerParts, token: string, request: IncomingMessage): Promise<Reply> {
  const bytes = await readUpTo(request, CALL_BYTES_MAX);
  if (!equalInConstantTime(request.headers.authorization ?? '', `Bearer ${token}`))
    throw new CallRefused(401, 'unauthorized', 'The token is wrong.');
  const call = request.method === 'POST' ? PATHS.get(request.url ?? '') : undefined;
  const version = { '1': 1, '2': 2 }[String(request.headers['tollgate-channel-version'] ?? '1')];
  if (version === undefined) throw new CallRefused(400, 'unsupportedVersion', 'This version is not spoken.');
  if (bytes.length > CALL_BYTES_MAX) throw new CallRefused(413, 'tooLarge', 'The body is too large.');
  switch (call) {
    case 'payout':
      return answerTo(readBody(bytes, compiled.PayoutCall), version, calls.payout);
    case 'inquire':
      return answerTo(readBody(bytes, compiled.InquireCall), version, calls.inquire);
    case 'cancel':
      return answerTo(readBody(bytes, compiled.CancelCall), version, calls.cancel);
    case 'capabilities': {
      const { callId } = readBody(bytes, compiled.CapabilitiesCall);
      return { status: 200, version, body: { callId, ...feeds.capabilities() } };
    }
    case 'changes': {
      const body = readBody(bytes, compiled.ChangesCall);
      return { status: 200, version, body: { callId: body.callId, ...feeds.changes(body, version) } };
    }
    default:
      throw new CallRefused(404, 'unsupportedCall', 'This adapter has no such call: it only pays out.');
  }
}

/** What the answer repeats, exactly as it was sent. */
function answerTo<Call extends Schemas['Subject']>(
  body: Call,
  version: number,
  carryOut: (call: Call, version: number) => Result,
): Reply {
  const { kind, message, facts } = carryOut(body, version);
  const { callId, tradeNo, attempt, refundNo, currency, amount } = body;
  const echo = { callId, tradeNo, ...(attempt !== undefined && { attempt }), refundNo, currency, amount };
  return { status: 200, version, body: { ...echo, kind, message, ...facts }, number: numberOf(body), note: kind };
}

function readBody<Body>(bytes: Buffer, isValid: (value: unknown) => value is Body): Body {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (isValid(value)) return value;
  } catch {
    // The refusal below says it: the error itself would quote the body.
  }
  throw new CallRefused(400, 'invalid', 'The body breaks a rule of the contract.');
}

function replyToError(error: unknown, log: BankFilesSettings['log']): Reply {
  if (error instanceof CallRefused) {
    const { status, code, message } = error;
    return { status, body: { code, message } satisfies Schemas['Refusal'], note: code };
  }
  log({ event: 'call failed', level: 'error', reason: error instanceof Error ? error.message : 'unknown' });
  const body: Schemas['Refusal'] = { code: 'unavailable', message: 'Nothing can be done at the moment.' };
  return { status: 503, body, note: 'failed' };
}

function send(request: IncomingMessage, response: ServerResponse, { status, body, version }: Reply): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
    ...(version !== undefined && { 'Tollgate-Channel-Version': String(version) }),
    // What is left of a body that was not read must not be taken for the next call.
    ...(!request.complete && { Connection: 'close' }),
  });
  response.end(text);
}
