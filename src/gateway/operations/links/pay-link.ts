import { isDeepStrictEqual } from 'node:util';
import type { Limiter } from '../../domain/limiter.ts';
import {
  HELD_MS,
  decideBegin,
  isHeld,
  linkAmountProblem,
  linkOrderNumber,
  linkStateOf,
  linkTotal,
} from '../../domain/links/link.ts';
import type { BeginDecision, Link, LinkReference, LinkStore } from '../../domain/links/link.ts';
import { readAnswers } from '../../domain/links/link-asks.ts';
import { allows } from '../../domain/merchants/merchant.ts';
import type { Merchant, MerchantAccount } from '../../domain/merchants/merchant.ts';
import { CASHIER } from '../../domain/method.ts';
import type { PaymentMethod } from '../../domain/method.ts';
import { formatAmount } from '../../domain/money.ts';
import type { Clock } from '../../domain/ports.ts';
import { networkOf } from '../../domain/text/network.ts';
import { merchantOf } from '../../domain/numbers.ts';
import type { OrderStore } from '../../domain/orders/order-store.ts';
import type { Product, Script } from '../../domain/orders/order.ts';
import type { AcceptedOrder, RefusalReason, Refused } from '../../domain/outcomes.ts';
import { createPayment } from '../payments/create-payment.ts';
import type { CreatePaymentDependencies } from '../payments/create-payment.ts';
import type { BeginLinkOutcome, LinkOperations, LinkRequest, MerchantAccounts, PayerLink } from '../operations.ts';
import { endLeftOrder } from '../payers/end-left-order.ts';
import type { EndLeftOrderDependencies } from '../payers/end-left-order.ts';
import type { PayerOptions } from '../payers/create-payer-operations.ts';
import { offeredMethods } from '../payers/find-order.ts';
import { BEGUN_PER_ADDRESS, BEGUN_PER_LINK } from '../payers/limits.ts';

export interface LinkOptions extends Pick<PayerOptions, 'methods' | 'limitsByAddress'> {
  /** S11: whether the merchant's addresses still lead to the merchant's websites. */
  readonly leadsHome: (merchant: Merchant, addresses: Pick<Link, 'notifyUrl' | 'returnUrl' | 'cancelUrl'>) => boolean;
  /** What the sandbox does with an order whose payer chooses; null in live mode. */
  readonly script: Script | null;
}

type Deps = EndLeftOrderDependencies &
  CreatePaymentDependencies & {
    readonly store: Pick<
      LinkStore,
      'findLink' | 'findOwnLinkOrder' | 'beginLinkPayment' | 'releaseLinkPayment' | 'bindLinkPayment'
    > &
      Pick<OrderStore, 'findOrderDetails'>;
    readonly clock: Clock;
    readonly limiter: Limiter;
    readonly accounts: MerchantAccounts;
  };

export function createLinkOperations(deps: Deps, options: LinkOptions): LinkOperations {
  const perAddress = deps.limiter.createRate(BEGUN_PER_ADDRESS);
  const perLink = deps.limiter.createRate(BEGUN_PER_LINK);
  return {
    find: (linkNo, payer) => findLink(deps, options, { linkNo, payer }),
    async begin(request) {
      const waitSeconds = options.limitsByAddress ? perAddress.take(networkOf(request.address)) : 0;
      const retryAfterSeconds = waitSeconds || perLink.take(request.linkNo);
      return retryAfterSeconds > 0 ? { kind: 'limited', retryAfterSeconds } : begin(deps, options, request);
    },
  };
}

async function findLink(
  deps: Deps,
  options: LinkOptions,
  { linkNo, payer }: { linkNo: string; payer: string | null },
): Promise<PayerLink | null> {
  const merNo = merchantOf('link', linkNo);
  if (merNo === undefined) return null;
  const reference = { merNo, linkNo };
  const [used, own, account] = await Promise.all([
    deps.store.findLink({ ...reference, leftBefore: deps.clock.now() - HELD_MS }),
    payer === null ? null : deps.store.findOwnLinkOrder(reference, payer),
    deps.accounts.find(merNo),
  ]);
  if (used === null || account === null) return null;
  const { link } = used;
  const methods = methodsOf(options, link, account.merchant);
  const state = linkStateOf(used, deps.clock.now());
  const isHeldByOthers = state === 'open' && isHeld(used) && used.use.left === 0 && own?.state !== 'processing';
  const isOffered = mayPay(options, link, account.merchant) && methods.length > 0;
  return {
    link,
    merchant: account.merchant,
    methods,
    own,
    state: isHeldByOthers ? 'held' : state === 'open' && !isOffered ? 'unavailable' : state,
  };
}

/** How often it is decided again after something was in the way. */
const TURNS_MAX = 8;

/** Checked in this order: the link, what the merchant may sell, the amount, the answers, then whether the payer may begin. */
async function begin(deps: Deps, options: LinkOptions, request: LinkRequest): Promise<BeginLinkOutcome> {
  const { linkNo, payer } = request;
  const found = await findLink(deps, options, { linkNo, payer });
  const account = found === null ? null : await deps.accounts.find(found.link.merNo);
  if (found === null || account === null) return { kind: 'notFound' };
  const { link } = found;
  if (found.state === 'unavailable') return { kind: 'unavailable' };
  // What was typed belongs to another form, and is not held against the payer.
  if (request.version !== null && request.version !== link.version) return { kind: 'changed' };
  const amount = link.amount === null ? request.amount : linkTotal(link, request.quantity);
  if (amount === null || linkAmountProblem(link, amount) !== null) return { kind: 'amountWrong' };
  const answers = readAnswers(link.asks, request.typedOf);
  if (answers.kind === 'wrong') return { kind: 'answersWrong', errors: answers.errors };
  const reference = { merNo: link.merNo, linkNo };
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    const now = deps.clock.now();
    const decision = await deps.store.beginLinkPayment(
      { ...reference, payer, at: now, leftBefore: now - HELD_MS },
      (locked) => decideBegin(locked, { amount, version: request.version, now }),
    );
    if (decision === null) return { kind: 'notFound' };
    const outcome = await actOn(deps, decision, {
      account,
      found,
      request: { ...request, amount },
      said: answers.said,
      script: options.script,
    });
    if (outcome !== 'again') return outcome;
  }
  return { kind: 'held' };
}

