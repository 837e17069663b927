import { NOTHING, html } from '../../../../../web/html.ts';
import type { Html } from '../../../../../web/html.ts';
import type { SignedInExchange } from '../../../frame/page-types.ts';
import { may } from '../../../desk/desk-types.ts';
import { CONSOLE } from '../../../desk/console-navigation.ts';
import { tag } from '../../../desk/views/parts.ts';
import type { Line } from '../../../shared/orders/story/line.ts';
import { storyPath } from '../../../shared/orders/story/story.ts';
import type { Attempt, Delivery } from '../../../shared/orders/story/story.ts';
import { DELIVERY_TAGS, spaced } from '../../../shared/orders/story/words.ts';

// A notification and each of its tries, with what was sent and what came back.

export function deliveryLines(exchange: SignedInExchange, delivery: Delivery): Line[] {
  const { notificationId, event, address, state, createdAt, payload } = delivery;
  const [text, tone] = DELIVERY_TAGS[state];
  const written: Line = {
    at: createdAt,
    kind: 'notifications',
    tone,
    title: html`Notification of the ${spaced(event)} ${tag(text, tone)}`,
    more: html`<p class="soft">
      To ${address}. ${payload === null && 'Its content has been removed.'}
      <a href="${`${CONSOLE}/deliveries/${encodeURIComponent(notificationId)}`}">${notificationId}</a>
      ${payload !== null && resendLink(exchange, delivery)}
    </p>`,
    key: notificationId,
  };
  return [written, ...delivery.attempts.map((attempt) => attemptLine(delivery, attempt))];
}

/** The order is in the payload. */
function resendLink(exchange: SignedInExchange, { notificationId }: Delivery): Html {
  if (!may(exchange, 'deliveries.resend')) return NOTHING;
  const path = `${storyPath(exchange, exchange.parameter, '/resend')}?notification=${encodeURIComponent(notificationId)}`;
  return html`<a href="${path}">Resend</a>`;
}

function attemptLine(delivery: Delivery, attempt: Attempt): Line {
  const { kind, attempt: number, startedAt, finishedAt, status, result } = attempt;
  const name = kind === 'resend' ? `Resend ${number}` : `Try ${number}`;
  const isGood = result === 'acknowledged';
  const outcome =
    finishedAt === null
      ? 'sent, no answer yet'
      : isGood
        ? 'the shop confirmed'
        : status === null
          ? result
          : `HTTP ${status}`;
  return {
    at: startedAt,
    kind: 'notifications',
    tone: finishedAt === null ? 'wait' : isGood ? 'good' : 'bad',
    title: `${name} of the ${spaced(delivery.event)}: ${outcome}`,
    more: html`<details>
      <summary>Request and answer</summary>
      ${requestBytes(delivery)} ${answerBytes(attempt)}
    </details>`,
    key: `${delivery.notificationId} ${kind} ${number}`,
  };
}

function requestBytes({ request }: Delivery): Html {
  if (request === null) return html`<p class="soft">The request is no longer kept.</p>`;
  const { method, url, headers, body } = request;
  const { pathname = '/', search = '' } = URL.parse(url) ?? {};
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\n`);
  const unkept = 'webhook-timestamp: (time of this try)\nwebhook-signature: (not kept)\n';
  return html`<p class="soft">Request</p>
    <pre tabindex="0">${`${method} ${pathname}${search} HTTP/1.1\n${lines.join('')}${unkept}\n${body}`}</pre>`;
}

function answerBytes({ status, answer, result, finishedAt }: Attempt): Html {
  if (finishedAt === null) return html`<p class="soft">No answer yet.</p>`;
  const head = status === null ? '(no answer)' : `HTTP ${status}`;
  return html`<p class="soft">Answer: ${result}</p>
    <pre tabindex="0">${`${head}\n\n${answer === '' ? '(empty)' : answer}`}</pre>`;
}
