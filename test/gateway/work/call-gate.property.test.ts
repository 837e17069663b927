import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withBreaker } from '../../../src/gateway/channel/with-breaker.ts';
import { BREAKER_LIMITS, createBreakers } from '../../../src/gateway/domain/acquirers/breaker.ts';
import type { AgendaItem, AgendaStore } from '../../../src/gateway/domain/orders/agenda.ts';
import type { Channel, ChannelAnswer } from '../../../src/gateway/domain/ports.ts';
import { createAgendaRunner } from '../../../src/gateway/work/agenda-runner.ts';
import { createCallGate } from '../../../src/gateway/work/call-gate.ts';
import { CALLS_MAX, WAIT_MS_MAX } from '../../../src/gateway/work/limits.ts';
import { channelsOf } from '../../helpers/acquirer/scripted-acquirers.ts';

const DEADLINE_MS = 10_000;
const FIRST_MS = 11_000;

type Answering = 'all' | 'none' | 'notInquire' | 'notRefund';

/** Refunds that the acquirer does not know: each entry asks, and sends its refund again. */
function start(count: number) {
  const time = { now: 0 };
  const breakers = createBreakers({ stopwatch: { elapsedMs: () => time.now }, deadlineMsOf: () => DEADLINE_MS });
  const calls: { subject: string; call: string }[] = [];
  let answering: Answering = 'all';
  const take = async (call: 'inquire' | 'refund', subject: string): Promise<ChannelAnswer> => {
    calls.push({ subject, call });
    const isSilent = answering === 'none' || answering === `not${call === 'inquire' ? 'Inquire' : 'Refund'}`;
    if (isSilent) return { kind: 'unknown', message: '' };
    return { kind: call === 'inquire' ? 'notFound' : 'pending', message: '' };
  };
  const channel = {
    inquire: ({ refundNo }) => take('inquire', String(refundNo)),
    refund: ({ refundNo }) => take('refund', refundNo),
  } as Partial<Channel> as Channel;
  const { store, entries } = createAgenda(count);
  const runner = createAgendaRunner(
    {
      store: { ...store, findRefund: async ({ refundNo }: { refundNo: string }) => refundOf(refundNo) },
      channels: channelsOf(new Map([[null, withBreaker(channel, 'default', breakers)]])),
      clock: { now: () => time.now },
      firstInquiryMs: FIRST_MS,
    } as unknown as Parameters<typeof createAgendaRunner>[0],
    {
      holder: 'only',
      acquirers: [null],
      gate: createCallGate({ breakers, isPaused: () => false, isForced: () => false }),
      onError(error) {
        throw error;
      },
    },
  );
  const run = async (how: Answering, afterMs: number) => {
    answering = how;
    time.now += afterMs;
    const before = calls.length;
    const wasClosed = breakers.stateOf('default', 'inquire') === 'closed';
    await runner.runDue();
    return { made: calls.slice(before), wasClosed };
  };
  return { run, calls, entries };
}

const refundOf = (refundNo: string) => ({ refundNo, state: 'processing', acquirer: null });

function createAgenda(count: number) {
  const entries = Array.from({ length: count }, (_, index) => ({
    merNo: 1,
    task: 'inquireRefund' as const,
    subject: `R${index}`,
    tradeNo: `T${index}`,
    dueAt: 0,
    tries: 0,
    isHeld: false,
  }));
  const find = ({ subject }: Pick<AgendaItem, 'subject'>) => entries.find((one) => one.subject === subject);
  const store: Pick<AgendaStore, 'claimAgenda' | 'postponeAgenda' | 'renewAgenda' | 'finishAgenda'> = {
    async claimAgenda({ now, limit, lane }) {
      if (lane === 'books') return [];
      const due = entries.filter(({ dueAt, isHeld }) => dueAt <= now && !isHeld);
      const claimed = due.toSorted((left, right) => left.dueAt - right.dueAt).slice(0, limit);
      for (const entry of claimed) entry.isHeld = true;
      return claimed.map((entry) => ({ ...entry }));
    },
    async postponeAgenda(_holder, items) {
      for (const { subject, nextAt, hasWaited } of items) {
        const entry = find({ subject });
        if (entry === undefined) throw new Error(`${subject} is not there`);
        Object.assign(entry, { dueAt: nextAt, isHeld: false, tries: entry.tries + (hasWaited === true ? 0 : 1) });
      }
    },
    renewAgenda: async () => undefined,
    finishAgenda: async () => undefined,
  };
  return { store, entries };
}

describe('the gate of an acquirer', () => {
  it('counts as tries only what was asked in full, asks one at a time while nobody answers, and leaves nobody out', async () => {
    const step = fc.record({
      how: fc.constantFrom<Answering>('all', 'none', 'notInquire', 'notRefund'),
      afterMs: fc.nat(120_000),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 3 * CALLS_MAX }),
        fc.array(step, { maxLength: 15 }),
        async (count, steps) => {
          const { run, calls, entries } = start(count);
          for (const { how, afterMs } of steps) {
            const { made, wasClosed } = await run(how, afterMs);
            const asked = made.filter(({ call }) => call === 'inquire').length;
            if (how === 'none' || how === 'notInquire')
              expect(asked).toBeLessThanOrEqual(wasClosed ? 2 * CALLS_MAX : 1);
          }
          for (const { subject, tries } of entries) {
            const own = calls.filter((one) => one.subject === subject);
            expect(tries).toBeLessThanOrEqual(own.filter(({ call }) => call === 'inquire').length);
          }
          // It answers again. When the time of each has come, single calls find out, and then nobody waits.
          const before = calls.length;
          await run('all', WAIT_MS_MAX);
          for (let answers = 0; answers < BREAKER_LIMITS.answersMin; answers += 1)
            await run('all', BREAKER_LIMITS.waitMs);
          const sent = calls.slice(before).filter(({ call }) => call === 'refund');
          expect(new Set(sent.map(({ subject }) => subject)).size).toBe(count);
        },
      ),
      { numRuns: 60 },
    );
  });
});
