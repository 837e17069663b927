import type { OperatorBodies } from '../../../../../../generated/operator-operations.ts';
import type { Refused } from '../../../../operator/refused.ts';
import type { Call, Answered, DeskContext } from '../../../desk/desk-types.ts';
import { fieldOf } from '../../../frame/form.ts';
import type { SignedInExchange } from '../../../frame/page-types.ts';
import type { DONE } from './done-texts.ts';

type Acted =
  | { readonly kind: 'done'; readonly done: { readonly done: keyof typeof DONE; readonly no: string } }
  | { readonly kind: 'refused'; readonly refused: Refused };

type Trigger = OperatorBodies['triggerEvent'];

/** What a button of the page does. Its value is a verb and what the verb is about, such as `payment success PIX`. */
export async function runAct({ call }: DeskContext, exchange: SignedInExchange, form: URLSearchParams): Promise<Acted> {
  const [verb = '', ...rest] = fieldOf(form, 'act').split(' ');
  switch (verb) {
    case 'hour':
    case 'day': {
      const advanceSeconds = verb === 'hour' ? 3600 : 86_400;
      return actedOf(await call(exchange, 'advanceClock', { body: { advanceSeconds } }), verb);
    }
    case 'order':
    case 'refundNo':
      return complete(call, exchange, { of: verb, rest });
    case 'payment':
    case 'refund':
    case 'payout':
    case 'chargeback':
      return trigger(call, exchange, { subject: verb, rest, notifyUrl: fieldOf(form, 'notifyUrl') });
    default:
      return actedOf(await call(exchange, 'advanceToNextDue', {}), 'next');
  }
}

async function complete(
  call: Call,
  exchange: SignedInExchange,
  { of, rest: [result, no = ''] }: { of: 'order' | 'refundNo'; rest: readonly string[] },
): Promise<Acted> {
  const body = { result: result as 'success' | 'failure' };
  const completed: Answered<unknown> =
    of === 'order'
      ? await call(exchange, 'completeOrder', { parameters: { tradeNo: no }, body })
      : await call(exchange, 'completeRefund', { parameters: { refundNo: no }, body });
  return actedOf(completed, result === 'success' ? 'approved' : 'declined', no);
}

/** `cashier` in place of a method is the card on the hosted cashier. */
const ON_CASHIER = 'cashier';

async function trigger(
  call: Call,
  exchange: SignedInExchange,
  {
    subject,
    rest: [result, method],
    notifyUrl,
  }: Pick<Trigger, 'subject'> & { rest: readonly string[]; notifyUrl: string },
): Promise<Acted> {
  const body = {
    subject,
    ...(result !== undefined && { result }),
    ...(method === ON_CASHIER ? { cashier: true } : method !== undefined && { method }),
    ...(notifyUrl !== '' && { notifyUrl }),
  };
  // The texts of a form, which the operation checks.
  const triggered = await call(exchange, 'triggerEvent', {
    parameters: { merNo: exchange.signedIn.grant.merNo },
    body: body as Trigger,
  });
  return actedOf(triggered, subject, triggered.kind === 'done' ? triggered.value.tradeNo : '');
}

function actedOf(called: Answered<unknown>, done: keyof typeof DONE, no = ''): Acted {
  return called.kind === 'refused' ? { kind: 'refused', refused: called } : { kind: 'done', done: { done, no } };
}
