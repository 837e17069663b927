import { requestFields } from '../../generated/operations.ts';
import { sandboxAccount } from '../../generated/sandbox.ts';
import type { CheckedRequest } from '../protocol/check-request.ts';
import { signRsa } from '../protocol/signature.ts';
import { requestExample } from '../examples/contract-examples.ts';
import { escapeHtml } from '../web/html.ts';
import { newNumber } from './numbers.ts';
import type { ExampleAnswer } from './prism.ts';

type Data = Record<string, unknown>;

export interface FilledAnswer extends ExampleAnswer {
  /** The numbers of the accepted request, for its notifications. */
  readonly numbers: Numbers;
}

/** Values of this request, which must not come from an example. */
export type Numbers = Readonly<Record<string, string | number>>;

/** The example response with the request's own numbers. */
export function fillAnswer(
  request: CheckedRequest,
  example: ExampleAnswer,
  context: { baseUrl: string; now: Date },
): FilledAnswer {
  const numbers = numbersOf(request, context.now);
  const body =
    typeof example.body === 'string'
      ? fillPage(request, example.body, payUrlAt(context.baseUrl, String(numbers['tradeNo'])))
      : fillEnvelope(request, example.body as Envelope, { numbers, baseUrl: context.baseUrl });
  return { ...example, body, numbers };
}

interface Envelope {
  /** Undefined for a refusal. */
  readonly data?: Data;
}

/** The request's numbers under their names in responses and notifications; missing ones are generated. */
function numbersOf({ variant, body }: CheckedRequest, now: Date): Numbers {
  const fresh = { tradeNo: newNumber('TG', now), refundNo: newNumber('RF', now), chargebackNo: newNumber('CB', now) };
  const documented = fieldNames[variant.request]?.names ?? [];
  const own = Object.entries(ANSWERED_BY).flatMap(([name, field]) => {
    const value = documented.includes(field) ? body[field] : undefined;
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [];
  });
  return { ...fresh, ...Object.fromEntries(own), merNo: String(body['merNo']) };
}

const fieldNames: Readonly<Record<string, { names: readonly string[] }>> = requestFields;

const ANSWERED_BY = {
  tradeNo: 'tradeNo',
  refundNo: 'refundNo',
  merOrderNo: 'merOrderNo',
  currency: 'currency',
  sourceAmount: 'sourceAmount',
  refundAmount: 'amount',
  chargebackAmount: 'sourceAmount',
  chargebackCurrency: 'currencyCode',
  pageNum: 'pageNum',
  pageSize: 'pageSize',
} as const;

/** A copy in which every field named in `numbers` is replaced; no field is added. */
export function fillFields<Fields extends Data>(fields: Fields, numbers: Numbers): Fields {
  const filled = Object.keys(fields).map((name) => [name, numbers[name] ?? fields[name]]);
  return Object.fromEntries(filled) as Fields;
}

function fillEnvelope(
  { variant, body }: CheckedRequest,
  envelope: Envelope,
  { numbers, baseUrl }: { numbers: Numbers; baseUrl: string },
): Envelope {
  if (envelope.data === undefined) return envelope;
  const data: Data = fillFields(envelope.data, numbers);
  if (typeof data['payUrl'] === 'string') data['payUrl'] = payUrlAt(baseUrl, String(data['tradeNo']))(data['payUrl']);
  if (Array.isArray(data['list'])) data['list'] = fillList(data, body);
  if (variant.answerSignature === null) return { ...envelope, data };
  const sign = signRsa(variant.answerSignature, data, sandboxAccount.gatewayPrivateKey);
  return { ...envelope, data, sign } as Envelope;
}

/** Turns the address of an example's page into that of this order's page on this server. */
function payUrlAt(baseUrl: string, tradeNo: string): (example: string) => string {
  return (example) => {
    const { pathname } = new URL(example);
    return new URL(pathname.replace(/[^/]*$/, encodeURIComponent(tradeNo)), baseUrl).href;
  };
}

/** The list has one order, which matches the request. It is on the first page only, so that paging ends. */
function fillList(data: Data, body: Data): unknown[] {
  if (Number(data['pageNum']) > Number(data['totalPage'])) return [];
  const asked = { merOrderNo: first(body['merOrderNos']), tradeNo: first(body['tradeNos']) };
  const numbers = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as Numbers;
  return (data['list'] as Data[]).map((item) => fillFields(item, numbers));
}

function first(list: unknown): unknown {
  return Array.isArray(list) ? list[0] : undefined;
}

/** Replaces the example order's numbers and cashier link in the page by those of this order. */
function fillPage({ operation, body }: CheckedRequest, page: string, payUrl: (example: string) => string): string {
  const example = requestExample(operation.path);
  const shown = ['merOrderNo', 'sourceAmount', 'currencyCode'];
  const own = new Map(shown.map((name) => [String(example[name]), escapeHtml(String(body[name]))]));
  const texts = [...own.keys()].map((text) => text.replaceAll('.', '\\.'));
  const anyShown = new RegExp([...texts, 'https?://[^"<>\\s]+'].join('|'), 'g');
  return page.replaceAll(anyShown, (text) => own.get(text) ?? escapeHtml(payUrl(text)));
}
