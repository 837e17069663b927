import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAccountGateway } from '../../helpers/people/account.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startAccountGateway();
});
afterAll(() => gateway.close());

const RULES = '/console/settings/rules';

it('stale rules that are sent again keep the part that a colleague changed meanwhile', async () => {
  const [own, colleague] = [await openConsole(gateway.url, 'admin'), await openConsole(gateway.url, 'admin')];
  await gateway.operator('PUT', '/operator/approval-rules', { kinds: [], refundLimits: [] });
  for (const [admin, written] of [
    [own, { limits: 'USD 50.00' }],
    [colleague, { kinds: 'deposit', limits: '' }],
  ] as const) {
    await admin.open(RULES);
    await admin.submit('/rules', written);
  }
  await colleague.submit('/rules', { reason: 'Two people for deposits' });
  const stale = await own.submit('/rules', { reason: 'Small refunds alone' });
  expect(stale.text).toContain('This has changed since you opened the form');
  await own.submit('/rules', { reason: 'Small refunds alone' });
  const { body } = await gateway.operator('GET', '/operator/approval-rules');
  expect(body).toMatchObject({ kinds: ['deposit'], refundLimits: [{ currency: 'USD', amount: '50.00' }] });
});
