import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttpChannel } from '../../../src/gateway/channel/http.ts';
import type { ChannelCallInfo } from '../../../src/gateway/channel/http.ts';
import { startAcquirer } from '../../helpers/acquirer/acquirer.ts';
import type { Acquirer } from '../../helpers/acquirer/acquirer.ts';
import type { Fault } from '../../../src/acquirer/mock/faults.ts';
import { ACCOUNT, callChannel, CARD } from '../../helpers/acquirer/channel-requests.ts';
import { sampled } from '../../helpers/sweep.ts';

// Long enough for any answer that comes at all, even on a busy machine; short for those that never come.
const DEADLINE_MS = 60_000;
const SHORT_DEADLINE_MS = 5000;

let acquirer: Acquirer;
let reported: ChannelCallInfo[];

beforeEach(async () => {
  acquirer = await startAcquirer({ hasRefundCaps: false });
  reported = [];
});

afterEach(() => acquirer.stop());

function channelWith(deadlineMs: number) {
  const { url, token } = acquirer;
  return createHttpChannel({ baseUrl: url, token, deadlineMs, onCall: (info) => reported.push(info) });
}

interface Want {
  readonly status: number | null;
  readonly message: unknown;
  readonly executions: number;
  readonly deadlineMs?: number;
}

// The operating system decides which of these it is.
const broken: unknown = expect.stringMatching(
  /^The connection to the acquirer broke \((UND_ERR_SOCKET|ECONNRESET|EPIPE)\)\.$/,
);
const silent = `The acquirer did not answer within ${SHORT_DEADLINE_MS} ms.`;

const SILENCES: readonly [Fault, Want][] = [
  ['breakBefore', { status: null, message: broken, executions: 0 }],
  [
    'forbidden',
    { status: 403, message: 'The acquirer refused the call with HTTP 403 and declined nothing.', executions: 0 },
  ],
  ['timeOut', { status: null, message: silent, executions: 1, deadlineMs: SHORT_DEADLINE_MS }],
  ['answerLate', { status: null, message: silent, executions: 1, deadlineMs: SHORT_DEADLINE_MS }],
  ['breakAfter', { status: null, message: broken, executions: 1 }],
  ['breakInAnswer', { status: 200, message: broken, executions: 1 }],
  ['serverError', { status: 500, message: 'The acquirer answered with HTTP 500.', executions: 1 }],
  [
    'redirect',
    { status: 307, message: 'The acquirer answered with HTTP 307; redirects are not followed.', executions: 1 },
  ],
  [
    'malformed',
    { status: 200, message: 'The acquirer answered with something that is not a JSON object.', executions: 1 },
  ],
  [
    'notAnObject',
    { status: 200, message: 'The acquirer answered with something that is not a JSON object.', executions: 1 },
  ],
  ['otherTrade', { status: 200, message: 'The acquirer answered with a different tradeNo.', executions: 1 }],
  ['otherAmount', { status: 200, message: 'The acquirer answered with a different amount.', executions: 1 }],
  ['otherCall', { status: 200, message: 'The acquirer answered with a different callId.', executions: 1 }],
  [
    'otherKind',
    { status: 200, message: 'The acquirer answered with a kind that is not valid for this call.', executions: 1 },
  ],
  [
    'noMessage',
    {
      status: 200,
      message: 'The acquirer answered without a message of at most 200 characters.',
      executions: 1,
    },
  ],
  ['tooLarge', { status: 200, message: 'The acquirer answered with more than 65536 bytes.', executions: 1 }],
];

const APPROVED = { kind: 'approved', message: 'It is approved.' };
const UNHEARD_OF = { kind: 'notFound', message: 'The acquirer does not know this number.' };

const MOVING = ['authorize', 'refund', 'returnMoney', 'payout'] as const;
const KINDS = { authorize: 'payment', refund: 'refund', returnMoney: 'refund', payout: 'payout' } as const;

/** A call without an answer takes as long as its deadline. */
const UNANSWERED: readonly string[] = sampled(MOVING, 1);

