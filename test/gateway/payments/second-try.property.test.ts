import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUndone } from '../../../src/gateway/domain/payments/attempt.ts';
import type { Channel, Channels } from '../../../src/gateway/domain/ports.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { DECLINES, channelsOf, scriptedAcquirer } from '../../helpers/acquirer/scripted-acquirers.ts';
import type { Answering, Decline } from '../../helpers/acquirer/scripted-acquirers.ts';
import { useDatabases } from '../../helpers/database/databases.ts';
import { keyOf } from './declining.ts';
import { EXPIRY_MS, FIRST_INQUIRY_MS, cardOf, createWorkbench } from './payer-workbench.ts';

// Both acquirers answer anything, and the process dies anywhere.

const COMPLETE = { method: 'CREDIT_CARD', onPage: false, script: null } as const;

/** Where the process hangs for ever, at the first or second time that it comes there. */
const DEATHS = ['never', 'beforeFirst', 'afterFirst', 'beforeSecond', 'afterSecond', 'opening', 'opened'] as const;

interface Authorized {
  readonly acquirer: string | null;
  readonly answered: Answering;
}

/** What may come before a try at the second acquirer. */
const MAY_FOLLOW: ReadonlySet<Answering> = new Set(['notSent', 'soft', 'technical']);

function world(answers: Record<'first' | 'north', readonly Answering[]>) {
  const log: Authorized[] = [];
  const scripted = (acquirer: string | null, list: Answering[]) =>
    scriptedAcquirer(() => {
      const answered = list.shift() ?? 'pending';
      log.push({ acquirer, answered });
      return answered;
    });
  const first = scripted(null, [...answers.first]);
  const north = scripted('north', [...answers.north]);
  const acquirers = new Map([
    [null, first.channel],
    ['north', north.channel],
  ]);
  return { log, first, north, channels: channelsOf(acquirers, { retriesDeclined: true }) };
}

/** The same store and acquirers for a process that dies; `died` resolves then. */
function mortal(store: Store, channels: Channels, death: (typeof DEATHS)[number]) {
  const { promise: died, resolve } = Promise.withResolvers<void>();
  const dieAt = async (...places: readonly string[]) => {
    if (!places.includes(death)) return;
    resolve();
    await new Promise<never>(() => undefined);
  };
  const dying = (channel: Channel, which: 'First' | 'Second'): Channel => ({
    ...channel,
    async authorize(request) {
      await dieAt(`before${which}`);
      const answer = await channel.authorize(request);
      await dieAt(`after${which}`);
      return answer;
    },
  });
  const to = (acquirer: string | null) => dying(channels.to(acquirer), acquirer === null ? 'First' : 'Second');
  const numbers: string[] = [];
  const createPayment: Store['createPayment'] = async (record) => {
    numbers.push(record.order.tradeNo);
    return store.createPayment(record);
  };
  const openAttempt: Store['openAttempt'] = async (input) => {
    if (input.instead !== undefined) await dieAt('opening');
    const opened = await store.openAttempt(input);
    if (input.instead !== undefined) await dieAt('opened');
    return opened;
  };
  return { died, numbers, store: { ...store, createPayment, openAttempt }, channels: { ...channels, to } };
}

describe('an order that two acquirers may be asked for', () => {
  const { open } = useDatabases('SQLite in memory');
  const answering = fc.constantFrom<Answering>(
    ...(Object.keys(DECLINES) as Decline[]),
    ...(['soft', 'soft', 'technical'] as const),
    ...(['approved', 'declined', 'challenged', 'pending', 'notSent', 'lostBefore', 'lostAfter'] as const),
  );
  const list = fc.array(answering, { minLength: 1, maxLength: 3 });

  it('has no second try where none may be, is charged once at most, and ends once, wherever a process dies (S53)', async () => {
    const store = await open();
    let rounds = 0;
    await fc.assert(
      fc.asyncProperty(list, list, fc.constantFrom(...DEATHS), fc.boolean(), async (first, north, death, onPage) => {
        const { log, channels, ...acquirers } = world({ first, north });
        const life = mortal(store, channels, death);
        const bench = createWorkbench(life.store, { channels: life.channels, sandbox: false, limitsByAddress: false });
        rounds += 1;
        // Another card each time: its tries are counted.
        const card = `4000${String(rounds).padStart(12, '0')}`;
        const pay = async () => {
          const tradeNo = await bench.newOrder(onPage ? { script: null } : { ...COMPLETE, card: cardOf(card) });
          if (onPage) for (let times = 0; times < 2; times += 1) await bench.payByCard(tradeNo, card);
        };
        await Promise.race([pay(), life.died]);
        const other = createWorkbench(store, { channels, sandbox: false, holder: `after ${rounds}` });
        for (let round = 0; round < 6; round += 1) {
          other.advance(FIRST_INQUIRY_MS + EXPIRY_MS);
          await other.sweep();
        }
        for (const [index, { acquirer }] of log.entries()) {
          if (acquirer !== 'north') continue;
          expect(log[index - 1]?.acquirer).toBe(null);
          expect(MAY_FOLLOW).toContain(log[index - 1]?.answered);
        }
        await expectOneEnd(store, life.numbers[0] ?? '', acquirers);
      }),
      { numRuns: 150 },
    );
  });
});

/** Charged as it says, at the acquirer that it names. */
async function expectOneEnd(
  store: Store,
  tradeNo: string,
  { first, north }: Readonly<Record<'first' | 'north', { readonly charged: ReadonlySet<string> }>>,
): Promise<void> {
  const order = await store.findOrder(keyOf(tradeNo));
  const attempts = await store.listAttempts(keyOf(tradeNo));
  const charges = first.charged.size + north.charged.size;
  expect(order?.state).not.toBe('processing');
  expect(charges).toBe(order?.state === 'succeeded' ? 1 : 0);
  if (order?.state === 'succeeded') expect(order.acquirer).toBe(first.charged.size > 0 ? null : 'north');
  const last = attempts.at(-1);
  if (last !== undefined && isUndone(last)) expect(order?.acquirer).toBe(null);
  if (last?.isFallback === true && last.state === 'open') expect(order?.acquirer).toBe(last.acquirer);
}
