import { amountText } from '../design/number-texts.ts';
import { formToken } from './csrf.ts';
import { methodsOnDevice } from './device-wallets.ts';
import { pageHeaders } from './page-headers.ts';
import type { FoundOrder, PageAnswer, PageRequest, PagesOptions } from './page-types.ts';
import { isPhone } from './phone.ts';
import { receiptPath } from './receipt-page.ts';
import { returnAddressOf } from './safe-address.ts';
import type { Situation } from './situation.ts';
import { readTyped } from './typed-cookie.ts';
import { readVisitor } from './visitor.ts';
import { actionPage } from './views/action.ts';
import { bankPage } from './views/bank.ts';
import { beginPage } from './views/begin.ts';
import { cashierPage } from './views/cashier.ts';
import type { CashierState } from './views/cashier.ts';
import { renderView } from './views/layout.ts';
import { limitedPage, noMethodPage } from './views/limited.ts';
import { pendingPage } from './views/pending.ts';
import { resultPage } from './views/result.ts';
import type { Page, View } from './views/view.ts';

// Turns what was found into a response: the view, its headers and its cookies.

export interface Presenter {
  /** The page that the situation calls for. */
  present(request: PageRequest, found: FoundOrder): PageAnswer;
  /** The form again, with messages next to its fields; number and security code are never shown again (S9). */
  presentCashier(request: PageRequest, found: FoundOrder, state: Partial<CashierState>): PageAnswer;
  presentLimited(request: PageRequest, found: FoundOrder, retryAfterSeconds: number | null): PageAnswer;
  presentBank(request: PageRequest, found: FoundOrder): PageAnswer;
}

export function createPresenter(options: PagesOptions): Presenter {
  const { testCards, payer } = options;
  const sandbox = payer.decide !== undefined;

  function answer(
    { request, found, status = 200 }: { request: PageRequest; found: FoundOrder; status?: number },
    show: (view: View) => Page,
  ): PageAnswer {
    const { paid } = found;
    const { order, details, merchant } = paid;
    const { language, secret, setCookie } = readVisitor(options, request, {
      merchant,
      field: details.said['language'],
    });
    const view: View = {
      language,
      paid: { ...paid, methods: methodsOnDevice(paid.methods, request.header) },
      returnAddress: returnAddressOf({ ...order, returnUrl: wayOutOf(paid) }, options.payCodeOf(order.state)),
      receiptPath: receiptPath(options.vault, order.tradeNo),
      amount: amountText(order.amount, order.currency, language.tag),
      token: formToken(options.vault, secret, order.tradeNo),
      isSessionLost: request.query.get('notice') === 'session',
      sandbox,
      now: options.clock.now(),
      isPhone: isPhone(request.header),
      goesOn: request.query.has('go'),
    };
    const headers = { ...pageHeaders(merchant), ...setCookie };
    return { status, headers, body: renderView(view, show(view)) };
  }

  const fresh: CashierState = { testCards, errors: {}, typed: null, chosen: null, notice: null };
  return {
    present(request, found) {
      const typed = readTyped(options.vault, request, found.paid.order.tradeNo);
      return answer({ request, found }, (view) => showSituation(view, found.situation, { ...fresh, typed }));
    },
    presentCashier: (request, found, state) =>
      answer({ request, found, status: 422 }, (view) => cashierPage(view, { ...fresh, ...state })),
    presentLimited(request, found, retryAfterSeconds) {
      const limited = answer({ request, found, status: 429 }, (view) => limitedPage(view, retryAfterSeconds));
      if (retryAfterSeconds === null) return limited;
      return { ...limited, headers: { ...limited.headers, 'Retry-After': String(retryAfterSeconds) } };
    },
    presentBank: (request, found) => answer({ request, found }, bankPage),
  };
}

/** A link's return address is where those are thanked who have paid; the others go to its cancel address, if it has one. */
function wayOutOf({ order, details: { link } }: FoundOrder['paid']): string | null {
  return link === undefined || order.state === 'succeeded' ? order.returnUrl : (link.cancelUrl ?? null);
}

function showSituation(view: View, situation: Situation, cashier: CashierState): Page {
  switch (situation.kind) {
    case 'choose':
      return cashierPage(view, cashier);
    case 'act':
      return actionPage(view, situation.method, situation.action);
    case 'begin':
      return beginPage(view, situation.method);
    case 'asking':
      return pendingPage(view);
    case 'noMethod':
      return noMethodPage(view);
    case 'ended':
      return resultPage(view, situation.result);
  }
}
