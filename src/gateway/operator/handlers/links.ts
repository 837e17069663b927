import { currencies } from '../../../../generated/operations.ts';
import type { PayMethod } from '../../domain/payments/attempt.ts';
import type { OperatorBodies } from '../../../../generated/operator-operations.ts';
import type { components } from '../../../../generated/operator.ts';
import { findCurrencyProblem } from '../../../protocol/method-currency.ts';
import { LINK_AMOUNT_MAX } from '../../domain/links/link.ts';
import type { AnsweredLinkOrder, LinkTerms } from '../../domain/links/link.ts';
import { allows } from '../../domain/merchants/merchant.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { formatAmount, parseAmount } from '../../domain/money.ts';
import type { OrderDetails } from '../../domain/orders/order.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import type { ShownLink } from '../../operations/links/links.ts';
import { refuseInput } from '../../operations/outcome.ts';
import type { InputProblem } from '../../operations/outcome.ts';
import { refuseForeignAddress } from '../checks/check-terms.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { momentProblems } from '../checks/moment-problems.ts';
import type { Mode } from './money.ts';
import { paidAmountProblems, momentText, optionalMoment } from '../wire/merchant.ts';
import { detailsToWire } from '../wire/details.ts';
import { LISTED_WORDS, ORDER_STATES } from '../wire/order.ts';

type Schemas = components['schemas'];
type Given = OperatorBodies['createLink'];

interface Offer {
  readonly mode: Mode;
  /** With the currencies in force. */
  readonly methods: readonly PayMethod[];
}

type LinkOperationId = 'createLink' | 'getLink' | 'listLinks' | 'listLinkPayments' | 'updateLink' | 'revokeLink';

export function createLinkHandlers(
  operations: Pick<OperatorOperations, LinkOperationId>,
  offer: Offer,
): Pick<OperatorHandlers, LinkOperationId> {
  return {
    async createLink({ parameters: { merNo }, body, acting }) {
      const problems = problemsOf(body);
      if (problems.length > 0) return refuseInput(problems);
      const link = { ...termsFromWire(body), currency: body.currency };
      const problemsAt = (merchant: Merchant) => termProblems(merchant, body, offer);
      return mapOutcome(operations.createLink({ merNo, link, problemsAt }, acting), linkToWire);
    },
    async updateLink({ parameters: { linkNo }, body, acting }) {
      const { replaces, ...rest } = body;
      const read = (currency: string) => {
        const problems = problemsOf({ ...rest, currency });
        return problems.length > 0 ? problems : termsFromWire({ ...rest, currency });
      };
      const problemsAt = (merchant: Merchant, currency: string) => termProblems(merchant, { ...rest, currency }, offer);
      return mapOutcome(operations.updateLink({ linkNo, read, problemsAt, replaces }, acting), linkToWire);
    },
    getLink: async ({ parameters: { linkNo } }) => mapOutcome(operations.getLink(linkNo), linkToWire),
    listLinks: async ({ parameters: { merNo, before = null, limit } }) =>
      mapOutcome(operations.listLinks({ merNo, before, limit }), ({ items, next }) => ({
        links: items.map(linkToWire),
        next,
      })),
    listLinkPayments: async ({ parameters: { linkNo, before = null, limit } }) =>
      mapOutcome(operations.listLinkPayments({ linkNo, before, limit }), ({ items, next }) => ({
        payments: items.map(linkOrderToWire),
        next,
      })),
    revokeLink: async ({ parameters: { linkNo }, acting }) =>
      mapOutcome(operations.revokeLink(linkNo, acting), linkToWire),
  };
}

const AMOUNTS = ['amount', 'amountMin', 'amountMax'] as const;

/** Beyond the form of each field. */
function problemsOf(body: Given): InputProblem[] {
  const { currency, amount, amountMin, amountMax, expiresAt } = body;
  if (!currencies.includes(currency)) return [{ field: 'currency', problem: 'must be a currency of ISO 4217' }];
  const problems = [
    ...AMOUNTS.flatMap((field) => sizeProblems(field, body[field], currency)),
    ...momentProblems('expiresAt', expiresAt),
  ];
  if (problems.length > 0) return problems;
  if (amount !== undefined && (amountMin !== undefined || amountMax !== undefined)) {
    return [{ field: 'amount', problem: 'must be left out if the payer chooses the amount' }];
  }
  const isReversed =
    amountMin !== undefined &&
    amountMax !== undefined &&
    parseAmount(amountMin, currency) > parseAmount(amountMax, currency);
  if (isReversed) return [{ field: 'amountMax', problem: 'must be at least amountMin' }];
  return quantityProblems(body);
}

