import { say } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { deskOf } from '../desks.ts';
import type { ScreenId } from '../desks.ts';
import { answerDesk } from './layout.ts';
import { copyable, wideFacts, section } from './parts.ts';

export interface ShownOnce {
  readonly screen: ScreenId;
  readonly title: string;
  readonly back: { readonly path: string; readonly title: string };
  readonly values: readonly (readonly [label: string, value: string])[];
  readonly lines?: readonly Value[];
  /** Below, such as code with the values filled in. */
  readonly more?: Html;
}

/** Secrets, in the answer to the form that created them: never in an address, and stored by nobody (S3). */
export function answerShownOnce(
  exchange: SignedInExchange,
  { screen, title, back, values, lines = [], more = NOTHING }: ShownOnce,
): PageAnswer {
  const content = html`<div class="notice wait" role="status">
      <h2>Copy it now</h2>
      <p>This page is shown once. Nobody can show it again, not even ${deskOf(exchange).administrator}.</p>
    </div>
    ${section(say`Shown once`, wideFacts(values.map(([label, value]) => [label, copyable(value)])))}
    ${lines.map((line) => html`<p>${line}</p>`)} ${more}
    <p><a class="button" href="${back.path}">I have copied it</a></p>`;
  return { ...answerDesk(exchange, { screen, title, back, content }), isShownOnce: true };
}

/** To who sent a copy of the form, perhaps by a double click, and got no answer to the first one. */
export function missedNotice(...lines: readonly Value[]): Html {
  return html`<div class="notice wait" role="status">
    <h2>Done, but it cannot be shown again</h2>
    <p>
      This form came twice, as after a double click. It was carried out once, and what it made was shown in the answer
      to the first one only. Nobody can show it again.
    </p>
    ${lines.map((line) => html`<p>${line}</p>`)}
  </div>`;
}

interface MissedOnce extends Pick<ShownOnce, 'screen' | 'title' | 'back'> {
  /** What was made, and what to do if nobody has it. */
  readonly lines: readonly Value[];
  readonly next: { readonly path: string; readonly label: string };
}

export function answerMissedOnce(
  exchange: SignedInExchange,
  { screen, title, back, lines, next }: MissedOnce,
): PageAnswer {
  const content = html`${missedNotice(...lines)}
    <div class="actions">
      <a class="button main" href="${next.path}">${next.label}</a>
      ${next.path !== back.path && html`<a class="button plain" href="${back.path}">I have seen it</a>`}
    </div>`;
  return answerDesk(exchange, { screen, title, back, content });
}
