import { createHash } from 'node:crypto';
import { colourStyle } from '../../web/colours.ts';
import { renderDocument } from '../../web/document.ts';
import { html, raw } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import { MARK } from '../../web/mark.ts';
import { COLOURS, FONT } from '../../web/tokens.ts';

export interface DocsNotice {
  readonly title: string;
  readonly text: string | Html;
  /** The page loads itself again until what was asked for is there. */
  readonly refreshSeconds?: number;
  /** Loads this instead of itself. */
  readonly refreshPath?: string;
}

/** Shown in the place of docs, or of a sandbox, that are not there (yet). */
export function noticePage(notice: DocsNotice): { readonly page: string; readonly policy: string } {
  const { title, text, refreshSeconds, refreshPath } = notice;
  const style = `${colourStyle(COLOURS)}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;background:var(--page);color:var(--ink);font:1rem/1.6 ${FONT};text-align:center}p{margin:0;color:var(--soft)}code{color:var(--ink)}`;
  const to = refreshPath === undefined ? '' : `;url=${refreshPath}`;
  const refresh = refreshSeconds === undefined ? '' : `<meta http-equiv="refresh" content="${refreshSeconds}${to}">`;
  const page = renderDocument({
    tag: 'en',
    title,
    head: [raw(`${refresh}<style>${style}</style>`)],
    body: html`<main>
      ${MARK}
      <h1>${title}</h1>
      <p>${text}</p>
    </main>`,
  });
  const hash = createHash('sha256').update(style).digest('base64');
  return { page, policy: `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; frame-ancestors 'none'` };
}
