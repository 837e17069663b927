import { createZone, dayText } from '../domain/day.ts';
import { formatAmount } from '../domain/money.ts';
import type { NewsOf, NewsStore } from '../domain/news/news.ts';
import type { Clock, Ids } from '../domain/ports.ts';
import { OPERATOR_SIDE } from '../domain/audit/actor.ts';
import type { ExceptionStore } from '../domain/reconciliation/exception-store.ts';
import { DIGEST_HOUR } from './limits.ts';

export interface RemindOptions {
  readonly store: Pick<ExceptionStore, 'searchExceptions'> & Pick<NewsStore, 'addNews'>;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
  /** The operator's. */
  readonly timeZone: string;
}

/** So many currencies are named in a mail; the list has all of them. */
const CURRENCIES_MAX = 5;
const DAY_MS = 86_400_000;

/**
 * In the operator's morning, finance gets news of exceptions whose day has passed. The day is in the cause, so whichever nodes look,
 * and however often, there is one item a day.
 */
export async function remindOfExceptions({ store, clock, ids, timeZone }: RemindOptions): Promise<void> {
  const now = clock.now();
  const zone = createZone(timeZone);
  const today = zone.dayOf(now);
  if (now < zone.momentOf(today * DAY_MS + DIGEST_HOUR * HOUR_MS)) return;
  const overdue = await store.searchExceptions({ ...ALL_OPEN, dueBefore: today });
  if (overdue.sums.length === 0) return;
  const news: NewsOf<'exceptionsOverdue'> = {
    newsId: ids.newId('news'),
    cause: `exceptions overdue ${dayText(today)}`,
    kind: 'exceptionsOverdue',
    merNo: OPERATOR_SIDE,
    personId: null,
    exceptId: null,
    subject: '',
    details: {
      count: overdue.sums.reduce((sum, { exceptions }) => sum + exceptions, 0),
      since: Math.min(...overdue.sums.map(({ oldestAt }) => oldestAt)),
      sums: overdue.sums.slice(0, CURRENCIES_MAX).map(({ currency, incoming, outgoing }) => ({
        amount: formatAmount(incoming - outgoing, currency),
        currency,
      })),
    },
    at: now,
  };
  await store.addNews([news]);
}

const HOUR_MS = 3_600_000;

const ALL_OPEN = {
  isOpen: true,
  kind: null,
  owner: null,
  currency: null,
  openedBefore: null,
  personId: null,
  merNo: null,
  after: null,
  limit: 1,
} as const;
