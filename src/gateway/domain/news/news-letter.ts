import type { MailContent } from '../platform/mail.ts';
import type { LanguageCode } from '../registrations/registration-words.ts';
import type { News } from './news.ts';

/** In which language and time zone somebody reads. */
export interface NewsReader {
  readonly language: LanguageCode;
  readonly timeZone: string;
}

/** What happened, in one line. */
export type NewsTitle = (news: News, reader: NewsReader) => string;

/** A mail about one item, or about several. */
export interface NewsLetter {
  readonly name: string;
  readonly items: readonly { readonly news: News; readonly side: number; readonly link: string }[];
  /** Whether it is the summary of a day. */
  readonly isDigest: boolean;
  /** Where the reader chooses what to get. */
  readonly accountLink: string;
}

export type WriteNewsLetter = (letter: NewsLetter, reader: NewsReader, recipient: string) => MailContent;

/** A letter with sample data. */
export interface SampleLetter extends MailContent {
  readonly name: string;
}

export type SampleLetters = (reader: NewsReader) => readonly SampleLetter[];
