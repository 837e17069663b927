import type { NewMail } from '../platform/mail.ts';
import type { Person } from '../people/people.ts';
import type { ReceivedNews, Receipt } from './news.ts';

// News becomes mail: one mail for an item, or one for all items of a day. Which items a mail is about is written with the mail,
// in one transaction, so that no item is ever in two.

/** Somebody who has mails to get, with the items. */
export interface DueNews {
  readonly person: Person;
  /** All on one side, and all mailed in one way. */
  readonly items: readonly ReceivedNews[];
}

export interface NewsMailStore {
  /** What is due for one person after the other: of at most so many people, and so many items of each. */
  listDueNews(due: { readonly now: number; readonly people: number; readonly items: number }): Promise<DueNews[]>;
  /**
   * Writes a mail about these items, or none if there is nothing to tell any more. False, and nothing is written, if one of them
   * is no longer due.
   */
  mailNews(
    items: readonly Pick<Receipt, 'personId' | 'newsId'>[],
    mail: (NewMail & { readonly personId: string }) | null,
  ): Promise<boolean>;
  /** What a mail is about; null if its person is gone. */
  readNewsOfMail(mailId: string): Promise<DueNews | null>;
}
