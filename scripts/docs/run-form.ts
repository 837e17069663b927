import { componentName } from '../generate/contract.ts';
import type { Contract, JsonObject } from '../generate/contract.ts';
import { describeOperations } from '../generate/describe-operations.ts';
import type { DescribedOperation, DescribedVariant } from '../generate/describe-operations.ts';
import type { SignatureForm } from '../../src/protocol/signature.ts';
import type { FormExample, FormField, FormVariant, OperationForm, TestValue } from '../../src/run-it-here/form.ts';
import { headerFields, requestGroups } from './run-form-fields.ts';

/** The form of every operation, for "Run it here". */
export function operationForms(contract: Contract): OperationForm[] {
  return describeOperations(contract).map((operation) => formOf(contract, operation));
}

function formOf(contract: Contract, operation: DescribedOperation): OperationForm {
  const { operationId, path, post, selector, variants, callbacks } = operation;
  const fields = createFieldList();
  return {
    operationId,
    path,
    signedFields: post['x-signature'].fields,
    referer: post['x-referer'] === 'required',
    selector,
    headers: headerFields(contract, operation),
    answersPage: variants.every(({ answer }) => answer === null),
    callbacks,
    variants: variants.map((variant) => variantOf(contract, { operation, variant, indexOf: fields.indexOf })),
    fields: fields.list,
  };
}

/** Variants share most fields, so each field is written once. */
function createFieldList(): { list: FormField[]; indexOf: (field: FormField) => number } {
  const list: FormField[] = [];
  const known = new Map<string, number>();
  return {
    list,
    indexOf(field) {
      const text = JSON.stringify(field);
      const index = known.get(text) ?? list.push(field) - 1;
      known.set(text, index);
      return index;
    },
  };
}

interface Here {
  readonly operation: DescribedOperation;
  readonly variant: DescribedVariant;
  readonly indexOf: (field: FormField) => number;
}

function variantOf(contract: Contract, { operation, variant, indexOf }: Here): FormVariant {
  const { name, value, answerSignature, request } = variant;
  const rows = sandboxRows(operation, variant);
  const examples = examplesOf(contract, operation, variant);
  const groups = requestGroups(contract, request, operation.post['x-signature'].fields);
  return {
    name,
    title: String(contract.components.schemas[request]?.['title'] ?? name),
    value,
    forms: variant.forms as readonly SignatureForm[],
    answerSignature,
    groups: groups.map(({ title, fields }) => ({ title, fields: fields.map(indexOf) })),
    examples,
    needs: neededFirst(examples),
    testValues: rows.flatMap(({ field, value: given, about }) =>
      field === undefined ? [] : ({ field, value: given, about } as TestValue),
    ),
    // Queries are answered from what was sent before; their rows describe the mock.
    otherwise: rows.find(({ field, script }) => field === undefined && script !== 'answer')?.about ?? '',
  };
}

interface SandboxRow {
  readonly variant?: string;
  readonly field?: string;
  readonly value?: string;
  readonly script: string;
  readonly about: string;
}

function sandboxRows({ post }: DescribedOperation, { name }: DescribedVariant): SandboxRow[] {
  const rows = post['x-sandbox'] as (JsonObject & SandboxRow)[];
  return rows.filter(({ variant }) => variant === undefined || variant === name);
}

/** An example has the name of its variant, with a suffix if the variant has several. */
function examplesOf(contract: Contract, operation: DescribedOperation, variant: DescribedVariant): FormExample[] {
  const body = operation.post['requestBody'] as { content: Record<string, { examples: Record<string, JsonObject> }> };
  const all = Object.entries(body.content['application/json']?.examples ?? {});
  const others = operation.variants.map(({ name }) => name).filter((name) => name.startsWith(`${variant.name}_`));
  const own = all.filter(
    ([name]) =>
      operation.selector === null ||
      name === variant.name ||
      (name.startsWith(`${variant.name}_`) && !others.some((other) => name.startsWith(other))),
  );
  return own.map(([name, reference]) => {
    const example = contract.components.examples[componentName(reference['$ref'])];
    if (example === undefined) throw new Error(`${operation.operationId} has no request example ${name}`);
    const { sign, ...rest } = example.value as JsonObject;
    return { summary: example.summary, form: /^[0-9A-F]{32}$/.test(String(sign)) ? 'md5' : 'rsa-sha256', body: rest };
  });
}

/** What a request refers to must exist first, by the field that names it. */
const CREATED_BY = { tradeNo: 'createPayment', refundNo: 'applyRefund' } as const;

function neededFirst([example]: readonly FormExample[]): string[] {
  const needed = Object.entries(CREATED_BY).filter(([field]) => example?.body[field] !== undefined);
  return needed.map(([, operationId]) => operationId);
}
