import { afterEach, expect, it } from 'vitest';
import type { Rule } from '../../../src/acquirer/mock/faults.ts';
import { useAcquirer } from '../../chaos/acquirer-row.ts';
import { startAcquirer } from '../../helpers/acquirer/acquirer.ts';
import { nameAcquirers } from '../../helpers/acquirer/acquirers-file.ts';
import { retryDeclined } from '../../helpers/acquirer/retrying.ts';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import type { Databases } from '../../helpers/database/databases.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import { openOrder, sendForm } from '../../helpers/payer/payer-world.ts';
import { dataOf } from '../../helpers/payer/shop.ts';

const MASTERCARD = '5555555555554444';
const SOFT = { call: 'authorize', result: 'declined', decline: { class: 'soft', schemeCode: '51' } } as const;
const HARD = { ...SOFT, decline: { class: 'hard', schemeCode: '14' } } as const;

const stopping: (() => unknown)[] = [];

async function start({ open, migratedPlace }: Databases, rules: { first: Rule[]; north: Rule[] }) {
  const place = await migratedPlace();
  const store = await open(place);
  const [first, north] = [await startAcquirer(), await startAcquirer()];
  const { env, remove } = nameAcquirers([{ name: 'north', url: north.url }]);
  await useAcquirer(store, { name: 'north', version: 0 });
  await retryDeclined(store, { by: 'preference', acquirers: ['default', 'north'] });
  const gateway = await startTestGateway({
    env: { ...env, CHANNEL_URL: first.url, CHANNEL_TOKEN: first.token },
    build: { store },
  });
  await first.addRules(...rules.first);
  await north.addRules(...rules.north);
  const shop = await gateway.newShop();
  stopping.push(shop.close, gateway.close, first.stop, north.stop, remove);
  const readStory = async (tradeNo: string) =>
    (await gateway.operator('GET', `/operator/orders/${tradeNo}`)).body as {
      order: { state: string; message: string };
      attempts: unknown[];
      acquirerTries: { acquirer: string; notSent: string | null; facts: unknown }[];
      timeline: { event: string; text: string }[];
    };
  return { gateway, store, first, north, shop, readStory };
}

describeOnBothEngines('a gateway whose first acquirer declines', (databases) => {
  // Before its database goes.
  afterEach(async () => {
    for (const stop of stopping.splice(0)) await stop();
  });

  it('asks the second one after a soft decline, and everything that follows goes there', async () => {
    const { gateway, first, north, shop, readStory } = await start(databases, { first: [SOFT], north: [] });
    const paid = dataOf(await shop.pay());
    const tradeNo = String(paid['tradeNo']);
    expect(paid).toMatchObject({ payCode: 0, message: 'It is approved.' });
    expect(await shop.refund(paid)).toMatchObject({ code: '00000' });
    const books = await north.readBooks();
    expect(books.refunds).toHaveLength(1);
    expect(books.authorizations).toMatchObject([{ number: `${tradeNo}.2`, state: 'approved', executions: 1 }]);
    expect((await first.readBooks()).authorizations).toMatchObject([{ number: tradeNo, state: 'declined' }]);
    const { acquirerTries, attempts, timeline } = await readStory(tradeNo);
    expect(attempts).toEqual([]);
    expect(acquirerTries).toMatchObject([
      { acquirer: 'default', notSent: null, facts: { decline: { class: 'soft' } } },
      { acquirer: 'north', notSent: null },
      { acquirer: 'north' },
    ]);
    expect(timeline.filter(({ event }) => event === 'acquirerReplaced')).toMatchObject([
      { text: 'declined by default (It is declined); tried at north: approved' },
    ]);
    const page = (await (await openConsole(gateway.url, 'support')).open(`/console/orders/${tradeNo}`)).text;
    expect(page).toContain('Declined by default (It is declined); tried at north: approved');
    await gateway.verify();
  });

  it('does not ask the second one after a hard decline (S53)', async () => {
    const { north, shop, readStory } = await start(databases, { first: [HARD], north: [] });
    const { tradeNo, payCode } = dataOf(await shop.pay());
    expect(payCode).not.toBe(0);
    expect((await north.readBooks()).authorizations).toEqual([]);
    expect((await readStory(String(tradeNo))).order).toMatchObject({ state: 'failure', message: 'It is declined.' });
  });

  it('says in the story of an order that the limits of the card left no second try', async () => {
    const { gateway, north, shop, readStory } = await start(databases, { first: [SOFT], north: [SOFT] });
    for (let tried = 0; tried < 5; tried += 1) await shop.pay({ cardNo: MASTERCARD });
    const tradeNo = String(dataOf(await shop.pay({ cardNo: MASTERCARD }))['tradeNo']);
    expect((await north.readBooks()).authorizations).toHaveLength(5);
    expect((await readStory(tradeNo)).timeline.filter(({ event }) => event === 'acquirerKept')).toMatchObject([
      {
        text: expect.stringMatching(
          /^not tried at another acquirer: the card's network allows no more tries/,
        ) as string,
      },
    ]);
    const page = (await (await openConsole(gateway.url, 'support')).open(`/console/orders/${tradeNo}`)).text;
    expect(page).toContain('Not tried at another acquirer');
  });

  it('keeps of a card a keyed hash that differs from merchant to merchant (S9)', async () => {
    const { gateway, store, shop } = await start(databases, { first: [HARD], north: [] });
    const other = await gateway.newShop();
    stopping.unshift(other.close);
    const hashes: string[] = [];
    for (const { pay, merNo } of [shop, shop, other]) {
      const tradeNo = String(dataOf(await pay({ cardNo: MASTERCARD }))['tradeNo']);
      hashes.push(...(await store.listCardTries({ merNo, tradeNo })).map(({ hash }) => hash));
    }
    expect(hashes).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^[\w-]{43}$/) as string));
    expect(hashes[1]).toBe(hashes[0]);
    expect(hashes[2]).not.toBe(hashes[0]);
  });

  it('shows a payer and the merchant one attempt for both tries of a card', async () => {
    const world = await start(databases, { first: [SOFT], north: [{ ...SOFT, times: 1 }] });
    const { gateway, shop, readStory } = world;
    const order = await openOrder({ url: gateway.url, shop }, 'createCashierOrder');
    const declined = await sendForm(order, CARD_FORM);
    expect(declined.status).toBe(303);
    const [tradeNo = ''] = /TG[0-9A-Z]+/.exec(declined.headers.get('location') ?? '') ?? [];
    expect((await readStory(tradeNo)).attempts).toMatchObject([{ attempt: 2, state: 'declined' }]);
    expect((await sendForm(order, CARD_FORM)).status).toBe(303);
    const { order: ended, attempts } = await readStory(tradeNo);
    expect(ended).toMatchObject({ state: 'success' });
    expect(attempts).toMatchObject([
      { attempt: 2, state: 'declined' },
      { attempt: 4, state: 'open' },
    ]);
  });
});

const CARD_FORM = {
  do: 'pay',
  method: 'CREDIT_CARD',
  number: '4242424242424242',
  expiry: '12/39',
  code: '123',
  name: 'Ada',
};
