import { setTimeout as delay } from 'node:timers/promises';
import { readAllChanges, readChanges } from '../feeds.ts';
import type { Change } from '../feeds.ts';
import type { Kit } from '../kit.ts';
import { ensure, NotRunError } from '../rule.ts';
import type { Rule } from '../rule.ts';
import { worthOfSubject } from '../seen.ts';
import type { Subject } from '../subject.ts';
import { INCIDENTS } from './incidents.ts';

// The feed of changes is the only way by which the gateway hears of disputes and of money that came back.

const CHANGE = { claims: ['changes'], position: 'gateway', needs: [], isLast: true } as const;
const PROVOKED = { claims: ['payments', 'changes'], position: 'gateway', needs: ['card.disputed'] } as const;
const POLL_MS = 250;

export const CHANGE_RULES: readonly Rule[] = [
  {
    ...CHANGE,
    id: 'CHANGE-1',
    title: 'page by page is the same as all at once',
    what: 'Reads the feed with pages of one and of 200 changes: both lists have to be equal.',
    why: 'A gap is a chargeback that nobody answers; a repetition with another ID is booked twice.',
    incident: INCIDENTS.missedEvents,
    remedy: 'Number the changes in the order in which you store them, and page by that number.',
    async run(kit) {
      await provideChanges(kit);
      const whole = await readAllChanges(kit, { after: null, limit: 200 });
      const single = await readAllChanges(kit, { after: null, limit: 1 });
      ensure(
        ids(single.changes).startsWith(ids(whole.changes)),
        'pages of one change have other changes than pages of 200',
      );
    },
  },
  {
    ...CHANGE,
    id: 'CHANGE-2',
    title: 'a place that is asked for again gives the same changes',
    what: 'Reads the same page twice: equal in every field.',
    why: 'The gateway reads a page again if it stopped before it had applied it.',
    incident: INCIDENTS.otherAmountEvent,
    remedy: 'Store a change as it is listed; never compute it anew from the state of now.',
    async run(kit) {
      await provideChanges(kit);
      const [first, second] = [await firstPage(kit), await firstPage(kit)];
      ensure(second.startsWith(first), 'the same place gave other changes');
    },
  },
  {
    ...CHANGE,
    id: 'CHANGE-3',
    title: 'the end of the feed is an empty page that keeps the place',
    what: 'Asks after the last change: no changes, `more` is false, and `next` is the place that was sent.',
    why: 'A lost place means beginning anew, or missing what comes next.',
    incident: INCIDENTS.emptyPage,
    remedy: 'Answer `next` with `after` if there is nothing new.',
    async run(kit) {
      const { next } = await readAllChanges(kit, { after: null, limit: 200 });
      const end = await readChanges(kit, { after: next, limit: 200 });
      if (end.changes.length > 0) return;
      ensure(!end.more, 'an empty page says that there are more');
      ensure(end.next === next, 'an empty page has another place than was sent');
    },
  },
  {
    ...CHANGE,
    id: 'CHANGE-4',
    title: 'each change has its own ID, and a page has no more than was asked for',
    what: 'Brings about three changes if there are fewer, then reads the whole feed, a page of one and a page of two.',
    why: 'The gateway applies each ID once: of two changes with one ID the second is lost. A page that is too long may be too large to be taken.',
    incident: INCIDENTS.doubleNotification,
    remedy: "Make the ID from the provider's event, count it once, and keep to the `limit` of the call.",
    async run(kit) {
      await provideChanges(kit);
      const { changes } = await readAllChanges(kit, { after: null, limit: 200 });
      ensure(new Set(changes.map(({ changeId }) => changeId)).size === changes.length, 'two changes have one changeId');
      for (const limit of [1, 2]) {
        const { length } = (await readChanges(kit, { after: null, limit })).changes;
        ensure(length <= limit, `a page of at most ${limit} has ${length} changes`);
      }
    },
  },
  {
    ...PROVOKED,
    id: 'CHANGE-5',
    title: 'a chargeback is listed once, with its payment, currency and amount',
    what: 'Pays with the disputed card, and reads the feed until the chargeback comes, within `laterMs` of the test values.',
    why: 'The gateway opens the chargeback by itself, and books its amount.',
    incident: INCIDENTS.otherAmount,
    remedy: 'Write tradeNo, currency and amount in the units of the version that asks.',
    async run(kit) {
      const payment = await payDisputed(kit);
      const found = await waitForChange(kit, 'chargeback', payment);
      ensure(
        isAbout(found, { ...payment, version: 1 }, kit),
        'the chargeback has another currency or amount than its payment',
      );
    },
  },
  {
    ...PROVOKED,
    id: 'CHANGE-6',
    title: 'a payout that came back is listed, and stays approved',
    claims: ['payouts', 'changes'],
    needs: ['account.returned'],
    what: 'Pays out to the returned account, and reads the feed until the reversal comes, within `laterMs` of the test values; inquire still says approved.',
    why: 'A result is final. A reversal is news of its own; another result would be refused by the gateway.',
    incident: INCIDENTS.refundReversed,
    remedy: 'List a reversal among the changes, and leave the payout as it is.',
    async run(kit) {
      const payout = kit.subject({ kind: 'payout', account: 'returned' });
      await kit.expect('payout', payout, ['approved', 'pending']);
      const found = await waitForChange(kit, 'reversal', payout);
      ensure(
        isAbout(found, { ...payout, version: 1 }, kit),
        'the reversal has another currency or amount than its payout',
      );
      await kit.expect('inquire', payout, ['approved']);
    },
  },
  {
    ...CHANGE,
    id: 'CHANGE-7',
    title: 'the feed is the same after a restart',
    what: 'Reads the feed, restarts the adapter, and reads it again: it begins with the same changes.',
    why: 'Changes that are lost with the process are lost for good: nobody asks for them.',
    incident: INCIDENTS.missedEvents,
    remedy: 'Write what a webhook brings to the durable store before you answer it.',
    needs: ['restart'],
    async run(kit) {
      const before = await readAllChanges(kit, { after: null, limit: 200 });
      await kit.restart();
      const after = await readAllChanges(kit, { after: null, limit: 200 });
      const beginning = after.changes.slice(0, before.changes.length);
      ensure(
        JSON.stringify(beginning) === JSON.stringify(before.changes),
        'the feed has other changes after the restart',
      );
      const rest = await readChanges(kit, { after: before.next, limit: 200 });
      const expected = after.changes.slice(before.changes.length).map(({ changeId }) => changeId);
      const listed = rest.changes.map(({ changeId }) => changeId);
      ensure(
        listed.slice(0, expected.length).join(' ') === expected.join(' '),
        'a place from before the restart leads elsewhere',
      );
    },
  },
  {
    ...PROVOKED,
    id: 'CHANGE-8',
    title: 'what is new is listed after what was there',
    what: 'Brings about a chargeback, reads the feed, and brings about another. The feed has to begin as before, and whoever goes on from the last place has to find the new one, and nothing old.',
    why: 'The gateway goes on from its place. A feed with the newest first shows it what it has, and never what is new.',
    incident: INCIDENTS.pagedEvents,
    remedy: 'List changes in the order in which you stored them, oldest first, whatever the order of the provider is.',
    async run(kit) {
      await waitForChange(kit, 'chargeback', await payDisputed(kit));
      const before = await readAllChanges(kit, { after: null, limit: 200 });
      const later = await payDisputed(kit);
      await waitForChange(kit, 'chargeback', later);
      const after = await readAllChanges(kit, { after: null, limit: 200 });
      ensure(ids(after.changes).startsWith(ids(before.changes)), 'something new is listed before what was there');
      const { changes } = await readAllChanges(kit, { after: before.next, limit: 200 });
      const known = new Set(before.changes.map(({ changeId }) => changeId));
      ensure(!changes.some(({ changeId }) => known.has(changeId)), 'after the last place there is something old');
      const isFound = changes.some((change) => change.kind === 'chargeback' && change.tradeNo === later.tradeNo);
      ensure(isFound, 'after the last place the new change is missing');
    },
  },
];

