import type { ChannelAnswer } from '../domain/ports.ts';
import { wordsFor } from './messages.ts';
import type { SubjectKind } from './messages.ts';
import { readAction } from './read-action.ts';
import { readChain } from './read-chain.ts';

// Parses an acquirer's response. Only a well-formed response to this very call counts; everything else is `unknown`, because
// a wrong guess either way would lose somebody's money.

export interface ExpectedAnswer {
  /** Each of these is echoed as it was sent. `callId` is new for each attempt, so a late response is never accepted. */
  readonly identity: Readonly<Record<string, string | number | null>>;
  /** The kinds of response that are valid for the call. */
  readonly kinds: readonly DecidedKind[];
  readonly kind: SubjectKind;
  readonly secrets: readonly string[];
  /** Whether an approval may name a transaction: only for crypto payments, which involve no card (S9). */
  readonly mayHaveChain: boolean;
  /** Called with what was dropped from an accepted response. */
  readonly onProblem: (message: string) => void;
}

type DecidedKind = Exclude<ChannelAnswer['kind'], 'unknown' | 'notSent'>;

const ANSWER_BYTES_MAX = 65_536;
const MESSAGE_LENGTH_MAX = 200;

/** Rejects if the connection breaks or the deadline passes while the body is read. */
export async function readAnswer(response: Response, expected: ExpectedAnswer): Promise<ChannelAnswer> {
  const { status } = response;
  const refused = status >= 400 && status < 500;
  if (status !== 200 && !refused) {
    await response.body?.cancel();
    const hint = status >= 300 && status < 400 ? '; redirects are not followed' : '';
    return unknown(`The acquirer answered with HTTP ${status}${hint}.`);
  }
  const text = await readText(response);
  const answer = typeof text === 'string' ? parseAnswer(text, expected) : text;
  if (!refused || answer.kind === 'declined') return answer;
  return unknown(`The acquirer refused the call with HTTP ${status} and declined nothing.`);
}

/** What is known about a failed call. The error's text is omitted: it may contain what was sent. */
export function messageOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  return `The connection to the acquirer broke${/^[A-Z0-9_]+$/.test(code) ? ` (${code})` : ''}.`;
}

async function readText(response: Response): Promise<string | ChannelAnswer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the rest of the body.
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > ANSWER_BYTES_MAX) return unknown(`The acquirer answered with more than ${ANSWER_BYTES_MAX} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseAnswer(text: string, expected: ExpectedAnswer): ChannelAnswer {
  const fields = parseObject(text);
  if (fields === null) return unknown('The acquirer answered with something that is not a JSON object.');
  for (const [name, value] of Object.entries(expected.identity)) {
    if ((fields[name] ?? null) !== value) return unknown(`The acquirer answered with a different ${name}.`);
  }
  const kind = expected.kinds.find((known) => known === fields['kind']);
  if (kind === undefined) return unknown('The acquirer answered with a kind that is not valid for this call.');
  const { message } = fields;
  if (typeof message !== 'string' || message.length > MESSAGE_LENGTH_MAX) {
    return unknown(`The acquirer answered without a message of at most ${MESSAGE_LENGTH_MAX} characters.`);
  }
  const shown = mayBeShown(message, expected.secrets) ? message : wordsFor(kind, expected.kind);
  if (kind === 'approved') {
    const chain = expected.mayHaveChain ? readChain(fields['chain'], expected.onProblem) : null;
    return { kind, message: shown, ...(chain && { chain }) };
  }
  if (kind !== 'challenged') return { kind, message: shown };
  const action = readAction(fields['action'], expected);
  return { kind, message: shown, ...(action && { action }) };
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** S9: an acquirer's message reaches merchants, so one that may contain a card number or an account is replaced. */
function mayBeShown(message: string, secrets: readonly string[]): boolean {
  if (message === '' || CONTROL_CHARACTER.test(message) || LONG_NUMBER.test(message)) return false;
  return secrets.every((secret) => secret === '' || !message.includes(secret));
}

const CONTROL_CHARACTER = /\p{Cc}/u;
const LONG_NUMBER = /(?:\p{Nd}[^\p{L}\p{Nd}]{0,3}){12}/u;

function unknown(message: string): ChannelAnswer {
  return { kind: 'unknown', message };
}
