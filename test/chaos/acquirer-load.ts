import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Rule } from '../../src/acquirer/mock/faults.ts';
import { TEST_CARDS } from '../../src/acquirer/mock/test-values.ts';
import type { Body } from '../helpers/gateway/caller.ts';
import type { Envelope, Shop } from '../helpers/payer/shop.ts';
import { amountOf } from './amounts.ts';
import type { Random } from './random.ts';

// A merchant whose payments, refunds and payouts meet faults of the acquirers. The amount says which: so one short list of rules is
// good for any number of payments, at whatever acquirer they arrive.

export interface AcquirerLoadOptions {
  /** Where the merchant sends now; a restarted gateway has another address. */
  readonly shop: () => Shop;
  readonly random: Random;
  readonly payments: number;
  readonly lanes: number;
  /** A payment was answered. */
  readonly onPayment: (tradeNo: string) => void;
}

export interface AcquirerLoad {
  readonly paid: number;
  readonly refunds: number;
  readonly payouts: number;
  /** Tries without an answer. */
  readonly lost: number;
  /** Answers that a merchant must not get. */
  readonly strange: readonly string[];
}

const MOVES = ['authorize', 'payout', 'refund'] as const;

type Class = NonNullable<Rule['decline']>['class'];

/** A rule of the acquirer of that name, or of both. */
type Case = readonly (Omit<Rule, 'amount'> & { readonly at?: string })[];

const FOR_GOOD = (['hard', 'fraud', 'limit'] as const).map((one) => declines(one));

/** As often as not, nothing goes wrong. */
const CASES: readonly Case[] = [
  ...Array.from({ length: 14 }, () => []),
  ...(
    ['breakBefore', 'breakAfter', 'breakInAnswer', 'serverError', 'badGateway', 'malformed', 'otherAmount'] as const
  ).map(onMoves),
  ...(['timeOut', 'answerLate', 'answerTwice', 'answerAgainLater', 'forbidden'] as const).map(onMoves),
  // Nobody learns the result before the acquirer is well again.
  [...onMoves('breakAfter'), { call: 'inquire', fault: 'serverError' }],
  [...onMoves('breakBefore'), { call: 'cancel', fault: 'breakAfter' }],
  [...onMoves('timeOut'), { call: 'inquire', fault: 'answerLate' }, { call: 'cancel', fault: 'breakBefore' }],
  // What one declines, the other may take, whichever is asked first.
  ...(['default', 'north'] as const).flatMap((at) => [declines('soft', at), declines('technical', at)]),
  // It is declined by both, or nobody knows what the second one did.
  declines('soft'),
  [...declines('soft', 'default'), { call: 'authorize', fault: 'breakAfter', at: 'north' }],
  ...FOR_GOOD,
];

function declines(one: Class, at?: string): Case {
  return [{ call: 'authorize', result: 'declined', decline: { class: one }, ...(at !== undefined && { at }) }];
}

function onMoves(fault: Fault): Omit<Rule, 'amount'>[] {
  return MOVES.map((call) => ({ call, fault }));
}

/** In hundredths. Yen count differently in the two versions, and no amount of one currency is one of the other. */
const FIRST = { payment: 20_00n, yen: 900_00n, payout: 5_00n, refund: 1_00n } as const;

/** What the acquirer of this name does wrong, for everything that this load sends. */
export function faultRules(name: string, lateMs: number): Rule[] {
  return CASES.flatMap((rules, index) =>
    rules.flatMap(({ at = name, ...rule }) => {
      if (at !== name) return [];
      const hundredths = [FIRST.payment, FIRST.payout, FIRST.refund].map((first) => String(first + BigInt(index)));
      const yen = 900 + index;
      return [...hundredths, String(yen), `${yen}00`].map((amount) => ({ ...rule, amount, delayMs: lateMs }));
    }),
  );
}

/** Whether a payment of this amount, in hundredths, is declined for good by whoever answers. */
export function isDeclinedForGood(hundredths: bigint): boolean {
  const cases = CASES.entries().filter(([, one]) => FOR_GOOD.includes(one));
  return cases.some(([index]) =>
    [FIRST.payment + BigInt(index), FIRST.yen + BigInt(index) * 100n].includes(hundredths),
  );
}

