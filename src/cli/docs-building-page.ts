import { createHash } from 'node:crypto';
import { COLOURS, colourStyle } from '../web/colours.ts';
import { renderDocument } from '../web/document.ts';
import { html, raw } from '../web/html.ts';

/** Shown while the docs are built; it loads itself again until they are there. */
export function buildingPage(refreshSeconds: number): { readonly page: string; readonly policy: string } {
  const style = `${colourStyle(COLOURS)}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;background:var(--page);color:var(--ink);font:16px/1.6 system-ui,sans-serif;text-align:center}p{margin:0;color:var(--soft)}`;
  const page = renderDocument({
    tag: 'en',
    title: 'The docs are being built',
    head: [raw(`<meta http-equiv="refresh" content="${refreshSeconds}"><style>${style}</style>`)],
    body: html`<main>
      <h1>The docs are being built</h1>
      <p>This takes up to half a minute, once. The page opens by itself when they are ready.</p>
    </main>`,
  });
  const hash = createHash('sha256').update(style).digest('base64');
  return { page, policy: `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; frame-ancestors 'none'` };
}
