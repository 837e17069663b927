import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createHttpChannel } from '../../../src/gateway/channel/http.ts';
import type { Channel, ChannelAnswer } from '../../../src/gateway/domain/ports.ts';
import { spawnAcquirer, startAcquirer } from '../../helpers/acquirer/acquirer.ts';
import type { Acquirer } from '../../helpers/acquirer/acquirer.ts';
import type { BookEntry } from '../../../src/acquirer/mock/books.ts';
import { FAULTS_AFTER, FAULTS_BEFORE } from '../../../src/acquirer/mock/faults.ts';
import { callChannel } from '../../helpers/acquirer/channel-requests.ts';
import type { CallName, SubjectInput } from '../../helpers/acquirer/channel-requests.ts';

// What the gateway believes against what the acquirer did, after everything that can go wrong between them.

const DEADLINE_MS = 60_000;
const SHORT_DEADLINE_MS = 200;

function channelTo({ url, token }: Acquirer, deadlineMs: number): Channel {
  return createHttpChannel({ baseUrl: url, token, deadlineMs });
}

async function entriesOf(acquirer: Acquirer): Promise<BookEntry[]> {
  const { authorizations, refunds, payouts } = await acquirer.readBooks();
  return [...authorizations, ...refunds, ...payouts];
}

const SUBJECTS: readonly (SubjectInput & { number: string; moving: CallName })[] = [
  { number: 'TG1', tradeNo: 'TG1', kind: 'payment', moving: 'authorize' },
  { number: 'TG2', tradeNo: 'TG2', kind: 'payment', moving: 'authorize' },
  { number: 'TG3', tradeNo: 'TG3', kind: 'payout', moving: 'payout' },
  { number: 'RF1', tradeNo: 'TG1', kind: 'refund', refundNo: 'RF1', moving: 'refund' },
  { number: 'RT1', tradeNo: 'TG2', kind: 'refund', refundNo: 'RT1', moving: 'returnMoney' },
];

const step = fc.record({
  subject: fc.constantFrom(...SUBJECTS),
  verb: fc.constantFrom('move', 'move', 'complete', 'inquire', 'cancel'),
  decision: fc.constantFrom('success', 'failure', null),
  result: fc.constantFrom('approved', 'declined', 'challenged', 'pending'),
  fault: fc.option(fc.constantFrom(...FAULTS_BEFORE, ...FAULTS_AFTER.filter((fault) => fault !== 'die')), {
    nil: undefined,
  }),
});

/** Steps of one round run at the same time. */
const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 5 });

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function take(channel: Channel, acquirer: Acquirer, { subject, verb, decision, result, fault }: Step) {
  const isPayment = subject.kind === 'payment';
  const call = verb === 'move' || (verb === 'complete' && !isPayment) ? subject.moving : verb;
  await acquirer.addRules({
    number: subject.number,
    call,
    times: 1,
    result: isPayment || result !== 'challenged' ? result : 'pending',
    delayMs: SHORT_DEADLINE_MS * 2,
    ...(fault === undefined ? {} : { fault }),
  });
  return { number: subject.number, answer: await callChannel(channel, call, { ...subject, decision }) };
}

/** An answer that decided must be what the books hold for ever. */
function contradictions(answers: readonly { number: string; answer: ChannelAnswer }[], books: readonly BookEntry[]) {
  return answers.filter(({ number, answer }) => {
    const executions = books.find((entry) => entry.number === number)?.executions ?? 0;
    if (answer.kind === 'approved') return executions !== 1;
    return (answer.kind === 'declined' || answer.kind === 'cancelled') && executions !== 0;
  });
}

describe('the books of the acquirer', () => {
  it('hold at most one execution a number after any calls and faults, and agree with every answer that decided', async () => {
    await fc.assert(
      fc.asyncProperty(rounds, async (given) => {
        const acquirer = await startAcquirer({ hasRefundCaps: false });
        try {
          const channel = channelTo(acquirer, SHORT_DEADLINE_MS);
          const answers = [];
          for (const steps of given) {
            answers.push(...(await Promise.all(steps.map((one) => take(channel, acquirer, one)))));
          }
          const books = await entriesOf(acquirer);
          expect(books.filter(({ executions }) => executions > 1)).toEqual([]);
          expect(contradictions(answers, books)).toEqual([]);
        } finally {
          await acquirer.stop();
        }
      }),
      { numRuns: 40, endOnFailure: true },
    );
  });

  it.each(['authorize', 'refund', 'payout'] as const)('survive a death in the middle of %s', async (call) => {
    const folder = await mkdtemp(join(tmpdir(), 'tollgate-acquirer-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const kind = call === 'authorize' ? 'payment' : call;
    const file = join(folder, 'books.jsonl');

    const first = await spawnAcquirer(file);
    await first.addRules({ call, fault: 'die' });
    expect(await callChannel(channelTo(first, DEADLINE_MS), call)).toEqual({
      kind: 'unknown',
      message: expect.stringMatching(/^The connection to the acquirer broke/),
    });
    expect(await first.ended).toEqual([1, null]);

    const second = await spawnAcquirer(file);
    onTestFinished(() => second.stop());
    const channel = channelTo(second, DEADLINE_MS);
    const approved = { kind: 'approved', message: 'It is approved.' };
    expect(await callChannel(channel, 'inquire', { kind })).toEqual(approved);
    expect(await callChannel(channel, call)).toEqual(approved);
    expect((await entriesOf(second)).map(({ state, executions }) => ({ state, executions }))).toEqual([
      { state: 'approved', executions: 1 },
    ]);
  });
});
