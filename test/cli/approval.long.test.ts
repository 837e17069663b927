import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPeopleGateway } from '../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../helpers/people/people.ts';
import type { Shop } from '../helpers/payer/shop.ts';
import { startCommand, tollgate } from './command.ts';

// Two people with the real command: one asks, the other decides.

let gateway: PeopleGateway;
let shop: Shop;
let support: SignedInPerson;
let finance: SignedInPerson;
let admin: SignedInPerson;
let orders = 0;

beforeAll(async () => {
  gateway = await startPeopleGateway();
  shop = await gateway.newShop();
  support = await gateway.signIn({ roles: ['support'] });
  finance = await gateway.signIn({ roles: ['finance'] });
  admin = await gateway.signIn({ roles: ['admin'] });
});
afterAll(() => gateway.close());

const as = ({ token }: SignedInPerson, ...args: string[]) =>
  tollgate(...args, '--url', gateway.url, '--token', token, '--reason', 'Ticket 4711');

async function askForRefund(amount: string): Promise<string> {
  const { data } = await shop.pay({ merOrderNo: `A-${(orders += 1)}`, sourceAmount: '100.00' });
  const { tradeNo } = data as { tradeNo: string };
  const asked = await as(support, 'order', 'refund', tradeNo, '--amount', amount);
  expect(asked).toMatchObject({ code: 3, stdout: '' });
  expect(asked.stderr).toContain(`Refund ${amount} USD of order ${tradeNo}`);
  return /approval_\w+/.exec(asked.stderr)?.[0] ?? '';
}

describe('tollgate approval', () => {
  it('shows a request to the other person, who approves it once', async () => {
    const approvalNo = await askForRefund('25.00');
    expect((await as(finance, 'approval', 'list', '--waiting')).stdout).toMatch(
      new RegExp(`^${approvalNo} +pending +${support.person.email} `, 'm'),
    );
    expect((await as(finance, 'approval', 'show', approvalNo)).stdout).toMatch(/^after +\{"refunded":"25\.00 USD"\}$/m);
    const own = await as(support, 'approval', 'approve', approvalNo);
    expect(own.code).toBe(1);
    const done = await as(finance, 'approval', 'approve', approvalNo);
    expect(done).toMatchObject({ code: 0, stderr: '' });
    expect(done.stdout).toMatch(/^state +done$/m);
    expect(done.stdout).toMatch(/^refundNo +RF/m);
    const again = await as(finance, 'approval', 'approve', approvalNo);
    expect(again).toMatchObject({ code: 1, stdout: '' });
    expect(again.stderr).toContain('approved and done');
  });

  it('refuses and withdraws', async () => {
    const [refused, withdrawn] = [await askForRefund('5.00'), await askForRefund('6.00')];
    expect((await as(finance, 'approval', 'refuse', refused)).stdout).toBe(`Request ${refused} is refused.\n`);
    expect((await as(support, 'approval', 'withdraw', withdrawn)).stdout).toBe(`Request ${withdrawn} is withdrawn.\n`);
    const mine = await as(support, 'approval', 'list', '--mine', '--state', 'refused', '--kind', 'refund');
    expect(mine.stdout).toContain(refused);
  });

  it('changes the rules, and leaves what is not given', async () => {
    const limit = await as(admin, 'approval', 'rules', '--refund-limit', '50.00USD');
    expect(limit.stdout).toMatch(/^needs a second person +nothing$/m);
    const both = await as(admin, 'approval', 'rules', '--kind', 'payout', '--kind', 'correction');
    expect(both.stdout).toMatch(/^needs a second person +payout, correction$/m);
    expect(both.stdout).toMatch(/^refund limits +50\.00 USD$/m);
    const wrong = await as(admin, 'approval', 'rules', '--refund-limit', 'fifty');
    expect(wrong.code).toBe(2);
  });
});

describe('tollgate merchant', () => {
  const money = ['--amount', '3.00', '--currency', 'USD'];

  it('pays out and corrects by hand, after the approval of a second person', async () => {
    const merchant = String(shop.merNo);
    const beneficiary = ['--account', '646180157000000004', '--first-name', 'Grace', '--last-name', 'Hopper'];
    const accounts = ['--from', 'channel', '--to', 'available', '--note', 'Test'];
    const asked = [
      await as(finance, 'merchant', 'correct', merchant, '--number', 'C-1', ...accounts, ...money),
      await as(
        finance,
        'merchant',
        'payout',
        merchant,
        '--order',
        'P-1',
        '--method',
        'PAYOUT_6',
        ...beneficiary,
        ...money,
      ),
    ];
    expect(asked.map(({ code }) => code)).toEqual([3, 3]);
    const other = await gateway.signIn({ roles: ['finance'] });
    for (const { stderr } of asked) {
      const approved = await as(other, 'approval', 'approve', /approval_\w+/.exec(stderr)?.[0] ?? '');
      expect(approved).toMatchObject({ code: 0, stderr: '' });
      expect(approved.stdout).not.toContain('646180157000000004');
    }
    const card = ['--order', 'P-2', '--method', 'PAYOUT_2', ...beneficiary.slice(2), ...money];
    const kept = await as(finance, 'merchant', 'payout', merchant, '--account', '4242424242424242', ...card);
    expect(kept).toMatchObject({ code: 2, stderr: expect.stringMatching(/--account-stdin\n$/) as string });
    const own = ['--url', gateway.url, '--token', finance.token, '--reason', 'Ticket 4711'];
    const paying = ['merchant', 'payout', merchant, '--account-stdin', ...card, ...own];
    const { stderr } = await startCommand(paying, { input: '4242424242424242' }).ended;
    const approvalNo = /approval_\w+/.exec(stderr)?.[0] ?? '';
    const unnamed = await as(other, 'approval', 'approve', approvalNo);
    expect(unnamed).toMatchObject({ code: 1, stderr: expect.stringContaining('424242******4242') as string });
    const args = ['approval', 'approve', approvalNo, '--account-stdin', '--url', gateway.url, '--token', other.token];
    const typed = await startCommand(args, { input: '4242 4242 4242 4242\n' }).ended;
    expect(typed).toMatchObject({ code: 0, stderr: '' });
    expect(typed.stdout).not.toContain('4242424242424242');
    const wallet = ['--order', 'P-3', '--method', 'PAYOUT_5', ...beneficiary.slice(2), ...money];
    const byWallet = ['merchant', 'payout', merchant, '--account-stdin', ...wallet, ...own];
    // Hyphens group the digits of a card; here they count.
    const { stderr: waits } = await startCommand(byWallet, { input: 'SHOP-0-12\n' }).ended;
    const shown = await as(other, 'approval', 'show', /approval_\w+/.exec(waits)?.[0] ?? '');
    expect(shown.stdout).toContain('****0-12');
    await as(admin, 'approval', 'rules', '--kind', 'none');
    const alone = await as(finance, 'merchant', 'correct', merchant, '--number', 'C-2', ...accounts, ...money);
    expect(alone.stdout).toBe('Correction C-2: 3.00 USD moved from channel to available.\n');
    const missing = await as(finance, 'merchant', 'payout', merchant, ...money);
    expect(missing).toMatchObject({ code: 2, stderr: 'tollgate: Missing option --order; see --help\n' });
    await gateway.verify();
  });
});