/** The largest quantity, too, must cost what can be paid. */
function quantityProblems({ amount, quantityMax, currency }: Given): InputProblem[] {
  if (quantityMax === undefined) return [];
  if (amount === undefined) {
    return [{ field: 'quantityMax', problem: 'must be left out if the payer chooses the amount' }];
  }
  if (parseAmount(amount, currency) * BigInt(quantityMax) <= LINK_AMOUNT_MAX) return [];
  const problem = `must be less: the largest amount of a payment is ${formatAmount(LINK_AMOUNT_MAX, currency)}`;
  return [{ field: 'quantityMax', problem }];
}

function sizeProblems(field: string, text: string | undefined, currency: string): InputProblem[] {
  if (text === undefined) return [];
  const problems = paidAmountProblems(field, text, currency);
  if (problems.length > 0 || parseAmount(text, currency) <= LINK_AMOUNT_MAX) return problems;
  return [{ field, problem: `must be at most ${formatAmount(LINK_AMOUNT_MAX, currency)}` }];
}

/** What the operator agreed with this merchant. It is checked again whenever somebody pays. */
function termProblems(merchant: Merchant, body: Given, { mode, methods: offered }: Offer): InputProblem[] {
  const { currency, methods, notifyUrl = null, returnUrl = null, cancelUrl = null } = body;
  const notTheirs = (methods ?? []).filter((method) => !allows(merchant.methods, method));
  const problems = [
    ...notTheirs.map((method) => ({ field: 'methods', problem: `${method} is not enabled for the merchant` })),
    ...(allows(merchant.currencies, currency)
      ? []
      : [{ field: 'currency', problem: `${currency} is not enabled for the merchant` }]),
    ...(methods ?? []).flatMap((method) => {
      const problem = findCurrencyProblem(offered, { method, currency });
      return problem === undefined ? [] : [{ field: 'methods', problem }];
    }),
  ];
  if (problems.length > 0) return problems;
  const refusal = refuseForeignAddress(merchant, { notifyUrl, returnUrl, cancelUrl }, mode);
  return refusal === undefined ? [] : [{ field: 'body', problem: refusal.message }];
}

function termsFromWire(body: Given): LinkTerms {
  const { title, currency, usesMax = null, expiresAt } = body;
  const amountOf = (field: (typeof AMOUNTS)[number]) => {
    const text = body[field];
    return text === undefined ? null : parseAmount(text, currency);
  };
  return {
    title,
    text: body.text ?? null,
    amount: amountOf('amount'),
    amountMin: amountOf('amountMin'),
    amountMax: amountOf('amountMax'),
    methods: body.methods ?? null,
    usesMax,
    expiresAt: expiresAt === undefined ? null : Date.parse(expiresAt),
    reference: body.reference ?? null,
    notifyUrl: body.notifyUrl ?? null,
    returnUrl: body.returnUrl ?? null,
    cancelUrl: body.cancelUrl ?? null,
    asks: body.asks ?? {},
    quantityMax: body.quantityMax ?? null,
  };
}

function linkToWire({ link, use, state, url, lastPaid }: ShownLink): Schemas['Link'] {
  const { merNo, linkNo, title, text, currency, methods, usesMax, reference, notifyUrl, returnUrl } = link;
  const amountOf = (amount: bigint | null) => (amount === null ? null : formatAmount(amount, currency));
  return {
    merNo,
    linkNo,
    url,
    state,
    title,
    text,
    currency,
    amount: amountOf(link.amount),
    amountMin: amountOf(link.amountMin),
    amountMax: amountOf(link.amountMax),
    methods: methods && [...methods],
    usesMax,
    uses: use.paid,
    paying: use.paying,
    paidAmount: formatAmount(use.paidAmount, currency),
    expiresAt: optionalMoment(link.expiresAt),
    reference,
    notifyUrl,
    returnUrl,
    cancelUrl: link.cancelUrl,
    asks: link.asks,
    quantityMax: link.quantityMax,
    version: link.version,
    lastPayer: maskedPayer(lastPaid),
    createdAt: momentText(link.createdAt),
    revokedAt: optionalMoment(link.revokedAt),
  };
}

function linkOrderToWire(paid: AnsweredLinkOrder): Schemas['LinkPayment'] {
  const { state, listedState, amount, currency, details, ...order } = paid;
  return {
    tradeNo: order.tradeNo,
    merOrderNo: order.merOrderNo,
    state: ORDER_STATES[state],
    listedState: LISTED_WORDS[listedState],
    amount: formatAmount(amount, currency),
    currency,
    quantity: Number(details?.products?.[0]?.quantity ?? 1),
    payer: maskedPayer(details),
    createdAt: momentText(order.createdAt),
    finishedAt: optionalMoment(order.finishedAt),
  };
}

/** S36: enough to recognise a customer. */
function maskedPayer(details: OrderDetails | null): string | null {
  const { billingEmail, billingFirstName, billingLastName } = detailsToWire(details, 'masked').said;
  const shown = billingEmail === undefined ? [billingFirstName, billingLastName] : [billingEmail];
  return shown.filter((text) => text !== undefined).join(' ') || null;
}
