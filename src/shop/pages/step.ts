import { NOTHING, html } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import type { Called, Notified, Order } from '../orders.ts';
import type { CodeStep } from './code-view.ts';
import { errorDocs, guideDocs, notificationDocs, operationDocs } from './docs-links.ts';
import type { DocsLink } from './docs-links.ts';
import { signIn } from './signature-view.ts';
import { renderMessage } from './wire-view.ts';
import type { Curl } from './wire-view.ts';

/** What the steps of a page are about. */
export interface OrderView {
  readonly order: Order;
  /** The gateway's address for browsers and shells. */
  readonly baseUrl: string;
  /** From the return address, if the payer has just come back. */
  readonly payCode: string | null;
}

/** One step of the round trip. */
export interface Step {
  readonly id: string;
  readonly title: string;
  readonly state: 'done' | 'now' | 'later' | 'failed';
  readonly atMs?: number | undefined;
  /** The step is rendered again if this changes. */
  readonly mark?: string;
  readonly about: Html;
  /** How a merchant writes it. */
  readonly code?: CodeStep;
  /** The messages, once there are any. */
  readonly bytes?: Html;
  readonly docs: readonly DocsLink[];
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

export function renderProblem({ problem }: Called<unknown>): Html {
  return problem === null ? NOTHING : html`<p class="problem">${problem}</p>`;
}

/** The page of the code with which the gateway refused a call. */
export function refusalDocs({ exchange, problem }: Called<unknown>): DocsLink[] {
  const code = problem === null ? undefined : /"code":"(\d{5})"/.exec(exchange?.answer?.body ?? '')?.[1];
  return code === undefined ? [] : [errorDocs(code)];
}

/** A notification step: the request, its verification, the response. */
export function notificationStep(
  id: string,
  options: {
    title: string;
    event: 'paymentResult' | 'refundResult';
    notified: Notified | undefined;
    isNext: boolean;
    about: Html;
    facts: Html;
  },
): Step {
  const { title, event, notified, isNext, about } = options;
  const docs = [notificationDocs(event), guideDocs('Notifications', 'notifications')];
  const base = { id, title, code: 'verifyNotification', docs } as const;
  if (notified === undefined) return { ...base, state: isNext ? 'now' : 'later', about };
  const { exchange, proof } = notified;
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(exchange.request.head)?.[1] ?? '';
  const proven =
    proof === 'signature'
      ? html`<p class="proof">
          The signature is valid: <code>webhook-signature</code> is the HMAC-SHA256 of
          <code>webhook-id.webhook-timestamp.body</code>, keyed with the webhook secret, and the timestamp is recent.
          The receiver checks both before it parses the body.
        </p>`
      : NOTHING;
  const request = { id: `${id}-request`, title: 'The gateway sends', message: exchange.request };
  const answer = { id: `${id}-answer`, title: 'The shop responds', message: exchange.answer };
  return {
    ...base,
    state: 'done',
    atMs: exchange.atMs,
    mark: exchange.answer === null ? 'unanswered' : 'answered',
    about: html`${options.facts}${proven}`,
    bytes: html`${renderMessage({ ...request, marked: [header('webhook-signature')] })}
    ${renderMessage({ ...answer, marked: ['SUCCESS'] })}`,
  };
}

/** A query step. */
export function queryStep(
  id: string,
  options: {
    title: string;
    asked: Called<{ readonly state: number }> | undefined;
    about: Html;
    code: CodeStep;
    states: Readonly<Record<number, string>>;
    view: OrderView;
  },
): Step {
  const { title, asked, about, states, code, view } = options;
  const docs = [operationDocs('queryOrder'), guideDocs('Order states', 'states')];
  if (asked === undefined) return { id, title, state: 'later', about, code, docs };
  const { exchange, data } = asked;
  const result = data === null ? NOTHING : facts([['state', `${data.state}, ${states[data.state] ?? 'unknown'}`]]);
  return {
    id,
    title,
    state: data === null ? 'failed' : 'done',
    atMs: exchange?.atMs,
    about: html`${about}${result}${renderProblem(asked)}`,
    code,
    bytes: renderCall(id, asked, {
      title: 'The shop queries',
      marked: data === null ? [] : [`"state":${data.state}`, `"state": ${data.state}`],
      curl: { baseUrl: view.baseUrl, again: html`A query changes nothing: send it as often as you like.` },
    }),
    docs: [...docs, ...refusalDocs(asked)],
  };
}

/** A request of the shop, with its sign marked, and the gateway's answer. */
export function renderCall(
  id: string,
  { exchange }: Called<unknown>,
  options: { title: string; marked: readonly string[]; curl: Curl },
): Html {
  if (exchange === null) return NOTHING;
  const { title, marked, curl } = options;
  const { request, answer } = exchange;
  return html`${renderMessage({ id: `${id}-request`, title, message: request, marked: [signIn(request)], curl })}
  ${renderMessage({ id: `${id}-answer`, title: 'The gateway responds', message: answer, marked })}`;
}
