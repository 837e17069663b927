import { fieldsOf } from './form.ts';
import type { FormField, FormVariant, OperationForm } from './form.ts';

// Checks while typing, by the contract's own limits. They only advise: the gateway decides, and its refusal is worth reading.

/** The problem with a value, read after the field's name; null if there is none. */
export function checkField(field: FormField, value: unknown): string | null {
  if (value === undefined || value === null || value === '') return field.required ? 'is required' : null;
  if (field.kind === 'integer') return checkInteger(field, value);
  if (field.kind === 'boolean') return typeof value === 'boolean' ? null : 'must be true or false';
  if (field.kind === 'list') return checkList(field, value);
  if (field.kind === 'object') return checkFields(field.fields ?? [], value);
  if (typeof value !== 'string') return 'must be a text';
  return checkText(field, value);
}

function checkText({ choices, minLength = 0, maxLength, pattern, rule }: FormField, text: string): string | null {
  if (choices !== undefined) return choices.includes(text) ? null : 'must be one of the listed values';
  const length = [...text].length;
  if (maxLength !== undefined && length > maxLength) return `must have at most ${maxLength} characters, not ${length}`;
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) return rule ?? 'has the wrong format';
  return length < minLength ? `must have at least ${minLength} characters` : null;
}

function checkInteger({ minimum = -Infinity, maximum = Infinity }: FormField, value: unknown): string | null {
  if (typeof value !== 'number' || !Number.isInteger(value)) return 'must be a whole number';
  if (value < minimum) return `must be at least ${minimum}`;
  return value > maximum ? `must be at most ${maximum}` : null;
}

function checkList({ items }: FormField, value: unknown): string | null {
  if (!Array.isArray(value)) return 'must be a list';
  if (items === undefined) return null;
  for (const [index, item] of value.entries()) {
    const problem = checkField(items, item);
    if (problem !== null) return `[${index}] ${problem}`;
  }
  return null;
}

function checkFields(fields: readonly FormField[], value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'must be an object';
  for (const field of fields) {
    const problem = checkField(field, (value as Record<string, unknown>)[field.name]);
    if (problem !== null) return `.${field.name} ${problem}`;
  }
  return null;
}

/** A card that is not a test card. It must not leave the page, even to a sandbox. */
export function findRealCard(
  form: OperationForm,
  variant: FormVariant,
  body: Readonly<Record<string, unknown>>,
): FormField | undefined {
  const cards = testCards(form);
  return fieldsOf(form, variant).find(({ card, name }) => {
    const value = body[name];
    return card && value !== undefined && value !== '' && !cards.includes(String(value));
  });
}

/** All variants share the test cards: those that do not charge the card ignore it. */
export function testCards({ variants, fields }: OperationForm): string[] {
  const cards = fields.filter(({ card }) => card).map(({ name }) => name);
  const values = variants.flatMap(({ testValues }) => testValues);
  return values.filter(({ field }) => cards.includes(field)).map(({ value }) => value);
}
