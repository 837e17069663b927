import type { Chargeback } from '../domain/chargebacks/chargeback.ts';
import { endpointsOf } from '../domain/deliveries/endpoint.ts';
import type { Endpoint, EndpointStore } from '../domain/deliveries/endpoint.ts';
import { formatAmount } from '../domain/money.ts';
import type { NewsOf, NewsStore } from '../domain/news/news.ts';
import { REMINDED_DAYS } from '../domain/news/watch.ts';
import type { NewsWatchStore } from '../domain/news/watch.ts';
import type { Clock, Ids } from '../domain/ports.ts';
import { ENDPOINT_FAILING_MS_MIN, NEWS_BATCH, NEWS_ROUNDS_MAX } from './limits.ts';

// What becomes news by time alone: due dates that come near, endpoints that fail for a while or recover.

export interface WatchOptions {
  readonly store: NewsWatchStore &
    Pick<NewsStore, 'addNews'> &
    Pick<EndpointStore, 'listNotifiedMerchants' | 'readEndpointRows'>;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
}

const DAY_MS = 86_400_000;

/** Whoever looks late, such as after an outage, reminds once, of the days that are left. */
export async function remindOfChargebacks({ store, clock, ids }: WatchOptions): Promise<void> {
  const now = clock.now();
  const [longest] = REMINDED_DAYS;
  let after = now;
  for (let round = 0; round < NEWS_ROUNDS_MAX; round += 1) {
    const due = await store.listChargebacksDue({ after, through: now + longest * DAY_MS, limit: NEWS_BATCH });
    const news = due.flatMap((one) => reminderOf(one, now) ?? []);
    if (news.length > 0) await store.addNews(news.map((one) => ({ ...one, newsId: ids.newId('news') })));
    const last = due.at(-1);
    if (last === undefined || due.length < NEWS_BATCH) return;
    after = last.dueAt ?? last.createdAt;
  }
}

function reminderOf(
  { merNo, chargebackNo, dueAt, amount, currency, createdAt }: Chargeback,
  now: number,
): Omit<NewsOf<'chargebackDue'>, 'newsId'> | null {
  if (dueAt === null) return null;
  // The last of the steps that has come.
  const days = REMINDED_DAYS.findLast((step) => dueAt - step * DAY_MS <= now);
  // One that was opened with less time left was news then.
  if (days === undefined || createdAt > dueAt - days * DAY_MS) return null;
  const details = { amount: formatAmount(amount, currency), currency, dueAt, days };
  const to = { merNo, personId: null, exceptId: null, subject: chargebackNo };
  return { cause: `chargeback due ${chargebackNo} ${days}`, kind: 'chargebackDue', ...to, details, at: now };
}

/** One look at every endpoint that has trouble, and at those whose failure is news already. */
export async function watchEndpoints({ store, clock, ids }: WatchOptions): Promise<void> {
  const known = await store.listFailingEndpoints();
  const merNos = new Set(known.map(({ merNo }) => merNo));
  for (const merNo of await troubledMerchants(store)) merNos.add(merNo);
  const now = clock.now();
  for (const part of chunks([...merNos].toSorted((left, right) => left - right))) {
    const endpoints = endpointsOf(await store.readEndpointRows(part));
    for (const { merNo, host, since } of known.filter((one) => part.includes(one.merNo))) {
      const endpoint = endpoints.find((one) => one.merNo === merNo && one.host === host);
      // What is no longer notified is forgotten without a word.
      if (endpoint?.state === 'failing') continue;
      const at = endpoint?.lastSuccessAt ?? now;
      const to = { merNo, personId: null, exceptId: null, subject: host };
      const cause = `endpoint recovered ${merNo} ${host} ${since}`;
      const news: NewsOf<'endpointRecovered'> = {
        newsId: ids.newId('news'),
        cause,
        kind: 'endpointRecovered',
        ...to,
        details: { host },
        at,
      };
      await store.noteRecovered({ merNo, host, since }, endpoint === undefined ? null : news);
    }
    for (const endpoint of endpoints.filter((one) => isDown(one, now))) {
      if (known.some(({ merNo, host }) => merNo === endpoint.merNo && host === endpoint.host)) continue;
      await noteFailing({ store, ids }, endpoint, now);
    }
  }
}

/** A retry that succeeds is no news. */
function isDown({ state, paused, failingSince }: Endpoint, now: number): boolean {
  return state === 'failing' && !paused && failingSince !== null && now - failingSince >= ENDPOINT_FAILING_MS_MIN;
}

async function noteFailing(
  { store, ids }: Pick<WatchOptions, 'store' | 'ids'>,
  { merNo, host, failingSince }: Endpoint,
  now: number,
): Promise<void> {
  const since = failingSince ?? now;
  const to = { merNo, personId: null, exceptId: null, subject: host };
  const cause = `endpoint failing ${merNo} ${host} ${since}`;
  const details = { host, since };
  await store.noteFailing(
    { merNo, host, since },
    { newsId: ids.newId('news'), cause, kind: 'endpointFailing', ...to, details, at: now },
  );
}

async function troubledMerchants(store: Pick<EndpointStore, 'listNotifiedMerchants'>): Promise<number[]> {
  const found: number[] = [];
  for (let round = 0; round < NEWS_ROUNDS_MAX; round += 1) {
    const page = await store.listNotifiedMerchants({ troubled: true, after: found.at(-1) ?? 0, limit: NEWS_BATCH });
    found.push(...page);
    if (page.length < NEWS_BATCH) break;
  }
  return found;
}

const MERCHANTS_AT_ONCE = 50;

function chunks(merNos: readonly number[]): number[][] {
  const parts: number[][] = [];
  for (let start = 0; start < merNos.length; start += MERCHANTS_AT_ONCE)
    parts.push(merNos.slice(start, start + MERCHANTS_AT_ONCE));
  return parts;
}
