import { html } from '../../../../web/html.ts';
import type { Language } from '../language.ts';
import { renderBare } from './layout.ts';

// Pages with a single message, which show nothing of any order.

export function renderMissing(language: Language): string {
  const { missingTitle, missingBody } = language.texts;
  return renderMessage(language, missingTitle, [missingBody]);
}

export function renderOver(language: Language): string {
  const { overTitle, overBody } = language.texts;
  return renderMessage(language, overTitle, [overBody]);
}

export function renderBusy(language: Language): string {
  const { busyTitle, busyBody } = language.texts;
  return renderMessage(language, busyTitle, [busyBody]);
}

function renderMessage(language: Language, title: string, lines: readonly string[]): string {
  const content = html`<div class="sheet">
    <h1>${title}</h1>
    ${lines.map((line) => html`<p>${line}</p>`)}
  </div>`;
  return renderBare(language, title, content);
}
