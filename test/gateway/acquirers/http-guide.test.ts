import { describe, expect, it } from 'vitest';
import { channelCalls } from '../../../generated/channel-calls.ts';
import contract from '../../../generated/channel.openapi.json' with { type: 'json' };
import merchantContract from '../../../generated/openapi.json' with { type: 'json' };
import { expandTables } from '../../../scripts/docs/guide-tables.ts';
import type { Contract } from '../../../scripts/generate/contract.ts';
import { createHttpChannel } from '../../../src/gateway/channel/http.ts';
import type { ChannelCallInfo } from '../../../src/gateway/channel/http.ts';
import { CHANNEL_OPERATIONS } from '../../../src/gateway/domain/acquirers/channel-figures.ts';
import type { ChannelOperation } from '../../../src/gateway/domain/acquirers/channel-figures.ts';
import type { ChannelAnswer } from '../../../src/gateway/domain/ports.ts';
import { codeFences, readGuide } from '../../helpers/docs/guides.ts';

// The channel contract and the guide "Connect your acquirer": the requests shown are what the gateway sends, the answers shown
// are what the gateway accepts.

type Fields = Record<string, unknown>;

interface Example {
  readonly call: ChannelOperation;
  readonly name: string;
  readonly request: Fields;
  readonly response: Fields;
}

const GUIDE = expandTables(readGuide('acquirer'), merchantContract as unknown as Contract);
const EXAMPLES = CHANNEL_OPERATIONS.flatMap(examplesOf);

/** Every answer of a call, with the request that it answers. */
function examplesOf(call: ChannelOperation): Example[] {
  const { post } = contract.paths[`/${channelCalls[call].path}`];
  const requests = valuesOf(post.requestBody.content['application/json'].examples);
  return Object.entries(valuesOf(post.responses['200'].content['application/json'].examples)).map(
    ([name, response]) => {
      const request = Object.values(requests).find(({ callId }) => callId === response['callId']);
      if (request === undefined) throw new Error(`the answer ${name} of ${call} answers no example`);
      return { call, name, request, response };
    },
  );
}

function valuesOf(examples: Readonly<Record<string, { readonly value: object }>>): Record<string, Fields> {
  return Object.fromEntries(Object.entries(examples).map(([name, { value }]) => [name, { ...value }]));
}

function jsonIn(label: string): Fields[] {
  const fences = codeFences(GUIDE).filter((fence) => fence.language === 'json' && fence.label === label);
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
async function exchange({ call, request, response }: Example, status = 200): Promise<Exchange> {
  const seen: Partial<{ -readonly [Name in keyof Exchange]: Exchange[Name] }> = {};
  const channel = createHttpChannel({
    baseUrl: 'https://adapter.example/v1',
    token: 'a-token',
    deadlineMs: 20_000,
    fetch: async (url, init) => {
      const sent = JSON.parse(String(init?.body)) as Fields;
      Object.assign(seen, { sent, to: new URL(String(url)), headers: new Headers(init?.headers) });
      return Response.json({ ...response, callId: sent['callId'] }, { status });
    },
    onCall: (info) => void (seen.info = info),
  });
  const { payer, beneficiary, products, ...fields } = request;
  const details = { said: payer ?? beneficiary, ...(products !== undefined && { products }) };
  const given = { ...fields, amount: BigInt(String(request['amount'])), script: null, createdAt: 0, details };
  return { answer: await channel[call](given as never), ...seen } as Exchange;
}

describe('the examples of the channel contract', () => {
  it('are of every call', () => {
    expect([...new Set(EXAMPLES.map(({ call }) => call))]).toEqual([...CHANNEL_OPERATIONS]);
  });

  it.each(EXAMPLES)('show what is sent by $call: $name', async (example) => {
    const { sent, to, headers } = await exchange(example);
    expect({ ...sent, callId: example.request['callId'] }).toEqual(example.request);
    expect(Object.keys(sent)).toEqual(Object.keys(example.request));
    expect(to.pathname).toBe(`/v1/${channelCalls[example.call].path}`);
    for (const name of headers.keys()) expect(GUIDE.toLowerCase()).toContain(`\`${name}\``);
  });

  it.each(EXAMPLES)('show an answer to $call that is accepted as a whole: $name', async (example) => {
    const { answer, info } = await exchange(example);
    const {
      callId: _,
      tradeNo,
      attempt,
      refundNo: _refundNo,
      currency,
      amount,
      kind,
      message,
      action,
      ...facts
    } = example.response;
    expect({ tradeNo, attempt, currency, amount }).toEqual({
      tradeNo: example.request['tradeNo'],
      attempt: example.request['attempt'],
      currency: example.request['currency'],
      amount: example.request['amount'],
    });
    const more = { ...(action !== undefined && { action }), ...(Object.keys(facts).length > 0 && { facts }) };
    expect(answer).toEqual({ kind, message, ...more });
    // Nothing was left out.
    expect(info.message).toBe(message);
  });
});

describe('the guide to acquirers', () => {
  it('shows a call and an answer of each, as the contract has them', () => {
    const shown = codeFences(GUIDE).map(({ code }) => JSON.parse(code) as unknown);
    for (const call of CHANNEL_OPERATIONS) {
      const own = EXAMPLES.filter((example) => example.call === call);
      const complete = own.filter(({ request, response }) =>
        [request, response].every((one) => shown.some((other) => JSON.stringify(other) === JSON.stringify(one))),
      );
      expect(complete.length, call).toBe(1);
    }
  });

  it.each(jsonIn('action'))('shows an action that is accepted: $kind', async (action) => {
    const [authorize] = EXAMPLES;
    if (authorize === undefined) throw new Error('no example');
    const response = { ...authorize.response, kind: 'challenged', action };
    const { answer, info } = await exchange({ ...authorize, response });
    expect(info.message).toBe(answer.message);
    expect(answer).toMatchObject({ kind: 'challenged', action: { kind: action['kind'] } });
  });

  it('shows every action', () => {
    expect(jsonIn('action')).toHaveLength(contract.components.schemas.PayerAction.oneOf.length);
  });

  it.each(jsonIn('refusal'))('shows a refusal that decides nothing: $code', async (refusal) => {
    const [authorize] = EXAMPLES;
    if (authorize === undefined) throw new Error('no example');
    expect((await exchange({ ...authorize, response: refusal }, 409)).answer).toMatchObject({ kind: 'unknown' });
  });
});
