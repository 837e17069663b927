import { newsLink } from '../domain/news/news-link.ts';
import { NEWS_KINDS, hasOwnLetter } from '../domain/news/catalogue.ts';
import type { News, NewsDetails, NewsKind } from '../domain/news/news.ts';
import type { NewsReader, SampleLetter } from '../domain/news/news-letter.ts';
import type { Letter } from '../domain/platform/mail.ts';
import { writeLetter } from './write-letter.ts';
import { writeNewsLetter } from './write-news.ts';

// Every letter with sample data, for those who want to see what people get. A kind without a sample does not compile.

const AT = Date.UTC(2026, 10, 17, 9, 30);
const DUE_AT = Date.UTC(2026, 10, 24, 23, 0);
const SITE = 'https://pay.example';
const RECIPIENT = 'mara@example.com';
const [NAME, COMPANY, COLLEAGUE] = ['Mara Lindt', 'Corner Shop GmbH', 'noor@example.com'];
const LINK = `${SITE}/account/link`;
const SAMPLE_MERCHANT = 100_001;

/** Two kinds that say the same are one member of the union. */
type Joint<Kind> = Kind extends 'invitation' | 'signInReset' ? 'invitation' | 'signInReset' : never;

const LETTERS: {
  readonly [Kind in Letter['kind']]: Omit<Extract<Letter, { readonly kind: Kind | Joint<Kind> }>, 'kind'>;
} = {
  proof: { link: LINK },
  received: { name: NAME, company: COMPANY, link: LINK },
  askedBack: { name: NAME, company: COMPANY, question: 'What do you sell?', link: LINK },
  approved: { name: NAME, company: COMPANY, link: LINK },
  refused: { name: NAME, company: COMPANY, reason: 'We do not serve this country yet.' },
  emailOld: { name: NAME, email: 'mara.lindt@example.com', link: LINK },
  emailNew: { link: LINK },
  emailChanged: { name: NAME, email: 'mara.lindt@example.com' },
  passwordLink: { name: NAME, link: LINK },
  passwordReset: { name: NAME, heldUntil: '2026-11-18 09:30 UTC' },
  invitation: { name: NAME, inviter: COLLEAGUE, link: LINK },
  signInReset: { name: NAME, inviter: COLLEAGUE, link: LINK },
};

const MONEY = { amount: '18.00', currency: 'EUR' };
const BY = { by: COLLEAGUE };
const WHERE = { address: '192.0.2.7' };

const DETAILS: NewsDetails = {
  chargebackOpened: { ...MONEY, dueAt: DUE_AT },
  chargebackDue: { ...MONEY, dueAt: DUE_AT, days: 3 },
  approvalWaiting: { ...BY, request: 'refund' },
  approvalDecided: { ...BY, request: 'refund', decision: 'approved' },
  endpointFailing: { host: 'shop.example', since: AT },
  endpointRecovered: { host: 'shop.example' },
  payoutSent: MONEY,
  payoutFailed: MONEY,
  payoutReversed: MONEY,
  refundReversed: MONEY,
  beneficiaryAdded: BY,
  beneficiaryRemoved: BY,
  settlementAccountChanged: { ...BY, currency: 'EUR', account: '****3000', inForceAt: DUE_AT },
  settlementAccountWithdrawn: { ...BY, currency: 'EUR', account: '****3000' },
  payoutWaiting: MONEY,
  exceptionsOverdue: { count: 3, since: AT, sums: [MONEY, { amount: '204.50', currency: 'BRL' }] },
  keyChanged: { ...BY, key: 'signingKey', change: 'replaced' },
  tokenCreated: BY,
  passwordChanged: WHERE,
  factorChanged: { ...WHERE, change: 'added' },
  emailChanged: WHERE,
  recoveryCodeUsed: WHERE,
  newDevice: { ...WHERE, device: 'Firefox on Linux' },
  signInLocked: WHERE,
};

export function sampleLetters(reader: NewsReader): SampleLetter[] {
  const kinds = Object.keys(LETTERS) as Letter['kind'][];
  const news = NEWS_KINDS.filter((kind) => !hasOwnLetter(kind));
  return [
    ...news.map((kind) => ({ name: kind, ...newsLetter([kind], reader) })),
    { name: 'digest', ...newsLetter(['chargebackOpened', 'payoutSent', 'endpointRecovered'], reader) },
    // Each was built with the fields of its kind.
    ...kinds.map((kind) => ({
      name: kind,
      ...writeLetter({ kind, ...LETTERS[kind] } as Letter, reader.language, RECIPIENT),
    })),
  ];
}

function newsLetter(kinds: readonly NewsKind[], reader: NewsReader) {
  const items = kinds.map((kind) => {
    const news = newsOf(kind);
    return { news, side: SAMPLE_MERCHANT, link: SITE + newsLink(news, SAMPLE_MERCHANT) };
  });
  const letter = { name: NAME, items, isDigest: kinds.length > 1, accountLink: `${SITE}/account` };
  return writeNewsLetter(letter, reader, RECIPIENT);
}

function newsOf(kind: NewsKind): News {
  const of = { newsId: 'news_sample', cause: 'sample', merNo: SAMPLE_MERCHANT, personId: null, exceptId: null };
  return { ...of, kind, subject: '01M7F8NJE00031V1K9ZC3M5Q8R7V2', details: DETAILS[kind], at: AT } as News;
}
