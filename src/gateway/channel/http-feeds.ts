import { randomUUID } from 'node:crypto';
import { channelCalls } from '../../../generated/channel-calls.ts';
import type { ChannelCallName } from '../../../generated/channel-calls.ts';
import type { components } from '../../../generated/channel.ts';
import type { AcquirerFeeds } from '../domain/acquirers/acquirer-feeds.ts';
import type { ChannelOperation } from '../domain/acquirers/channel-figures.ts';
import { FIRST_VERSION } from '../domain/acquirers/channel-units.ts';
import { checkAnswer, parseObject } from './check-answer.ts';
import type { Answer } from './check-answer.ts';
import { createTransport } from './http-transport.ts';
import type { TransportOptions } from './http-transport.ts';

// The calls that are not about one number. They are made in the background only, never on the way of a payment.

type FeedCall = Exclude<ChannelCallName, ChannelOperation>;
type Schemas = components['schemas'];

export interface HttpFeedsOptions extends TransportOptions {
  /** Called after each call; `message` says why a response was not accepted. */
  readonly onFeedCall?: (info: FeedCallInfo) => void;
}

export interface FeedCallInfo {
  readonly call: FeedCall;
  readonly kind: string;
  readonly ms: number;
  /** Null if there was no HTTP response. */
  readonly status: number | null;
  readonly message: string;
}

type Fed<Call extends FeedCall> =
  | {
      readonly kind: 'read';
      readonly answer: Answer<(typeof channelCalls)[Call]['answer']>;
      readonly bytes: Uint8Array;
    }
  | { readonly kind: 'unknown'; readonly message: string; readonly status: number | null };

/** An adapter that has no such call. */
const NOT_OFFERED: readonly (number | null)[] = [404, 405, 501];

export function createHttpFeeds(options: HttpFeedsOptions): AcquirerFeeds {
  const ask = createAsk(options);
  return {
    async capabilities(hintUrl) {
      const body = { hintUrl } satisfies WithoutId<Schemas['CapabilitiesCall']>;
      // In the first version, which every adapter understands: the answer has no amounts.
      const fed = await ask('capabilities', { body, version: FIRST_VERSION });
      if (fed.kind === 'read') return { kind: 'capabilities', value: fed.answer };
      return NOT_OFFERED.includes(fed.status) ? { kind: 'version1' } : unknown(fed);
    },
    async changes({ after, limit, version }) {
      const body = { after, limit } satisfies WithoutId<Schemas['ChangesCall']>;
      const fed = await ask('changes', { body, version });
      if (fed.kind !== 'read') return unknown(fed);
      const { changes, next, more } = fed.answer;
      return { kind: 'changes', changes, next: next ?? null, more };
    },
    async settlementReport({ after, page, version }) {
      const body = { after, page } satisfies WithoutId<Schemas['SettlementReportsCall']>;
      const fed = await ask('settlementReports', { body, version });
      if (fed.kind !== 'read') return unknown(fed);
      const { report, next } = fed.answer;
      return report === null ? { kind: 'none' } : { kind: 'report', report, next: next ?? null, bytes: fed.bytes };
    },
  };
}

type WithoutId<Call> = Omit<Call, 'callId'>;

function createAsk(options: HttpFeedsOptions) {
  const transport = createTransport(options);
  return async <Call extends FeedCall>(
    call: Call,
    { body, version }: { readonly body: object; readonly version: number },
  ): Promise<Fed<Call>> => {
    const startedAt = performance.now();
    const callId = randomUUID();
    const posted = await transport({ call, version, body: { callId, ...body } });
    const problem = (message: string): Fed<Call> => ({ kind: 'unknown', message, status: posted.status });
    const read = (): Fed<Call> => {
      if (posted.kind !== 'answered') return problem(posted.message);
      if (posted.status !== 200) return problem(`The acquirer refused the call with HTTP ${posted.status}.`);
      const given = parseObject(posted.bytes);
      if (given === null) return problem('The acquirer answered with something that is not a JSON object.');
      if (given['callId'] !== callId) return problem('The acquirer answered with a different callId.');
      const checked = checkAnswer(channelCalls[call].answer, given, { whole: true });
      if ('broken' in checked) return problem(`The acquirer answered with a wrong ${checked.places.join(', ')}.`);
      return { kind: 'read', answer: checked.answer, bytes: posted.bytes } as Fed<Call>;
    };
    const fed = read();
    const message = fed.kind === 'read' ? '' : fed.message;
    const ms = performance.now() - startedAt;
    options.onFeedCall?.({ call, kind: fed.kind, ms, status: posted.status, message });
    return fed;
  };
}

function unknown({ message }: { readonly message: string }): { kind: 'unknown'; message: string } {
  return { kind: 'unknown', message };
}
