import { chargebackFor } from '../../domain/chargebacks/chargeback.ts';
import { linkStateOf } from '../../domain/links/link.ts';
import { merchantOf } from '../../domain/numbers.ts';
import type { NumberKind } from '../../domain/numbers.ts';
import type { SearchMeanings } from '../../domain/search/search-text.ts';
import { canSee } from '../approvals/decide-approval.ts';
import { refundSeenBy } from '../orders/seen-refunds.ts';
import { mayFind } from './search-types.ts';
import type { Look, SearchDependencies, SearchHit, Within } from './search-types.ts';

// Whole numbers that name one thing, each for those who may see such things.

type NumberMatch = Extract<SearchHit['matched'], 'tradeNo' | 'refundNo' | 'chargebackNo' | 'notificationId' | 'linkNo'>;

const MATCHES = {
  order: ['tradeNo', 'orders.read'],
  refund: ['refundNo', 'orders.read'],
  chargeback: ['chargebackNo', 'orders.read'],
  notification: ['notificationId', 'deliveries.read'],
  link: ['linkNo', 'links.read'],
} as const satisfies Readonly<Record<NumberKind, readonly [NumberMatch, Parameters<typeof mayFind>[1]]>>;

export function looksForNumbers(deps: SearchDependencies, meanings: SearchMeanings, within: Within): Look[] {
  const { store } = deps;
  const { acting, merNo } = within;
  const isOwn = (owner: number | undefined) => owner !== undefined && (merNo === null || owner === merNo);
  const looks: Look[] = meanings.numbers
    .filter(({ kind, number }) => isOwn(merchantOf(kind, number)) && mayFind(within, MATCHES[kind][1]))
    .map(({ kind, number }) => ({
      matched: MATCHES[kind][0],
      find: async () => ({ hits: await FINDERS[kind](deps, { merNo: merchantOf(kind, number) ?? 0, number }, within) }),
    }));
  const { approvalNo, requestId } = meanings;
  if (approvalNo !== null && mayFind(within, 'approvals.read')) {
    const find = async () => {
      const approval = await store.findApproval(approvalNo, within.now);
      const isSeen = approval !== null && canSee(approval, acting) && (merNo === null || approval.merNo === merNo);
      return { hits: isSeen ? [{ kind: 'approval', matched: 'approvalNo', approval } as const] : [] };
    };
    looks.push({ matched: 'approvalNo', find });
  }
  if (requestId !== null && mayFind(within, 'requests.read')) {
    const find = async () => {
      const request = await store.findRequest({ merNo, requestId });
      return { hits: request === null ? [] : [{ kind: 'request', matched: 'requestId', request } as const] };
    };
    looks.push({ matched: 'requestId', find });
  }
  return looks;
}

type Finder = (
  deps: SearchDependencies,
  reference: { readonly merNo: number; readonly number: string },
  within: Within,
) => Promise<SearchHit[]>;

const FINDERS: Readonly<Record<NumberKind, Finder>> = {
  async order({ store }, { merNo, number: tradeNo }) {
    const order = await store.findOrder({ merNo, tradeNo });
    return order === null ? [] : [{ kind: 'order', matched: 'tradeNo', order }];
  },
  async refund({ store }, { merNo, number: refundNo }, { acting: { grant } }) {
    const refund = await store.findRefund({ merNo, refundNo });
    return refund === null ? [] : [{ kind: 'refund', matched: 'refundNo', refund: refundSeenBy(grant, refund) }];
  },
  async chargeback({ store }, { merNo, number: chargebackNo }, { acting: { grant } }) {
    const found = await store.findChargeback({ merNo, chargebackNo });
    const matched = 'chargebackNo';
    return found === null ? [] : [{ kind: 'chargeback', matched, chargeback: chargebackFor(grant, found) }];
  },
  async notification({ store }, { merNo, number: notificationId }) {
    const delivery = await store.findDelivery({ merNo, notificationId });
    return delivery === null ? [] : [{ kind: 'delivery', matched: 'notificationId', delivery }];
  },
  async link({ store }, { merNo, number: linkNo }, { now }) {
    const used = await store.findLink({ merNo, linkNo, leftBefore: 0 });
    if (used === null) return [];
    return [{ kind: 'link', matched: 'linkNo', link: used.link, state: linkStateOf(used, now) }];
  },
};
