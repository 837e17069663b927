import type { OperatorOperationId } from '../../../../../generated/operator-operations.ts';
import { operatorOperations } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { changeRoute } from '../../desk/change-form.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { MERCHANTS, merchantPath, readMerchant } from './merchant.ts';
import type { Done, Merchant } from './merchant.ts';

interface StatusAction {
  readonly operation: OperatorOperationId & ('approveMerchant' | 'suspendMerchant' | 'resumeMerchant');
  /** The status that it needs. */
  readonly from: Merchant['status'];
  readonly label: string;
  readonly tone: 'main' | 'danger';
  effect(name: string): string;
}

const ACTIONS: Readonly<Record<Extract<Done, 'approve' | 'suspend' | 'resume'>, StatusAction>> = {
  approve: {
    operation: 'approveMerchant',
    from: 'pending',
    label: 'Approve',
    tone: 'main',
    effect: (name) => `${name} becomes active: its payments are accepted from then on. You can suspend it later.`,
  },
  suspend: {
    operation: 'suspendMerchant',
    from: 'active',
    label: 'Suspend',
    tone: 'danger',
    effect: (name) =>
      `All requests of ${name} are refused until it is resumed. Orders that were accepted go on: they settle, and can be refunded.`,
  },
  resume: {
    operation: 'resumeMerchant',
    from: 'suspended',
    label: 'Resume',
    tone: 'main',
    effect: (name) => `${name} becomes active again: its payments are accepted from then on.`,
  },
};

const NAMES = Object.keys(ACTIONS) as (keyof typeof ACTIONS)[];

/** What can be done now, for those who may. */
export function statusLinks(exchange: SignedInExchange, { merNo, status }: Merchant): Html[] {
  return NAMES.filter((name) => {
    const { from, operation } = ACTIONS[name];
    return status === from && may(exchange, operatorOperations[operation].permission);
  }).map((name) => {
    const { label, tone } = ACTIONS[name];
    return html`<a class="button ${tone === 'main' ? 'main' : ''}" href="${MERCHANTS}/${merNo}/${name}">${label}</a>`;
  });
}

export function statusRoutes(context: DeskContext): DeskRoute[] {
  return NAMES.map((name) => {
    const { operation, from, label, tone, effect } = ACTIONS[name];
    return changeRoute<Merchant>({
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
    });
  });
}
