import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { OrderMethod } from '../../domain/method.ts';
import type { OrderStore } from '../../domain/orders/order-store.ts';
import type { PeopleStore } from '../../domain/people/people.ts';
import type { Clock } from '../../domain/ports.ts';
import type { RefundStore } from '../../domain/refunds/refund.ts';
import type { MerchantAccounts, PlatformOperations } from '../operations.ts';
import { done, merchantNotFound, refuse } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

type Result = 'success' | 'failure';

export interface Trigger {
  readonly merNo: number;
  readonly subject: 'payment' | 'refund' | 'payout' | 'chargeback';
  readonly result: Result;
  readonly method: OrderMethod | null;
  /** On the hosted cashier, with the method chosen in advance. */
  readonly cashier: boolean;
  readonly notifyUrl: string | null;
}

export interface Triggered {
  readonly merNo: number;
  readonly tradeNo: string;
  readonly merOrderNo: string;
  readonly refundNo: string | null;
  readonly chargebackNo: string | null;
}

/** The merchant's own program, as the sandbox plays it: it sends the contract's examples, signed with the merchant's key. */
export interface SandboxShop {
  pay(merNo: number, order: ShopOrder): Promise<ShopAnswer>;
  payOut(merNo: number, order: ShopOrder): Promise<ShopAnswer>;
  refund(merNo: number, refund: ShopRefund): Promise<ShopAnswer>;
}

export interface ShopOrder {
  readonly method: OrderMethod | null;
  readonly cashier: boolean;
  readonly result: Result;
  readonly notifyUrl: string | null;
  readonly protestNotifyUrl: string | null;
}

interface ShopRefund {
  readonly tradeNo: string;
  readonly merOrderNo: string;
  readonly result: Result;
  readonly notifyUrl: string | null;
}

export type ShopAnswer =
  | {
      readonly kind: 'accepted';
      readonly tradeNo: string;
      readonly merOrderNo: string;
      readonly refundNo: string | null;
    }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

type Made = Extract<ShopAnswer, { kind: 'accepted' }>;

export interface TriggerDependencies {
  readonly store: Pick<OrderStore, 'findOrder'> & Pick<RefundStore, 'findRefund'> & Pick<PeopleStore, 'writeRecords'>;
  readonly accounts: MerchantAccounts;
  readonly platform: PlatformOperations;
  readonly clock: Clock;
  /** Null in live mode (S21). */
  readonly sandboxShop: SandboxShop | null;
}

/** What `tollgate trigger` does, for whoever has no command line. Only the sandbox has a route to it (S21). */
export function createTriggerOperations(deps: TriggerDependencies) {
  return {
    async triggerEvent(trigger: Trigger, acting: Acting): Promise<OperatorOutcome<Triggered>> {
      const { merNo, subject, result } = trigger;
      if ((await deps.accounts.find(merNo)) === null) return merchantNotFound(merNo);
      const at = deps.clock.now();
      const detail = `${subject} ${subject === 'chargeback' ? '' : result}`.trim();
      const target = `merchant ${merNo}`;
      await deps.store.writeRecords([auditOf(acting, { at, action: 'triggerEvent', merNo, target, detail })]);
      return RUNS[subject](deps, shopOf(deps), trigger);
    },
  };
}

type Run = (deps: TriggerDependencies, shop: SandboxShop, trigger: Trigger) => Promise<OperatorOutcome<Triggered>>;

const RUNS: Readonly<Record<Trigger['subject'], Run>> = {
  async payment(deps, shop, trigger) {
    const made = await shop.pay(trigger.merNo, orderOf(trigger));
    return made.kind === 'refused' ? refusalOf(made) : end(deps, trigger, made);
  },
  async payout(deps, shop, trigger) {
    const made = await shop.payOut(trigger.merNo, orderOf(trigger));
    return made.kind === 'refused' ? refusalOf(made) : end(deps, trigger, made);
  },
  async refund(deps, shop, trigger) {
    const { merNo, result, notifyUrl } = trigger;
    const paid = await shop.pay(merNo, PAID_BY_CARD);
    if (paid.kind === 'refused') return refusalOf(paid);
    const { tradeNo, merOrderNo } = paid;
    const made = await shop.refund(merNo, { tradeNo, merOrderNo, result, notifyUrl });
    if (made.kind === 'refused' || made.refundNo === null) return refusalOf(made);
    const refund = await deps.store.findRefund({ merNo, refundNo: made.refundNo });
    if (refund?.state === 'processing') {
      await deps.platform.completeRefund({ refundNo: refund.refundNo, result, audit: null });
    }
    return done(triggeredOf(merNo, made));
  },
  async chargeback(deps, shop, { merNo, notifyUrl }) {
    const paid = await shop.pay(merNo, { ...PAID_BY_CARD, protestNotifyUrl: notifyUrl });
    if (paid.kind === 'refused') return refusalOf(paid);
    const opened = await deps.platform.openChargeback({ tradeNo: paid.tradeNo, reason: REASON, audit: null });
    if (opened.kind !== 'opened') return refuse('triggerFailed', { subject: 'chargeback' });
    return done({ ...triggeredOf(merNo, paid), chargebackNo: opened.chargeback.chargebackNo });
  },
};

const REASON = 'Goods not received';

const PAID_BY_CARD: ShopOrder = {
  method: null,
  cashier: false,
  result: 'success',
  notifyUrl: null,
  protestNotifyUrl: null,
};

function orderOf({ method, cashier, result, notifyUrl }: Trigger): ShopOrder {
  return { method, cashier, result, notifyUrl, protestNotifyUrl: null };
}

/** What waits for its payer or the channel gets its result here. */
async function end(
  { store, platform }: TriggerDependencies,
  { merNo, result }: Trigger,
  made: Made,
): Promise<OperatorOutcome<Triggered>> {
  const { tradeNo } = made;
  const order = await store.findOrder({ merNo, tradeNo });
  if (order?.state === 'processing') await platform.completeOrder({ tradeNo, result, audit: null });
  return done(triggeredOf(merNo, made));
}

function triggeredOf(merNo: number, { tradeNo, merOrderNo, refundNo }: Made): Triggered {
  return { merNo, tradeNo, merOrderNo, refundNo, chargebackNo: null };
}

function refusalOf(answer: ShopAnswer) {
  if (answer.kind === 'accepted') return refuse('triggerFailed', { subject: 'refund' });
  const { code, message } = answer;
  return refuse('triggerRefused', { code, message });
}

function shopOf({ sandboxShop }: TriggerDependencies): SandboxShop {
  if (sandboxShop === null) throw new Error('a live gateway has no sandbox shop');
  return sandboxShop;
}
