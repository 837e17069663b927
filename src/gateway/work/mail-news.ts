import type { DueNews, NewsMailStore } from '../domain/news/news-mails.ts';
import type { Clock, Ids, Vault } from '../domain/ports.ts';
import type { ComposedLetter } from '../operations/news/news-letters.ts';
import {
  NEWS_BUNDLE_MIN,
  NEWS_MAIL_EXPIRY_MS,
  NEWS_MAIL_ITEMS_MAX,
  NEWS_MAIL_PEOPLE,
  NEWS_ROUNDS_MAX,
} from './limits.ts';

// Writes mails about news that is due. The mail and what it is about are written together, so an item is in one mail only, also if
// two nodes are at it or one dies. What the mail says is worked out again when it is sent.

export interface MailNewsOptions {
  readonly store: Pick<NewsMailStore, 'listDueNews' | 'mailNews'>;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
  readonly vault: Pick<Vault, 'seal'>;
  readonly compose: (due: DueNews) => Promise<ComposedLetter | null>;
}

/** True if a mail was written. */
export async function mailDueNews(options: MailNewsOptions): Promise<boolean> {
  const { store, clock } = options;
  let hasWritten = false;
  for (let round = 0; round < NEWS_ROUNDS_MAX; round += 1) {
    const due = await store.listDueNews({ now: clock.now(), people: NEWS_MAIL_PEOPLE, items: NEWS_MAIL_ITEMS_MAX });
    for (const one of due) hasWritten = (await mailOne(options, together(one))) || hasWritten;
    if (due.length === 0) break;
  }
  return hasWritten;
}

/** A few at once are mails of their own; many would be read by nobody. */
function together({ person, items }: DueNews): DueNews {
  const isOne = items[0]?.receipt.mailing !== 'digest' && items.length < NEWS_BUNDLE_MIN;
  return { person, items: isOne ? items.slice(0, 1) : items };
}

async function mailOne({ store, clock, ids, vault, compose }: MailNewsOptions, due: DueNews): Promise<boolean> {
  const { personId } = due.person;
  const receipts = due.items.map(({ receipt }) => receipt);
  const letter = await compose(due);
  if (letter === null) {
    await store.mailNews(receipts, null);
    return false;
  }
  const now = clock.now();
  return store.mailNews(receipts, {
    mailId: ids.newId('mail'),
    kind: receipts.some(({ mailing }) => mailing === 'digest') ? 'digest' : 'news',
    language: letter.language,
    sealed: vault.seal(JSON.stringify(letter.content)),
    createdAt: now,
    expiresAt: now + NEWS_MAIL_EXPIRY_MS,
    personId,
  });
}
