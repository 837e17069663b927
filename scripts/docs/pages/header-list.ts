import { componentName } from '../../generate/contract.ts';
import type { Contract, JsonObject } from '../../generate/contract.ts';
import type { DescribedOperation } from '../../generate/describe-operations.ts';
import { resolveSchema } from '../../generate/schema-properties.ts';
import { code, decisionMark } from '../markdown.ts';
import { tagOf } from './decision-tags.ts';
import { typeText } from './field-list.ts';

export function headerList(contract: Contract, operation: DescribedOperation): string {
  const references = (operation.post['parameters'] ?? []) as JsonObject[];
  const contentType = `- **${code('Content-Type')}** · **required**  \n  Always ${code('application/json')}.`;
  return [contentType, ...references.map((reference) => parameterItem(contract, reference))].join('\n');
}

/** The headers of a request or notification, one item for each. */
export function parameterItem(contract: Contract, reference: JsonObject, { sent = false } = {}): string {
  const parameter = contract.components.parameters[componentName(reference['$ref'])] ?? {};
  const name = String(parameter['name']);
  const schema = resolveSchema(contract, parameter['schema'] as JsonObject);
  const [example] = Object.values((parameter['examples'] ?? {}) as Record<string, { value: string }>);
  const presence = parameter['required'] ? ['**required**'] : ['optional'];
  const facts = [`**${code(name)}**`, typeText(schema), ...(sent ? [] : presence)];
  const text = [
    String(parameter['description'] ?? '').trim(),
    example === undefined ? '' : `Example: ${code(example.value)}.`,
  ];
  const mark = decisionMark(tagOf(parameter, name), code(name));
  return `- ${facts.join(' · ')} ${mark}  \n  ${text.filter((one) => one !== '').join(' ')}`;
}
