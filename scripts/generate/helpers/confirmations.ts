import type { HelperNotification } from './model.ts';

/** How an order query confirms a notification, as in src/receiver/confirm.ts. */
export interface Confirmation {
  readonly queryType: string;
  /** The result of the notification → the `state` of the query. */
  readonly states: Readonly<Record<string, number>>;
  /** The `state` of an order or refund that has no result yet. */
  readonly processing: number;
  /** Other fields that must be the same in the query. */
  readonly confirmed: readonly string[];
}

/** Null if an order query says nothing about the event. */
export function confirmationOf(notification: HelperNotification): Confirmation | null {
  const rule = RULES[notification.event];
  if (rule === undefined) return null;
  const others = [resultField(notification), 'message'];
  const confirmed = notification.fields.map(({ name }) => name).filter((name) => !others.includes(name));
  return { ...rule, confirmed };
}

/** The field with the result of the notification. */
export function resultField({ event, fields }: HelperNotification): string {
  const field = fields.find(({ name }) => name === 'code' || name === 'state');
  if (field === undefined) throw new Error(`${event} has no field with its result`);
  return field.name;
}

// Notifications and queries number their results differently.
const ORDER = { queryType: 'sales', states: { 0: 3, 1: 2 }, processing: 1 };
const RULES: Readonly<Record<string, Omit<Confirmation, 'confirmed'>>> = {
  paymentResult: ORDER,
  payoutResult: ORDER,
  refundResult: { queryType: 'refund', states: { 0: 6, 1: 5 }, processing: 4 },
};
