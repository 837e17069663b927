import { say } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { moment } from '../../desk/views/moment.ts';
import { copyable, empty, tag } from '../../desk/views/parts.ts';
import type { Delivery } from './delivery-texts.ts';
import { faultWords } from './failure-words.ts';
import { millisecondWords } from '../../design/written.ts';

// A notification as it was sent, and what came back of each attempt.

type Attempt = Delivery['attempts'][number];

type Pair = readonly [label: string, value: Value];

/** What is known of it, with the order and whatever else the desk shows. */
export function deliveryFacts(exchange: SignedInExchange, delivery: Delivery, own: readonly Pair[]): readonly Pair[] {
  const { notificationId, test, address, createdAt, nextAt, attempts } = delivery;
  const scheduled = attempts.filter(({ kind }) => kind === 'scheduled').length;
  const resends = attempts.length - scheduled;
  return [
    [say`Id`, copyable(notificationId)],
    ...own,
    [say`Address`, html`<code>${address}</code>`],
    [say`Created`, moment(exchange, createdAt, 'second')],
    [say`Attempts`, attemptsText(scheduled, test ? 1 : 9, resends)],
    [say`Next attempt`, nextAt && moment(exchange, nextAt, 'second')],
  ];
}

function attemptsText(made: number, most: number, resends: number): string {
  return resends === 0 ? say`${made} of ${most}` : say`${made} of ${most}, and ${resends} resent`;
}

export function requestView(delivery: Delivery): Html {
  if (delivery.request === null) {
    return empty(
      say`The content has been removed`,
      say`Notifications are kept for a limited time. This one can no longer be resent; the order can be queried.`,
    );
  }
  return html`<pre tabindex="0">${requestText(delivery, null)}</pre>
    <p class="soft">Every attempt sends this, with a webhook-timestamp and a webhook-signature of its own.</p>`;
}

/** Newest first. It updates itself. */
export function attemptsView(exchange: SignedInExchange, delivery: Delivery): Html {
  const newestFirst = delivery.attempts.toSorted((left, right) => (left.startedAt < right.startedAt ? 1 : -1));
  return html`<div class="tries" id="tries" data-live>
    ${
      newestFirst.length === 0
        ? html`<p class="soft" data-key="none">Nothing was sent yet.</p>`
        : newestFirst.map((attempt, index) => attemptView(exchange, { delivery, attempt, isNewest: index === 0 }))
    }
  </div>`;
}

function attemptView(
  exchange: SignedInExchange,
  { delivery, attempt, isNewest }: { delivery: Delivery; attempt: Attempt; isNewest: boolean },
): Html {
  const { kind, attempt: number, startedAt, finishedAt, result } = attempt;
  const isGood = result === 'acknowledged';
  const title = kind === 'scheduled' ? say`Attempt ${number}` : say`Resend ${number}`;
  const tookMs = finishedAt === null ? null : Date.parse(finishedAt) - Date.parse(startedAt);
  const outcome = finishedAt === null ? tag(say`in progress`, 'wait') : resultTag(result, isGood);
  // The row itself opens and closes, so that what a reader has opened stays open while the list updates itself.
  return html`<details data-key="${`${kind} ${number}`}" ${isNewest && html`open`}>
    <summary>
      <b>${title}</b> ${moment(exchange, startedAt, 'second')} ${outcome}
      ${tookMs === null ? NOTHING : html`<span class="soft">${millisecondWords(tookMs)}</span>`}
    </summary>
    <div class="bytes">
      ${
        delivery.request === null || attempt.sentHeaders === null
          ? NOTHING
          : html`<div>
              <h3>Sent</h3>
              <pre tabindex="0">${requestText(delivery, attempt)}</pre>
            </div>`
      }
      <div>
        <h3>Received</h3>
        <pre tabindex="0">${answerText(attempt)}</pre>
      </div>
    </div>
  </details>`;
}

/** A failure has the words of the notifier, which are for developers. */
function resultTag(result: string, isGood: boolean): Html {
  return isGood ? tag(say`acknowledged`, 'good') : tag(faultWords(result), 'bad');
}

const SIGNATURE = 'webhook-signature: (not kept)';

function requestText({ request }: Delivery, attempt: Attempt | null): string {
  if (request === null) return '';
  const { method, url, headers, body } = request;
  const own = attempt === null ? [] : [...linesOf(attempt.sentHeaders ?? {}), SIGNATURE];
  return [`${method} ${url}`, ...linesOf(headers), ...own, '', body].join('\n');
}

function answerText({ finishedAt, status, answerHeaders, answer }: Attempt): string {
  if (status === null) return finishedAt === null ? say`Nothing yet` : say`No response`;
  return [`HTTP ${status}`, ...linesOf(answerHeaders ?? {}), ...(answer === '' ? [] : ['', answer])].join('\n');
}

function linesOf(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
}
