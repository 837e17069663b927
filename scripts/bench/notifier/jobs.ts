import { webhookHeaders } from '../../../src/protocol/standard-webhooks.ts';
import { requirePeer } from '../frame/peers.ts';

// The same POST for everybody but the gateway, which has its own: the same body, signed in the same way, by undici.

export interface Job {
  readonly id: string;
  readonly address: string;
  readonly payload: Readonly<Record<string, string>>;
}

export interface Load {
  readonly count: number;
  readonly addresses: readonly string[];
}

export const WEBHOOK_SECRET = 'whsec_dG9sbGdhdGUtYmVuY2gtd2ViaG9vay1zZWNyZXQ=';

/** What a child is to do. */
export function readLoad(): Load {
  return JSON.parse(process.env['LOAD'] ?? '') as Load;
}

export function jobsOf({ count, addresses }: Load): Job[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `NT${String(index).padStart(31, '0')}`,
    address: addresses[index % addresses.length] ?? '',
    payload: {
      tradeNo: `TG${String(index).padStart(31, '0')}`,
      merOrderNo: `ORDER-${index}`,
      code: '0',
      message: 'The payment succeeded.',
    },
  }));
}

interface Undici {
  readonly Agent: new (options: { connections: number; pipelining: number }) => object;
  request(
    address: string,
    options: { method: 'POST'; headers: Record<string, string>; body: string; dispatcher: object },
  ): Promise<{ statusCode: number; body: { text(): Promise<string> } }>;
}

export function createPost(): (job: Job) => Promise<void> {
  const { Agent, request } = requirePeer('undici') as Undici;
  const dispatcher = new Agent({ connections: 64, pipelining: 1 });
  return async ({ id, address, payload }) => {
    const body = new URLSearchParams(payload).toString();
    const message = { id, timestampSeconds: Math.floor(Date.now() / 1000), body };
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      ...webhookHeaders(message, [WEBHOOK_SECRET]),
    };
    const answer = await request(address, { method: 'POST', headers, body, dispatcher });
    if ((await answer.body.text()) !== 'SUCCESS') throw new Error(`the receiver answered ${answer.statusCode}`);
  };
}
