import type { NewsLetter, NewsReader, WriteNewsLetter } from '../domain/news/news-letter.ts';
import { NEWS_TOPICS, topicOf } from '../domain/news/catalogue.ts';
import { OPERATOR_SIDE } from '../domain/audit/actor.ts';
import type { MailContent } from '../domain/platform/mail.ts';
import { LANGUAGES } from '../domain/text/languages.ts';
import { htmlOf, lineOf, plainOf } from './letter-sheet.ts';
import type { Parts } from './letter-sheet.ts';
import { NEWS_TEXTS, newsLines, newsTitle } from './news-words.ts';
import { LETTER_TEXTS } from './write-letter.ts';

type Item = NewsLetter['items'][number];

/** A mail about one item says what it means and what to do; one about several lists them, each with its link. */
export const writeNewsLetter: WriteNewsLetter = (letter, reader, recipient): MailContent => {
  const { tag } = LANGUAGES[reader.language];
  const [first] = letter.items;
  if (first === undefined) throw new Error('a mail about nothing');
  const isSingle = letter.items.length === 1 && !letter.isDigest;
  const parts = isSingle ? oneItem(letter, first, reader) : manyItems(letter, reader);
  const { digest } = NEWS_TEXTS[reader.language];
  const subject = isSingle ? newsTitle(first.news, reader) : digest.subject(letter.items.length);
  return { recipient, subjectLine: lineOf(subject), plainText: plainOf(parts), html: htmlOf(parts, tag) };
};

function oneItem(letter: NewsLetter, item: Item, reader: NewsReader): Parts {
  const { buttons, always, choose } = NEWS_TEXTS[reader.language];
  const topic = topicOf(item.news.kind);
  return {
    ...frameOf(letter, reader),
    title: lineOf(newsTitle(item.news, reader)),
    lines: [...aboutOf(item, reader), ...newsLines(item.news, reader)].map(lineOf),
    link: { address: item.link, button: buttons[topic] },
    items: [],
    closing: [NEWS_TOPICS[topic].isSecurity ? always : choose],
  };
}

function manyItems(letter: NewsLetter, reader: NewsReader): Parts {
  const { digest, choose } = NEWS_TEXTS[reader.language];
  return {
    ...frameOf(letter, reader),
    title: digest.subject(letter.items.length),
    lines: [digest.intro],
    link: null,
    items: letter.items.map((item) => ({
      text: lineOf([newsTitle(item.news, reader), ...aboutOf(item, reader)].join(' · ')),
      address: item.link,
      button: digest.button,
    })),
    closing: [choose],
  };
}

function frameOf({ name, accountLink }: NewsLetter, { language }: NewsReader) {
  const { hello, signature } = LETTER_TEXTS[language];
  return { hello: hello(lineOf(name)), quote: null, after: [], closingLink: accountLink, signature };
}

/** The operator's people serve many merchants. */
function aboutOf({ news: { merNo }, side }: Item, { language }: NewsReader): string[] {
  return side === OPERATOR_SIDE && merNo !== OPERATOR_SIDE ? [NEWS_TEXTS[language].merchant(merNo)] : [];
}
