import type { Letter, MailContent, WriteLetter } from '../domain/platform/mail.ts';
import type { LanguageCode } from '../domain/registrations/registration-words.ts';
import { LANGUAGES } from '../domain/text/languages.ts';
import type { KindTexts, LetterTexts } from './letter-texts.ts';
import { htmlOf, lineOf, plainOf } from './letter-sheet.ts';
import type { Parts } from './letter-sheet.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { pt } from './texts/pt.ts';
import { vi } from './texts/vi.ts';
import { zh } from './texts/zh.ts';

export const LETTER_TEXTS: Readonly<Record<LanguageCode, LetterTexts>> = { en, zh, es, pt, vi };

/** Letters that may come to somebody who did not ask for them. */
const UNASKED: readonly Letter['kind'][] = ['proof', 'invitation', 'signInReset', 'passwordLink', 'emailNew'];

/** A letter as plain text and as simple HTML. Names in it are one line; everything is escaped in the HTML. */
export const writeLetter: WriteLetter = (letter, language, recipient): MailContent => {
  const texts = LETTER_TEXTS[language];
  const { subject, after = [], button } = textsOf(texts, letter);
  const parts: Parts = {
    hello: 'name' in letter ? texts.hello(lineOf(letter.name)) : texts.greeting,
    lines: linesOf(texts, letter).map(lineOf),
    quote: quoteOf(letter),
    after,
    link: 'link' in letter && button !== undefined ? { address: letter.link, button } : null,
    closing: UNASKED.includes(letter.kind) ? [texts.ignore] : [],
    signature: texts.signature,
  };
  return { recipient, subjectLine: subject, plainText: plainOf(parts), html: htmlOf(parts, LANGUAGES[language].tag) };
};

type AnyTexts = KindTexts<Letter['kind']>;

function textsOf(texts: LetterTexts, { kind }: Letter): Pick<AnyTexts, 'subject' | 'after' | 'button'> {
  return texts[kind];
}

function linesOf(texts: LetterTexts, letter: Letter): readonly string[] {
  // The texts of a kind take letters of that kind.
  return (texts[letter.kind] as { lines(letter: Letter): readonly string[] }).lines(letter);
}

function quoteOf(letter: Letter): string | null {
  if (letter.kind === 'askedBack') return letter.question;
  return letter.kind === 'refused' ? letter.reason : null;
}
