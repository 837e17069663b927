import { operations } from '../../../generated/operations.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { merchantOf } from '../../../src/gateway/domain/numbers.ts';
import type { VariantRule } from '../../../src/protocol/operation-rule.ts';
import { signedText } from '../../../src/protocol/signature.ts';
import { exampleOf } from '../../contract/cases/contract.ts';
import type { Body } from '../gateway/caller.ts';
import { validatorNamed } from './validators.ts';

// Every way in which a signed text can be cut into the signed fields of an operation, so that the contract takes the
// request. The merchant number is left out: a key belongs to one merchant, so all texts under it begin alike.

export interface Reading {
  readonly operationId: OperationId;
  /** The signed fields, without the merchant number and without what is absent. */
  readonly fields: Readonly<Record<string, string>>;
}

/** One variant of each operation; the others have the same signed fields. */
const VARIANTS: Readonly<Record<OperationId, string>> = {
  createPayment: 'ALIPAY',
  openCashier: 'default',
  createCashierOrder: 'default',
  createCashierPayment: 'default',
  createPayout: 'default',
  applyRefund: 'default',
  queryOrder: 'sales',
  queryBalance: 'default',
  listOrders: 'default',
  sumAmounts: 'default',
};

/** Only to have fewer cuts to try: what is shorter or longer is refused, which `isLengthBound` says. */
const LENGTHS: Readonly<Record<string, readonly [min: number, max: number]>> = {
  merOrderNo: [1, 32],
  currencyCode: [3, 3],
  sourceAmount: [4, 12],
  amount: [4, 12],
  withdrawType: [1, 1],
  cardNo: [1, 77],
  tradeNo: [33, 33],
  currency: [3, 10],
  'dateLimit.from': [19, 19],
  'dateLimit.to': [19, 19],
  pageNum: [1, 10],
  pageSize: [1, 3],
  startDate: [10, 10],
  endDate: [10, 10],
};

/** Fields of any form are looked at last, with the whole body: nearly every cut fails by another field. */
const FREE = new Set(['merOrderNo', 'cardNo']);
const OPTIONAL = new Set(['dateLimit.from', 'dateLimit.to', 'pageNum', 'pageSize']);
const INTEGERS = new Set(['pageNum', 'pageSize']);

export const signedOperations = Object.keys(operations) as OperationId[];

/** Cashier orders are read as the payments that they are signed like. */
export function readingsOf(text: string): Reading[] {
  return signedOperations.flatMap((operationId) => (CASHIER.has(operationId) ? [] : readAs(operationId, text)));
}

const CASHIER = new Set<OperationId>(['openCashier', 'createCashierOrder', 'createCashierPayment']);

export function readAs(operationId: OperationId, text: string): Reading[] {
  const names = signedFieldsOf(operationId);
  const found: Reading[] = [];
  const cut = (at: number, index: number, fields: Record<string, string>): void => {
    const name = names[index];
    if (name === undefined) {
      if (isTaken(operationId, fields)) found.push({ operationId, fields });
      return;
    }
    const later = names.slice(index + 1);
    const [min, max] = LENGTHS[name] ?? [0, 0];
    if (OPTIONAL.has(name) && fits(text.length - at, later)) cut(at, index + 1, fields);
    for (let end = at + min; end <= Math.min(text.length, at + max); end += 1) {
      if (!fits(text.length - end, later)) continue;
      const value = text.slice(at, end);
      if (FREE.has(name) || isFieldTaken(operationId, name, value)) cut(end, index + 1, { ...fields, [name]: value });
    }
  };
  if (fits(text.length, names)) cut(0, 0, {});
  return found;
}

/** Whether fields can have so many characters together. */
function fits(length: number, names: readonly string[]): boolean {
  let [low, high] = [0, 0];
  for (const name of names) {
    const [min, max] = LENGTHS[name] ?? [0, 0];
    low += OPTIONAL.has(name) ? 0 : min;
    high += max;
  }
  return length >= low && length <= high;
}

/** Whether the contract takes the example of the operation with these signed fields in place of its own. */
export function isTaken(operationId: OperationId, fields: Readonly<Record<string, string>>): boolean {
  const body = bodyOf(operationId, fields);
  const written = signedText(operations[operationId].signature.fields, body);
  const wanted = `${String(body['merNo'])}${Object.values(fields).join('')}`;
  if (written !== wanted) throw new Error(`${operationId} signs ${written} and not ${wanted}`);
  return validatorNamed(schemaOf(operationId))(body);
}

/** Whether the contract refuses what is longer or shorter than what is tried here. */
export function isLengthBound(operationId: OperationId, name: string): boolean {
  // The length of a trade number is that of the numbers that are given out.
  if (name === 'tradeNo') return true;
  const [min, max] = LENGTHS[name] ?? [0, 0];
  const sample = String(valueAt(exampleBody(operationId), name)).repeat(100);
  return [min - 1, max + 1].every((length) => !isFieldTakenAlone(operationId, name, sample.slice(0, length)));
}

export function signedFieldsOf(operationId: OperationId): string[] {
  return operations[operationId].signature.fields.filter((name) => name !== 'merNo');
}

const takenFields = new Map<string, boolean>();

/** Asked once for each value. A field of a pair, as `pageNum` is, may still be refused together with the other. */
function isFieldTaken(operationId: OperationId, name: string, value: string): boolean {
  // S1: a trade number that we did not give out is of no order, whatever the rest says.
  if (name === 'tradeNo') return merchantOf('order', value) !== undefined;
  const key = `${schemaOf(operationId)} ${name} ${value}`;
  let taken = takenFields.get(key);
  if (taken === undefined) {
    taken = isFieldTakenAlone(operationId, name, value);
    takenFields.set(key, taken);
  }
  return taken;
}

function isFieldTakenAlone(operationId: OperationId, name: string, value: string): boolean {
  if (INTEGERS.has(name) && String(Number(value)) !== value) return false;
  const example = exampleBody(operationId);
  const fields = Object.fromEntries(signedFieldsOf(operationId).map((one) => [one, String(valueAt(example, one))]));
  return validatorNamed(schemaOf(operationId))(bodyOf(operationId, { ...fields, [name]: value }));
}

function schemaOf(operationId: OperationId): string {
  const variants = operations[operationId].variants as Readonly<Record<string, VariantRule>>;
  return variants[VARIANTS[operationId]]?.request ?? '';
}

const examples = new Map<OperationId, Body>();

function exampleBody(operationId: OperationId): Body {
  const body = examples.get(operationId) ?? exampleOf(operationId, VARIANTS[operationId]).body;
  examples.set(operationId, body);
  return body;
}

function bodyOf(operationId: OperationId, fields: Readonly<Record<string, string>>): Body {
  const body = { ...exampleBody(operationId) };
  for (const name of signedFieldsOf(operationId)) delete body[name.split('.')[0] ?? name];
  for (const [name, value] of Object.entries(fields)) {
    const [outer = name, inner] = name.split('.');
    if (inner !== undefined) body[outer] = { ...(body[outer] as Body | undefined), [inner]: value };
    else body[outer] = INTEGERS.has(name) ? Number(value) : value;
  }
  return body;
}

function valueAt(body: Body, name: string): unknown {
  return name.split('.').reduce<unknown>((outer, part) => (outer as Body)[part], body);
}
