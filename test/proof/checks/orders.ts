import { byName, compareSubject, readEntries, subjectsOf } from '../../chaos/acquirer-agreement.ts';
import type { Entry } from '../../chaos/acquirer-agreement.ts';
import { centsOf } from '../../chaos/amounts.ts';
import { readStory } from '../../chaos/stories.ts';
import type { Story } from '../../chaos/stories.ts';
import { createShop, dataOf } from '../../helpers/payer/shop.ts';
import type { Credentials } from '../../helpers/payer/shop.ts';
import type { Sent } from '../load/merchant.ts';
import type { Node } from '../world/node.ts';
import type { Receipt } from '../world/receiver.ts';
import type { Site } from '../world/site.ts';

// What a merchant was answered, against what the gateway says of the order now, the acquirers' books, and the receiver's log.

const READERS = 16;
const PAY_CODES: Readonly<Record<string, number>> = { success: 0, failure: 1 };
/** A delivery is tried so often. */
const ATTEMPTS_MAX = 9;

interface Found {
  readonly sent: Sent;
  readonly problems: readonly string[];
}

/** What was sent and is not as it must be; nothing once everything has come to its end. */
export async function findProblems(site: Site, sent: readonly Sent[]): Promise<Found[]> {
  const entries = Map.groupBy(await readEntries({ acquirers: byName(site.acquirers) }), (entry) =>
    entry.kind === 'refund' ? entry.number : entry.tradeNo,
  );
  const receipts = site.receiver.read();
  const found: Found[] = [];
  const left = Map.groupBy(sent, ({ tradeNo }) => tradeNo).entries();
  const check = async (node: Node) => {
    for (const [tradeNo, ofOrder] of left) {
      const problems =
        tradeNo === null
          ? ofOrder.map((one) => `${describe(one)} was answered ${one.strange}`)
          : await readStory(node, tradeNo).then(
              (story) => checkOrder(story, { ofOrder, entries, receipts }),
              (error: unknown) => [String(error)],
            );
      if (problems.length > 0)
        found.push(...ofOrder.map((one, index) => ({ sent: one, problems: index === 0 ? problems : [] })));
    }
  };
  await Promise.all(
    Array.from({ length: READERS }, (_, reader) => check(site.nodes[reader % site.nodes.length] as Node)),
  );
  return found;
}

/** Money that an acquirer moved for an order that nobody was answered. */
export async function findUnasked(site: Site, sent: readonly Sent[], probes: number): Promise<string[]> {
  const known = new Set(sent.flatMap(({ tradeNo }) => tradeNo ?? []));
  const entries = (await readEntries({ acquirers: byName(site.acquirers) })).filter(
    ({ merNo }) => merNo === site.account.merNo,
  );
  const unasked = new Set(entries.map(({ tradeNo }) => tradeNo).filter((tradeNo) => !known.has(tradeNo)));
  const own = await countOrders(site, site.account);
  const probed = await countOrders(site, site.probe);
  return [
    ...[...unasked].map((tradeNo) => `an acquirer has ${tradeNo}, which no merchant was answered`),
    ...(own === known.size ? [] : [`${site.name} lists ${own} orders, and ${known.size} were acknowledged`]),
    // A payment of the watch that got no answer in time may have been taken.
    ...(probed >= probes ? [] : [`${site.name} lists ${probed} probes, and ${probes} were acknowledged`]),
  ];
}

async function countOrders({ nodes }: Site, merchant: Credentials): Promise<number> {
  const shop = createShop(nodes[0]?.url ?? '', merchant);
  const { total } = dataOf(await shop.list({ pageNum: 1, pageSize: 1 }));
  shop.close();
  return Number(total);
}

interface Known {
  readonly ofOrder: readonly Sent[];
  readonly entries: ReadonlyMap<string, Entry[]>;
  readonly receipts: ReadonlyMap<string, Receipt[]>;
}

function checkOrder(story: Story, { ofOrder, entries, receipts }: Known): string[] {
  const subjects = subjectsOf(story);
  const answered = new Set(ofOrder.map(({ refundNo }) => refundNo));
  return [
    ...story.refunds.flatMap(({ refundNo }) =>
      answered.has(refundNo) ? [] : [`${refundNo} is there, and nobody was answered it`],
    ),
    ...subjects.flatMap((subject) => compareSubject(subject, entries.get(subject.number) ?? [])),
    ...subjects.flatMap(({ number, state }) => (state === 'processing' ? [`${number} is stuck`] : [])),
    ...ofOrder.flatMap((one) => checkSent(story, one).map((problem) => `${describe(one)} ${problem}`)),
    ...ofOrder.flatMap((one) =>
      checkNotification(story, one, receipts).map((problem) => `${describe(one)} ${problem}`),
    ),
  ];
}

function checkSent({ order, refunds }: Story, one: Sent): string[] {
  const subject = one.kind === 'refund' ? refunds.find(({ refundNo }) => refundNo === one.refundNo) : order;
  if (subject === undefined) return ['was acknowledged and is not there'];
  const problems: string[] = [];
  if (order.merOrderNo !== one.merOrderNo) problems.push(`has the number ${order.merOrderNo}`);
  if (centsOf(subject['amount']) !== centsOf(one.amount)) problems.push(`is over ${String(subject['amount'])}`);
  if (subject['currency'] !== one.currency) problems.push(`is in ${String(subject['currency'])}`);
  const isFinal = one.payCode === 0 || one.payCode === 1;
  if (one.kind !== 'refund' && isFinal && PAY_CODES[String(subject['state'])] !== one.payCode)
    problems.push(`was answered with ${one.payCode} and is ${String(subject['state'])}`);
  return problems;
}

/** Exactly one, sent until it was acknowledged, each time with the same id and body. */
function checkNotification({ deliveries }: Story, { notifyPath }: Sent, receipts: Known['receipts']): string[] {
  if (notifyPath === null) return [];
  const received = receipts.get(notifyPath) ?? [];
  const [delivery, ...others] = deliveries.filter(({ address }) => address.endsWith(notifyPath));
  if (delivery === undefined || others.length > 0) return [`has ${others.length + (delivery ? 1 : 0)} notifications`];
  const { state, attempts, notificationId } = delivery;
  const forms = new Set(received.map(({ id, hash }) => `${id} ${hash}`));
  return [
    ...(state === 'acknowledged' ? [] : [`has a notification that is ${state}`]),
    ...(received.length === 0 ? ['has a notification that never came'] : []),
    ...(received.length > attempts.length || attempts.length > ATTEMPTS_MAX
      ? [`has a notification that came ${received.length} times in ${attempts.length} attempts`]
      : []),
    ...(forms.size > 1 ? ['has a notification that came in several forms'] : []),
    ...(received.every(({ id }) => id === notificationId) ? [] : ['has a notification that came with another id']),
  ];
}

function describe({ kind, merOrderNo, tradeNo, refundNo }: Sent): string {
  return `${kind} ${refundNo ?? tradeNo ?? merOrderNo}`;
}
