import { expect, it } from 'vitest';
import type { Answer } from '../../helpers/gateway/caller.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';

it('a stranger without a key uses up nothing of a merchant’s rate limit (S22)', async () => {
  const gateway = await startTestGateway({ engine: 'SQLite', env: { MERCHANT_RATE_LIMIT: '20' } });
  const shop = await gateway.newShop();
  const forged: Answer[] = [];
  // Some at once, and more where a slow machine kept them within the limit.
  while (!forged.some(({ status }) => status === 429)) {
    forged.push(...(await Promise.all(Array.from({ length: 60 }, () => shop.raw('createPayment', forgedBody())))));
  }
  const statuses = new Set(forged.map(({ status }) => status));
  // Those beyond the share of the address hear no more than that.
  expect(statuses).toEqual(new Set([200, 429]));
  const limited = forged.find(({ status }) => status === 429);
  expect([JSON.parse(limited?.text ?? ''), limited?.headers['retry-after']]).toEqual([
    { code: '40001', message: 'Too many requests.' },
    '1',
  ]);
  const paid = await Promise.all(Array.from({ length: 20 }, () => shop.pay()));
  expect(new Set(paid.map(({ code }) => code))).toEqual(new Set(['00000']));
  shop.close();
  await gateway.close();

  function forgedBody() {
    return { ...shop.paymentBody(), sign: '0'.repeat(32) };
  }
});
