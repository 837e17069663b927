import type { ApprovalKinds, ApprovalStore } from '../domain/approvals/approval.ts';
import type { AuditStore } from '../domain/audit/audit.ts';
import { createZone } from '../domain/day.ts';
import type { Tries } from '../domain/limiter.ts';
import { audiencesOf, hasOwnLetter, topicOf } from '../domain/news/catalogue.ts';
import type { Audience } from '../domain/news/catalogue.ts';
import { OWN_SIDE } from '../domain/news/news.ts';
import type { FoundNews, News, NewsStore, Receipt } from '../domain/news/news.ts';
import { newsOfAction, tokenIn } from '../domain/news/news-of-action.ts';
import { mailingOf } from '../domain/news/preferences.ts';
import type { NewsPreferenceStore } from '../domain/news/preferences.ts';
import type { PeopleStore } from '../domain/people/people.ts';
import type { Clock, Ids } from '../domain/ports.ts';
import type { TokenStore } from '../domain/sign-in/tokens.ts';
import { takeTry } from '../operations/platform/take-try.ts';
import type { RolePermissions } from '../operations/sign-in/identify.ts';
import { DIGEST_HOUR, NEWS_AT_ONCE_MAX, NEWS_AUDIENCE_MAX, NEWS_BATCH, NEWS_ROUNDS_MAX } from './limits.ts';

// Reads the record of actions, and tells people what concerns them. Every node does it, without a lease: an item is written once by
// its cause, and a person has one row of it, so a node that does what another has done changes nothing.

export interface TellNewsOptions {
  readonly store: Pick<AuditStore, 'readActions'> &
    Pick<ApprovalStore, 'findApproval'> &
    Pick<TokenStore, 'findToken'> &
    Pick<PeopleStore, 'findPerson'> &
    Pick<NewsPreferenceStore, 'findNewsPreferences'> &
    Pick<NewsStore, 'readNewsMark' | 'addNews' | 'listUnassigned' | 'assignNews' | 'listAudience' | 'countReceipts'>;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
  readonly lockoutMails: Tries;
  readonly rolePermissions: RolePermissions;
  readonly approvalKinds: ApprovalKinds;
  /** The operator's. */
  readonly timeZone: string;
  /** Whether mails are sent. If not, people have the list alone, and get no old news once they are. */
  readonly mails: boolean;
}

/** Reads what was recorded since the last time; true if there may be more. */
export async function readRecord({ store, clock, ids }: TellNewsOptions): Promise<boolean> {
  const from = await store.readNewsMark();
  const actions = await store.readActions({ after: from, limit: NEWS_BATCH });
  const through = actions.at(-1)?.actionNo;
  if (through === undefined) return false;
  const found: FoundNews[] = [];
  for (const action of actions) {
    const token = tokenIn(action);
    const context = {
      approval: action.approvalNo === null ? null : await store.findApproval(action.approvalNo, clock.now()),
      tokenSide: token === null ? null : ((await store.findToken(token))?.token.side ?? null),
    };
    found.push(...newsOfAction(action, context));
  }
  // Ids of one millisecond are in no order, and people read in the order of the ids.
  const newsIds = found.map(() => ids.newId('news')).toSorted();
  const news = found.map((one, index) => ({ ...one, newsId: newsIds[index] ?? '' }));
  await store.addNews(news, { from, through });
  return actions.length === NEWS_BATCH;
}

/** Works out who gets what has no recipients yet. */
export async function assignRecipients(options: TellNewsOptions): Promise<void> {
  for (let round = 0; round < NEWS_ROUNDS_MAX; round += 1) {
    const unassigned = await options.store.listUnassigned(NEWS_BATCH);
    for (const news of unassigned) {
      const receipts = await receiptsOf(options, news);
      await options.store.assignNews(news.newsId, receipts, options.clock.now());
    }
    if (unassigned.length < NEWS_BATCH) return;
  }
}

async function receiptsOf(options: TellNewsOptions, news: News): Promise<Receipt[]> {
  const audiences = audiencesOf(news, (request) => options.approvalKinds[request].permission);
  const byPerson = new Map<string, Audience>();
  for (const audience of audiences) {
    // Whoever is on both sides gets it once, on the merchant's.
    for (const personId of await peopleIn(options, news, audience)) {
      if (!byPerson.has(personId) && personId !== news.exceptId) byPerson.set(personId, audience);
    }
  }
  const receipts: Receipt[] = [];
  for (const [personId, audience] of byPerson)
    receipts.push(await receiptFor(options, news, { personId, ...audience }));
  return receipts;
}

async function peopleIn(
  { store, rolePermissions }: TellNewsOptions,
  news: News,
  audience: Audience,
): Promise<string[]> {
  const { side, permission } = audience;
  if (permission === null) {
    const person = news.personId === null ? null : await store.findPerson(news.personId);
    return person === null ? [] : [person.personId];
  }
  const roles = (Object.keys(rolePermissions) as (keyof RolePermissions)[]).filter((role) =>
    rolePermissions[role].includes(permission),
  );
  const people = await store.listAudience({ side, roles, limit: NEWS_AUDIENCE_MAX });
  return news.personId === null ? people : people.filter((personId) => personId === news.personId);
}

async function receiptFor(
  options: TellNewsOptions,
  news: News,
  { personId, side, permission }: Audience & { readonly personId: string },
): Promise<Receipt> {
  const { store, clock } = options;
  const chosen = await store.findNewsPreferences(personId);
  const mailing = mailingOf(topicOf(news.kind), side, chosen?.choices ?? {});
  const receipt = { personId, newsId: news.newsId, side, permission, readAt: null, mailing, mailId: null };
  if (!options.mails || mailing === 'off' || !(await mayMail(options, news, personId)))
    return { ...receipt, mailAt: null };
  const now = clock.now();
  if (mailing === 'digest') return { ...receipt, mailAt: nextMorning(chosen?.timeZone ?? options.timeZone, now) };
  // A program whose payouts all fail must not fill a mailbox: what comes after is in one mail an hour.
  const recent =
    side === OWN_SIDE ? 0 : await store.countReceipts({ personId, since: now - HOUR_MS, max: NEWS_AT_ONCE_MAX });
  return { ...receipt, mailAt: recent < NEWS_AT_ONCE_MAX ? now : (Math.floor(now / HOUR_MS) + 1) * HOUR_MS };
}

const HOUR_MS = 3_600_000;

/** Nothing is mailed twice. Anybody can lock somebody's sign-in, so that is mailed once a day. */
async function mayMail({ store, lockoutMails }: TellNewsOptions, { kind }: News, personId: string): Promise<boolean> {
  if (kind !== 'signInLocked') return !hasOwnLetter(kind);
  const person = await store.findPerson(personId);
  return person !== null && (await takeTry(lockoutMails, person.email)) === 0;
}

/** The next time that clocks in this zone show the hour of digests. */
function nextMorning(timeZone: string, now: number): number {
  const zone = createZone(timeZone);
  const morningOf = (day: number) => zone.momentOf(day * 24 * HOUR_MS + DIGEST_HOUR * HOUR_MS);
  const today = zone.dayOf(now);
  return morningOf(today) > now ? morningOf(today) : morningOf(today + 1);
}
