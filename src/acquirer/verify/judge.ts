import { channelCalls } from '../../../generated/channel-calls.ts';
import type { ChannelCallName } from '../../../generated/channel-calls.ts';
import * as compiled from '../../../generated/channel-validators.js';
import type { ValidationError, Validator } from '../../../generated/channel-validators.js';
import type { RawAnswer } from './send.ts';

// Judges an answer as the gateway does, by the validators of the contract and the echo, but says exactly what is wrong.

export interface Exchange extends RawAnswer {
  readonly call: ChannelCallName;
  /** What the answer has to repeat. */
  readonly echo: Readonly<Record<string, unknown>>;
  readonly version: number;
}

export type Answer = Readonly<Record<string, unknown>> & { readonly kind: string; readonly message: string };

export type Judged =
  /** An answer of the contract. */
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** The call was refused as such, with a 4xx status. */
  | { readonly kind: 'refused'; readonly status: number; readonly problem: string | null }
  /** Nothing that decides: no response, or a 5xx status. */
  | { readonly kind: 'none'; readonly problem: string }
  /** An answer that the gateway would not take. */
  | { readonly kind: 'broken'; readonly problem: string };

type AnswerName = (typeof channelCalls)[ChannelCallName]['answer'] | 'Refusal';
const validators: Readonly<Record<AnswerName, Validator<unknown>>> = { ...compiled };

export function judge(exchange: Exchange): Judged {
  const { call, status, failure, headers } = exchange;
  if (status === null) return { kind: 'none', problem: `${call} had no answer: ${failure ?? 'unknown'}` };
  if (status >= 500) return { kind: 'none', problem: `${call} was answered with HTTP ${status}` };
  const isRefused = status >= 400;
  if (status !== 200 && !isRefused) return broken(`${call} was answered with HTTP ${status}`);
  const form = problemOfForm(exchange);
  if (form !== null) return isRefused ? { kind: 'refused', status, problem: form } : broken(form);
  const body = parseObject(exchange.text);
  if (body === null) {
    const problem = `${call}: the body of HTTP ${status} is not a JSON object`;
    return isRefused ? { kind: 'refused', status, problem } : broken(problem);
  }
  if (isRefused && body['kind'] !== 'declined') {
    const isRefusal = validators.Refusal(body);
    return {
      kind: 'refused',
      status,
      problem: isRefusal ? null : faultOf(validators.Refusal.errors, `HTTP ${status}`),
    };
  }
  const problem = problemOfBody(exchange, body, headers['tollgate-channel-version']);
  return problem === null ? { kind: 'answer', answer: body as Answer } : broken(problem);
}

function broken(problem: string): Judged {
  return { kind: 'broken', problem };
}

function problemOfForm({ call, headers, isTooLarge }: Exchange): string | null {
  if (isTooLarge) return `${call}: the answer has more than ${channelCalls[call].answerBytesMax} bytes`;
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = headers;
  if (encoding !== 'identity') return `${call}: the answer is compressed (${encoding})`;
  if (!/^application\/json *(?:;|$)/i.test(type)) return `${call}: the answer has the content type "${type}"`;
  return null;
}

function problemOfBody(exchange: Exchange, body: Readonly<Record<string, unknown>>, version: unknown): string | null {
  const { call, echo } = exchange;
  const different = Object.entries(echo).find(([name, value]) => (body[name] ?? null) !== value);
  if (different !== undefined) return `${call}: the answer has another ${different[0]} than the call`;
  if (!('attempt' in echo) && (body['attempt'] ?? null) !== null && 'tradeNo' in echo) {
    return `${call}: the answer names a try, and the call none`;
  }
  if (exchange.version !== 1 && version !== String(exchange.version)) {
    return `${call}: the answer to version ${exchange.version} has no Tollgate-Channel-Version of it`;
  }
  const validate = validators[channelCalls[call].answer];
  return validate(withoutNulls(body)) ? null : faultOf(validate.errors, call);
}

/** Null in an optional field counts as absent. */
function withoutNulls(body: Readonly<Record<string, unknown>>): object {
  const nullable = new Set(['refundNo', 'report', 'next']);
  return Object.fromEntries(Object.entries(body).filter(([name, value]) => value !== null || nullable.has(name)));
}

function faultOf(errors: readonly ValidationError[] | null | undefined, place: string): string {
  const [first] = errors ?? [];
  const field = first?.instancePath.slice(1).replaceAll('/', '.') ?? '';
  return `${place}: ${field === '' ? 'the answer' : field} ${first?.message ?? 'breaks the contract'}`;
}

function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Readonly<Record<string, unknown>>) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
