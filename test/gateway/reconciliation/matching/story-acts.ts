import * as fc from 'fast-check';
import type { Body } from '../../../helpers/gateway/caller.ts';
import type { TestGateway } from '../../../helpers/gateway/gateway.ts';
import { dataOf } from '../../../helpers/payer/shop.ts';
import type { Shop } from '../../../helpers/payer/shop.ts';
import type { DayLine } from './story-faults.ts';

// What merchants, payers, their banks and people do on a day, through HTTP, and what the acquirer must report of it.

interface Payment {
  readonly order: Body;
  readonly shop: Shop;
  readonly currency: string;
  /** In hundredths. */
  readonly amount: number;
  /** Nobody refunds what is `coming`, or disputes it. */
  state: 'open' | 'coming' | 'paid' | 'ended';
}

interface Waiting {
  readonly path: string;
  readonly line: DayLine;
}

export interface StoryWorld {
  readonly gateway: TestGateway;
  readonly shops: readonly Shop[];
  readonly payments: Payment[];
  /** Refunds and payouts that a person decides. */
  readonly waiting: Waiting[];
  readonly disputes: { readonly chargebackNo: string; readonly currency: string }[];
  /** What happened since the day began. */
  readonly lines: DayLine[];
  /** What the acquirer approves only after midnight. */
  readonly nextLines: DayLine[];
  isLate: boolean;
  declined: number;
}

export type Act = (world: StoryWorld) => Promise<void>;

const CARDS = {
  paid: '4242424242424242',
  declined: '4000000000000002',
  challenged: '4000000000003220',
  later: '4000000000000119',
  lost: '4000000000000341',
} as const;

const STATES = { paid: 'paid', challenged: 'open', later: 'coming', lost: 'coming' } as const;

const CURRENCIES = ['EUR', 'EUR', 'JPY', 'JPY', 'USD'] as const;
const [currencies, place, results] = [
  fc.constantFrom(...CURRENCIES),
  fc.nat(50),
  fc.constantFrom('success', 'failure'),
] as const;
const endings = fc.constantFrom('', '', 'DECLINED', 'PENDING');

