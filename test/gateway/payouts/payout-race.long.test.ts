import { afterAll, beforeAll, expect, it } from 'vitest';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { startAccountGateway } from '../../helpers/people/account.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { openMerchant } from '../../helpers/gateway/merchant.ts';

// 25 people press the same button at once, on PostgreSQL: SQLite has one writer and would hide the race.

const PEOPLE = 25;
const { merNo } = sandboxAccount;

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startAccountGateway({ engine: 'PostgreSQL' });
});
afterAll(() => gateway.close());

async function availableOf(currency: string): Promise<number> {
  const { body } = await gateway.operator('GET', `/operator/merchants/${merNo}/balances`);
  const { balances } = body as { balances: { currency: string; available: string }[] };
  return Number(balances.find((one) => one.currency === currency)?.available);
}

it('one of 25 payouts at once, for which the balance suffices once, is paid', async () => {
  const owner = await openMerchant(gateway.url, 'owner');
  await owner.open('/merchant/payouts/beneficiaries/new?method=PAYOUT_6');
  const entered = { label: 'Rent', account: '646180157000000004', benFirstName: 'Grace', benLastName: 'Hopper' };
  await owner.submit('/new', entered);
  const held = await availableOf('USD');
  const amount = Math.floor(held * 0.6);
  const forms = await Promise.all(
    Array.from({ length: PEOPLE }, async () => {
      const browser = await openMerchant(gateway.url, 'owner');
      const { text } = await browser.open('/merchant/payouts/new');
      return { browser, beneficiaryNo: /<option value="(beneficiary_\w+)"/.exec(text)?.[1] ?? '' };
    }),
  );
  const pages = await Promise.all(
    forms.map(({ browser, beneficiaryNo }, index) =>
      browser.submit('/new', {
        beneficiaryNo,
        currency: 'USD',
        amount: `${amount}.00`,
        merOrderNo: `RACE-${index}`,
        reason: 'Rent',
      }),
    ),
  );
  const isPaid = ({ text }: { text: string }) => text.includes('The payout was started');
  const isTooLow = ({ text }: { text: string }) => text.includes('is too low for the payout and its fee');
  expect([pages.filter(isPaid).length, pages.filter(isTooLow).length]).toEqual([1, PEOPLE - 1]);
  expect(await availableOf('USD')).toBeCloseTo(held - amount, 2);
  await gateway.verify();
});
