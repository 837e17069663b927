import type { Limiter, Rate } from '../../domain/limiter.ts';
import type { OrderStore } from '../../domain/orders/order-store.ts';
import type { AttemptStore, PayMethod } from '../../domain/payments/attempt.ts';
import { readLogoName } from '../../domain/merchants/branding.ts';
import type { BrandingStore } from '../../domain/merchants/branding.ts';
import type { PaymentMethod } from '../../domain/method.ts';
import { merchantOf } from '../../domain/numbers.ts';
import type { Script } from '../../domain/orders/order.ts';
import type { Clock } from '../../domain/ports.ts';
import type { PayerOperations } from '../operations.ts';
import { inquireOrder } from '../acquirers/inquire.ts';
import { createCardLimits } from './card-limits.ts';
import { comeBack } from './come-back.ts';
import type { ComeBackDependencies } from './come-back.ts';
import { decide } from './decide.ts';
import type { DecideDependencies } from './decide.ts';
import { findPayerOrder } from './find-order.ts';
import { findReceipt } from './find-receipt.ts';
import type { FindReceiptDependencies } from './find-receipt.ts';
import { abandonAttempt, inquireAttempt } from '../payments/inquire-attempt.ts';
import { REFRESHES, RETURNS } from './limits.ts';
import { pay } from './pay.ts';
import type { PayDependencies } from './pay.ts';

export interface PayerOptions {
  /** All of the contract's methods that a payer can choose, in display order. */
  readonly methods: readonly PayMethod[];
  /** What the sandbox does with an attempt; null in live mode. */
  readonly scriptOf: (method: PaymentMethod, cardNumber: string | null) => Script | null;
  readonly sandbox: boolean;
  /** Whether the remote address is the payer's. */
  readonly limitsByAddress: boolean;
}

type Deps = ComeBackDependencies &
  DecideDependencies &
  FindReceiptDependencies &
  PayDependencies & {
    readonly store: Pick<AttemptStore, 'findNewestAttempt'> &
      BrandingStore &
      Pick<OrderStore, 'findOrderDetails' | 'findOrder'>;
    readonly clock: Clock;
    readonly limiter: Limiter;
    readonly firstInquiryMs: number;
  };

export function createPayerOperations(deps: Deps, options: PayerOptions): PayerOperations {
  const limits = createCardLimits(deps.limiter, { byAddress: options.limitsByAddress, tryMsMax: deps.firstInquiryMs });
  const paying = { deps, options, limits };
  const refreshes = deps.limiter.createRate(REFRESHES);
  const returns = deps.limiter.createRate(RETURNS);
  return {
    find: (tradeNo) => findPayerOrder(deps, options.methods, tradeNo),
    pay: (choice) => pay(paying, choice),
    async findLogo(name) {
      const named = readLogoName(name);
      return named === null ? null : deps.store.findLogo(named.merNo, named.sha256);
    },
    async findReceipt(tradeNo) {
      const merNo = merchantOf('order', tradeNo);
      return merNo === undefined ? null : findReceipt(deps, { merNo, tradeNo });
    },
    async abandon(tradeNo) {
      const { order, attempt } = await findNewest(deps, tradeNo);
      if (order?.state === 'processing' && attempt?.state === 'open' && !attempt.isFallback)
        await abandonAttempt(deps, { order, attempt });
    },
    async refresh(tradeNo, how) {
      if (how?.cameBack === true && (await endByReturn(deps, tradeNo, returns))) return;
      if (refreshes.take(tradeNo) === 0) await refresh(deps, tradeNo);
    },
    ...(options.sandbox && {
      decide: (tradeNo: string, decision) => decide(deps, options, { tradeNo, decision }),
    }),
  };
}

async function endByReturn(deps: Deps, tradeNo: string, returns: Rate): Promise<boolean> {
  const { order, attempt } = await findNewest(deps, tradeNo);
  if (order?.state !== 'processing' || returns.take(`${tradeNo}.${attempt?.attempt ?? 0}`) !== 0) return false;
  return comeBack(deps, { order, attempt });
}

async function refresh(deps: Deps, tradeNo: string): Promise<void> {
  const { order, attempt } = await findNewest(deps, tradeNo);
  if (order?.state !== 'processing') return;
  if (attempt?.state === 'open') return void (await inquireAttempt(deps, { order, attempt }));
  if (attempt !== null) return;
  const details = await deps.store.findOrderDetails(order);
  // The channel knows nothing of an order without attempts, so it is not queried.
  if (details?.onPage === true) return;
  // A payment that the merchant sent complete is known to the channel by its own number once that call has ended: it has
  // returned the payer's action, or its deadline has passed.
  const isWithChannel = details?.action !== undefined || deps.clock.now() >= order.createdAt + deps.firstInquiryMs;
  if (isWithChannel) await inquireOrder(deps, order);
}

async function findNewest(deps: Deps, tradeNo: string) {
  const merNo = merchantOf('order', tradeNo);
  if (merNo === undefined) return { order: null, attempt: null };
  const [order, attempt] = await Promise.all([
    deps.store.findOrder({ merNo, tradeNo }),
    deps.store.findNewestAttempt({ merNo, tradeNo }),
  ]);
  return { order: order?.kind === 'payment' ? order : null, attempt };
}