describe.each(MOVING)('%s', (call) => {
  const kind = KINDS[call];
  const subject = { call, merNo: 100_001, tradeNo: 'TG1', ...(kind === 'refund' && { refundNo: 'RF1' }) };
  it.each(SILENCES.filter(([, { deadlineMs }]) => deadlineMs === undefined || UNANSWERED.includes(call)))(
    'decides nothing where the acquirer does %s, and inquire finds what was done, once',
    async (fault, { status, message, executions, deadlineMs = DEADLINE_MS }) => {
      await acquirer.addRules({ call, fault, delayMs: SHORT_DEADLINE_MS * 2 });
      const answer = await callChannel(channelWith(deadlineMs), call);
      expect(answer).toEqual({ kind: 'unknown', message });
      expect(reported).toEqual([{ ...subject, kind: 'unknown', ms: expect.any(Number), status, message }]);
      const found = executions === 0 ? UNHEARD_OF : APPROVED;
      expect(await callChannel(channelWith(DEADLINE_MS), 'inquire', { kind })).toEqual(found);
      const { authorizations, refunds, payouts } = await acquirer.readBooks();
      const entries = [...authorizations, ...refunds, ...payouts];
      expect(entries.map((entry) => entry.executions)).toEqual(executions === 0 ? [] : [1]);
    },
  );

  it('decides nothing where the acquirer dies, and is not sent where it is not there', async () => {
    await acquirer.addRules({ fault: 'die' });
    const channel = channelWith(DEADLINE_MS);
    expect(await callChannel(channel, call)).toEqual({ kind: 'unknown', message: broken });
    const message = 'The acquirer could not be reached, and nothing was sent (ECONNREFUSED).';
    expect(await callChannel(channel, call)).toEqual({ kind: 'notSent', message });
  });

  it('is declined by a well-formed decline with a 4xx status', async () => {
    await acquirer.addRules({ call, fault: 'refuse' });
    const answer = { kind: 'declined', message: 'It is declined.' };
    expect(await callChannel(channelWith(DEADLINE_MS), call)).toEqual(answer);
    expect(reported).toEqual([{ ...subject, ms: expect.any(Number), status: 402, ...answer }]);
  });

  it.each(['answerTwice', 'answerThenGarbage'] as const)('takes the first answer where %s', async (fault) => {
    await acquirer.addRules({ call, fault, times: 1 });
    const channel = channelWith(DEADLINE_MS);
    expect(await callChannel(channel, call)).toEqual(APPROVED);
  });
});

describe.each(['complete', 'inquire', 'cancel'] as const)('%s', (call) => {
  it.each(SILENCES.filter(([, { deadlineMs }]) => deadlineMs === undefined))(
    'decides nothing where the acquirer does %s',
    async (fault, { message }) => {
      await acquirer.addRules({ call, fault });
      expect(await callChannel(channelWith(DEADLINE_MS), call, { decision: 'success' })).toEqual({
        kind: 'unknown',
        message,
      });
    },
  );
});

describe('a late answer of an earlier call', () => {
  it('does not reach the next call after a deadline', async () => {
    await acquirer.addRules({ number: 'TG1', call: 'authorize', fault: 'answerLate', delayMs: SHORT_DEADLINE_MS * 2 });
    await acquirer.addRules({ number: 'TG2', result: 'declined' });
    const channel = channelWith(SHORT_DEADLINE_MS);
    expect(await callChannel(channel, 'authorize', { tradeNo: 'TG1' })).toEqual({ kind: 'unknown', message: silent });
    const next = await callChannel(channelWith(DEADLINE_MS), 'authorize', { tradeNo: 'TG2' });
    expect(next).toEqual({ kind: 'declined', message: 'It is declined.' });
  });

  // The pool may use a second connection before it comes back to the spoilt one; five calls are sure to use it.
  const isMixedUp = { kind: 'unknown', message: 'The acquirer answered with a different callId.' };

  it('a late answer of an earlier call that comes on the same connection for another number decides nothing', async () => {
    await acquirer.addRules({ result: 'declined' }, { number: 'TG1', fault: 'answerAgainLater' });
    const channel = channelWith(DEADLINE_MS);
    const first = await callChannel(channel, 'authorize', { tradeNo: 'TG1' });
    expect(first).toEqual(APPROVED);
    const answers = [];
    for (const tradeNo of ['TG2', 'TG3', 'TG4', 'TG5', 'TG6']) {
      answers.push(await callChannel(channel, 'authorize', { tradeNo }));
    }
    expect(answers).toContainEqual(isMixedUp);
    expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['unknown', 'declined']));
  });

  it('a late answer of an earlier call that comes on the same connection for the same number decides nothing', async () => {
    await acquirer.addRules({ call: 'inquire', fault: 'answerAgainLater', times: 1 });
    const channel = channelWith(DEADLINE_MS);
    const first = await callChannel(channel, 'inquire');
    expect(first).toEqual(UNHEARD_OF);
    const answers = [await callChannel(channel, 'authorize')];
    for (let count = 0; count < 4; count += 1) answers.push(await callChannel(channel, 'inquire'));
    expect(answers).toContainEqual(isMixedUp);
    expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['unknown', 'approved']));
  });
});

describe('card data and accounts (S9)', () => {
  it.each([
    ['authorize', 'Payment succeeded.'],
    ['payout', 'Payout succeeded.'],
  ] as const)(
    'card data and accounts that %s gets back in a message are replaced by our own words',
    async (call, message) => {
      await acquirer.addRules({ fault: 'echo' });
      expect(await callChannel(channelWith(DEADLINE_MS), call)).toEqual({ kind: 'approved', message });
    },
  );

  it('are in no message of any fault', async () => {
    const faults: Fault[] = ['echo', ...SILENCES.map(([fault]) => fault).filter((fault) => !isSlow(fault))];
    for (const fault of faults) {
      await acquirer.addRules({ fault });
      const numbers = { tradeNo: `TG-${fault}`, refundNo: `RF-${fault}` };
      for (const call of MOVING) await callChannel(channelWith(DEADLINE_MS), call, numbers);
    }
    const messages = reported.map(({ message }) => message).join('\n');
    for (const secret of [CARD.number, CARD.securityCode, ACCOUNT]) expect(messages).not.toContain(secret);
  });
});

function isSlow(fault: Fault): boolean {
  return ['timeOut', 'answerLate'].includes(fault);
}