function ids(changes: readonly Change[]): string {
  return changes.map(({ changeId }) => changeId).join(' ');
}

async function firstPage(kit: Kit): Promise<string> {
  const { changes } = await readChanges(kit, { after: null, limit: 200 });
  return JSON.stringify(changes).slice(0, -1);
}

export async function payDisputed(kit: Kit): Promise<Subject> {
  const payment = kit.subject({ card: 'disputed' });
  await kit.expect('authorize', payment, ['approved']);
  return payment;
}

const CHANGES_MIN = 3;
const provided = new WeakMap<Kit, Promise<void>>();

/** A feed with little in it would keep every rule about pages. */
function provideChanges(kit: Kit): Promise<void> {
  const known = provided.get(kit);
  if (known !== undefined) return known;
  const providing = bringAboutChanges(kit);
  provided.set(kit, providing);
  return providing;
}

async function bringAboutChanges(kit: Kit): Promise<void> {
  const { changes } = await readAllChanges(kit, { after: null, limit: 200 });
  const missing = CHANGES_MIN - changes.length;
  if (missing <= 0) return;
  const canDispute = kit.values.cards.disputed !== null && kit.capabilities?.claims.includes('payments') === true;
  if (!canDispute) throw new NotRunError('the feed has too few changes, and the test values have no disputed card');
  for (let round = 0; round < missing; round += 1) {
    const payment = await payDisputed(kit);
    if ((await findChange(kit, 'chargeback', payment)) === undefined) {
      throw new NotRunError('the feed has too few changes; see CHANGE-5');
    }
  }
}

/** The test value promises the change, so that a feed without it is to blame. */
export async function waitForChange(kit: Kit, kind: Change['kind'], subject: Subject): Promise<Change> {
  const change = await findChange(kit, kind, subject);
  const advice = 'if the provider takes longer, raise laterMs of the test values';
  ensure(change !== undefined, `the ${kind} is not listed after ${kit.values.laterMs} ms; ${advice}`);
  return change;
}

async function findChange(kit: Kit, kind: Change['kind'], { tradeNo }: Subject): Promise<Change | undefined> {
  const until = performance.now() + kit.values.laterMs;
  for (;;) {
    const { changes } = await readAllChanges(kit, { after: null, limit: 200 });
    const found = changes.filter((change) => change.kind === kind && change.tradeNo === tradeNo);
    ensure(found.length <= 1, 'the same change is listed twice');
    if (found.length === 1 || performance.now() > until) return found[0];
    await delay(POLL_MS);
  }
}

/** Feeds are read in version 1 here, so amounts are compared by their worth. */
function isAbout(change: Change, subject: Subject, kit: Kit): boolean {
  const known = kit.seen.subjects.get(subject.tradeNo)?.subject ?? subject;
  const listed = { ...subject, currency: change.currency, amount: change.amount };
  return change.currency === known.currency && worthOfSubject(listed) === worthOfSubject(known);
}
