import { isDescribed } from '../../domain/audit/action-kinds.ts';
import type { ActionKind, DescribedAction } from '../../domain/audit/action-kinds.ts';
import type { ActionText } from './action-text.ts';
import { MERCHANT_TEXTS } from './texts/merchants.ts';
import { MONEY_TEXTS } from './texts/money.ts';
import { OPERATOR_TEXTS } from './texts/operator.ts';
import { ORDER_TEXTS } from './texts/orders.ts';
import { PEOPLE_TEXTS } from './texts/people.ts';
import { PLATFORM_TEXTS } from './texts/platform.ts';
import { SIGN_IN_TEXTS } from './texts/sign-in.ts';

/** Every action that changes something; one without a text does not compile. */
export const ACTION_TEXTS: Readonly<Record<DescribedAction, ActionText>> = {
  ...MONEY_TEXTS,
  ...ORDER_TEXTS,
  ...MERCHANT_TEXTS,
  ...PEOPLE_TEXTS,
  ...SIGN_IN_TEXTS,
  ...PLATFORM_TEXTS,
  ...OPERATOR_TEXTS,
};

/** As people choose among them. */
export const KIND_TITLES: Readonly<Record<ActionKind, string>> = {
  money: 'Money',
  orders: 'Orders, links and payers',
  keys: 'Keys and tokens',
  merchants: 'Merchants',
  people: 'People and roles',
  signIn: 'Sign-in and own account',
  approvals: 'Approvals',
  deliveries: 'Notifications',
  settings: 'Settings',
  sandbox: 'Sandbox',
  reading: 'Exports and reading',
};

/** What only reads, and what an earlier release recorded, is called by its own name: `listOrders` is `List orders`. */
export function titleOf(action: string): string {
  if (isDescribed(action)) return ACTION_TEXTS[action].title;
  const words = action.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
