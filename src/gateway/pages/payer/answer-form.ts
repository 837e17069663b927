import { CARD_METHOD } from '../../domain/payments/attempt.ts';
import { merchantOf } from '../../domain/numbers.ts';
import { CAME_BACK } from '../../domain/payments/payer-event.ts';
import type { PayOutcome } from '../../operations/operations.ts';
import { readCard, typedAgain } from './card-form.ts';
import { isFormToken } from './csrf.ts';
import { findOrder } from './find-order.ts';
import { seeOther } from './page-headers.ts';
import type { PageAnswer, PageRequest, PagesOptions } from './page-types.ts';
import type { Presenter } from './present.ts';
import { readPayerCookie } from './payer-cookie.ts';
import { hasTyped, writeTyped } from './typed-cookie.ts';
import { DECISIONS } from './views/sandbox-panel.ts';

// Handles a form submitted by a payer. Checked in this order: the link, the pair of cookie and token, then the form.
// Every submission ends in a redirect to the page, so that a reload does not submit again.

/** A request for the page of an order, and what is needed to answer it. */
export interface Exchange {
  readonly options: PagesOptions;
  readonly presenter: Presenter;
  readonly request: PageRequest;
  readonly tradeNo: string;
}

/** Undefined if there is no such order. */
export async function answerForm(exchange: Exchange): Promise<PageAnswer | undefined> {
  const { options, request, tradeNo } = exchange;
  if (merchantOf('order', tradeNo) === undefined) return undefined;
  const form = new URLSearchParams(request.body);
  const token = form.get('token') ?? '';
  // S13: checked before anything is looked up; a rejected form changes nothing.
  const secret = readPayerCookie(request.header('Cookie'))?.secret;
  if (!isFormToken(options.vault, { secret, tradeNo, token })) {
    return seeOther(tradeNo, '?notice=session');
  }
  switch (form.get('do')) {
    case 'pay':
      return pay(exchange, form);
    case 'abandon':
      await options.payer.abandon(tradeNo);
      return seeOther(tradeNo);
    case 'decide': {
      const decision = DECISIONS.find((known) => known === form.get('decision'));
      if (decision !== undefined) await options.payer.decide?.(tradeNo, decision);
      return seeOther(tradeNo, form.get('from') === 'bank' ? `?${CAME_BACK}` : '');
    }
    default:
      return seeOther(tradeNo);
  }
}

async function pay(exchange: Exchange, form: URLSearchParams): Promise<PageAnswer | undefined> {
  const { options, presenter, request, tradeNo } = exchange;
  const { payer, clock, cardChecks } = options;
  const method = form.get('method') ?? '';
  const at = clock.now();
  const reading = method === CARD_METHOD ? readCard(form, cardChecks, at) : null;
  if (reading?.kind === 'wrong') {
    const found = await findOrder(options, tradeNo);
    // The form is shown again only if the page would show it anyway.
    if (found === null || found.situation.kind !== 'choose') return found === null ? undefined : seeOther(tradeNo);
    if (found.paid.methods.includes(CARD_METHOD)) options.noteEvent({ tradeNo, event: 'chose', method, at });
    const typed = typedAgain(form);
    return presenter.presentCashier(request, found, { errors: reading.errors, typed, chosen: method });
  }
  const outcome = await payer.pay({ tradeNo, method, card: reading?.card ?? null, address: request.address });
  if (outcome.kind === 'notFound') return undefined;
  if (outcome.kind !== 'methodNotOffered') options.noteEvent({ tradeNo, event: 'chose', method, at });
  const answer = await afterPaying(exchange, outcome);
  const mayTryAgain = reading !== null && outcome.kind !== 'ended';
  if (answer === undefined || !(mayTryAgain || hasTyped(request))) return answer;
  const typed = mayTryAgain ? typedAgain(form) : null;
  const cookie = writeTyped(options.vault, { tradeNo, isSecure: options.isSecure(), typed });
  return { ...answer, headers: { ...answer.headers, 'Set-Cookie': cookie } };
}

async function afterPaying(exchange: Exchange, outcome: PayOutcome): Promise<PageAnswer | undefined> {
  const { options, presenter, request, tradeNo } = exchange;
  if (outcome.kind === 'begun') return goOn(exchange);
  if (outcome.kind !== 'limited' && outcome.kind !== 'methodNotOffered') return seeOther(tradeNo);
  const found = await findOrder(options, tradeNo);
  if (found === null) return undefined;
  // The last attempt allowed for an order may end it.
  if (found.situation.kind === 'ended') return seeOther(tradeNo);
  if (outcome.kind === 'limited') return presenter.presentLimited(request, found, outcome.retryAfterSeconds);
  if (found.situation.kind !== 'choose') return seeOther(tradeNo);
  return presenter.presentCashier(request, found, { notice: 'methodNotOffered' });
}

/**
 * Redirects to a page that forwards the payer at once if they have to go elsewhere. It does not redirect there
 * directly: browsers apply a form's policy to all redirects, and our policy names no other host (S12).
 */
async function goOn({ options, tradeNo }: Exchange): Promise<PageAnswer> {
  const found = await findOrder(options, tradeNo);
  const leaves = found?.situation.kind === 'act' && found.situation.action.kind === 'redirect';
  return seeOther(tradeNo, leaves ? '?go' : '');
}
