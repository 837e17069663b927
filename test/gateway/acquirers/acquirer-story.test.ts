import { afterAll, beforeAll, expect, it } from 'vitest';
import { STAND_IN_TOKEN, startAcquirer } from '../../helpers/acquirer/acquirer.ts';
import type { Acquirer } from '../../helpers/acquirer/acquirer.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// What an acquirer answers beside the result is seen with the order, by the operator's people only.

let acquirer: Acquirer;
let gateway: PeopleGateway;
let shop: Shop;

beforeAll(async () => {
  acquirer = await startAcquirer({ isBare: false });
  gateway = await startPeopleGateway({ env: { CHANNEL_URL: acquirer.url, CHANNEL_TOKEN: STAND_IN_TOKEN } });
  shop = await gateway.newShop();
});
afterAll(async () => {
  await gateway.close();
  await acquirer.stop();
});

interface Story {
  readonly acquirerTries?: readonly { readonly facts: Readonly<Record<string, unknown>> | null }[];
}

async function storyFor(role: 'support' | 'owner', tradeNo: string): Promise<Story> {
  const person = await gateway.signIn(role === 'owner' ? { roles: [role], merNo: shop.merNo } : { roles: [role] });
  return (await gateway.as(person.token, 'GET', `/operator/orders/${tradeNo}`)).body as Story;
}

it('a payment and its refund are shown with their acquirer and what it answered, to the operator only', async () => {
  const order = dataOf(await shop.pay({ cardNo: '4242424242424242' }));
  const tradeNo = String(order['tradeNo']);
  const refundNo = String(dataOf(await shop.refund(order, { amount: '1.00' }))['refundNo']);
  const sent = { attempt: null, acquirer: 'default', contractVersion: expect.any(Number) as number, notSent: null };
  expect((await storyFor('support', tradeNo)).acquirerTries).toEqual([
    {
      ...sent,
      number: tradeNo,
      facts: {
        acquirerReference: `mock_${tradeNo}`,
        authorisationCode: 'T12345',
        networkTransactionId: `n_${tradeNo}`,
        addressCheck: 'Y',
        securityCodeCheck: 'M',
      },
    },
    { ...sent, number: refundNo, facts: { acquirerReference: `mock_${refundNo}` } },
  ]);
  expect(await storyFor('owner', tradeNo)).not.toHaveProperty('acquirerTries');
  const page = (await (await openConsole(gateway.url, 'support')).open(`/console/orders/${tradeNo}`)).text;
  expect(page).toContain('href="/console/channels/default"');
  expect(page).toContain(`mock_${refundNo}`);
  expect(page).toContain('T12345');
});

it('a decline is shown with its class in words and the code of the network', async () => {
  const tradeNo = String(dataOf(await shop.pay({ cardNo: '4000000000000002' }))['tradeNo']);
  const [first] = (await storyFor('support', tradeNo)).acquirerTries ?? [];
  expect(first?.facts?.['decline']).toEqual({ class: 'soft', schemeCode: '51' });
  const page = (await (await openConsole(gateway.url, 'support')).open(`/console/orders/${tradeNo}`)).text;
  expect(page).toContain('soft: another try later may succeed');
  expect(page).toContain('<dd>51</dd>');
});