export const acts: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(
        place,
        currencies,
        fc.integer({ min: 100, max: 50_000 }),
        fc.constantFrom('paid', 'paid', 'paid', 'paid', 'declined', 'declined', 'challenged', 'later', 'lost'),
      )
      .map(
        ([shop, currency, amount, card]): Act =>
          (world) =>
            pay(world, at(world.shops, shop), { currency, amount: amountIn(currency, amount), card }),
      ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(place, fc.constantFrom(1, 3), endings).map(
      ([index, share, remark]): Act =>
        (world) =>
          refund(world, { index, share, remark }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(place, currencies, fc.integer({ min: 100, max: 5_000 }), endings).map(
      ([shop, currency, amount, name]): Act =>
        (world) =>
          payOut(world, at(world.shops, shop), { currency, amount: amountIn(currency, amount), name }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(place, results).map(
      ([index, result]): Act =>
        (world) =>
          decide(world, index, result),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(place, results).map(
      ([index, result]): Act =>
        (world) =>
          decideWaiting(world, index, result),
    ),
  },
  {
    weight: 1,
    arbitrary: place.map(
      (index): Act =>
        (world) =>
          dispute(world, index),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('won' as const, 'lost' as const).map(
      (result): Act =>
        (world) =>
          closeDispute(world, result),
    ),
  },
);

/** The yen has no hundredths. */
function amountIn(currency: string, hundredths: number): number {
  return currency === 'JPY' ? hundredths * 100 : hundredths;
}

function at<Item>(list: readonly Item[], index: number): Item {
  return list[index % list.length] as Item;
}

function text(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}

interface ToPay {
  readonly currency: string;
  readonly amount: number;
  readonly card: keyof typeof CARDS;
}

async function pay(world: StoryWorld, shop: Shop, { currency, amount, card }: ToPay): Promise<void> {
  const body = { currencyCode: currency, sourceAmount: text(amount), cardNo: CARDS[card] };
  const order = dataOf(await shop.pay(body));
  if (card === 'declined') {
    world.declined += 1;
    return;
  }
  world.payments.push({ order, shop, currency, amount, state: STATES[card] });
  if (card === 'challenged') return;
  // The acquirer approves those that come later, or get lost, within a minute.
  const lines = card !== 'paid' && world.isLate ? world.nextLines : world.lines;
  lines.push({ type: 'payment', currency });
}

async function refund(
  world: StoryWorld,
  { index, share, remark }: { index: number; share: number; remark: string },
): Promise<void> {
  const paid = world.payments.filter(({ state }) => state === 'paid');
  if (paid.length === 0) return;
  const { order, shop, currency, amount } = at(paid, index);
  const part =
    share === 1 ? amount : amountIn(currency, Math.max(1, Math.trunc(amount / (currency === 'JPY' ? 300 : 3))));
  const { data } = await shop.refund(order, { amount: text(part), remark });
  // More than is left of it is refused.
  if (data === undefined) return;
  const line: DayLine = { type: 'refund', currency };
  if (remark === '') world.lines.push(line);
  if (remark === 'PENDING')
    world.waiting.push({ path: `/operator/refunds/${String(data['refundNo'])}/complete`, line });
}

async function payOut(
  world: StoryWorld,
  shop: Shop,
  { currency, amount, name }: { currency: string; amount: number; name: string },
): Promise<void> {
  const body = { currencyCode: currency, sourceAmount: text(amount), benLastName: name === '' ? 'Hopper' : name };
  const { data } = await shop.payOut(body);
  // There is not enough to pay out.
  if (data === undefined) return;
  const line: DayLine = { type: 'payout', currency };
  if (name === '') world.lines.push(line);
  if (name === 'PENDING') world.waiting.push({ path: `/operator/orders/${String(data['tradeNo'])}/complete`, line });
}

async function decide(world: StoryWorld, index: number, result: string): Promise<void> {
  const open = world.payments.filter(({ state }) => state === 'open');
  if (open.length === 0) return;
  const payment = at(open, index);
  const path = `/operator/orders/${String(payment.order['tradeNo'])}/complete`;
  const { status } = await world.gateway.operator('POST', path, { result });
  payment.state = 'ended';
  if (status !== 200 || result !== 'success') return;
  payment.state = 'paid';
  world.lines.push({ type: 'payment', currency: payment.currency });
}

async function decideWaiting(world: StoryWorld, index: number, result: string): Promise<void> {
  if (world.waiting.length === 0) return;
  const [one] = world.waiting.splice(index % world.waiting.length, 1);
  if (one === undefined) return;
  const { status } = await world.gateway.operator('POST', one.path, { result });
  if (status === 200 && result === 'success') world.lines.push(one.line);
}

async function dispute(world: StoryWorld, index: number): Promise<void> {
  const paid = world.payments.filter(({ state }) => state === 'paid');
  if (paid.length === 0) return;
  const { order, currency } = at(paid, index);
  const path = `/operator/orders/${String(order['tradeNo'])}/chargeback`;
  const { status, body } = await world.gateway.operator('POST', path, {});
  // Nothing is left of it, or its payer disputed it before.
  if (status !== 201) return;
  world.disputes.push({ chargebackNo: (body as { chargebackNo: string }).chargebackNo, currency });
}

export async function closeDispute(world: StoryWorld, result: 'won' | 'lost'): Promise<void> {
  const one = world.disputes.shift();
  if (one === undefined) return;
  const { status } = await world.gateway.operator('POST', `/operator/chargebacks/${one.chargebackNo}/close`, {
    result,
  });
  if (status === 200 && result === 'lost') world.lines.push({ type: 'chargeback', currency: one.currency });
}
