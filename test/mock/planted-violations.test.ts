import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../src/edge/listen.ts';
import type { Listening } from '../../src/edge/listen.ts';
import { startMock } from '../../src/mock/start-mock.ts';
import type { RunningMock } from '../../src/mock/start-mock.ts';
import { errorCases } from '../contract/cases/error-cases.ts';
import { exampleCases } from '../contract/cases/example-cases.ts';
import { fieldLimitCases } from '../contract/cases/field-limit-cases.ts';
import { sandboxCases } from '../contract/cases/sandbox-cases.ts';
import { createCaller } from '../helpers/gateway/caller.ts';
import { startReceiver } from '../helpers/gateway/receiver-server.ts';
import { findViolations, unknownDifferences } from '../helpers/gateway/target.ts';
import type { ContractCase, World } from '../helpers/gateway/target.ts';

// The contract's cases are worth what they catch: a target that breaks the contract in one place is reported.

interface Message {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface Tampering {
  answer?: (message: Message) => void;
  callback?: (message: Message) => void;
}

type Envelope = { code?: string; data?: Record<string, unknown>; sign?: string };

let mock: RunningMock;
let relay: Listening;
let world: World;
let tampering: Tampering = {};

beforeAll(async () => {
  mock = await startMock({ port: 0, callbackDelayMs: 5, secondMs: 5 });
  relay = await listen(
    createServer((request, response) => void relayRequest(request, response)),
    {
      port: 0,
      host: '127.0.0.1',
    },
  );
  const target = { name: 'a relay', baseUrl: relay.url, allowedDifferences: {} };
  world = { target, caller: createCaller(relay.url), receiver: await startReceiver() };
});

afterAll(async () => {
  world.caller.close();
  await Promise.all([world.receiver.close(), relay.close(), mock.close()]);
});

describe('the contract’s cases', () => {
  const card = namedCase(exampleCases(), 'example createPayment CREDIT_CARD');
  const vietnam = namedCase(exampleCases(), 'example createPayment VN_BANK');
  const refund = namedCase(exampleCases(), 'example applyRefund partial');
  const alipay = namedCase(exampleCases(), 'example createPayment ALIPAY');
  const wrongSign = namedCase(errorCases(), 'error createPayment CREDIT_CARD with a sign of zeros');
  const silence = namedCase(sandboxCases(), 'sandbox nothing is sent after a refusal');
  const limits = fieldLimitCases('queryBalance', 'default', { addresses: 'http://localhost' });
  const noCurrency = namedCase(limits, 'limit queryBalance default currency absent');
  const longCurrency = namedCase(limits, 'limit queryBalance default currency at its longest');

  it.each<[string, ContractCase, Tampering, RegExp]>([
    ['a field of a wrong type', card, { answer: inData((data) => (data['payCode'] = '0')) }, /breaks PaymentSuccess/],
    ['a missing field', alipay, { answer: inData((data) => delete data['payUrl']) }, /breaks RedirectSuccess/],
    [
      'another order’s number',
      card,
      { answer: inData((data) => (data['merOrderNo'] = 'X')) },
      /merOrderNo is the request/,
    ],
    ['another result', card, { answer: inData((data) => (data['payCode'] = 1)) }, /payCode is the one of the sandbox/],
    ['a wrong signature', vietnam, { answer: inData((data) => (data['tradeNo'] = 'TG0')) }, /payUrl leads|is signed/],
    ['an answer without a request id', card, { answer: (m) => delete m.headers['x-request-id'] }, /X-Request-Id/],
    ['data in a refusal', wrongSign, { answer: inEnvelope((one) => (one.data = {})) }, /breaks Failure/],
    ['a wrong code', wrongSign, { answer: inEnvelope((one) => (one.code = '10005')) }, /wants code 10002/],
    ['a wrong HTTP status', noCurrency, { answer: (message) => (message.status = 200) }, /wants HTTP 400/],
    ['a refusal that names no field', noCurrency, { answer: (m) => (m.body = refusal('10001')) }, /names currency/],
    ['a limit that is too narrow', longCurrency, { answer: (m) => (m.body = refusal('10001')) }, /within the limits/],
    ['a callback as JSON', card, { callback: asJson }, /paymentResult has its content type/],
    ['a callback with a wrong flag', card, { callback: replace('code=0', 'code=1') }, /code says success/],
    [
      'a callback with another number',
      refund,
      { callback: replace('"merOrderNo":"', '"merOrderNo":"X') },
      /merOrderNo is/,
    ],
    ['a callback of a wrong type', refund, { callback: replace('"state":0', '"state":"0"') }, /breaks RefundResult/],
    ['a callback that was changed', card, { callback: replace('succeeded', 'worked') }, /the webhook signature/],
    [
      'a callback without a proof',
      card,
      { callback: (m) => delete m.headers['webhook-signature'] },
      /webhook signature/,
    ],
    ['a callback after a refusal', silence, { answer: sendAfterRefusal }, /nothing comes to/],
  ])('report %s', async (_, one, planted, report) => {
    expect(await violations(one, {})).toEqual([]);
    const found = await violations(one, planted);
    expect(found).toEqual([expect.stringMatching(report)]);
    expect(found[0]).toMatch(new RegExp(`^${one.name}: `));
  });

  it('let a target differ where a reason is given, and nowhere else', async () => {
    const reason = { [card.name]: 'the demo shop has no cards' };
    const allowed = { ...world, target: { ...world.target, allowedDifferences: reason } };
    tampering = { answer: inData((data) => (data['payCode'] = '0')) };
    expect(await findViolations(allowed, [card])).toEqual([]);
    tampering = {};
    expect(await findViolations(allowed, [card])).toEqual([
      'example createPayment CREDIT_CARD: is allowed to differ (the demo shop has no cards) but does not; take the allowance away',
    ]);
    expect(unknownDifferences(allowed.target, [card])).toEqual([]);
    expect(unknownDifferences(allowed.target, [refund])).toEqual([card.name]);
  });
});

async function violations(one: ContractCase, planted: Tampering): Promise<string[]> {
  tampering = planted;
  return findViolations(world, [one]);
}

function namedCase(cases: readonly ContractCase[], name: string): ContractCase {
  const found = cases.find((one) => one.name === name);
  if (found === undefined) throw new Error(`there is no case ${name}`);
  return found;
}

function inEnvelope(change: (envelope: Envelope) => unknown) {
  return (message: Message): void => {
    if (!message.body.startsWith('{')) return;
    const envelope = JSON.parse(message.body) as Envelope;
    change(envelope);
    message.body = JSON.stringify(envelope);
  };
}

function inData(change: (data: Record<string, unknown>) => unknown) {
  return inEnvelope((envelope) => envelope.data !== undefined && change(envelope.data));
}

function refusal(code: string): string {
  return JSON.stringify({ code, message: 'Invalid input.' });
}

function replace(text: string, other: string) {
  return (message: Message): void => {
    message.body = message.body.replace(text, other);
  };
}

function asJson(message: Message): void {
  message.headers['content-type'] = 'application/json';
  message.body = JSON.stringify(Object.fromEntries(new URLSearchParams(message.body)));
}

/** A server that refuses in its answer and sends the result all the same. */
function sendAfterRefusal(message: Message): void {
  const isRefusal = message.body.startsWith('{"code":"10002"');
  if (isRefusal && lastAddress !== undefined) void fetch(lastAddress, { method: 'POST', body: 'code=0' });
}

let lastAddress: string | undefined;

/** Stands between caller and mock. Callbacks are led through it, too: the address of a request is not signed. */
async function relayRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  const url = new URL(request.url ?? '/', relay.url);
  const to = url.searchParams.get('to');
  const message: Message = {
    status: 200,
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
    body: to === null ? text.replace(/"notifyUrl":"([^"]*)"/, relayedAddress) : text,
  };
  if (to !== null) tampering.callback?.(message);
  const headers = endToEnd(message.headers);
  const answer = await fetch(to ?? new URL(url.pathname, mock.url), { method: 'POST', headers, body: message.body });
  const answered = { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
  if (to === null) tampering.answer?.(answered);
  response.writeHead(answered.status, endToEnd(answered.headers)).end(answered.body);
}

/** Without the headers that belong to one connection or to the body's former length. */
function endToEnd(headers: Readonly<Record<string, string>>): Record<string, string> {
  const own = new Set(['host', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)));
}

function relayedAddress(_: string, address: string): string {
  lastAddress = address;
  return `"notifyUrl":"${relay.url}/callback?to=${encodeURIComponent(address)}"`;
}
