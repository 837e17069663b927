import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import { createLinkMaker, createLinkPayer, ONE_USE } from '../../helpers/payer/links.ts';

// How many payment links of one merchant can be open at once.

const OPEN_MAX = 3;

describeOnBothEngines('open payment links', (databases) => {
  test('one more than the maximum is refused until one is paid, revoked or expired', async () => {
    const store = await databases.open();
    const gateway = await startTestGateway({
      build: {
        store: {
          ...store,
          createLink(link, openMax, audit) {
            expect(openMax).toBe(10_000);
            return store.createLink(link, OPEN_MAX, audit);
          },
          close: async () => undefined,
        },
      },
    });
    const { merNo } = await gateway.newShop();
    const links = createLinkMaker(gateway, merNo);
    const isCreated = async (changes = {}) =>
      (await gateway.operator('POST', `/operator/merchants/${merNo}/links`, { ...ONE_USE, ...changes })).status === 201;

    const expiresAt = new Date((await gateway.now()) + 60_000).toISOString();
    const [paid, revoked] = [
      await links.create(),
      await links.create({ usesMax: undefined }),
      await isCreated({ expiresAt }),
    ];
    const refused = await gateway.operator('POST', `/operator/merchants/${merNo}/links`, ONE_USE);
    expect(refused).toMatchObject({ status: 409, body: { type: 'urn:tollgate:problem:tooManyLinks' } });
    expect(JSON.stringify(refused.body)).toContain('Revoke some that are not needed');

    const other = createLinkMaker(gateway, (await gateway.newShop()).merNo);
    await other.create();

    const payer = createLinkPayer(gateway.url);
    await payer.begin(paid.linkNo);
    expect(await isCreated(), 'while it is being paid').toBe(false);
    await payer.payByCard();
    expect([await isCreated(), await isCreated()]).toEqual([true, false]);
    expect(await links.get(paid.linkNo)).toMatchObject({ state: 'usedUp', uses: 1, paidAmount: '45.00' });

    await links.revoke(revoked.linkNo);
    expect([await isCreated(), await isCreated()]).toEqual([true, false]);
    await gateway.advance(61);
    expect([await isCreated(), await isCreated()]).toEqual([true, false]);
    await gateway.verify();
    await gateway.close();
  });
});
