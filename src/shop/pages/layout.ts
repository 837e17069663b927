import { createHash } from 'node:crypto';
import { renderDocument } from '../../web/document.ts';
import { NOTHING, html, raw } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import { MARK } from '../../web/mark.ts';
import { STYLE } from './style.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "script-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': POLICY,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

// In one piece: the policy contains the hash of exactly this text.
const STYLE_ELEMENT: Html = raw(`<style>${STYLE}</style>`);

export function page(options: { title: string; content: Html; status?: number; head?: Html }): Answer {
  const { title, content, status = 200, head = NOTHING } = options;
  const body = html`<header class="bar">
      <a class="brand" href="/shop">${MARK} Demo shop</a><span class="tag">Sandbox: nobody is charged</span>
    </header>
    <main>${content}</main>
    <footer>
      This shop is a merchant of the gateway beside it, written with <code>@tollgate/kit/client</code> and
      <code>@tollgate/kit/receiver</code>.
      <nav aria-label="More"><a href="/">Start page</a> <a href="/docs/">Docs</a></nav>
    </footer>`;
  return {
    status,
    headers: { ...COMMON_HEADERS, 'Content-Type': 'text/html; charset=utf-8' },
    body: renderDocument({ tag: 'en', title, head: [STYLE_ELEMENT, head], body }),
  };
}
