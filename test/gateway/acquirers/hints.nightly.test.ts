import { expect, it } from 'vitest';
import { startAcquirer } from '../../helpers/acquirer/acquirer.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import { forgedHints } from './forged-hints.ts';

const SECRET = `whsec_${Buffer.from('a secret of the hints of a test').toString('base64')}`;

it('100,000 hints that are forged, doubled or shuffled change nothing (S45)', async () => {
  const acquirer = await startAcquirer({ isBare: false, hintSecret: SECRET, settleMs: 36_000_000 });
  const env = {
    CHANNEL_URL: acquirer.url,
    CHANNEL_TOKEN: acquirer.token,
    CHANNEL_HINT_SECRET: SECRET,
    CHANNEL_DEADLINE_MS: '120000',
  };
  const gateway = await startTestGateway({ env });
  const shop = await gateway.newShop();
  const { data: order = {} } = await shop.pay({ cardNo: '4000000000000119' });
  const numbers = [String(order['tradeNo'])];
  const url = `${gateway.url}/channel/default/hints`;
  const statuses = await forgedHints({ url, secret: SECRET, numbers, count: 50_000 });
  expect(statuses).toEqual(new Set([400, 401, 404, 413]));
  expect((await shop.query(order)).data?.['state']).toBe(1);
  await gateway.verify();
  shop.close();
  await gateway.close();
  await acquirer.stop();
});
