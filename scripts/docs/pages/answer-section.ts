import type { Contract } from '../../generate/contract.ts';
import type { DescribedOperation } from '../../generate/describe-operations.ts';
import { code } from '../markdown.ts';
import { successExamples } from './describe-answers.ts';
import { describeFields } from './describe-fields.ts';
import type { DocumentedField } from './describe-fields.ts';
import { fieldList } from './field-list.ts';
import { jsonFence } from './sentences.ts';

// What an accepted request is answered: each example, then every field once.

export function answerSection(contract: Contract, operation: DescribedOperation): string {
  const examples = successExamples(contract, operation);
  const blocks = examples.flatMap(({ summary, value, contentType }) => [
    `${summary}:`,
    contentType === 'text/html' ? `\`\`\`html\n${String(value).trim()}\n\`\`\`` : jsonFence(value),
  ]);
  const { variants, selector } = operation;
  if (variants.every(({ answer }) => answer === null)) {
    return ['Success is a page of HTML (`text/html`), not JSON.', ...blocks].join('\n\n');
  }
  // A field of the body selects between two questions, whose answers have little in common.
  if (selector?.in === 'body') {
    const lists = variants.map((variant) => {
      const heading = `### Response fields with ${code(`${selector.name}: ${variant.value}`)}`;
      return `${heading}\n\n${answerList(contract, [variant])}`;
    });
    return [...blocks, ...lists].join('\n\n');
  }
  return [...blocks, '### Response fields', answerList(contract, variants)].join('\n\n');
}

function answerList(contract: Contract, variants: DescribedOperation['variants']): string {
  const found = answerFields(contract, variants);
  const only = (field: DocumentedField) => found.find((one) => one.field === field)?.only ?? [];
  const fields = found.map(({ field }) => field);
  return fieldList(fields, { sent: true, only });
}

/** The fields of all answers, with the variants of those that not every answer has. */
function answerFields(
  contract: Contract,
  variants: DescribedOperation['variants'],
): { field: DocumentedField; only: string[] }[] {
  const answers = variants.flatMap(({ name, answer }) =>
    answer === null ? [] : [{ name, fields: describeFields(contract, answer) }],
  );
  const found = new Map<string, { field: DocumentedField; only: string[] }>();
  for (const { name, fields } of answers) {
    for (const field of fields) {
      const before = found.get(field.name);
      if (before === undefined) found.set(field.name, { field, only: [name] });
      else found.set(field.name, { field: mergeFields(before.field, field), only: [...before.only, name] });
    }
  }
  return [...found.values()].map(({ field, only }) => ({ field, only: only.length === answers.length ? [] : only }));
}

/** A field is always present if it is so in every answer. */
function mergeFields(one: DocumentedField, other: DocumentedField): DocumentedField {
  const others = new Map(other.fields.map((field) => [field.name, field]));
  const merged = one.fields.map((field) => {
    const same = others.get(field.name);
    return same === undefined ? { ...field, required: false } : mergeFields(field, same);
  });
  const names = new Set(one.fields.map(({ name }) => name));
  const added = other.fields.filter(({ name }) => !names.has(name)).map((field) => ({ ...field, required: false }));
  return { ...one, required: one.required && other.required, fields: [...merged, ...added] };
}
