import type { FastifyReply, FastifyRequest } from 'fastify';
import { notifications } from '../../generated/notifications.ts';
import { operations } from '../../generated/operations.ts';
import { sandboxAccount } from '../../generated/sandbox.ts';
import type { EdgePlugin } from '../edge/create-app.ts';
import { bodyOf } from '../edge/read-body.ts';
import { sendAnswer } from '../edge/send-answer.ts';
import type { EdgeAnswer } from '../edge/send-answer.ts';
import { page } from '../start-page/page.ts';
import { html } from '../web/html.ts';
import { createInboxes } from './inbox.ts';
import type { InboxSharing, Inboxes } from './inbox.ts';
import { NOTIFICATION_BYTES_MAX } from './limits.ts';
import { relay } from './relay.ts';
import type { SandboxFacts } from './sandbox-facts.ts';

export interface RunItHereOptions {
  /** Begins with a slash and ends without one, such as `/docs/run`. */
  readonly path: string;
  /** The address for calls between the gateway and these routes, in both directions. */
  readonly gatewayUrl: () => string;
  /** The address for browsers. */
  readonly publicUrl: () => string;
  /** Verifies the gateway's own signatures, as PEM; null if it has none. */
  readonly gatewayPublicKey: string | null;
  readonly now: () => number;
  /** Set if several processes serve one port. */
  readonly sharing?: InboxSharing | undefined;
}

/**
 * What the docs need to run requests: the demo account, an inbox for notifications, and a relay that adds the Referer. For the
 * sandbox only: it gives away keys and accepts everybody's notifications.
 */
export function createRunItHere(options: RunItHereOptions): EdgePlugin {
  const { path } = options;
  const inboxes = createInboxes(options);
  const refuse = (request: FastifyRequest) => refuseOtherSites(request, options.publicUrl());
  return (app) => {
    const add = (method: 'GET' | 'POST', url: string, route: Route) =>
      app.route({
        method,
        url: `${path}${url}`,
        onRequest(request, reply, done) {
          request.bodyBytesMax = route.bodyBytesMax ?? 0;
          const refusal = route.refuse(request);
          if (refusal === undefined) done();
          else send(request, reply, refusal);
        },
        handler: async (request, reply) => send(request, reply, await route.answer(request)),
      });
    add('GET', '/sandbox.json', { refuse, answer: () => json(200, factsOf(options)) });
    add('GET', '/return', { refuse: () => undefined, answer: () => RETURN_PAGE });
    add('POST', '/inbox', { refuse, answer: (request) => openInbox(options, inboxes, request) });
    add('GET', '/inbox/:inboxId', { refuse, answer: (request) => readInbox(inboxes, request) });
    add('POST', '/inbox/:inboxId', {
      bodyBytesMax: NOTIFICATION_BYTES_MAX,
      refuse: refuseBrowsers,
      answer: (request) => receive(inboxes, request),
    });
    for (const operation of Object.values(operations)) {
      add('POST', `/send${operation.path}`, {
        bodyBytesMax: operation.bodyBytesMax,
        refuse: (request) => refuse(request) ?? refuseType(request, ['application/json']),
        answer: (request) => relay({ operation, request, gatewayUrl: options.gatewayUrl() }),
      });
    }
  };
}

interface Route {
  readonly bodyBytesMax?: number;
  /** Judged by the head alone, before the body is read. */
  readonly refuse: (request: FastifyRequest) => EdgeAnswer | undefined;
  readonly answer: (request: FastifyRequest) => EdgeAnswer | Promise<EdgeAnswer>;
}

function send(request: FastifyRequest, { raw: response }: FastifyReply, answer: EdgeAnswer): void {
  if (request.body === 'endless') response.once('finish', () => request.raw.destroy());
  sendAnswer(response, answer, request.id);
}

function factsOf({ path, publicUrl, gatewayPublicKey }: RunItHereOptions): SandboxFacts {
  const { merNo, key, privateKey, webhookSecret, websites } = sandboxAccount;
  const baseUrl = publicUrl();
  const returnUrl = `${baseUrl}${path}/return`;
  return { baseUrl, returnUrl, merNo, key, privateKey, webhookSecret, websites, gatewayPublicKey };
}

function openInbox({ path, gatewayUrl }: RunItHereOptions, inboxes: Inboxes, { ip }: FastifyRequest): EdgeAnswer {
  const inboxId = inboxes.open(ip);
  return json(201, { inboxId, notifyUrl: `${gatewayUrl()}${path}/inbox/${inboxId}` });
}

async function readInbox(inboxes: Inboxes, request: FastifyRequest): Promise<EdgeAnswer> {
  const arrivals = await inboxes.read(inboxIdOf(request));
  return arrivals === undefined ? UNKNOWN : json(200, { arrivals });
}

/** Every event is acknowledged by the same text. */
async function receive(inboxes: Inboxes, request: FastifyRequest): Promise<EdgeAnswer> {
  const bytes = bodyOf(request);
  if (typeof bytes === 'string') return text(413, `A notification has at most ${NOTIFICATION_BYTES_MAX} bytes.`);
  const { rawHeaders } = request.raw;
  const headers = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ''] as const] : [],
  );
  const outcome = await inboxes.receive(inboxIdOf(request), { headers, body: bytes.toString('utf8') });
  if (outcome === 'unknown') return UNKNOWN;
  if (outcome === 'full') return text(429, 'This inbox is full.');
  return { status: 200, body: notifications.paymentResult.acknowledgement };
}

function inboxIdOf({ params }: FastifyRequest): string {
  const { inboxId = '' } = params as { inboxId?: string };
  return /^[\w-]{24}$/.test(inboxId) ? inboxId : '';
}

/** Pages of other websites can send requests here, but not without these headers. Other programs send neither. */
function refuseOtherSites({ headers }: FastifyRequest, publicUrl: string): EdgeAnswer | undefined {
  const { origin, host, 'sec-fetch-site': site } = headers;
  // A proxy may have replaced the host.
  const isOwn = origin === undefined || origin === publicUrl || URL.parse(origin)?.host === host;
  const isHere = site === undefined || site === 'same-origin' || site === 'none';
  return isOwn && isHere ? undefined : text(403, 'Only the docs of this sandbox may call this address.');
}

/** Notifications come from the gateway, never from a web page. */
function refuseBrowsers(request: FastifyRequest): EdgeAnswer | undefined {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined || site !== undefined) return text(403, 'Only the gateway sends notifications here.');
  return refuseType(request, NOTIFICATION_TYPES);
}

const NOTIFICATION_TYPES: readonly string[] = Object.values(notifications).map(({ contentType }) => contentType);

function refuseType({ headers }: FastifyRequest, allowed: readonly string[]): EdgeAnswer | undefined {
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  if (allowed.includes(type.trim().toLowerCase())) return undefined;
  return text(415, `Send ${[...new Set(allowed)].join(' or ')}.`);
}

function json(status: number, value: object): EdgeAnswer {
  return { status, contentType: 'application/json', body: JSON.stringify(value) };
}

function text(status: number, body: string): EdgeAnswer {
  return { status, body: `${body}\n` };
}

const UNKNOWN = text(404, 'There is no such inbox. Reload the page to open a new one.');

const RETURN_PAGE = page(
  'Back from the payment page',
  html`<h1>Done</h1>
    <p>The payer is back on the merchant’s site. Close this tab: the docs page shows the notification.</p>
    <p>
      The query string of this address is only a hint. A payer can forge it, so a shop waits for the notification or
      queries the order.
    </p>`,
);
