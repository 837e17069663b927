import { setTimeout as delay } from 'node:timers/promises';
import { readAllChanges } from '../feeds.ts';
import type { Change } from '../feeds.ts';
import type { Kit } from '../kit.ts';
import { ensure, NotRunError } from '../rule.ts';
import type { Rule } from '../rule.ts';
import type { Subject } from '../subject.ts';
import type { WebhookRelay } from '../webhook-relay.ts';
import { payDisputed, waitForChange } from './changes.ts';
import { INCIDENTS } from './incidents.ts';

// Webhooks of the provider get lost, come twice, late, and in any order. None of it may lose or double anything.

const WEBHOOK = { position: 'relay', claims: ['payments', 'changes'], needs: ['webhooks', 'card.disputed'] } as const;
/** No other webhook of a payment is waited for after this time without one. */
const QUIET_MS = 500;

export const WEBHOOK_RULES: readonly Rule[] = [
  {
    ...WEBHOOK,
    id: 'WEBHOOK-1',
    title: 'a webhook that never comes costs no result',
    claims: ['payments'],
    needs: ['webhooks', 'card.pending'],
    what: 'Pays with the pending card while the webhooks of the provider are lost. Inquire says approved within `laterMs` of the test values.',
    why: 'Providers give up on webhooks. A payment whose result came only by one stays open for ever.',
    incident: INCIDENTS.webhookNotResent,
    remedy: 'Ask the provider at every inquire that has no final result; a webhook is only a reason to ask sooner.',
    async run(kit) {
      const payment = kit.subject({ card: 'pending' });
      const result = await relayOf(kit).during('drop', async () => {
        await kit.expect('authorize', payment, ['pending', 'challenged', 'approved']);
        return kit.resultOf(payment);
      });
      ensure(result === 'approved', `without its webhook the payment stays ${result}`);
    },
  },
  {
    ...WEBHOOK,
    id: 'WEBHOOK-2',
    title: 'a webhook that comes twice is one change',
    what: 'Pays with the disputed card, and delivers each webhook of the provider twice: the chargeback is listed once.',
    why: 'Providers send webhooks at least once. The gateway knows a change by its ID; one with two IDs is booked twice.',
    incident: INCIDENTS.doubleNotification,
    remedy: "Make the ID of a change from the provider's ID of the event, and store each event once.",
    async run(kit) {
      const webhooks = relayOf(kit);
      const payment = await webhooks.during('double', async () => {
        const disputed = await payDisputed(kit);
        await waitForChange(kit, 'chargeback', disputed);
        return disputed;
      });
      // The second delivery has ended by now.
      await waitForChange(kit, 'chargeback', payment);
    },
  },
  {
    ...WEBHOOK,
    id: 'WEBHOOK-3',
    title: 'a webhook that comes late is listed after what was read before',
    what: 'Holds back the webhook of a chargeback until a later one is listed, reads the feed to its end, and lets the first go: whoever goes on from there finds it.',
    why: "Sorted by the provider's time, it would be listed before the place of the gateway, which never looks there again.",
    incident: INCIDENTS.missedEvents,
    remedy: 'List changes in the order in which they came to you, not by the time that the provider writes on them.',
    async run(kit) {
      const webhooks = relayOf(kit);
      const late = await holdDisputed(kit, webhooks);
      await waitForChange(kit, 'chargeback', await payDisputed(kit));
      const { changes: before, next } = await readAllChanges(kit, { after: null, limit: 200 });
      // An adapter that asks the provider for news does not wait for the webhook.
      if (before.some((change) => isChargeback(change, late))) return;
      await webhooks.release('asTheyCame');
      await waitForChange(kit, 'chargeback', late);
      const { changes } = await readAllChanges(kit, { after: next, limit: 200 });
      const isFound = changes.some((change) => isChargeback(change, late));
      ensure(isFound, 'a chargeback whose webhook came late is listed before what was already read');
    },
  },
  {
    ...WEBHOOK,
    id: 'WEBHOOK-4',
    title: 'webhooks in another order lose nothing',
    what: 'Holds back the webhooks of two chargebacks, and delivers the last one first: both are listed, each with its payment.',
    why: 'Providers promise no order. An adapter that drops what is older than the last one loses a chargeback, and the time to answer it.',
    incident: INCIDENTS.staleStatus,
    remedy: 'Store every event, whatever came before it, and ask the provider for the state of now.',
    async run(kit) {
      const webhooks = relayOf(kit);
      const payments = [await holdDisputed(kit, webhooks), await holdDisputed(kit, webhooks)];
      await webhooks.release('lastFirst');
      for (const payment of payments) await waitForChange(kit, 'chargeback', payment);
    },
  },
];

function isChargeback(change: Change, { tradeNo }: Subject): boolean {
  return change.kind === 'chargeback' && change.tradeNo === tradeNo;
}

function relayOf({ webhooks }: Kit): WebhookRelay {
  if (webhooks === null) throw new NotRunError('it needs --webhooks');
  return webhooks;
}

/** A disputed payment whose webhooks have come to the relay, and wait there: there may be one for its result and one for its dispute. */
async function holdDisputed(kit: Kit, webhooks: WebhookRelay): Promise<Subject> {
  const before = webhooks.came();
  return webhooks.during('hold', async () => {
    const payment = await payDisputed(kit);
    const until = performance.now() + kit.values.laterMs;
    for (let came = before; came === before || webhooks.came() > came; await delay(QUIET_MS)) {
      if (performance.now() > until) throw new NotRunError('no webhook of the provider came to the relay');
      came = webhooks.came();
    }
    return payment;
  });
}