interface Beginning {
  readonly account: MerchantAccount;
  readonly found: PayerLink;
  readonly request: LinkRequest & { readonly amount: bigint };
  /** The payer's answers, as the order keeps them. */
  readonly said: Readonly<Record<string, string>>;
  readonly script: Script | null;
}

async function actOn(deps: Deps, decision: BeginDecision, beginning: Beginning): Promise<BeginLinkOutcome | 'again'> {
  const { link } = beginning.found;
  switch (decision.kind) {
    case 'reserve':
      return create(deps, decision.sequence, beginning);
    case 'continue':
      return (await saysTheSame(deps, decision.tradeNo, beginning))
        ? { kind: 'begun', tradeNo: decision.tradeNo }
        : end(deps, { merNo: link.merNo, tradeNo: decision.tradeNo, isOwn: true });
    case 'giveUp':
      return 'again';
    case 'end':
      return end(deps, { merNo: link.merNo, tradeNo: decision.tradeNo, isOwn: decision.isOwn });
    case 'starting':
    case 'changed':
    case 'held':
      return { kind: decision.kind };
    case 'closed':
      return { kind: 'closed' };
  }
}

/** One that is being paid cannot be ended; its payer goes on with it. */
async function end(
  deps: Deps,
  { merNo, tradeNo, isOwn }: { merNo: number; tradeNo: string; isOwn: boolean },
): Promise<BeginLinkOutcome | 'again'> {
  if (await endLeftOrder(deps, { merNo, tradeNo }, { isOwn })) return 'again';
  return isOwn ? { kind: 'begun', tradeNo } : { kind: 'held' };
}

/** Whether the payer's open order is what the payer wants now. If the link is over, it is all that there is. */
async function saysTheSame(deps: Deps, tradeNo: string, { found, request, said }: Beginning): Promise<boolean> {
  const { link, state } = found;
  const details = await deps.store.findOrderDetails({ merNo: link.merNo, tradeNo });
  if (details === null || (state !== 'open' && state !== 'held')) return true;
  const { language: _language, ...answered } = details.said;
  return isDeepStrictEqual([answered, details.products], [said, productsOf(link, request)]);
}

/**
 * An ordinary order, whose payer learns its number only once it is bound to the link. If the process dies before, the order
 * expires unseen, and its reservation is given up.
 */
async function create(deps: Deps, sequence: number, beginning: Beginning): Promise<BeginLinkOutcome | 'again'> {
  const { account, found } = beginning;
  const { merNo, linkNo } = found.link;
  const reference: LinkReference & { sequence: number } = { merNo, linkNo, sequence };
  let created: AcceptedOrder | Refused;
  try {
    created = await createPayment(deps, account, requestOf(sequence, beginning));
  } catch (error) {
    await deps.store.releaseLinkPayment(reference);
    throw error;
  }
  if (created.kind === 'refused') {
    await deps.store.releaseLinkPayment(reference);
    // The merchant has used this number; the next one is free.
    return TAKEN.includes(created.reason) ? 'again' : { kind: 'unavailable' };
  }
  const { tradeNo } = created;
  return (await deps.store.bindLinkPayment({ ...reference, tradeNo })) ? { kind: 'begun', tradeNo } : { kind: 'held' };
}

const TAKEN: readonly RefusalReason[] = ['orderNumberTaken', 'submittedTwice', 'idempotencyKeyTaken'];

/** With a fixed amount, its price and the quantity; otherwise one, at the amount that was chosen. */
function productsOf(link: Link, { amount, quantity }: Beginning['request']): Product[] {
  const { linkNo: sku, title: name, currency } = link;
  if (link.amount === null) return [{ sku, name, price: formatAmount(amount, currency), quantity: '1' }];
  return [{ sku, name, price: formatAmount(link.amount, currency), quantity: String(quantity) }];
}

function requestOf(sequence: number, beginning: Beginning): Parameters<typeof createPayment>[2] {
  const { found, request, said, script } = beginning;
  const { link, methods } = found;
  const { linkNo, currency, notifyUrl, returnUrl, cancelUrl } = link;
  const { amount, language } = request;
  const [only, ...others] = methods;
  return {
    merOrderNo: linkOrderNumber(linkNo, sequence),
    currency,
    amount,
    notifyUrl,
    protestNotifyUrl: null,
    returnUrl,
    said: { ...said, language },
    products: productsOf(link, request),
    script,
    // With one method there is nothing to choose.
    method: only !== undefined && others.length === 0 ? only : CASHIER,
    onPage: true,
    card: null,
    bankId: null,
    link: { linkNo, methods: link.methods, ...(cancelUrl !== null && { cancelUrl }) },
    idempotencyKey: null,
  };
}

function mayPay(options: LinkOptions, link: Link, merchant: Merchant): boolean {
  if (merchant.status !== 'active' || !allows(merchant.currencies, link.currency)) return false;
  return options.leadsHome(merchant, link);
}

function methodsOf({ methods }: LinkOptions, link: Link, merchant: Merchant): PaymentMethod[] {
  return offeredMethods({ method: CASHIER, currency: link.currency }, { merchant, linked: link.methods }, methods);
}
