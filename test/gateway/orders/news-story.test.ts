import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { startAcquirer } from '../../helpers/acquirer/acquirer.ts';
import type { Acquirer } from '../../helpers/acquirer/acquirer.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { openMerchant } from '../../helpers/gateway/merchant.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';
import { createShop, dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// What an acquirer sends back or says of a dispute is seen with the order, the refund and the payout, by both sides: the
// merchant's people read what it means for them, and not which acquirer it was.

let acquirer: Acquirer;
let gateway: PeopleGateway;
let shop: Shop;
let tradeNo: string;
let refundNo: string;
let payoutNo: string;
let readers: Readonly<Record<'owner' | 'accountant' | 'staff', SignedInPerson>>;

beforeAll(async () => {
  acquirer = await startAcquirer({ isBare: false });
  gateway = await startPeopleGateway({ env: { CHANNEL_URL: acquirer.url, CHANNEL_TOKEN: acquirer.token } });
  shop = createShop(gateway.url, { merNo: sandboxAccount.merNo, key: sandboxAccount.key });
  const { merNo } = sandboxAccount;
  readers = {
    owner: await gateway.signIn({ roles: ['owner'], merNo }),
    accountant: await gateway.signIn({ roles: ['accountant'], merNo }),
    staff: await gateway.signIn({ roles: ['staff'], merNo }),
  };
  const order = dataOf(await shop.pay({ cardNo: '4242424242424242', currencyCode: 'USD', sourceAmount: '40.00' }));
  tradeNo = String(order['tradeNo']);
  refundNo = String(dataOf(await shop.refund(order, { amount: '4.00' }))['refundNo']);
  await gateway.as((await gateway.signIn({ roles: ['finance'] })).token, 'POST', DEPOSITS, {
    body: { currency: 'USD', amount: '500.00', note: 'Start' },
    headers: { 'X-Reason': 'Start' },
  });
  payoutNo = String(dataOf(await shop.payOut({ currencyCode: 'USD', sourceAmount: '10.00' }))['tradeNo']);
  const reason = 'The account is closed.';
  const usd = { currency: 'USD', reason } as const;
  await acquirer.change({ kind: 'reversal', of: 'refund', tradeNo, refundNo, ...usd, amount: '400' });
  await acquirer.change({ kind: 'reversal', of: 'payout', tradeNo: payoutNo, refundNo: null, ...usd, amount: '1000' });
  await acquirer.change({ ...DISPUTE, tradeNo, stage: 'preArbitration', state: 'opened' });
  await acquirer.change({ ...DISPUTE, tradeNo, stage: 'preArbitration', state: 'won' });
  await vi.waitFor(async () => expect((await storyOf('support', tradeNo)).disputeStages).toHaveLength(2), {
    timeout: 15_000,
    interval: 200,
  });
}, 40_000);
afterAll(async () => {
  shop.close();
  await gateway.close();
  await acquirer.stop();
});

const DEPOSITS = `/operator/merchants/${sandboxAccount.merNo}/deposits`;
const DISPUTE = { kind: 'chargeback', caseId: 'dp_7', currency: 'USD', amount: '3600' } as const;

interface Story {
  readonly order: { readonly state: string; readonly reversedAt?: string };
  readonly refunds: readonly { readonly state: string; readonly reversal?: object }[];
  readonly reversals: readonly object[];
  readonly disputeStages: readonly object[];
  readonly timeline: readonly { readonly event: string; readonly text: string }[];
}

type Reader = 'support' | 'owner';

async function read(role: Reader, path: string): Promise<unknown> {
  const side = role === 'owner' ? { merNo: sandboxAccount.merNo } : {};
  const { token } = await gateway.signIn({ roles: [role], ...side });
  return (await gateway.as(token, 'GET', path)).body;
}

async function storyOf(role: Reader, number: string): Promise<Story> {
  return (await read(role, `/operator/orders/${number}`)) as Story;
}

const textOf = (page: string) =>
  page
    .replace(/<style>[^]*?<\/style>/, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const CAME_BACK = {
  kind: 'refund',
  amount: '4.00',
  currency: 'USD',
  settleAmount: '4.00',
  settlementCurrency: 'USD',
  reason: 'The account is closed.',
  at: expect.any(String) as string,
};

describe('a refund that came back', () => {
  it('keeps its state, and has the reversal beside it in the order, by itself and in the list', async () => {
    const expected = { ...CAME_BACK, number: refundNo };
    const seen = { support: { ...expected, acquirer: 'default' }, owner: expected };
    for (const role of ['support', 'owner'] as const) {
      const story = await storyOf(role, tradeNo);
      expect(story.reversals).toEqual([seen[role]]);
      expect(story.refunds).toMatchObject([{ state: 'success', reversal: seen[role] }]);
      const refund = (await read(role, `/operator/refunds/${refundNo}`)) as Story['refunds'][number];
      expect([refund.state, refund.reversal]).toEqual(['success', seen[role]]);
      const list = (await read(role, '/operator/refunds?limit=5')) as { refunds: Story['refunds'] };
      expect(list.refunds.map(({ reversal }) => reversal)).toEqual([seen[role]]);
    }
  });

  it('is in the timeline of both sides, with the acquirer for the operator only', async () => {
    const textFor = async (role: Reader) =>
      (await storyOf(role, tradeNo)).timeline.find(({ event }) => event === 'refundReversed')?.text;
    expect(await textFor('support')).toBe('refund of 4.00 USD came back from default: The account is closed.');
    expect(await textFor('owner')).toBe('refund of 4.00 USD came back: The account is closed.');
  });

  it('is shown on the pages of both desks, with what it means for the merchant', async () => {
    const desk = await openConsole(gateway.url, 'support');
    const order = textOf((await desk.open(`/console/orders/${tradeNo}`)).text);
    expect(order).toContain('A refund came back');
    expect(order).toContain('Refund of 4.00 USD came back from default: The account is closed.');
    expect(order).toContain('Refunds that came back +4.00 USD');
    const refund = textOf((await desk.open(`/console/refunds/${refundNo}`)).text);
    expect(refund).toMatch(/Refunded Came back/);
    expect(refund).toContain('from default');
    expect(textOf((await desk.open('/console/refunds')).text)).toMatch(/Refunded Came back/);

    const owner = await openMerchant(gateway.url, 'owner');
    const own = textOf((await owner.open(`/merchant/orders/${tradeNo}`)).text);
    expect(own).toContain('The refund of 4.00 USD came back');
    expect(own).toContain('The bank sent this refund back: 4.00 USD is in your available balance again.');
    expect(own).toContain('Next step: Ask the payer for another way');
    const page = (await owner.open(`/merchant/refunds/${refundNo}`)).text;
    expect(textOf(page)).toMatch(/Refunded Came back/);
    expect(textOf(page)).toContain('is in your available balance again');
    expect(page).not.toMatch(/from default|channels\/default/);
  });
});

describe('a payout that came back', () => {
  it('keeps its state, and says when it came back, alone and in the list', async () => {
    for (const role of ['support', 'owner'] as const) {
      const { order, reversals } = await storyOf(role, payoutNo);
      expect(order).toMatchObject({ state: 'success', reversedAt: expect.any(String) });
      expect(reversals).toMatchObject([{ kind: 'payout', number: payoutNo, amount: '10.00' }]);
      const list = (await read(role, '/operator/orders?kind=payout&limit=5')) as { orders: Story['order'][] };
      expect(list.orders.map(({ reversedAt }) => reversedAt)).toEqual([order.reversedAt]);
    }
  });

  it('is shown on the pages of both desks', async () => {
    const desk = await openConsole(gateway.url, 'finance');
    expect(textOf((await desk.open(`/console/orders/${payoutNo}`)).text)).toMatch(
      /Came back to the merchant's balance \+10\.00|Came back to the merchant&#39;s balance \+10\.00/,
    );
    expect(textOf((await desk.open('/console/payouts')).text)).toContain('Paid out Came back');
    const owner = await openMerchant(gateway.url, 'owner');
    const own = textOf((await owner.open(`/merchant/orders/${payoutNo}`)).text);
    expect(own).toContain('The bank sent this payout back: 10.00 USD is in your available balance again.');
    expect(own).toContain('Check the account of the beneficiary, then pay out again.');
    expect(textOf((await owner.open('/merchant/payouts')).text)).toContain('Paid Came back');
  });
});

describe('the news of the merchant’s people', () => {
  const bellOf = async ({ token }: SignedInPerson) => {
    const { news } = (await gateway.as(token, 'GET', '/operator/news')).body as {
      news: { kind: string; link: string; title: string }[];
    };
    return news.filter(({ kind }) => kind.endsWith('Reversed'));
  };

  it('say what came back to whoever may act, once, with a link to it', async () => {
    await expect.poll(async () => (await bellOf(readers.owner)).length).toBe(2);
    expect(await bellOf(readers.owner)).toMatchObject([
      { kind: 'payoutReversed', title: 'Payout of 10.00 USD came back', link: `/merchant/orders/${payoutNo}` },
      { kind: 'refundReversed', title: 'Refund of 4.00 USD came back', link: `/merchant/refunds/${refundNo}` },
    ]);
    const kindsOf = async (person: SignedInPerson) => (await bellOf(person)).map(({ kind }) => kind).toSorted();
    expect(await kindsOf(readers.accountant)).toEqual(['payoutReversed']);
    expect(await kindsOf(readers.staff)).toEqual(['refundReversed']);
  });

  it('are mailed with what it means and what to do', async () => {
    const outbox = (await (await openMerchant(gateway.url, 'owner')).open('/merchant/outbox')).text;
    expect(outbox).toContain('Payout of 10.00 USD came back');
    expect(outbox).toContain('Refund of 4.00 USD came back');
  });
});

describe('a later stage of a dispute', () => {
  it('is in the story, with the acquirer and its case for the operator only', async () => {
    const stage = { stage: 'preArbitration', state: 'opened', amount: '36.00', currency: 'USD' };
    const own = await storyOf('owner', tradeNo);
    expect(own.disputeStages).toMatchObject([stage, { ...stage, state: 'won' }]);
    expect(own.disputeStages[0]).not.toHaveProperty('acquirer');
    expect(own.disputeStages[0]).not.toHaveProperty('caseId');
    const { disputeStages } = await storyOf('support', tradeNo);
    expect(disputeStages).toMatchObject([{ ...stage, acquirer: 'default', caseId: 'dp_7' }, { state: 'won' }]);
  });

  it('is described in words on both desks', async () => {
    const desk = await openConsole(gateway.url, 'support');
    const order = textOf((await desk.open(`/console/orders/${tradeNo}`)).text);
    expect(order).toContain('Pre-arbitration about 36.00 USD opened, says default');
    const owner = await openMerchant(gateway.url, 'owner');
    const own = textOf((await owner.open(`/merchant/orders/${tradeNo}`)).text);
    expect(own).toContain('The bank takes the dispute of 36.00 USD further (pre-arbitration)');
    expect(own).toContain('A dispute of 36.00 USD was decided for you (pre-arbitration)');
    expect(own).toContain('Nothing was booked for it; your payment provider sees to it.');
  });
});
