import { createHash } from 'node:crypto';
import { renderDocument } from '../web/document.ts';
import { html, raw } from '../web/html.ts';
import type { Html } from '../web/html.ts';
import { MARK } from '../web/mark.ts';
import { PAGE_STYLE } from './page-style.ts';

export interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64');

// In one piece: the policy contains the hash of exactly this text.
const STYLE = raw(`<style>${PAGE_STYLE}</style>`);

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  'Referrer-Policy': 'same-origin',
};

export function page(title: string, content: Html): Page {
  const body = renderDocument({
    tag: 'en',
    title,
    head: [STYLE],
    body: html`<header><span class="brand">${MARK} Tollgate</span></header>
      <main>${content}</main>`,
  });
  return { status: 200, headers: HEADERS, body };
}
