import { LRUCache } from 'lru-cache';
import { renderDocument } from '../../../../web/document.ts';
import { NOTHING, html, raw } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { isWebAddress } from '../../../../web/web-address.ts';
import { accentOf } from '../../design/accent.ts';
import { markOf } from '../../design/marks.ts';
import { PAYER_SCRIPT } from '../assets.ts';
import { LANGUAGES } from '../language.ts';
import type { Language } from '../language.ts';
import { versionOf } from '../situation.ts';
import { PAGE_STYLE } from '../styles/page-style.ts';
import { orderSection } from './order-section.ts';
import type { Page, View } from './view.ts';

// The frame of all pages. What is the same for every order is rendered once.

/** A complete document with the view of an order. */
export function renderView(view: View, page: Page): string {
  const { language, paid } = view;
  const { order, merchant } = paid;
  const isWatched = page.paceMs !== null;
  const watch = isWatched
    ? html`data-state="/pay/${order.tradeNo}/state" data-version="${versionOf(paid)}" data-pace="${page.paceMs ?? 0}"`
    : NOTHING;
  return renderLayout({
    language,
    title: page.title,
    accentColour: merchant.accentColour,
    head: headOf(page),
    attributes: watch,
    layout: page.withOrder ? 'two' : 'one',
    content: page.withOrder ? html`${orderSection(view)}${page.content}` : page.content,
  });
}

/** A page that belongs to no order. */
export function renderBare(language: Language, title: string, content: Html): string {
  return renderLayout({
    language,
    title,
    accentColour: null,
    head: NOTHING,
    attributes: NOTHING,
    layout: 'one',
    content,
  });
}

export interface Layout {
  readonly language: Language;
  readonly title: string;
  readonly accentColour: string | null;
  readonly head: Html;
  readonly attributes: Html;
  readonly layout: 'one' | 'two';
  readonly content: Html;
}

export function renderLayout({ language, title, accentColour, head, attributes, layout, content }: Layout): string {
  const body = html`<main class="wrap ${layout}">${offlineNotices.memo(language)}${content}</main>
    ${footers.memo(language)}`;
  const elements = [STYLE, accentOf(accentColour).style, SCRIPT, head];
  return renderDocument({ tag: language.tag, direction: language.direction, title, head: elements, attributes, body });
}

/** In one piece: the hash in the policy is computed over exactly these characters. */
export const STYLE: Html = raw(`<style>${PAGE_STYLE}</style>`);

const SCRIPT: Html = raw(
  `<script src="${PAYER_SCRIPT.path}" integrity="${PAYER_SCRIPT.integrity}" type="module"></script>`,
);

/** The redirect works without a script too, and leaves no entry in the history. */
function headOf({ forwardTo = null, reloads }: Page): Html {
  if (forwardTo !== null && isWebAddress(forwardTo)) {
    return html`<meta http-equiv="refresh" content="0;url=${forwardTo}" />`;
  }
  return reloads ? RELOAD : NOTHING;
}

export const RELOAD: Html = raw('<noscript><meta http-equiv="refresh" content="10"></noscript>');

/** Shown by the script when the connection is lost. */
const offlineNotices = new LRUCache<Language, Html>({ max: LANGUAGES.length, memoMethod: renderOfflineNotice });

function renderOfflineNotice({ texts }: Language): Html {
  const { offlineTitle, offlineBody } = texts;
  return html`<div class="notice wait offline" role="alert" data-offline hidden>
    <h2>${offlineTitle}</h2>
    <p>${offlineBody}</p>
  </div>`;
}

const footers = new LRUCache<Language, Html>({ max: LANGUAGES.length, memoMethod: renderFooter });

function renderFooter(language: Language): Html {
  const links = LANGUAGES.map(({ code, tag, name }) =>
    code === language.code
      ? html`<b lang="${tag}" aria-current="true">${name}</b>`
      : html`<a href="?lang=${code}" lang="${tag}" hreflang="${tag}"><bdi>${name}</bdi></a>`,
  );
  const { texts } = language;
  return html`<footer class="foot">
    <span>${texts.poweredBy}</span>
    <details class="languages">
      <summary>${markOf('globe')}<span class="seen">${texts.language}: </span>${language.name}</summary>
      <nav aria-label="${texts.language}">${links}</nav>
    </details>
  </footer>`;
}
