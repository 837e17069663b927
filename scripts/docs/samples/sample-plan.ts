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

/** A variable of the sample: `order` is its fresh order number, the others come from the answers of the calls before. */
export interface SampleVariable {
  readonly variable: 'order' | 'tradeNo' | 'refundNo';
}

export type SampleValue = Json | SampleVariable;

const VARIABLES: Readonly<Record<string, SampleVariable>> = {
  merOrderNo: { variable: 'order' },
  tradeNo: { variable: 'tradeNo' },
  refundNo: { variable: 'refundNo' },
};

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
  const { sign: _, ...rest } = body;
  const named = Object.entries(rest).map(([name, value]) => [name, VARIABLES[name] ?? value] as const);
  return { operation, variant: described, body: Object.fromEntries(named), purpose: '' };
}

/** As many random bytes as fit into an order number. */
function randomBytes(prefix: string): number {
  const bytes = Math.min(6, Math.floor((ORDER_NUMBER_MAX - prefix.length - 1) / 2));
  if (bytes < 4) throw new Error(`the example number ${prefix} leaves no room for a unique number`);
  return bytes;
}
