import { NOTHING, html } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import type { Called, Notified } from '../orders.ts';
import { renderMessage, renderSignature, signIn } from './wire-view.ts';

/** One step of the round trip. */
export interface Step {
  readonly id: string;
  readonly title: string;
  readonly state: 'done' | 'now' | 'later' | 'failed';
  readonly atMs?: number | undefined;
  /** The step is rendered again if this changes. */
  readonly mark?: string;
  readonly content: Html;
}

export function facts(list: readonly (readonly [name: string, value: string])[]): Html {
  const lines = list.map(
    ([name, value]) =>
      html`<div>
        <dt>${name}</dt>
        <dd><code>${value}</code></dd>
      </div>`,
  );
  return html`<dl>${lines}</dl>`;
}

/** The shop's request, with the steps of its signature. */
export function renderSent(operationId: 'createCashierOrder' | 'applyRefund', called: Called<unknown>): Html {
  if (called.exchange === null) return NOTHING;
  const { request } = called.exchange;
  return html`${renderSignature(operationId, request)}${renderMessage('The shop sends', request, [signIn(request)])}`;
}

export function renderProblem({ problem }: Called<unknown>): Html {
  return problem === null ? NOTHING : html`<p class="problem">${problem}</p>`;
}

/** A notification step: the request, its verification, the response. */
export function notificationStep(
  id: string,
  options: { title: string; notified: Notified | undefined; isNext: boolean; about: Html; facts: Html },
): Step {
  const { title, notified, isNext, about } = options;
  if (notified === undefined) return { id, title, state: isNext ? 'now' : 'later', content: about };
  const { exchange, proof } = notified;
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(exchange.request.head)?.[1] ?? '';
  const proven =
    proof === 'signature'
      ? html`<p class="proof">
          The signature is valid: <code>webhook-signature</code> is the HMAC-SHA256 of
          <code>webhook-id.webhook-timestamp.body</code> with the webhook secret, and the timestamp is recent. The
          receiver checks both before it reads the body.
        </p>`
      : NOTHING;
  return {
    id,
    title,
    state: 'done',
    atMs: exchange.atMs,
    mark: exchange.answer === null ? 'unanswered' : 'answered',
    content: html`${options.facts}${proven}
    ${renderMessage('The gateway sends', exchange.request, [header('webhook-signature')])}
    ${renderMessage('The shop responds', exchange.answer, ['SUCCESS'])}`,
  };
}

/** A query step. */
export function queryStep(
  id: string,
  options: {
    title: string;
    asked: Called<{ readonly state: number }> | undefined;
    about: Html;
    states: Readonly<Record<number, string>>;
  },
): Step {
  const { title, asked, about, states } = options;
  if (asked === undefined) return { id, title, state: 'later', content: about };
  const { exchange, data } = asked;
  const result = data === null ? NOTHING : facts([['state', `${data.state}, ${states[data.state] ?? 'unknown'}`]]);
  const bytes =
    exchange === null
      ? NOTHING
      : html`${renderMessage('The shop queries', exchange.request, [signIn(exchange.request)])}
        ${renderMessage('The gateway responds', exchange.answer, data === null ? [] : [`"state":${data.state}`])}`;
  return {
    id,
    title,
    state: data === null ? 'failed' : 'done',
    atMs: exchange?.atMs,
    content: html`${about}${result}${renderProblem(asked)}${bytes}`,
  };
}
