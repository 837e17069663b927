import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { CARD_METHOD } from '../../../domain/payments/attempt.ts';
import { sessionNotice } from './notice.ts';
import { moment } from './order-section.ts';
import { sandboxPanel } from './sandbox-panel.ts';
import type { Page, View } from './view.ts';
import { backLink } from './way-back.ts';

// Shared by pages that ask the payer to do something, or only to wait.

const PACE_MS = 2000;

export interface Waiting {
  readonly title: string;
  readonly content: Html;
  /** Shown before the title. */
  readonly mark: Html;
  /** Where the browser is redirected at once; null if the payer stays. */
  readonly forwardTo: string | null;
  /** Whether the payer may go back and choose again. */
  readonly mayChange: boolean;
  /** Whether it shows until when the payment can be made. */
  readonly hasEnd: boolean;
  /** What ends then, in words. */
  readonly endName?: string;
}

export function waitingPage(view: View, waiting: Waiting): Page {
  const { texts } = view.language;
  const content = html`<div class="stack">
    <div class="sheet">
      <div class="with-tile">
        ${waiting.mark}
        <h1>${waiting.title}</h1>
      </div>
      ${sessionNotice(view)} ${waiting.content}
      ${waiting.hasEnd ? untilLine(view, { name: waiting.endName ?? texts.validUntil, counts: true }) : NOTHING}
      <p class="status spin" role="status">${texts.waiting}</p>
      <noscript><p class="soft">${texts.refreshing}</p></noscript>
      ${waiting.mayChange ? changeForm(view) : NOTHING} ${backLink(view)}
    </div>
    ${view.sandbox ? sandboxPanel(view) : NOTHING}
  </div>`;
  return {
    title: waiting.title,
    content,
    withOrder: true,
    paceMs: PACE_MS,
    reloads: true,
    forwardTo: waiting.forwardTo,
  };
}

/** Until when the payer can pay. Next to a code or an account, a script counts down the last hour. */
export function untilLine(view: View, { name = view.language.texts.validUntil, counts = false } = {}): Html {
  const { texts } = view.language;
  const { expiresAt } = view.paid.order;
  if (expiresAt === null) return NOTHING;
  const leftMs = expiresAt - view.now;
  // A countdown of three days is of no use.
  const left =
    counts && leftMs <= COUNTED_MS_MAX
      ? html`<span data-left="${leftMs}" hidden>${texts.timeLeft} <b role="timer"></b></span>`
      : NOTHING;
  return html`<p class="until"><span>${name} ${moment(expiresAt, view)}</span>${left}</p>`;
}

const COUNTED_MS_MAX = 3_600_000;

function changeForm({ language, paid, token }: View): Html {
  // What the merchant sent complete leaves its payer nothing to choose. If a card is the only method, another may still help.
  if (paid.attempt?.isFallback === true) return NOTHING;
  if (paid.methods.length < 2 && paid.attempt?.method !== CARD_METHOD) return NOTHING;
  return html`<form method="post" action="/pay/${paid.order.tradeNo}">
    <input type="hidden" name="token" value="${token}" />
    <button class="button plain" name="do" value="abandon">${language.texts.changeMethod}</button>
  </form>`;
}

export interface CopyLine {
  readonly name: string;
  readonly value: string;
  /** What is copied, if it differs from what is shown. */
  readonly copied?: string;
  /** Whether it is words, which have a direction of their own, and not a number or code, which is read from the left. */
  readonly isWords?: boolean;
}

export function copyLines({ language }: View, lines: readonly CopyLine[]): Html {
  const rows = lines.map(
    ({ name, value, copied, isWords = false }) =>
      html`<div>
        <dt>${name}</dt>
        <dd><bdi dir="${isWords ? 'auto' : 'ltr'}">${value}</bdi></dd>
        <dd class="do">${copyButton(language.texts, { value: copied ?? value, name })}</dd>
      </div>`,
  );
  return html`<dl class="lines">${rows}</dl>`;
}

/** Shown by the script: copying does not work without it. */
export function copyButton(
  texts: View['language']['texts'],
  { value, name, label = texts.copy }: { value: string; name: string; label?: string },
): Html {
  return html`<button
    class="button small"
    type="button"
    data-copy="${value}"
    data-copied="${texts.copied}"
    aria-label="${label === texts.copy ? texts.copyOf(name) : label}"
    hidden
  >
    ${label}
  </button>`;
}
