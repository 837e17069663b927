import { NOTHING, html } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import { ACCENT, COLOURS, FONT } from '../../web/tokens.ts';

// A letter as plain text and as simple HTML.

export interface Parts {
  readonly hello: string;
  /** What happened, if the letter is about something that did. */
  readonly title?: string;
  readonly lines: readonly string[];
  readonly quote: string | null;
  readonly after: readonly string[];
  readonly link: { readonly address: string; readonly button: string } | null;
  /** Several things, each with its own link. */
  readonly items?: readonly { readonly text: string; readonly address: string; readonly button: string }[];
  readonly closing: readonly string[];
  /** Where the reader can do what the closing says. */
  readonly closingLink?: string;
  readonly signature: string;
}

/** Strangers choose their names: a line break in one must not begin a line of ours. */
export function lineOf(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

export function plainOf(parts: Parts): string {
  const { hello, title, lines, quote, after, link, items = [], closing, closingLink, signature } = parts;
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
  const listed = items.map(({ text, address }) => `- ${text}\n  ${address}`);
  const ending = closingLink === undefined ? closing : [`${closing.join(' ')}\n${closingLink}`];
  const named = title === undefined ? [] : [title];
  const all = [hello, ...named, ...lines, ...quoted, ...after, ...linked, ...listed, ...ending, signature];
  return `${all.join('\n\n')}\n`;
}

// Mail programs know no custom properties, and few know dark pages.
const { page, sheet, ink, soft, line } = COLOURS;
const { accent, 'on-accent': onAccent } = ACCENT;
export const BODY = `margin:0;padding:24px;background:${page[0]};color:${ink[0]};font:16px/1.5 ${FONT.replaceAll('"', "'")}`;
export const SHEET = `max-width:520px;margin:0 auto;padding:24px;background:${sheet[0]};border-radius:12px`;
const QUOTE = `margin:16px 0;padding:8px 16px;border-left:3px solid ${line[0]};white-space:pre-line`;
export const BUTTON = `display:inline-block;padding:10px 18px;border-radius:8px;background:${accent[0]};color:${onAccent[0]};text-decoration:none`;
export const SMALL = `font-size:14px;color:${soft[0]};overflow-wrap:anywhere`;

export const TITLE = 'margin:0 0 16px;font-size:20px;line-height:1.3';
const LIST = 'margin:16px 0;padding:0;list-style:none';
const ITEM = `margin:0;padding:12px 0;border-top:1px solid ${line[0]}`;
const LINK = `color:${accent[0]}`;
const QUIET = `color:${soft[0]}`;

function listOf(items: NonNullable<Parts['items']>): Html {
  return html`<ul style="${LIST}">
    ${items.map(
      ({ text, address, button }) =>
        html`<li style="${ITEM}">${text}<br /><a href="${address}" style="${LINK}">${button}</a></li>`,
    )}
  </ul>`;
}

function paragraphs(texts: readonly string[]): Html[] {
  return texts.map((text) => html`<p>${text}</p>`);
}

export function htmlOf(parts: Parts, tag: string): string {
  const { hello, title, lines, quote, after, link, items = [], closing, closingLink, signature } = parts;
  return html`<!doctype html>
    <html lang="${tag}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title ?? signature}</title>
      </head>
      <body style="${BODY}">
        <div style="${SHEET}">
          ${title === undefined ? NOTHING : html`<h1 style="${TITLE}">${title}</h1>`} ${paragraphs([hello, ...lines])}
          ${quote === null ? NOTHING : html`<blockquote style="${QUOTE}">${quote}</blockquote>`} ${paragraphs(after)}
          ${
            link === null
              ? NOTHING
              : html`<p><a href="${link.address}" style="${BUTTON}">${link.button}</a></p>
                  <p style="${SMALL}">${link.address}</p>`
          }
          ${items.length === 0 ? NOTHING : listOf(items)}
          ${closing.map((text) => html`<p style="${SMALL}">${closingLink === undefined ? text : html`<a href="${closingLink}" style="${QUIET}">${text}</a>`}</p>`)}
          <p>${signature}</p>
        </div>
      </body>
    </html>`.html;
}
