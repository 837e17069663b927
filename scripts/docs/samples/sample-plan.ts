import type { Contract, Json, JsonObject } from '../../generate/contract.ts';
import { describeOperations } from '../../generate/describe-operations.ts';
import type { DescribedOperation } from '../../generate/describe-operations.ts';
import { describeHelpers } from '../../generate/helpers/model.ts';
import type { HelperAccount, HelperModel, HelperOperation, HelperVariant } from '../../generate/helpers/model.ts';
import { requestExamples } from '../../generate/request-examples.ts';
import type { RequestExample } from '../../generate/request-examples.ts';
import { schemaProperties } from '../../generate/schema-properties.ts';

// What a sample does, in no language: which calls it makes, with which fields. Every language writes the same plan.

export interface SamplePlan {
  readonly example: string;
  readonly summary: string;
  readonly account: HelperAccount;
  /** What the order number begins with; a random part follows. Null if the request has none. */
  readonly orderPrefix: string | null;
  /** How many random bytes, written in hex, follow it. */
  readonly orderBytes: number;
  /** The signature of the example as it stands, without a fresh number. */
  readonly sign: string;
  /** Whether it is signed with the merchant's private key. */
  readonly isRsa: boolean;
  /** Calls that create the order or refund that the sample is about. */
  readonly before: readonly SampleCall[];
  readonly call: SampleCall;
}

export interface SampleCall {
  readonly operation: HelperOperation;
  readonly variant: HelperVariant;
  /** The whole body in the order of the contract, but for its sign. */
  readonly body: Readonly<Record<string, SampleValue>>;
  /** What it is good for, if it is not the sample's own call. */
  readonly purpose: string;
}

/** A variable of the sample: `order` is its fresh order number, the numbers come from the answers of the calls before. */
export type SampleVariable = { readonly variable: 'order' | 'tradeNo' | 'refundNo' } | SampleDay;

/** A day in UTC, so that a range of time includes what was created just now. The suffix is the time of the day, if any. */
type SampleDay = { readonly variable: 'monthStart' | 'today'; readonly suffix: string };

export type SampleValue = Json | SampleVariable;

const VARIABLES: Readonly<Record<string, SampleVariable>> = {
  merOrderNo: { variable: 'order' },
  tradeNo: { variable: 'tradeNo' },
  refundNo: { variable: 'refundNo' },
};

/** Filters that would hide what a reader has created. */
const OMITTED: readonly string[] = ['merOrderNos', 'tradeNos', 'merOrderNoList'];

const ORDER_NUMBER_MAX = 32;

/** What all plans are made from. */
interface Workshop {
  readonly contract: Contract;
  readonly model: HelperModel;
}

export function plansOf(contract: Contract, operation: DescribedOperation): SamplePlan[] {
  const workshop = { contract, model: describeHelpers(contract) };
  return requestExamples(contract, operation).map((example) => {
    const { sign, merOrderNo } = example.body;
    const orderPrefix = merOrderNo === undefined ? null : String(merOrderNo);
    return {
      example: example.name,
      summary: example.summary,
      account: workshop.model.account,
      orderPrefix,
      orderBytes: randomBytes(orderPrefix ?? ''),
      sign: String(sign),
      isRsa: !/^[0-9A-F]{32}$/.test(String(sign)),
      before: callsBefore(workshop, example.body),
      call: callOf(workshop.model, operation, example),
    };
  });
}

export function isVariable(value: SampleValue): value is SampleVariable {
  return typeof value === 'object' && value !== null && 'variable' in value;
}

/** Whether it needs the variables `today` and `monthStart`. */
export function isDated({ call }: SamplePlan): boolean {
  return Object.values(call.body).some(hasDay);
}

function hasDay(value: SampleValue): boolean {
  if (value === null || typeof value !== 'object') return false;
  return isVariable(value) ? 'suffix' in value : Object.values(value).some(hasDay);
}

/** What follows the variable in the same text. */
export function suffixOf(value: SampleVariable): string {
  return 'suffix' in value ? value.suffix : '';
}

/** The fields that a caller of a helper writes: merNo, sign and defaults are filled in. */
export function ownFields({ operation, body }: SampleCall): [name: string, value: SampleValue][] {
  return Object.entries(body).filter(([name, value]) => name !== 'merNo' && operation.defaults[name] !== value);
}

function callsBefore(workshop: Workshop, body: JsonObject): SampleCall[] {
  const calls: SampleCall[] = [];
  if (body['tradeNo'] !== undefined) calls.push(firstCall(workshop, 'createPayment', 'A paid order.'));
  if (body['refundNo'] !== undefined) calls.push(firstCall(workshop, 'applyRefund', 'A refund of it.'));
  return calls;
}

/** With as few fields as possible. */
function firstCall({ contract, model }: Workshop, operationId: string, purpose: string): SampleCall {
  const operation = describeOperations(contract).find((one) => one.operationId === operationId);
  const [example] = operation === undefined ? [] : requestExamples(contract, operation);
  if (operation === undefined || example === undefined) throw new Error(`${operationId} has no request example`);
  const required = schemaProperties(contract, example.variant.request).filter((property) => property.required);
  const body = Object.fromEntries(required.map(({ name }) => [name, example.body[name] ?? '']));
  return { ...callOf(model, operation, { ...example, body }), purpose };
}

function callOf(
  model: HelperModel,
  { operationId }: DescribedOperation,
  { body, variant }: RequestExample,
): SampleCall {
  const operation = model.operations.find(({ id }) => id === operationId);
  const described = operation?.variants.find(({ name }) => name === variant.name);
  if (operation === undefined || described === undefined) throw new Error(`no helper calls ${operationId}`);
  const named = Object.entries(body)
    .filter(([name]) => name !== 'sign' && !OMITTED.includes(name))
    .map(([name, value]) => [name, VARIABLES[name] ?? dated(value)] as const);
  return { operation, variant: described, body: Object.fromEntries(named), purpose: '' };
}

/** The example's month becomes the current one, up to today. */
function dated(value: Json): Json {
  if (typeof value === 'string') {
    const [, day, suffix = ''] = /^\d{4}-\d\d-(\d\d)( \d\d:\d\d:\d\d)?$/.exec(value) ?? [];
    return day === undefined ? value : { variable: day === '01' ? 'monthStart' : 'today', suffix };
  }
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(dated);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, dated(item)]));
}

/** As many random bytes as fit into an order number. */
function randomBytes(prefix: string): number {
  const bytes = Math.min(6, Math.floor((ORDER_NUMBER_MAX - prefix.length - 1) / 2));
  if (bytes < 4) throw new Error(`the example number ${prefix} leaves no room for a unique number`);
  return bytes;
}
