import assert from 'node:assert/strict';
import type { OperationId } from '../../../generated/operations.ts';
import { freshOrderNumber, signed, variantOf } from '../../helpers/gateway/caller.ts';
import type { Answer, Body } from '../../helpers/gateway/caller.ts';
import type { ContractCase } from '../../helpers/gateway/target.ts';
import { exampleOf } from './contract.ts';
import { documentedFields } from './documented-fields.ts';
import type { DocumentedField } from './documented-fields.ts';
import { expectFailure } from './expect-answer.ts';
import { trialsOf } from './field-limits.ts';

/**
 * Every documented field of a variant at each of its limits. The request is right but for the one value, and signed
 * again, so that nothing but the planted value can be the reason of a refusal.
 */
export function fieldLimitCases(
  operationId: OperationId,
  variant: string,
  options: { addresses: string },
): ContractCase[] {
  const fields = documentedFields(variantOf(operationId, variant).request);
  for (const field of fields) {
    // Callbacks of this many requests go nowhere but to the test's own receiver.
    if (/^(protestN|n)otifyUrl$/.test(field.label)) field.sample = `${options.addresses}/${field.label}`;
    // A server with a memory takes an order number once.
    if (field.label === 'merOrderNo') field.sample = freshOrderNumber();
  }
  return fields.flatMap((field) =>
    trialsOf(field).map((trial) => ({
      name: `limit ${operationId} ${variant} ${field.label} ${trial.what}`,
      async run({ caller }) {
        const body = plant({ operationId, variant, fields, field, value: trial.value });
        const answer = await caller.call({ operationId, variant, body });
        if (trial.taken) expectTaken(answer, field.label);
        else expectFailure(answer, { code: '10001', mentions: [`${field.label}: `] });
      },
    })),
  );
}

function plant(input: {
  operationId: OperationId;
  variant: string;
  fields: readonly DocumentedField[];
  field: DocumentedField;
  value: unknown;
}): Body {
  const { body: example, form } = exampleOf(input.operationId, input.variant);
  const { notifyUrl: _, ...body } = structuredClone(example);
  if (!('tradeNo' in body) && 'merOrderNo' in body) body['merOrderNo'] = freshOrderNumber();
  for (const parent of input.fields) if (isInside(input.field, parent)) fillIn(body, parent);
  const right = signed(input.operationId, body, form);
  setAt(right, input.field.path, input.value);
  return input.field.label === 'sign' ? right : signed(input.operationId, right, form);
}

function isInside(field: DocumentedField, parent: DocumentedField): boolean {
  return field !== parent && parent.path.every((part, index) => field.path[index] === part);
}

function fillIn(body: Body, parent: DocumentedField): void {
  if (valueAt(body, parent.path) === undefined) setAt(body, parent.path, structuredClone(parent.sample));
}

function valueAt(body: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, part) => (value as Body | undefined)?.[part], body);
}

function setAt(body: Body, path: readonly (string | number)[], value: unknown): void {
  const holder = valueAt(body, path.slice(0, -1)) as Body;
  const name = path.at(-1) ?? '';
  if (value === undefined) delete holder[name];
  else holder[name] = value;
}

// What checks after the fields may still find: the target knows no such order, takes no such currency, has no such money.
const LATER_CODES = ['00000', '10009', '10010', '20001', '20002', '20003', '20004', '30001'];

// A bank within the limits need not be one of the operator's list.
const LATER_CODES_BY_FIELD: Readonly<Record<string, string>> = { merNo: '10004', sign: '10002', vaBankId: '10011' };

function expectTaken(answer: Answer, field: string): void {
  const found = `HTTP ${answer.status} ${answer.text.slice(0, 300)}`;
  if (answer.headers['content-type']?.startsWith('text/html')) return;
  const { code } = JSON.parse(answer.text) as { code: string };
  assert([...LATER_CODES, LATER_CODES_BY_FIELD[field]].includes(code), `the value is within the limits: ${found}`);
  assert.notEqual(answer.status, 400, found);
}
