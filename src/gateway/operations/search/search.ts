import type { Acting } from '../../domain/audit/actor.ts';
import { zoneOf } from '../../domain/day.ts';
import { cardHint, holdsCard, readSearchText } from '../../domain/search/search-text.ts';
import type { SearchMeanings } from '../../domain/search/search-text.ts';
import { done, invalid, refuseInput } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import { findSimilar, looksForMerchants, merchantsNamed } from './find-merchants.ts';
import { looksForNumbers } from './find-numbers.ts';
import { isOrderEnd } from '../../domain/orders/order-list.ts';
import { looksForOrders } from './find-orders.ts';
import { looksForPeople } from './find-people.ts';
import { SEARCHED_DAYS, maySeeMerchants } from './search-types.ts';
import type { SearchDependencies, SearchHit, SearchList, SearchQuery, SearchResult, Within } from './search-types.ts';

/** Everything that the text may mean is looked for at once. Nothing reads more than a bounded number of rows. */
export async function search(
  deps: SearchDependencies,
  query: SearchQuery,
  acting: Acting,
): Promise<OperatorOutcome<SearchResult>> {
  const { store, clock } = deps;
  const zone = zoneOf(query.timeZone);
  if (zone === null) return refuseInput([invalid('timeZone', 'notATimeZone')]);
  if (holdsCard(query.text)) return refuseInput([invalid('q', 'wholeCardNumber')]);
  const now = clock.now();
  const meanings = readSearchText(query.text, { at: now, zone });
  const within: Within = { ...query, zone, now, acting };
  const looks = [
    ...looksForNumbers(deps, meanings, within),
    ...looksForOrders(deps, meanings, within),
    ...looksForMerchants(deps, meanings, within),
    ...looksForPeople(deps, meanings, within),
  ];
  const [searchable, lists, ...found] = await Promise.all([
    store.readReach(now),
    listsOf(deps, meanings, within),
    ...looks.map((look) => look.find()),
  ]);
  const exact = found.flatMap((one) => one.hits);
  const hits = uniqueHits([...exact, ...(await findSimilar(deps, { meanings, hits: exact }, within))]);
  return done({
    hits: hits.slice(0, query.limit),
    lists,
    isComplete: hits.length <= query.limit && found.every(({ isComplete = true }) => isComplete),
    takenFor: [...new Set(looks.map(({ matched }) => matched))],
    hint:
      (within.merNo === null ? cardHint(meanings, SEARCHED_DAYS) : null) ?? (hits.length === 0 ? meanings.hint : null),
    searchable,
  });
}

/** What the words say, for each merchant that they may name. */
async function listsOf(deps: SearchDependencies, { list }: SearchMeanings, within: Within): Promise<SearchList[]> {
  // Other lists cannot be limited to an amount.
  if (list === null || (list.amount !== null && (list.list ?? 'orders') !== 'orders')) return [];
  const { days, amount, rest } = list;
  // Only orders expire and are charged back; of the others those that failed are the declined ones.
  const isOfOrders = (list.list ?? 'orders') === 'orders';
  const states = isOfOrders ? list.states : list.states.map((state) => (state === 'declined' ? 'failed' : state));
  if (!isOfOrders && states.some(isOrderEnd)) return [];
  const [word = ''] = rest;
  const currency = amount !== null && rest.length === 1 && /^[a-z]{3,5}$/i.test(word) ? word.toUpperCase() : null;
  const limited = { list: list.list ?? 'orders', days, states, amount, currency } as const;
  if (rest.length === 0 || currency !== null) return [{ ...limited, merNo: null }];
  if (!maySeeMerchants(within)) return [];
  const merchants = await merchantsNamed(deps, rest.join(' '));
  return merchants.slice(0, LISTS_MAX).map(({ merNo }) => ({ ...limited, merNo }));
}

const LISTS_MAX = 3;

/** The same thing may be found in two ways; the first counts. */
function uniqueHits(hits: readonly SearchHit[]): SearchHit[] {
  const seen = new Map<string, SearchHit>();
  for (const hit of hits) {
    const id = numberOf(hit);
    if (!seen.has(id)) seen.set(id, hit);
  }
  return [...seen.values()];
}

function numberOf(hit: SearchHit): string {
  switch (hit.kind) {
    case 'order':
      return hit.order.tradeNo;
    case 'refund':
      return hit.refund.refundNo;
    case 'chargeback':
      return hit.chargeback.chargebackNo;
    case 'delivery':
      return hit.delivery.notificationId;
    case 'link':
      return hit.link.linkNo;
    case 'approval':
      return hit.approval.approvalNo;
    case 'request':
      return hit.request.requestId;
    case 'person':
      return hit.person.personId;
    default:
      return String(hit.merchant.merNo);
  }
}
