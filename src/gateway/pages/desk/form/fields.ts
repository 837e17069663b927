import { operatorFields } from '../../../../../generated/operator-fields.ts';
import type { OperatorField } from '../../../../../generated/operator-fields.ts';
import type { OperatorOperationId } from '../../../../../generated/operator-operations.ts';
import type { Html, Value } from '../../../../web/html.ts';
import type { Refused } from '../../../operator/refused.ts';
import { checkboxes } from '../views/checkboxes.ts';
import * as controls from '../views/forms.ts';
import type { FieldOptions } from '../views/forms.ts';
import { FORM_TEXTS } from './form-texts.ts';
import type { FieldText } from './field-text.ts';
import { MERCHANT_LENGTH_MAX } from '../views/merchant-field.ts';

// The fields of a form. Kind, bounds and options are those of the operation's request, words those of the text catalogue; a form
// adds what neither knows: the value that it opens with, and words that depend on what it is about.

type FieldName<Id> = Id extends keyof typeof FORM_TEXTS ? keyof (typeof FORM_TEXTS)[Id] & string : never;

export interface AskedField extends Partial<
  Pick<FieldOptions, 'label' | 'type' | 'hint' | 'lengthMax' | 'required' | 'isDecimal' | 'suggestions'>
> {
  /** As it opens; several of a list. */
  readonly value?: string | readonly string[] | undefined;
  /** With words, in place of all options of the contract. */
  readonly choices?: readonly (readonly [value: string, text: Value])[];
  /** What is wrong with what it opens with. */
  readonly error?: string | undefined;
  /** Comes back empty, such as the number of a card (S9). */
  readonly isNeverKept?: boolean;
}

export interface Filled {
  /** What was typed; null when the form is opened. */
  readonly given: URLSearchParams | null;
  /** Whether it was sent: a box that is not in it was left empty. */
  readonly isSent: boolean;
  readonly refused?: Refused | undefined;
}

export interface Fields<Id> {
  readonly field: (name: FieldName<Id>, asked?: AskedField) => Html;
  /** What each field holds so far, by name. */
  readonly values: Map<string, readonly string[]>;
}

export function createFields<Id extends OperatorOperationId>(operation: Id, filled: Filled): Fields<Id> {
  const values = new Map<string, readonly string[]>();
  const field = (name: string, asked: AskedField = {}): Html => {
    const text = textsOf(operation)[name] ?? { label: name };
    const schema = fieldOf(operation, text.of ?? name);
    const error = asked.error ?? problemOf(filled.refused, text.of ?? name);
    const {
      label = text.label,
      hint = text.hint,
      choices = schema.options?.map((option) => [option, option] as const),
    } = asked;
    if (typeof asked.value !== 'string' && (schema.kind === 'choices' || Array.isArray(asked.value))) {
      const chosen =
        filled.isSent || filled.given?.has(name) === true
          ? (filled.given?.getAll(name) ?? [])
          : [asked.value ?? []].flat();
      values.set(
        name,
        (choices ?? []).map(([value]) => value).filter((value) => chosen.includes(value)),
      );
      return checkboxes({ name, legend: label, choices: choices ?? [], chosen, error });
    }
    const opened = typeof asked.value === 'string' ? asked.value : '';
    const value = asked.isNeverKept === true ? opened : (filled.given?.get(name) ?? opened);
    const isRequired = asked.required ?? schema.required;
    if (choices !== undefined) {
      const held = choices.some(([one]) => one === value) ? value : (choices[0]?.[0] ?? '');
      values.set(name, [held]);
      // Only one that offers nothing first can be left without a choice.
      const required = isRequired && choices[0]?.[0] === '';
      return controls.select({ name, label, value, choices, ...(hint !== undefined && { hint }), error, required });
    }
    values.set(name, [value]);
    // A new merchant's number is none yet.
    const isMerchant = name === 'merNo' && operation !== 'createMerchant';
    const lengthMax = isMerchant ? MERCHANT_LENGTH_MAX : (asked.lengthMax ?? schema.lengthMax);
    return controls.field({
      name,
      label,
      type: asked.type ?? (schema.kind === 'paragraph' ? 'textarea' : 'text'),
      value,
      hint,
      error,
      required: isRequired,
      isDecimal: asked.isDecimal ?? schema.kind === 'decimal',
      isMerchant,
      ...(lengthMax !== undefined && { lengthMax }),
      ...(text.placeholder !== undefined && { placeholder: text.placeholder }),
      ...(asked.suggestions !== undefined && { suggestions: asked.suggestions }),
    });
  };
  return { field, values };
}

/** What is wrong with a field, or with one of several that are typed into it. */
function problemOf(refused: Refused | undefined, name: string): string | undefined {
  const found = refused?.fields?.find(({ field }) => field === name || field.startsWith(`${name}[`));
  return found?.problem;
}

/** What a sentence about a refusal calls the fields, where it is not their name in the contract. */
export function wordsOf(operation: OperatorOperationId): Readonly<Record<string, string>> {
  const entries = Object.entries(textsOf(operation));
  return Object.fromEntries(entries.flatMap(([name, { of = name, word }]) => (word === undefined ? [] : [[of, word]])));
}

function textsOf(operation: OperatorOperationId): Readonly<Record<string, FieldText>> {
  return (
    (FORM_TEXTS as Readonly<Partial<Record<OperatorOperationId, Readonly<Record<string, FieldText>>>>>)[operation] ?? {}
  );
}

function fieldOf(operation: OperatorOperationId, name: string): OperatorField {
  const fields: Readonly<Record<string, Readonly<Record<string, OperatorField>>>> = operatorFields;
  return fields[operation]?.[name] ?? NOT_SENT;
}

/** What is typed, but sent as something else. */
const NOT_SENT: OperatorField = { kind: 'line', required: false };
