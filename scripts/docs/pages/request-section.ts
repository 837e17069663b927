import type { Contract } from '../../generate/contract.ts';
import type { DescribedOperation } from '../../generate/describe-operations.ts';
import { code, codeList, decisionMark, table } from '../markdown.ts';
import { methodPath, pageLink } from './addresses.ts';
import { tagOf } from './decision-tags.ts';
import { describeFields } from './describe-fields.ts';
import type { DocumentedField } from './describe-fields.ts';
import { fieldList, groupedFields } from './field-list.ts';

// The request of an operation. With several variants, what they share is listed once; a method's own fields are on its page.

export function requestSection(contract: Contract, operation: DescribedOperation): string {
  const signed = operation.post['x-signature'].fields;
  const [only] = operation.variants;
  if (operation.selector === null && only !== undefined) {
    const schema = contract.components.schemas[only.request] ?? {};
    const mark = decisionMark(tagOf(schema, only.request), String(schema['title']));
    const fields = groupedFields(describeFields(contract, only.request), { signed });
    return [...(mark === '' ? [] : [`Fields that are not listed are ignored. ${mark}`]), fields].join('\n\n');
  }
  const common = commonFields(contract, operation);
  if (operation.selector?.in === 'header') {
    return [
      'Every method takes these fields. Each adds its own, which the page of the method describes.',
      groupedFields(common, { signed }),
      '### By method',
      methodTable(contract, operation, common),
    ].join('\n\n');
  }
  return [
    fieldList(common, { signed }),
    ...operation.variants.map((variant) => variantPart(contract, operation, { variant, common })),
  ].join('\n\n');
}

/** The fields that every variant has, and that all require or all leave optional. */
export function commonFields(contract: Contract, operation: DescribedOperation): DocumentedField[] {
  const variants = operation.variants.map((variant) => describeFields(contract, variant.request));
  const [first = [], ...others] = variants;
  return first.flatMap((field) => {
    const same = others.map((fields) => fields.find(({ name }) => name === field.name));
    const isCommon = same.every((other) => other?.required === field.required);
    return isCommon && field.name !== operation.selector?.name ? field : [];
  });
}

/** What a variant has besides the common fields. */
export function ownFields(contract: Contract, request: string, common: readonly DocumentedField[]): DocumentedField[] {
  const names = new Set(common.map(({ name }) => name));
  return describeFields(contract, request).filter(({ name }) => !names.has(name));
}

function variantPart(
  contract: Contract,
  operation: DescribedOperation,
  { variant, common }: { variant: DescribedOperation['variants'][number]; common: readonly DocumentedField[] },
): string {
  const heading = `### With ${code(`${operation.selector?.name}: ${variant.value}`)}`;
  return [heading, fieldList(ownFields(contract, variant.request, common))].join('\n\n');
}

function methodTable(contract: Contract, operation: DescribedOperation, common: readonly DocumentedField[]): string {
  const rows = operation.variants.map((variant) => {
    const { title } = contract.components.schemas[variant.request] as { title: string };
    const own = ownFields(contract, variant.request, common);
    const required = [...own.filter((field) => field.required).map(({ name }) => name), ...variant.headers];
    const header = variant.value === '' ? 'absent' : code(String(variant.value));
    return [
      pageLink(title, methodPath(variant.name)),
      header,
      required.length === 0 ? 'nothing' : fieldFamilies(required),
    ];
  });
  return table(['Method', code(operation.selector?.name ?? ''), 'Also required'], rows);
}

/** Nine billing fields read better as one. */
export function fieldFamilies(names: readonly string[]): string {
  const families = ['card', 'billing', 'shipping'].filter((family) => names.some((name) => name.startsWith(family)));
  const single = names.filter((name) => !families.some((family) => name.startsWith(family)));
  return codeList([...families.map((family) => `${family}…`), ...single]);
}
