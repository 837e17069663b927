import { NOTHING, html } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import type { Letter, MailContent, WriteLetter } from '../domain/platform/mail.ts';
import type { LanguageCode } from '../domain/registrations/registration-words.ts';
import { LANGUAGES } from '../domain/text/languages.ts';
import type { KindTexts, LetterTexts } from './letter-texts.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { pt } from './texts/pt.ts';
import { vi } from './texts/vi.ts';
import { zh } from './texts/zh.ts';

const TEXTS: Readonly<Record<LanguageCode, LetterTexts>> = { en, zh, es, pt, vi };

/** Letters that may come to somebody who did not ask for them. */
const UNASKED: readonly Letter['kind'][] = ['proof', 'invitation', 'signInReset', 'passwordLink'];

/** A letter as plain text and as simple HTML. Names in it are one line; everything is escaped in the HTML. */
export const writeLetter: WriteLetter = (letter, language, recipient): MailContent => {
  const texts = TEXTS[language];
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

interface Parts {
  readonly hello: string;
  readonly lines: readonly string[];
  readonly quote: string | null;
  readonly after: readonly string[];
  readonly link: { readonly address: string; readonly button: string } | null;
  readonly closing: readonly string[];
  readonly signature: string;
}

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

/** Strangers choose their names: a line break in one must not begin a line of ours. */
function lineOf(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

function plainOf({ hello, lines, quote, after, link, closing, signature }: Parts): string {
  const quoted =
    quote === null
      ? []
      : [
          quote
            .split('\n')
            .map((line) => `> ${lineOf(line)}`)
            .join('\n'),
        ];
  const linked = link === null ? [] : [`${link.button}:\n${link.address}`];
  return `${[hello, ...lines, ...quoted, ...after, ...linked, ...closing, signature].join('\n\n')}\n`;
}

const BODY = 'margin:0;padding:24px;background:#f4f5f7;color:#1b1f24;font:16px/1.5 system-ui,sans-serif';
const SHEET = 'max-width:520px;margin:0 auto;padding:24px;background:#fff;border-radius:8px';
const QUOTE = 'margin:16px 0;padding:8px 16px;border-left:3px solid #c3c9d1;white-space:pre-line';
const BUTTON =
  'display:inline-block;padding:10px 18px;border-radius:6px;background:#1f5fd0;color:#fff;text-decoration:none';
const SMALL = 'font-size:14px;color:#57606a;overflow-wrap:anywhere';

function paragraphs(texts: readonly string[]): Html[] {
  return texts.map((text) => html`<p>${text}</p>`);
}

function htmlOf({ hello, lines, quote, after, link, closing, signature }: Parts, tag: string): string {
  return html`<!doctype html>
    <html lang="${tag}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${signature}</title>
      </head>
      <body style="${BODY}">
        <div style="${SHEET}">
          ${paragraphs([hello, ...lines])}
          ${quote === null ? NOTHING : html`<blockquote style="${QUOTE}">${quote}</blockquote>`} ${paragraphs(after)}
          ${
            link === null
              ? NOTHING
              : html`<p><a href="${link.address}" style="${BUTTON}">${link.button}</a></p>
                  <p style="${SMALL}">${link.address}</p>`
          }
          ${closing.map((text) => html`<p style="${SMALL}">${text}</p>`)}
          <p>${signature}</p>
        </div>
      </body>
    </html>`.html;
}
