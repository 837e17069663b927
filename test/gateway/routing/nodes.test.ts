import { afterAll, expect, it } from 'vitest';
import { openDatabase, startTestGateway } from '../../helpers/gateway/gateway.ts';
import { createShop, dataOf } from '../../helpers/payer/shop.ts';
import { by, openRouting, rule } from './routing-world.ts';

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

/** A second for the other node to look, and one for a busy machine. */
const WITHIN_MS = 2000;

it('rules that go live on one node decide on the others within two seconds, and so does going back', async () => {
  const database = await openDatabase('PostgreSQL');
  closing.push(database.drop);
  const world = await openRouting(undefined, database.env);
  closing.push(world.close);
  const other = await startTestGateway({ env: { ...database.env, ...world.acquirersEnv } });
  closing.push(other.close);
  const shop = createShop(other.url, world.shop);
  const acquirerOfNext = async () => {
    const { tradeNo } = dataOf(await shop.pay());
    const { body } = await other.operator('GET', `/operator/orders/${String(tradeNo)}`);
    return (body as { acquirerTries: { acquirer: string }[] }).acquirerTries[0]?.acquirer;
  };
  expect(await acquirerOfNext()).toBe('default');
  const live = await world.goLive([rule('South', by('preference', 'south'))]);
  await expect.poll(acquirerOfNext, { timeout: WITHIN_MS, interval: 50 }).toBe('south');
  await world.call(world.engineer, 'POST', '/operator/routing/back', { live });
  await expect.poll(acquirerOfNext, { timeout: WITHIN_MS, interval: 50 }).toBe('default');
});
