import { requestFields } from '../../generated/operations.ts';
import { sandboxAccount } from '../../generated/sandbox.ts';
import type { CheckedRequest } from '../protocol/check-request.ts';
import { signRsa } from '../protocol/signature.ts';
import { requestExample } from './contract.ts';
import { escapeHtml } from './html.ts';
import { newNumber } from './numbers.ts';
import type { ExampleAnswer } from './prism.ts';

type Data = Record<string, unknown>;

export interface FilledAnswer extends ExampleAnswer {
  /** The numbers of the accepted request, for its notifications. */
  readonly numbers: Numbers;
}

/** What belongs to this request and so must not come from an example. */
export type Numbers = Readonly<Record<string, string | number>>;

/** The example's answer with the request's own numbers in it. */
export function fillAnswer(
  request: CheckedRequest,
  example: ExampleAnswer,
  context: { baseUrl: string; now: Date },
): FilledAnswer {
  const numbers = numbersOf(request, context.now);
  const body =
    typeof example.body === 'string'
      ? fillPage(request, example.body)
      : fillEnvelope(request, example.body as Envelope, { numbers, baseUrl: context.baseUrl });
  return { contentType: example.contentType, body, numbers };
}

interface Envelope {
  readonly data: Data;
}

/** The request's own numbers by the names they have in answers and notifications; new ones where it brings none. */
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

/** A copy in which every field that the numbers name is replaced; no field is added. */
export function fillFields<Fields extends Data>(fields: Fields, numbers: Numbers): Fields {
  const filled = Object.keys(fields).map((name) => [name, numbers[name] ?? fields[name]]);
  return Object.fromEntries(filled) as Fields;
}

function fillEnvelope(
  { variant, body }: CheckedRequest,
  envelope: Envelope,
  { numbers, baseUrl }: { numbers: Numbers; baseUrl: string },
): Envelope {
  const data: Data = fillFields(envelope.data, numbers);
  if (typeof data['payUrl'] === 'string') data['payUrl'] = payUrl(data['payUrl'], baseUrl, String(data['tradeNo']));
  if (Array.isArray(data['list'])) data['list'] = fillList(data, body);
  if (variant.answerSignature === null) return { ...envelope, data };
  const sign = signRsa(variant.answerSignature, data, sandboxAccount.gatewayPrivateKey);
  return { ...envelope, data, sign } as Envelope;
}

/** The example's page, at this server and with this order's number. */
function payUrl(example: string, baseUrl: string, tradeNo: string): string {
  const { pathname } = new URL(example);
  return new URL(pathname.replace(/[^/]*$/, encodeURIComponent(tradeNo)), baseUrl).href;
}

/** The one listed order is one that was asked for, and it stands on the first page only, so that paging ends. */
function fillList(data: Data, body: Data): unknown[] {
  if (Number(data['pageNum']) > Number(data['totalPage'])) return [];
  const asked = { merOrderNo: first(body['merOrderNos']), tradeNo: first(body['tradeNos']) };
  const numbers = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as Numbers;
  return (data['list'] as Data[]).map((item) => fillFields(item, numbers));
}

function first(list: unknown): unknown {
  return Array.isArray(list) ? list[0] : undefined;
}

/** The page shows the numbers of the example's order; each is replaced by that of this order. */
function fillPage({ operation, body }: CheckedRequest, page: string): string {
  const example = requestExample(operation.path);
  const shown = ['merOrderNo', 'sourceAmount', 'currencyCode'];
  const own = new Map(shown.map((name) => [String(example[name]), escapeHtml(String(body[name]))]));
  const anyShown = new RegExp([...own.keys()].map((text) => text.replaceAll('.', '\\.')).join('|'), 'g');
  return page.replaceAll(anyShown, (text) => own.get(text) ?? text);
}
