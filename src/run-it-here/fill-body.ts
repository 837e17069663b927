import { fieldsOf } from './form.ts';
import type { FormExample, FormField, FormVariant, OperationForm } from './form.ts';

export type Body = Record<string, unknown>;

/** Replaces what an example cannot know. */
export interface FillContext {
  readonly merNo: number;
  /** Receives the notifications; undefined if there is no inbox. */
  readonly inboxUrl: string | undefined;
  readonly returnUrl: string;
  readonly orderNumber: string;
  readonly today: Date;
}

/** The body that the form opens with: the example, for this account, this inbox and this month. */
export function fillBody(
  { form, variant, example }: { form: OperationForm; variant: FormVariant; example: FormExample },
  context: FillContext,
): Body {
  const body: Body = { ...structuredClone(example.body), merNo: context.merNo };
  const fields = fieldsOf(form, variant);
  for (const field of fields) {
    const value = filled(field, body[field.name], context);
    if (value === undefined) delete body[field.name];
    else body[field.name] = value;
  }
  if ('merOrderNo' in body && variant.needs.length === 0) body['merOrderNo'] = context.orderNumber;
  if ('returnUrl' in body) body['returnUrl'] = context.returnUrl;
  const names = new Set(fields.map(({ name }) => name));
  for (const name of Object.values(form.callbacks)) {
    if (context.inboxUrl === undefined) delete body[name];
    else if (names.has(name)) body[name] = context.inboxUrl;
  }
  return body;
}

function filled(field: FormField, value: unknown, context: FillContext): unknown {
  // Nobody has the orders of the examples. An empty text keeps the field's place in the body.
  if (field.number) return value === undefined ? undefined : '';
  if (field.kind === 'list') return field.items?.number || isEmpty(value) ? undefined : value;
  if (field.kind === 'object' && typeof value === 'object' && value !== null) {
    const entries = Object.entries(value as Body);
    return Object.fromEntries(
      entries.map(([name, inner]) => [name, typeof inner === 'string' ? thisMonth(inner, context.today) : inner]),
    );
  }
  return field.kind === 'date' && typeof value === 'string' ? thisMonth(value, context.today) : value;
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** Moves a date to this month: the last day of a month stays the last day. */
function thisMonth(text: string, today: Date): string {
  const [, year, month, day, rest = ''] = /^([0-9]{4})-([0-9]{2})-([0-9]{2})(.*)$/.exec(text) ?? [];
  if (year === undefined) return text;
  const wasLast = Number(day) === lastDay(new Date(Date.UTC(Number(year), Number(month) - 1, 1)));
  const moved = wasLast ? lastDay(today) : Math.min(Number(day), lastDay(today));
  return `${today.toISOString().slice(0, 7)}-${String(moved).padStart(2, '0')}${rest}`;
}

function lastDay(month: Date): number {
  return new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate();
}

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const NUMBER_LETTERS = 12;

/** A number that no order has: `RUN-` and 60 random bits. */
export function newOrderNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NUMBER_LETTERS));
  return `RUN-${Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')}`;
}
