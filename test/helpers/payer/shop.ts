import { operations } from '../../../generated/operations.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { signMd5 } from '../../../src/protocol/signature.ts';
import { exampleOf } from '../../contract/cases/contract.ts';
import { createCaller } from '../gateway/caller.ts';
import type { Answer, Body, Caller } from '../gateway/caller.ts';

// A merchant with a key of its own, for stories: every call is signed and answered as an envelope.

export interface Envelope {
  readonly code: string;
  readonly message: string;
  readonly data?: Body;
  readonly sign?: string;
}

export interface Credentials {
  readonly merNo: number;
  readonly key: string;
}

export interface CallOptions {
  readonly variant?: string;
  readonly headers?: Readonly<Record<string, string | null>>;
}

export type Shop = ReturnType<typeof createShop>;

let numbers = 0;

export function createShop(baseUrl: string, credentials: Credentials, caller: Caller = createCaller(baseUrl)) {
  const { merNo, key } = credentials;

  /** With letters between its figures: in a row they may look like the number of a card, which is hidden and not searched for. */
  function newOrderNo(): string {
    numbers += 1;
    return `S-p${process.pid}n${numbers}t${Math.trunc(performance.now())}`;
  }

  async function raw(operationId: OperationId, body: Body, options: CallOptions = {}): Promise<Answer> {
    const sign = signMd5(operations[operationId].signature.fields, body, key);
    const { variant = DEFAULT_VARIANTS[operationId] ?? 'default', headers = {} } = options;
    return caller.call({ operationId, variant, body: { sign, ...body }, headers });
  }

  async function call(operationId: OperationId, body: Body, options: CallOptions = {}): Promise<Envelope> {
    const answer = await raw(operationId, body, options);
    return JSON.parse(answer.text) as Envelope;
  }

  return {
    merNo,
    key,
    caller,
    newOrderNo,
    raw,
    call,
    /** A card payment, as the contract's example but for the changes. */
    pay: (changes: Body = {}, options: CallOptions = {}) => call('createPayment', paymentBody(changes), options),
    payBy: (variant: string, changes: Body = {}) =>
      call('createPayment', { ...unsigned('createPayment', variant), ...own(changes) }, { variant }),
    payOut: (changes: Body = {}, options: CallOptions = {}) =>
      call('createPayout', { ...unsigned('createPayout', 'default'), ...own(changes) }, options),
    refund: (order: Body, changes: Body = {}, options: CallOptions = {}) =>
      call('applyRefund', refundBody(order, changes), options),
    query: (order: Body) =>
      call(
        'queryOrder',
        { ...base(), operationType: 'query', queryType: 'sales', ...numbersOf(order) },
        { variant: 'sales' },
      ),
    queryRefund: (order: Body, refundNo: unknown) =>
      call(
        'queryOrder',
        { ...base(), operationType: 'query', queryType: 'refund', refundNo, ...numbersOf(order) },
        { variant: 'refund' },
      ),
    balance: (currency: string) => call('queryBalance', { ...base(), currency }),
    list: (filters: Body = {}) => call('listOrders', { ...base(), ...filters }),
    totals: (filters: Body) => call('sumAmounts', { ...base(), ...filters }),
    paymentBody,
    refundBody,
    close: () => caller.close(),
  };

  function base(): Body {
    return { merNo, version: 'V3.0.0' };
  }

  function own(changes: Body): Body {
    return { merNo, merOrderNo: newOrderNo(), notifyUrl: undefined, protestNotifyUrl: undefined, ...changes };
  }

  function paymentBody(changes: Body = {}): Body {
    return { ...unsigned('createPayment', 'CREDIT_CARD'), ...own(changes) };
  }

  function refundBody(order: Body, changes: Body = {}): Body {
    return { ...base(), operationType: 'refund', amount: '1.00', ...numbersOf(order), ...changes };
  }

  function numbersOf({ merOrderNo, tradeNo }: Body): Body {
    return { merOrderNo, tradeNo };
  }
}

/** The contract's example without its sign, which is of the demo merchant. */
export function unsigned(operationId: OperationId, variant: string): Body {
  const { sign: _, ...body } = exampleOf(operationId, variant).body;
  return body;
}

const DEFAULT_VARIANTS: Partial<Record<OperationId, string>> = { createPayment: 'CREDIT_CARD', queryOrder: 'sales' };

/** The data of an answer that must be a success. */
export function dataOf(answer: Envelope): Body {
  if (answer.code !== '00000' || answer.data === undefined)
    throw new Error(`refused: ${answer.code} ${answer.message}`);
  return answer.data;
}
