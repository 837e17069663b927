import { LRUCache } from 'lru-cache';
import { accentOf } from '../accent.ts';
import { PAYER_SCRIPT } from '../assets.ts';
import { NOTHING, html } from '../html.ts';
import type { Html } from '../html.ts';
import { LANGUAGES } from '../language.ts';
import type { Language } from '../language.ts';
import { isSafeAddress } from '../safe-address.ts';
import { versionOf } from '../situation.ts';
import { PAGE_STYLE } from '../styles/page-style.ts';
import { orderSection } from './order-section.ts';
import type { Page, View } from './view.ts';

// The frame of all pages. What is the same for every order is put together once.

/** A view of an order as a whole document. */
export function renderView(view: View, page: Page): string {
  const { language, paid } = view;
  const { order, merchant } = paid;
  const isWatched = page.paceMs !== null;
  const watch = isWatched
    ? html` data-state="/pay/${order.tradeNo}/state" data-version="${versionOf(paid)}" data-pace="${page.paceMs ?? 0}"`
    : NOTHING;
  return renderDocument({
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
  return renderDocument({
    language,
    title,
    accentColour: null,
    head: NOTHING,
    attributes: NOTHING,
    layout: 'one',
    content,
  });
}

interface Document {
  readonly language: Language;
  readonly title: string;
  readonly accentColour: string | null;
  readonly head: Html;
  readonly attributes: Html;
  readonly layout: 'one' | 'two';
  readonly content: Html;
}

function renderDocument(document: Document): string {
  const { language, title, accentColour, head, attributes, layout, content } = document;
  const titleElement = html`<title>${title}</title>`.html;
  const before = opening(language.tag) + titleElement + STYLE + accentOf(accentColour).style + SCRIPT + head.html;
  const main = `<main class="wrap ${layout}">${offlineNotices.memo(language)}${content.html}</main>`;
  return `${before}</head><body${attributes.html}>${main}${footers.memo(language)}</body></html>`;
}

export const STYLE = `<style>${PAGE_STYLE}</style>`;

const SCRIPT = `<script src="${PAYER_SCRIPT.path}" integrity="${PAYER_SCRIPT.integrity}" type="module"></script>`;

/** The way on works without a script too, and leaves no step behind for the back button. */
function headOf({ forwardTo = null, reloads }: Page): Html {
  if (forwardTo !== null && isSafeAddress(forwardTo)) {
    return html`<meta http-equiv="refresh" content="0;url=${forwardTo}" />`;
  }
  return reloads ? RELOAD : NOTHING;
}

const RELOAD: Html = { html: '<noscript><meta http-equiv="refresh" content="10"></noscript>' };

export function opening(tag: string): string {
  const meta =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><link rel="icon" href="data:,">';
  return `<!doctype html><html lang="${tag}"><head>${meta}`;
}

/** Shown by the script when the connection is lost. */
const offlineNotices = new LRUCache<Language, string>({ max: LANGUAGES.length, memoMethod: renderOfflineNotice });

function renderOfflineNotice({ texts }: Language): string {
  const { offlineTitle, offlineBody } = texts;
  return html`<div class="notice wait offline" role="alert" data-offline hidden>
    <h2>${offlineTitle}</h2>
    <p>${offlineBody}</p>
  </div>`.html;
}

const footers = new LRUCache<Language, string>({ max: LANGUAGES.length, memoMethod: renderFooter });

function renderFooter(language: Language): string {
  const links = LANGUAGES.map(({ code, tag, name }) =>
    code === language.code
      ? html`<b lang="${tag}" aria-current="true">${name}</b>`
      : html`<a href="?lang=${code}" lang="${tag}" hreflang="${tag}">${name}</a>`,
  );
  const { texts } = language;
  return html`<footer class="foot">
    <span>${texts.poweredBy}</span>
    <nav aria-label="${texts.language}">${links}</nav>
  </footer>`.html;
}