const CARDS = [
  // A card of its own each time: networks limit how often one may be tried.
  'new',
  'new',
  'new',
  'new',
  TEST_CARDS.declined,
  TEST_CARDS.pending,
  TEST_CARDS.pending,
  // Waits for the payer, who never comes.
  TEST_CARDS.redirected,
  TEST_CARDS.lost,
] as const;

const RETRY_MS = 200;
const TRIES_MAX = 1500;
/** Codes that leave it open, or say that nothing was taken: the merchant tries again. */
const FAULT_CODES = ['90001', '90002'];

/** What a merchant sends, of which the amount says what goes wrong. */
export interface Drawn {
  readonly payment: { readonly currencyCode: string; readonly sourceAmount: string; readonly cardNo: string };
  /** What a refund of a part takes; none for yen. */
  readonly refundAmount: string | null;
}

export function drawAmounts(random: Random): Drawn {
  const index = BigInt(random.between(0, CASES.length - 1));
  const isYen = random.next() < 0.15;
  const cents = isYen ? FIRST.yen + index * 100n : FIRST.payment + index;
  return {
    payment: { currencyCode: isYen ? 'JPY' : 'USD', sourceAmount: amountOf(cents), cardNo: cardFrom(random) },
    refundAmount: isYen ? null : amountOf(FIRST.refund + index),
  };
}

export function drawPayoutAmount(random: Random): string {
  return amountOf(FIRST.payout + BigInt(random.between(0, CASES.length - 1)));
}

/** Resolves when every payment was answered. */
export async function runAcquirerLoad(options: AcquirerLoadOptions): Promise<AcquirerLoad> {
  const { random, payments, lanes, onPayment } = options;
  const count = { paid: 0, refunds: 0, payouts: 0, lost: 0 };
  const strange: string[] = [];
  let left = payments;

  /** With a key, until it is answered. */
  async function send(call: (shop: Shop, headers: Record<string, string>) => Promise<Envelope>): Promise<Body | null> {
    const headers = { 'Idempotency-Key': randomUUID() };
    for (let tries = 0; tries < TRIES_MAX; tries += 1) {
      const answer = await call(options.shop(), headers).catch(() => undefined);
      if (answer?.code === '00000') return answer.data ?? {};
      if (answer === undefined) count.lost += 1;
      else if (!FAULT_CODES.includes(answer.code)) return (strange.push(`${answer.code} ${answer.message}`), null);
      await sleep(RETRY_MS);
    }
    strange.push('no answer at all');
    return null;
  }

  async function payOne(): Promise<void> {
    const { payment, refundAmount } = drawAmounts(random);
    const body = { merOrderNo: options.shop().newOrderNo(), ...payment };
    const order = await send((shop, headers) => shop.pay(body, { headers }));
    if (order === null) return;
    onPayment(String(order['tradeNo']));
    if (order['payCode'] !== 0) return;
    count.paid += 1;
    if (refundAmount !== null && random.next() < 0.15) await refundOne(order, refundAmount);
  }

  async function refundOne(order: Body, amount: string): Promise<void> {
    count.refunds += 1;
    await send((shop, headers) => shop.refund(order, { amount }, { headers }));
  }

  async function payOutOne(): Promise<void> {
    count.payouts += 1;
    const sourceAmount = drawPayoutAmount(random);
    const body = { merOrderNo: options.shop().newOrderNo(), currencyCode: 'USD', sourceAmount };
    await send((shop, headers) => shop.payOut(body, { headers }));
  }

  const lane = async () => {
    while (left > 0) {
      left -= 1;
      await payOne();
      if (random.next() < 0.05) await payOutOne();
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return { ...count, strange };
}

function cardFrom(random: Random): string {
  const card = random.pick(CARDS);
  if (card !== 'new') return card;
  const digits = `4${String(random.between(0, 10 ** 14 - 1)).padStart(14, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + weighed(Number(digit), index), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Every second digit counts twice, from the first of sixteen. */
function weighed(digit: number, index: number): number {
  const twice = index % 2 === 0 ? digit * 2 : digit;
  return twice > 9 ? twice - 9 : twice;
}
