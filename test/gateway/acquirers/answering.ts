import { createHttpChannel } from '../../../src/gateway/channel/http.ts';
import type { ChannelCallInfo } from '../../../src/gateway/channel/http.ts';
import type { Channel } from '../../../src/gateway/domain/ports.ts';

export interface Sent {
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

/** A channel whose acquirer echoes what it must and adds these fields, with what was sent and reported. */
export function answeringChannel(
  fields: Readonly<Record<string, unknown>>,
  { status = 200, headers = {} }: { readonly status?: number; readonly headers?: Record<string, string> } = {},
): { channel: Channel; sent: Sent[]; reported: ChannelCallInfo[] } {
  const sent: Sent[] = [];
  const reported: ChannelCallInfo[] = [];
  const channel = createHttpChannel({
    baseUrl: 'https://adapter.example/v1',
    token: 'a-token',
    deadlineMs: 20_000,
    fetch: async (_url, init) => {
      const body = JSON.parse(String(init?.body)) as Record<string, unknown>;
      sent.push({ headers: new Headers(init?.headers), body });
      const { callId, tradeNo, refundNo, attempt, currency, amount } = body;
      const echo = { callId, tradeNo, refundNo, attempt, currency, amount };
      return Response.json({ ...echo, message: 'It is done.', ...fields }, { status, headers });
    },
    onCall: (info) => reported.push(info),
  });
  return { channel, sent, reported };
}
