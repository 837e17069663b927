import { describe, expect, it } from 'vitest';
import { createHttpChannel } from '../../../src/gateway/channel/http.ts';
import type { ChannelCallInfo } from '../../../src/gateway/channel/http.ts';
import type { Channel, ChannelAnswer } from '../../../src/gateway/domain/ports.ts';
import { codeFences, readGuide } from '../../helpers/docs/guides.ts';

// The guide "Connect your acquirer": its requests are what the gateway sends, its answers are what the gateway accepts.

type Fields = Record<string, unknown>;

interface Example {
  readonly path: string;
  readonly request: Fields;
  readonly response: Fields;
}

const GUIDE = readGuide('acquirer');
const EXAMPLES = GUIDE.split(/^## /m).flatMap(readExample);
const CALLS: Readonly<Record<string, Exclude<keyof Channel, 'close'>>> = {
  '/authorizations': 'authorize',
  '/completions': 'complete',
  '/refunds': 'refund',
  '/payouts': 'payout',
  '/inquiries': 'inquire',
  '/cancellations': 'cancel',
};

function readExample(section: string): Example[] {
  const path = /`POST (\/[a-z]+)`/.exec(section)?.[1];
  if (path === undefined) return [];
  const [request = {}, response = {}] = jsonIn(section, '');
  return [{ path, request, response }];
}

function jsonIn(text: string, label: string): Fields[] {
  const fences = codeFences(text).filter((fence) => fence.language === 'json' && fence.label === label);
  return fences.map(({ code }) => JSON.parse(code) as Fields);
}

interface Exchange {
  readonly answer: ChannelAnswer;
  readonly sent: Fields;
  readonly to: URL;
  readonly headers: Headers;
  readonly info: ChannelCallInfo;
}

/** Makes the call of an example; the acquirer gives the example's answer to it. */
async function exchange({ path, request, response }: Example): Promise<Exchange> {
  const seen: Partial<{ -readonly [Name in keyof Exchange]: Exchange[Name] }> = {};
  const channel = createHttpChannel({
    baseUrl: 'https://adapter.example/v1',
    token: 'a-token',
    deadlineMs: 20_000,
    fetch: async (url, init) => {
      const sent = JSON.parse(String(init?.body)) as Fields;
      Object.assign(seen, { sent, to: new URL(String(url)), headers: new Headers(init?.headers) });
      return Response.json({ ...response, callId: sent['callId'] });
    },
    onCall: (info) => void (seen.info = info),
  });
  const call = CALLS[path];
  if (call === undefined) throw new Error(`no call ${path}`);
  const { payer, beneficiary, products, ...fields } = request;
  const details = { said: payer ?? beneficiary, ...(products !== undefined && { products }) };
  const given = { ...fields, amount: BigInt(String(request['amount'])), script: null, createdAt: 0, details };
  return { answer: await channel[call](given as never), ...seen } as Exchange;
}

describe('the guide to acquirers', () => {
  it('has an example of every call', () => {
    expect(EXAMPLES.map(({ path }) => path)).toEqual(Object.keys(CALLS));
  });

  it.each(EXAMPLES)('shows what is sent to $path', async (example) => {
    const { sent, to, headers } = await exchange(example);
    expect({ ...sent, callId: example.request['callId'] }).toEqual(example.request);
    expect(Object.keys(sent)).toEqual(Object.keys(example.request));
    expect(to.pathname).toBe(`/v1${example.path}`);
    for (const name of headers.keys()) expect(GUIDE.toLowerCase()).toContain(`\`${name}\``);
  });

  it.each(EXAMPLES)('shows an answer to $path that is accepted', async (example) => {
    const { callId, kind, message } = example.response;
    expect(callId).toBe(example.request['callId']);
    expect((await exchange(example)).answer).toEqual({ kind, message });
  });

  it.each(jsonIn(GUIDE, 'action'))('shows an action that is accepted: $kind', async (action) => {
    const [authorize] = EXAMPLES;
    if (authorize === undefined) throw new Error('no example');
    const response = { ...authorize.response, kind: 'challenged', action };
    const { answer, info } = await exchange({ ...authorize, response });
    expect(info.message).toBe(answer.message);
    expect(answer).toMatchObject({ kind: 'challenged', action: { kind: action['kind'] } });
  });
});
