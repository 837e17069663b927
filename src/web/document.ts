import { html, raw } from './html.ts';
import type { Html } from './html.ts';
import { MARK_ADDRESS } from './mark.ts';

export interface PageDocument {
  /** The language, for the `lang` attribute. */
  readonly tag: string;
  /** How the language is written, if not from left to right. */
  readonly direction?: 'ltr' | 'rtl';
  readonly title: string;
  /** Style elements, then scripts and other elements of the head. */
  readonly head: readonly Html[];
  /** Attributes of the body element. */
  readonly attributes?: Html;
  readonly body: Html;
}

/** The frame of every page. */
export function renderDocument({ tag, direction, title, head, attributes, body }: PageDocument): string {
  const language = direction === 'rtl' ? html`lang="${tag}" dir="rtl"` : html`lang="${tag}"`;
  return html`<!doctype html>
    <html ${language}>
      <head>
        ${META}
        <title>${title}</title>
        ${head}
      </head>
      <body ${attributes}>
        ${body}
      </body>
    </html>`.html;
}

// Search engines must not index these pages.
const META = raw(
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">' +
    `<link rel="icon" href="${MARK_ADDRESS}">`,
);
