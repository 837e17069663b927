import type { OperatorOperationId } from '../../../../../generated/operator-operations.ts';
import { operatorOperations } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { MERCHANTS, merchantPath, readMerchant } from './merchant.ts';
import type { Merchant } from './merchant.ts';

interface StatusAction {
  readonly operation: OperatorOperationId & ('approveMerchant' | 'suspendMerchant' | 'resumeMerchant');
  /** The status that it needs. */
  readonly from: Merchant['status'];
  readonly label: string;
  readonly tone: 'main' | 'danger';
  effect(name: string): string;
  readonly done: string;
}

const ACTIONS: Readonly<Record<string, StatusAction>> = {
  approve: {
    operation: 'approveMerchant',
    from: 'pending',
    label: 'Approve',
    tone: 'main',
    effect: (name) => `${name} becomes active: its payments are accepted from then on. You can suspend it later.`,
    done: 'The merchant is active: its payments are accepted from now on.',
  },
  suspend: {
    operation: 'suspendMerchant',
    from: 'active',
    label: 'Suspend',
    tone: 'danger',
    effect: (name) =>
      `All requests of ${name} are refused until it is resumed. Orders that were accepted go on: they settle, and can be refunded.`,
    done: 'The merchant is suspended: its requests are refused until it is resumed.',
  },
  resume: {
    operation: 'resumeMerchant',
    from: 'suspended',
    label: 'Resume',
    tone: 'main',
    effect: (name) => `${name} becomes active again: its payments are accepted from then on.`,
    done: 'The merchant is active again.',
  },
};

const ENTRIES = Object.entries(ACTIONS);

export const STATUS_DONE = Object.fromEntries(ENTRIES.map(([name, { done }]) => [name, done]));

/** What can be done now, for those who may. */
export function statusLinks(exchange: SignedInExchange, { merNo, status }: Merchant): Html[] {
  return ENTRIES.filter(
    ([, { from, operation }]) => status === from && may(exchange, operatorOperations[operation].permission),
  ).map(
    ([name, { label, tone }]) =>
      html`<a class="button ${tone === 'main' ? 'main' : ''}" href="${MERCHANTS}/${merNo}/${name}">${label}</a>`,
  );
}

export function statusRoutes(context: DeskContext): DeskRoute[] {
  return ENTRIES.map(([name, { operation, from, label, tone, effect }]) =>
    formRoute<Merchant, StatusAction['operation']>({
      path: `/:merNo/${name}`,
      screen: 'merchants',
      operation,
      title: ({ name: shop }) => `${label} ${shop}`,
      read: readMerchant(context),
      homeOf: ({ merNo, name: shop }) => ({ path: merchantPath(merNo), title: shop }),
      done: name,
      seenOf: ({ status }) => ({ Status: status }),
      appliesTo: ({ status }) => status === from,
      effect: ({ name: shop }) => effect(shop),
      button: label,
      tone,
      send: ({ exchange, subject: { merNo }, reason }) =>
        context.call(exchange, operation, { parameters: { merNo }, reason }),
    }),
  );
}
