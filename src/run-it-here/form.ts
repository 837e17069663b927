import type { SignatureForm } from '../protocol/signed-text.ts';

// What a page needs to know of an operation to offer its form: one small JSON file each, made from the contract when the docs
// are built.

export interface OperationForm {
  readonly operationId: string;
  readonly path: string;
  readonly signedFields: readonly string[];
  readonly referer: boolean;
  /** The header or field that selects the variant. */
  readonly selector: { readonly in: string; readonly name: string } | null;
  /** Other request headers that a page may set. */
  readonly headers: readonly FormField[];
  /** Whether success is an HTML page. */
  readonly answersPage: boolean;
  /** Which field of the body holds the address for which event. */
  readonly callbacks: Readonly<Record<string, string>>;
  /** All fields of all variants. */
  readonly fields: readonly FormField[];
  readonly variants: readonly FormVariant[];
}

export interface FormVariant {
  readonly name: string;
  readonly title: string;
  /** The selector's value; an empty header is not sent. */
  readonly value: string | null;
  readonly forms: readonly SignatureForm[];
  /** The fields that the gateway signs in its response. */
  readonly answerSignature: readonly string[] | null;
  /** `fields` are indexes of the form's list. */
  readonly groups: readonly { readonly title: string; readonly fields: readonly number[] }[];
  readonly examples: readonly FormExample[];
  /** Operations that create the records this one refers to, in order. */
  readonly needs: readonly string[];
  /** Values that set the result. */
  readonly testValues: readonly TestValue[];
  /** What the sandbox does with any other value. */
  readonly otherwise: string;
}

export interface FormExample {
  readonly summary: string;
  readonly form: SignatureForm;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface TestValue {
  readonly field: string;
  readonly value: string;
  readonly about: string;
}

export interface FormField {
  readonly name: string;
  readonly kind: 'text' | 'integer' | 'boolean' | 'choice' | 'date' | 'object' | 'list';
  readonly required?: true;
  readonly description?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  /** The pattern in words. */
  readonly rule?: string;
  readonly choices?: readonly string[];
  readonly choiceTexts?: Readonly<Record<string, string>>;
  /** The fields of an object. */
  readonly fields?: readonly FormField[];
  /** The items of a list. */
  readonly items?: FormField;
  /** The number of an order, trade or refund, which only a request can give. */
  readonly number?: true;
  /** The number of a card: only test cards are accepted. */
  readonly card?: true;
}

export function fieldsOf(form: OperationForm, variant: FormVariant): FormField[] {
  return variant.groups.flatMap(({ fields }) => fields.flatMap((index) => form.fields[index] ?? []));
}
