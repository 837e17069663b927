import type { IncomingMessage } from 'node:http';
import { CALL_BYTES_MAX, channelCalls, channelVersions } from '../../../generated/channel-calls.ts';
import type { ChannelCallName } from '../../../generated/channel-calls.ts';
import * as compiled from '../../../generated/channel-validators.js';
import type { Validator } from '../../../generated/channel-validators.js';
import type { components } from '../../../generated/channel.ts';
import { readUpTo } from '../../protocol/bounded-bytes.ts';
import { equalInConstantTime } from '../../protocol/constant-time.ts';
import type { AcquirerCall, CallBody } from './books.ts';
import type { MockOptions } from './state.ts';

// Reads a call in a fixed order: path, token, version, size, body. The first fault is the answer, and changes nothing.

type Question = 'capabilities' | 'changes' | 'settlementReports';

export interface Refused {
  readonly kind: 'refused';
  readonly status: number;
  readonly code: components['schemas']['RefusalCode'];
  readonly message: string;
}

export interface ReadMove {
  readonly kind: 'move';
  readonly call: AcquirerCall;
  readonly sent: CallBody & Readonly<Record<string, unknown>>;
  readonly version: number;
}

export interface ReadQuestion {
  readonly kind: 'question';
  readonly call: Question;
  readonly sent: Readonly<Record<string, unknown>>;
  readonly version: number;
}

const MOVES: readonly AcquirerCall[] = [
  'authorize',
  'complete',
  'refund',
  'returnMoney',
  'payout',
  'inquire',
  'cancel',
];
const CALLS = new Map(Object.entries(channelCalls).map(([call, { path }]) => [`/${path}`, call as ChannelCallName]));

type CallName = (typeof channelCalls)[ChannelCallName]['call'];
const validators: Readonly<Record<CallName, Validator<unknown>>> = { ...compiled };

export async function readCall(
  { token, isBare = false }: MockOptions,
  request: IncomingMessage,
): Promise<Refused | ReadMove | ReadQuestion> {
  const path = request.url ?? '';
  const bytes = await readUpTo(request, CALL_BYTES_MAX);
  const call = CALLS.get(path);
  const move = MOVES.find((known) => known === call);
  if (call === undefined || (isBare && move === undefined)) {
    return refused(404, 'unsupportedCall', 'There is no such call.');
  }
  if (!equalInConstantTime(request.headers.authorization ?? '', `Bearer ${token}`)) {
    return refused(401, 'unauthorized', 'The token is wrong.');
  }
  const version = isBare ? 1 : readVersion(request.headers['tollgate-channel-version']);
  if (version === undefined) return refused(400, 'unsupportedVersion', 'This version is not spoken.');
  if (bytes.length > CALL_BYTES_MAX) return refused(413, 'tooLarge', 'The body is too large.');
  const sent = readJson(bytes);
  if (sent === undefined) return refused(400, 'invalid', 'The body is not a JSON object.');
  if (!isBare && !validators[channelCalls[call].call](sent)) {
    return refused(400, 'invalid', 'The body breaks a rule of the contract.');
  }
  if (move === undefined) return { kind: 'question', call: call as Question, sent, version };
  return { kind: 'move', call: move, sent: sent as ReadMove['sent'], version };
}

function refused(status: number, code: Refused['code'], message: string): Refused {
  return { kind: 'refused', status, code, message };
}

function readVersion(header: string | string[] | undefined): number | undefined {
  return channelVersions.find((version) => String(version) === (header ?? '1'));
}

function readJson(bytes: Buffer): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
