import contract from '../../../generated/openapi.json' with { type: 'json' };

// What the pictures say is looked up in the contract, so that a change of the contract changes them, and a fact that is gone
// stops the build.

type Schemas = typeof contract.components.schemas;
export type EventName = keyof typeof contract.components.pathItems;

interface StateSchema {
  readonly enum: readonly (number | string)[];
  readonly 'x-enumDescriptions': Readonly<Record<string, string>>;
}

const STATES = {
  payCode: contract.components.schemas.PayCode,
  order: contract.components.schemas.OrderState,
  refund: contract.components.schemas.RefundState,
  listedOrder: contract.components.schemas.ListedState,
  chargeback: contract.components.schemas.ChargebackNotification.properties.state,
  paymentResult: contract.components.schemas.PaymentResultNotification.properties.code,
  payoutResult: contract.components.schemas.PayoutResultNotification.properties.code,
  refundResult: contract.components.schemas.RefundResultNotification.properties.state,
} as const satisfies Record<string, StateSchema>;
export type StateKind = keyof typeof STATES;

/** `POST /payment`. */
export function requestLine(operationId: string): string {
  const found = Object.entries(contract.paths).find(([, { post }]) => post.operationId === operationId);
  if (found === undefined) throw new Error(`the contract has no operation ${operationId}`);
  return `POST ${found[0]}`;
}

/** The value whose description begins with this word. */
export function valueOf(kind: StateKind, word: 'Success' | 'Failure' | 'Processing' | 'Pending'): string {
  const { 'x-enumDescriptions': meanings } = STATES[kind] as StateSchema;
  const found = Object.entries(meanings).find(([, meaning]) => meaning.startsWith(word));
  if (found === undefined) throw new Error(`the contract has no value of ${kind} that means ${word}`);
  return found[0];
}

/** The meaning of a state in a few words: its description up to the first comma, stop or “by”. */
export function wordOf(kind: StateKind, value: string): string {
  const [word = ''] = ((STATES[kind] as StateSchema)['x-enumDescriptions'][value] ?? '').split(/[.,;:]| by /);
  return word;
}

export function deliveryOf(event: EventName) {
  return contract.components.pathItems[event].post['x-delivery'];
}

export function successCode(): string {
  return contract.components.schemas.SuccessCore.properties.code.const;
}

export interface Transition {
  readonly from: number;
  readonly to: number;
  readonly when: string;
}

export interface StateLife {
  readonly kind: StateKind;
  readonly transitions: readonly Transition[];
}

const OF: Record<StateSubject, StateLife> = {
  payment: { kind: 'order', transitions: STATES.order['x-transitions'].of.payment },
  payout: { kind: 'order', transitions: STATES.order['x-transitions'].of.payout },
  refund: { kind: 'refund', transitions: STATES.refund['x-transitions'].of.refund },
  'listed order': { kind: 'listedOrder', transitions: STATES.listedOrder['x-transitions'].of['listed order'] },
  chargeback: { kind: 'chargeback', transitions: STATES.chargeback['x-transitions'].of.chargeback },
};
export type StateSubject =
  | keyof Schemas['OrderState']['x-transitions']['of']
  | keyof Schemas['RefundState']['x-transitions']['of']
  | keyof Schemas['ListedState']['x-transitions']['of']
  | keyof Schemas['ChargebackNotification']['properties']['state']['x-transitions']['of'];

export function lifeOf(subject: StateSubject): StateLife {
  return OF[subject];
}
