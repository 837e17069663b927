import { say, translated } from '../../../../web/texts.ts';
import { errors } from '../../../../../generated/errors.ts';
import { operations } from '../../../../../generated/operations.ts';
import type { components } from '../../../../../generated/operator.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { tag } from '../../desk/views/parts.ts';

export type ListedRequest = components['schemas']['LoggedRequest'];
export type RequestStory = components['schemas']['LoggedRequestStory'];

/** Where the pages of one merchant's requests are, on either desk. */
export interface RequestsPlace {
  readonly screen: 'requests' | 'merchants';
  readonly merNo: number;
  readonly listPath: string;
  readonly storyPath: (requestId: string) => string;
  readonly orderPath: (tradeNo: string) => string;
}

const OPERATIONS: Readonly<Record<string, string>> = translated({
  createPayment: 'Create payment',
  openCashier: 'Open cashier',
  createCashierOrder: 'Create cashier order',
  createCashierPayment: 'Create cashier payment',
  createPayout: 'Create payout',
  applyRefund: 'Apply refund',
  queryOrder: 'Query order',
  queryBalance: 'Query balance',
  listOrders: 'List orders',
  sumAmounts: 'Sum amounts',
});

/** `createPayment` is `Create payment`. */
export function operationWords(operationId: string): string {
  const known = Object.hasOwn(OPERATIONS, operationId) ? OPERATIONS[operationId] : undefined;
  if (known !== undefined) return known;
  const words = operationId.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function operationChoices(): readonly (readonly [string, string])[] {
  return Object.keys(operations).map((id) => [id, operationWords(id)]);
}

export const CODE_CHOICES: readonly (readonly [string, string])[] = Object.entries(errors).map(
  ([code, { meaning }]) => [code, `${code} ${meaning.replace(/\.$/, '')}`],
);

export function meaningOf(code: string): string | undefined {
  return (errors as Readonly<Record<string, { readonly meaning: string }>>)[code]?.meaning;
}

export function resultTag({ result, code }: Pick<ListedRequest, 'result' | 'code'>): Html {
  return result === 'ok'
    ? tag(say`Accepted`, 'good')
    : html`${tag(say`Refused`, 'bad')} <span class="short">${code}</span>`;
}
