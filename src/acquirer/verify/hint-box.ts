import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import * as validators from '../../../generated/channel-validators.js';
import { listen } from '../../edge/listen.ts';
import { readUpTo } from '../../protocol/bounded-bytes.ts';
import { verifyWebhook } from '../../protocol/standard-webhooks.ts';
import type { WebhookProof } from '../../protocol/standard-webhooks.ts';

// Takes hints in the gateway's place, and keeps them for the rules.

export interface ReceivedHint {
  readonly id: string;
  readonly timestamp: string;
  readonly proof: WebhookProof;
  readonly body: string;
  readonly type: string;
  /** Empty if the body is not a hint. */
  readonly numbers: readonly string[];
  readonly isValid: boolean;
}

export interface HintBox {
  /** What the adapter is given as `hintUrl`. */
  readonly url: string;
  readonly received: readonly ReceivedHint[];
  /** Resolves with a hint about the number, or undefined after the time. */
  waitFor(number: string, ms: number): Promise<ReceivedHint | undefined>;
  /** Answers nothing from now on, or takes hints again. */
  setSilent(isSilent: boolean): void;
  close(): Promise<void>;
}

const HINT_BYTES_MAX = 8192;
const TOLERANCE_SECONDS = 300;
const POLL_MS = 50;

export async function openHintBox(options: {
  port: number;
  secret: string;
  /** The address as the adapter reaches it, if it is not this machine's. */
  publicUrl: string | null;
}): Promise<HintBox> {
  const received: ReceivedHint[] = [];
  let isSilent = false;
  const server = createServer(async (request, response) => {
    const body = (await readUpTo(request, HINT_BYTES_MAX)).toString('utf8');
    const header = (name: string) => request.headers[name]?.toString();
    received.push(readHint(body, header, options.secret));
    if (!isSilent) response.writeHead(202).end();
  });
  const { url, close } = await listen(server, { port: options.port, host: '127.0.0.1' });
  return {
    url: options.publicUrl ?? `${url}/channel/verify/hints`,
    received,
    async waitFor(number, ms) {
      const until = performance.now() + ms;
      for (;;) {
        const found = received.find(({ numbers }) => numbers.includes(number));
        if (found !== undefined || performance.now() > until) return found;
        await delay(POLL_MS);
      }
    },
    setSilent: (value) => void (isSilent = value),
    close,
  };
}

function readHint(body: string, header: (name: string) => string | undefined, secret: string): ReceivedHint {
  const nowSeconds = Date.now() / 1000;
  const proof = verifyWebhook({ header, body, secrets: [secret], nowSeconds, toleranceSeconds: TOLERANCE_SECONDS });
  const hint = parse(body);
  const isValid = validators.Hint(hint);
  return {
    id: header('webhook-id') ?? '',
    timestamp: header('webhook-timestamp') ?? '',
    proof,
    body,
    type: header('content-type') ?? '',
    numbers: isValid ? hint.numbers : [],
    isValid,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
