import { decodeNotification } from '../../protocol/notification-body.ts';
import type { Arrival } from '../arrival.ts';
import { element, replaceChildren } from './dom.ts';
import { bodyView, headerLines } from './message-view.ts';
import { verdict } from './signed-view.ts';
import type { Session } from './session.ts';
import { hasWebCrypto, webhookMac } from './web-crypto.ts';

const POLL_MS = 1000;
/** After a minute the page asks less often. */
const QUICK_POLLS = 60;
const SLOW_POLL_MS = 5000;
const POLLS_MAX = 360;

export interface NotificationWatch {
  readonly element: HTMLElement;
  stop(): void;
}

/** Shows the notifications of an inbox as they arrive. */
export function watchNotifications(given: {
  session: Session;
  inboxId: string;
  notifyUrl: string;
  /** Ignores what arrived before. */
  known: ReadonlySet<string>;
  /** What must happen first. */
  hint: string;
  onArrival: (arrival: Arrival) => void;
}): NotificationWatch {
  const { session, inboxId, notifyUrl, known, hint, onArrival } = given;
  const list = element('ol', { class: 'run-arrivals' });
  const waiting = element('p', { class: 'run-waiting' }, hint);
  const shown = new Set(known);
  const stopped = new AbortController();
  const isStopped = (): boolean => stopped.signal.aborted;

  async function poll(): Promise<void> {
    for (let polls = 0; polls < POLLS_MAX && !isStopped(); polls += 1) {
      const arrivals = await session.readInbox(inboxId).catch(() => undefined);
      if (isStopped()) return;
      if (arrivals === null) break;
      for (const arrival of arrivals ?? []) {
        if (shown.has(arrival.arrivalId)) continue;
        shown.add(arrival.arrivalId);
        list.append(element('li', {}, arrivalView(arrival, new URL(notifyUrl).pathname, session.facts.webhookSecret)));
        waiting.hidden = true;
        onArrival(arrival);
      }
      await new Promise((resolve) => setTimeout(resolve, polls < QUICK_POLLS ? POLL_MS : SLOW_POLL_MS));
    }
    if (isStopped()) return;
    waiting.hidden = false;
    replaceChildren(waiting, 'This page has stopped waiting. Run the request again to open a new inbox.');
  }
  void poll();
  return { element: element('div', {}, list, waiting), stop: () => stopped.abort() };
}

function arrivalView(arrival: Arrival, path: string, webhookSecret: string): HTMLElement {
  const { headers, body, atMs } = arrival;
  const header = (wanted: string) => headers.find(([name]) => name.toLowerCase() === wanted)?.[1] ?? '';
  const type = header('content-type').split(';')[0] ?? '';
  const proof = element('div', { class: 'run-signed' });
  void proofView({ header, body, webhookSecret }).then((made) => replaceChildren(proof, made));
  const shownHeaders = headers.filter(([name]) => /^(content-type|webhook-)/i.test(name));
  return element(
    'div',
    {},
    element(
      'p',
      {},
      `Arrived at ${new Date(atMs).toLocaleTimeString()}. This inbox answered `,
      element('code', {}, 'SUCCESS'),
      '.',
    ),
    fieldsView(type, body),
    proof,
    bodyView({
      label: 'Notification',
      head: headerLines(`POST ${path}`, shownHeaders),
      pretty: [type === 'application/json' ? JSON.stringify(JSON.parse(body), null, 2) : body.replaceAll('&', '\n&')],
      raw: body,
    }),
  );
}

function fieldsView(type: string, body: string): HTMLElement {
  const rows = Object.entries(decodeNotification(type, body)).map(([name, value]) =>
    element('div', {}, element('dt', {}, name), element('dd', {}, element('code', {}, String(value)))),
  );
  return element('dl', { class: 'run-facts' }, rows);
}

interface Proof {
  readonly header: (name: string) => string;
  readonly body: string;
  readonly webhookSecret: string;
}

/** The steps that a receiver takes before it reads the body. */
async function proofView({ header, body, webhookSecret }: Proof): Promise<HTMLElement> {
  const pieces = [
    ['webhook-id', header('webhook-id')],
    ['webhook-timestamp', header('webhook-timestamp')],
    ['body', body],
  ] as const;
  const mac = hasWebCrypto() ? await webhookMac(pieces.map(([, text]) => text).join('.'), webhookSecret) : null;
  const given = header('webhook-signature').split(' ');
  const items = pieces.map(([name, text], index) => [
    index === 0
      ? null
      : element('li', { class: 'run-separator' }, element('code', {}, '.'), element('small', {}, 'dot')),
    element('li', { class: `run-colour-${index}` }, element('code', {}, text), element('small', {}, name)),
  ]);
  return element(
    'div',
    {},
    element('p', {}, 'The proof: id, timestamp and body, joined by dots.'),
    element('ol', { class: 'run-pieces' }, items),
    mac === null
      ? null
      : element(
          'p',
          {},
          'HMAC-SHA256 with the webhook secret, in base64 → ',
          element('code', { class: 'run-sign' }, mac),
        ),
    verdict(mac === null ? null : given.includes(`v1,${mac}`), {
      valid: 'The signature is valid: webhook-signature has this value.',
      invalid:
        'The signature does not match the demo merchant’s webhook secret. If the operator replaced it, this is expected.',
    }),
  );
}
