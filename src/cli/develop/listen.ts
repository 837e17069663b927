import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { listen } from '../../edge/listen.ts';
import { verifyWebhook } from '../../protocol/standard-webhooks.ts';
import type { WebhookProof } from '../../protocol/standard-webhooks.ts';
import { BODY_BYTES_MAX, TOLERANCE_SECONDS } from '../../receiver/limits.ts';
import { readRawBody } from '../../receiver/raw-body.ts';
import { readHeader } from '../../receiver/raw-notification.ts';
import type { RawNotification } from '../../receiver/raw-notification.ts';
import { command } from '../command.ts';
import { UsageError } from '../errors.ts';
import { forward } from './forward.ts';
import { IDS_KEPT_MAX, PORT_BOUNDS, STATUS_BOUNDS } from '../platform/limits.ts';
import { readNumber, readWebAddress } from '../read-options.ts';
import { runUntilStopped } from '../serve/run-until-stopped.ts';
import { describeNotification, printNotification } from '../deliveries/show-notification.ts';

/** `tollgate listen`. */
export const run = command(
  {
    name: 'listen',
    about: 'Receive notifications on this machine and print each one: its content, its signature check, the response.',
    options: {
      port: {
        type: 'string',
        value: 'number',
        about: 'port to listen on (default: 9000; 0: any free port)',
        default: '9000',
      },
      host: { type: 'string', value: 'host', about: 'address to listen on (default: 127.0.0.1)', default: '127.0.0.1' },
      forward: {
        type: 'string',
        value: 'address',
        about: 'forward each notification to your own server, and return its response',
      },
      secret: {
        type: 'string',
        value: 'secret',
        about: "webhook secret (default: WEBHOOK_SECRET, or the sandbox's); repeatable",
        multiple: true,
      },
      answer: { type: 'string', value: 'text', about: 'respond to everything with this text' },
      status: { type: 'string', value: 'number', about: 'respond with this HTTP status' },
      json: { type: 'boolean', about: 'print each notification as a line of JSON' },
    },
    notes: [
      'By default it responds SUCCESS if the signature is valid, and 401 if not.',
      'Use http://localhost:9000/, or any path below it, as notifyUrl.',
    ],
    examples: [
      'tollgate listen',
      'tollgate listen --forward http://localhost:3000/notify',
      'tollgate listen --status 500 --answer "out of order"',
    ],
  },
  async ({ options }) => {
    const settings: Settings = {
      secrets: options.secret ?? [process.env['WEBHOOK_SECRET'] ?? sandboxAccount.webhookSecret],
      forwardTo: options.forward && readWebAddress('--forward', options.forward),
      answer: options.answer,
      status: options.status && readNumber('--status', options.status, STATUS_BOUNDS),
      json: options.json ?? false,
    };
    if (settings.forwardTo && (settings.answer !== undefined || settings.status !== undefined)) {
      throw new UsageError('--forward returns the response of your server; remove --answer and --status');
    }
    const address = { port: readNumber('--port', options.port, PORT_BOUNDS), host: options.host };
    const receiver = createListener(settings);
    await runUntilStopped(
      () =>
        listen(
          createServer((request, response) => void receiver(request, response)),
          address,
        ),
      ({ url }) => {
        if (!settings.json)
          console.log(`Listening on ${url}/${settings.forwardTo ? `, forwarding to ${settings.forwardTo}` : ''}`);
        else console.log(JSON.stringify({ listening: `${url}/` }));
      },
    );
  },
);

interface Settings {
  readonly secrets: readonly string[];
  readonly forwardTo: string | undefined;
  readonly answer: string | undefined;
  readonly status: number | undefined | '';
  readonly json: boolean;
}

/** The response, and who produced it. */
export interface ListenAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  readonly by: 'listen' | 'your server';
}

function createListener(settings: Settings) {
  const times = new LRUCache<string, number>({ max: IDS_KEPT_MAX });

  /** How often this notification has arrived, including this time. */
  function count(id: string | undefined): number {
    if (id === undefined) return 1;
    const seen = (times.get(id) ?? 0) + 1;
    times.set(id, seen);
    return seen;
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readRawBody(request);
    if (typeof body === 'string') return;
    const raw: RawNotification = {
      method: request.method ?? '',
      url: request.url ?? '/',
      headers: request.headers,
      body,
    };
    const at = new Date();
    const proof = proofOf(raw, { secrets: settings.secrets, nowSeconds: at.getTime() / 1000 });
    const answer = await answerTo(settings, { raw, proof, rawHeaders: request.rawHeaders });
    response.writeHead(answer.status, { ...answer.headers, 'content-length': answer.body.byteLength }).end(answer.body);
    const seen = count(readHeader(raw, 'webhook-id'));
    const described = describeNotification(raw, { at, proof, seen, answer });
    if (settings.json) console.log(JSON.stringify(described));
    else printNotification(described);
  };
}

function proofOf(
  raw: RawNotification,
  { secrets, nowSeconds }: { secrets: readonly string[]; nowSeconds: number },
): WebhookProof {
  return verifyWebhook({
    header: (name) => readHeader(raw, name),
    body: Buffer.from(raw.body ?? []).toString('utf8'),
    secrets,
    nowSeconds,
    toleranceSeconds: TOLERANCE_SECONDS,
  });
}

async function answerTo(
  { forwardTo, answer, status }: Settings,
  { raw, proof, rawHeaders }: { raw: RawNotification; proof: WebhookProof; rawHeaders: readonly string[] },
): Promise<ListenAnswer> {
  if ((raw.body?.byteLength ?? 0) > BODY_BYTES_MAX) return plain(413, `the body exceeds ${BODY_BYTES_MAX / 1024} kB`);
  if (forwardTo) {
    return forward({ url: forwardTo, method: raw.method, rawHeaders, body: raw.body ?? new Uint8Array() });
  }
  if (answer !== undefined || status) return plain(status || 200, answer ?? '');
  if (raw.method !== 'POST') return plain(405, 'notifications are sent by POST');
  return proof === 'valid' ? plain(200, 'SUCCESS') : plain(401, `the signature check failed: ${proof}`);
}

function plain(status: number, text: string): ListenAnswer {
  return { status, headers: { 'content-type': 'text/plain' }, body: Buffer.from(text), by: 'listen' };
}
