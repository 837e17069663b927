import type { ApprovalKind } from '../domain/approvals/approval.ts';
import type { NewsDetails, NewsKind, NewsTopic } from '../domain/news/news.ts';

// What every language has to say about news. A kind that a language lacks does not compile.

/** Dates as the reader's language and time zone have them. */
export interface DateWords {
  /** Such as `24 Nov 2026`. */
  day(milliseconds: number): string;
  /** Such as `24 Nov 2026, 09:30`. */
  moment(milliseconds: number): string;
}

export interface NewsKindTexts<Kind extends NewsKind> {
  /** The subject of the mail, and the line in the list of news. */
  title(details: NewsDetails[Kind], dates: DateWords): string;
  /** What it means and what to do, in the mail. */
  lines(details: NewsDetails[Kind], dates: DateWords): readonly string[];
}

export type NewsTexts = {
  readonly kinds: { readonly [Kind in NewsKind]: NewsKindTexts<Kind> };
  /** What the button says that leads to the thing. */
  readonly buttons: Readonly<Record<NewsTopic, string>>;
  readonly digest: {
    subject(count: number): string;
    readonly intro: string;
    readonly button: string;
  };
  /** For the operator's people: which merchant it is about. */
  merchant(merNo: number): string;
  /** Why the mail came, and where to choose. */
  readonly choose: string;
  /** The same for what is always mailed. */
  readonly always: string;
};

/** The words for what can wait for approval, in the middle of a sentence. */
export type RequestWords = Readonly<Record<ApprovalKind, string>>;
export type KeyWords = Readonly<Record<NewsDetails['keyChanged']['key'], string>>;
