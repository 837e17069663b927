import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { drawAmounts, drawPayoutAmount } from '../../chaos/acquirer-load.ts';
import type { Random } from '../../chaos/random.ts';
import type { Body } from '../../helpers/gateway/caller.ts';
import type { Envelope, Shop } from '../../helpers/payer/shop.ts';

// A merchant that pays, refunds and pays out at whichever node answers, repeats everything under its key until it is answered, and
// keeps what it was answered. Some answers are lost on their way. The gateway is held to that.

export interface Sent {
  readonly kind: 'payment' | 'payout' | 'refund';
  readonly merOrderNo: string;
  readonly amount: string;
  readonly currency: string;
  readonly notifyPath: string | null;
  tradeNo: string | null;
  refundNo: string | null;
  payCode: number | null;
  /** What must not be answered to a merchant who has done nothing wrong. */
  strange: string | null;
}

export interface MerchantLoad {
  /** Everything that was answered, oldest first; it grows. */
  readonly sent: readonly Sent[];
  lost(): number;
  /** Resolves when nothing is under way. */
  pause(): Promise<void>;
  resume(): void;
  stop(): Promise<void>;
}

export interface MerchantLoadOptions {
  /** The next node's; they take turns, and some are down. */
  readonly shop: () => Shop;
  readonly receiverUrl: string;
  readonly random: Random;
  readonly lanes: number;
  /** Between two submissions of a lane. */
  readonly pauseMs: number;
}

const RETRY_MS = 150;
/** Nobody is down for so long. */
const TRIES_MAX = 4000;
/** Tries in a quiet moment, when everybody is well: two minutes and more. */
const QUIET_TRIES_MAX = 800;
/** Codes that leave it open, or say that nothing was taken: the merchant tries again. */
const FAULT_CODES = ['90001', '90002'];
const CHANCE = { notified: 0.8, refunded: 0.15, paidOut: 0.08, answerLost: 0.1 } as const;

export function startMerchant({ shop, receiverUrl, random, lanes, pauseMs }: MerchantLoadOptions): MerchantLoad {
  const sent: Sent[] = [];
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  let [isPaused, lost] = [false, 0];

  function submission(given: Pick<Sent, 'kind' | 'merOrderNo' | 'amount' | 'currency'>): Sent {
    const notifyPath = random.next() < CHANCE.notified ? `/${given.kind}/${randomUUID()}` : null;
    return { ...given, notifyPath, tradeNo: null, refundNo: null, payCode: null, strange: null };
  }

  async function send(one: Sent, call: (shop: Shop, headers: Record<string, string>) => Promise<Envelope>) {
    const headers = { 'Idempotency-Key': randomUUID() };
    // What was taken is asked for again, as if the connection had broken before its answer came.
    let isLost = random.next() < CHANCE.answerLost;
    for (let [tries, quiet] = [0, 0]; tries < TRIES_MAX && quiet < QUIET_TRIES_MAX; tries += 1) {
      if (isPaused) quiet += 1;
      const answer = await call(shop(), headers).catch(() => null);
      if (answer === null) lost += 1;
      else if (!FAULT_CODES.includes(answer.code)) {
        if (!isLost) return keep(one, answer);
        isLost = false;
        lost += 1;
      }
      await sleep(RETRY_MS);
    }
    keep(one, { code: 'none', message: 'it was never answered' });
  }

  function keep(one: Sent, { code, message, data = {} }: Envelope): void {
    if (code === '00000') {
      one.tradeNo = String(data['tradeNo']);
      one.refundNo = typeof data['refundNo'] === 'string' ? data['refundNo'] : null;
      one.payCode = typeof data['payCode'] === 'number' ? data['payCode'] : null;
    } else one.strange = `${code} ${message}`;
    sent.push(one);
  }

  const notifyUrl = ({ notifyPath }: Sent) => (notifyPath === null ? undefined : receiverUrl + notifyPath);

  async function payOne(): Promise<void> {
    const { payment, refundAmount } = drawAmounts(random);
    const [isRefunded, isPaidOut] = [random.next() < CHANCE.refunded, random.next() < CHANCE.paidOut];
    const { sourceAmount: amount, currencyCode: currency } = payment;
    const paid = submission({ kind: 'payment', merOrderNo: newNumber(), amount, currency });
    const body = { merOrderNo: paid.merOrderNo, notifyUrl: notifyUrl(paid), ...payment };
    await send(paid, (at, headers) => at.pay(body, { headers }));
    if (paid.payCode === 0 && isRefunded && refundAmount !== null) await refundOne(paid, refundAmount);
    if (isPaidOut) await payOutOne(drawPayoutAmount(random));
  }

  async function refundOne(paid: Sent, amount: string): Promise<void> {
    const { merOrderNo, tradeNo, currency } = paid;
    const refund = submission({ kind: 'refund', merOrderNo, amount, currency });
    const order: Body = { merOrderNo, tradeNo };
    await send(refund, (at, headers) => at.refund(order, { amount, notifyUrl: notifyUrl(refund) }, { headers }));
  }

  async function payOutOne(amount: string): Promise<void> {
    const payout = submission({ kind: 'payout', merOrderNo: newNumber(), amount, currency: 'USD' });
    const body = {
      merOrderNo: payout.merOrderNo,
      currencyCode: 'USD',
      sourceAmount: amount,
      notifyUrl: notifyUrl(payout),
    };
    await send(payout, (at, headers) => at.payOut(body, { headers }));
  }

  async function lane(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (!isPaused) {
        const paying = payOne();
        underWay.add(paying);
        await paying.finally(() => underWay.delete(paying));
      }
      await sleep(isPaused ? RETRY_MS : pauseMs);
    }
  }

  const running = Promise.all(Array.from({ length: lanes }, lane));
  return {
    sent,
    lost: () => lost,
    async pause() {
      isPaused = true;
      await Promise.all(underWay);
    },
    resume: () => void (isPaused = false),
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

function newNumber(): string {
  return `P-${randomUUID().replaceAll('-', '').slice(0, 28)}`;
}
