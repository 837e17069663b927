import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dataOf } from '../helpers/payer/shop.ts';
import type { Envelope, Shop } from '../helpers/payer/shop.ts';
import { SWEEPS_ALL } from '../helpers/sweep.ts';
import { amountOf, centsOf, sumOf } from './amounts.ts';
import { createRandom } from './random.ts';
import { readStory } from './stories.ts';
import { atBoth, codesOf, useTwoGateways } from './two-gateways.ts';

// What two gateways do at the same moment on one database.

const ROUNDS = Number(process.env['CHAOS_ROUNDS'] ?? (SWEEPS_ALL ? 6 : 2));
const NUMBERS = SWEEPS_ALL ? 500 : 120;
const random = createRandom();
const gateways = useTwoGateways();

describe(`two gateways (seed ${random.seed})`, () => {
  it('make exactly one order of each number that is submitted twenty times at once (I4)', async () => {
    const shops = await gateways.newShops();
    const numbers = Array.from({ length: NUMBERS }, (_, index) => `RACE-${index}`);
    // In the opposite order at the second door, ten numbers at a time: batches that hold one another's numbers must not
    // wait for one another for ever.
    const opposite = numbers.map((_, index) => numbers[index - (index % 10) + 9 - (index % 10)] ?? '');
    const [atFirst, atSecond] = await Promise.all([
      Promise.all(numbers.map((merOrderNo) => tenTimes(() => shops[0].pay({ merOrderNo })))),
      Promise.all(opposite.map((merOrderNo) => tenTimes(() => shops[1].pay({ merOrderNo })))),
    ]);
    const answers = numbers.map((merOrderNo, index) => [
      ...(atFirst[index] ?? []),
      ...(atSecond[opposite.indexOf(merOrderNo)] ?? []),
    ]);
    const wrong = answers.flatMap((ofNumber, index) => {
      const { '00000': accepted = 0, '10006': taken = 0, '10007': twice = 0 } = codesOf(ofNumber);
      return accepted === 1 && taken + twice === 19 ? [] : [{ number: numbers[index], ...codesOf(ofNumber) }];
    });
    expect(wrong).toEqual([]);
    const { total } = dataOf(await shops[1].list());
    expect(total).toBe(NUMBERS);
    const accepted = answers.flat().filter(({ code }) => code === '00000');
    expect(new Set(accepted.map(({ data }) => data?.['tradeNo'])).size).toBe(NUMBERS);
    await gateways.first.verify();
  });

  it('refund an order together never beyond its amount, and refuse nothing that was left (I6)', async () => {
    const shops = await gateways.newShops();
    for (let round = 1; round <= ROUNDS; round += 1) await raceRefunds(shops);
    await gateways.second.verify();
  });

  it('pay out of one balance together never more than it holds, and refuse nothing that was left (I7)', async () => {
    const shops = await gateways.newShops();
    const { merNo } = shops[0];
    const deposit = { depositNo: 'D1', amount: '500.00', currency: 'USD' };
    expect((await gateways.first.operator('POST', `/operator/merchants/${merNo}/deposits`, deposit)).status).toBe(201);
    const amounts = Array.from({ length: 100 }, () => amountOf(BigInt(random.between(100, 2000))));
    const answers = await atBoth(shops, 100, (shop, index) =>
      shop.payOut({ sourceAmount: amounts[index], currencyCode: 'USD' }),
    );
    const { accepted, refused } = split(answers, amounts, '30001');
    const left = centsOf('500.00') - sumOf(accepted);
    expect(left >= 0n).toBe(true);
    expect(refused.filter((amount) => centsOf(amount) <= left)).toEqual([]);
    expect(dataOf(await shops[1].balance('USD'))).toEqual({
      currency: 'USD',
      balance: amountOf(left),
      unCheckedBalance: '0.00',
      totalBalance: amountOf(left),
    });
    await gateways.first.verify();
  });
});

async function raceRefunds(shops: readonly [Shop, Shop]): Promise<void> {
  const order = dataOf(await shops[0].pay({ sourceAmount: '100.00' }));
  const currency = String((await readStory(gateways.second, order['tradeNo'])).order['currency']);
  const before = dataOf(await shops[0].balance(currency));
  const amounts = Array.from({ length: 250 }, () => amountOf(BigInt(random.between(1, 300))));
  const answers = await atBoth(shops, 250, (shop, index) =>
    shop.refund(order, { amount: amounts[index] }, { headers: { 'Idempotency-Key': randomUUID() } }),
  );
  const { accepted, refused } = split(answers, amounts, '20004');
  const refunded = sumOf(accepted);
  const left = centsOf('100.00') - refunded;
  expect(left >= 0n).toBe(true);
  expect(refused.filter((amount) => centsOf(amount) <= left)).toEqual([]);
  expect((await readStory(gateways.second, order['tradeNo'])).order['refunded']).toBe(amountOf(refunded));
  const after = dataOf(await shops[1].balance(currency));
  expect(centsOf(after['totalBalance'])).toBe(centsOf(before['totalBalance']) - refunded);
}

/** The amounts by what became of them; an answer that is neither fails. */
function split(answers: readonly Envelope[], amounts: readonly string[], refusal: string) {
  const of = (code: string) => amounts.filter((_, index) => answers[index]?.code === code);
  const others = answers.filter(({ code }) => code !== '00000' && code !== refusal);
  expect(others).toEqual([]);
  const [accepted, refused] = [of('00000'), of(refusal)];
  // Without both kinds there was no race.
  expect(accepted.length).toBeGreaterThan(0);
  expect(refused.length).toBeGreaterThan(0);
  return { accepted, refused };
}

function tenTimes(call: () => Promise<Envelope>): Promise<Envelope[]> {
  return Promise.all(Array.from({ length: 10 }, call));
}
