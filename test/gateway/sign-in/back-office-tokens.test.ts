import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { openMerchant } from '../../helpers/gateway/merchant.ts';

const TOKENS = '/merchant/tokens';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

async function useToken(token: string, path: string): Promise<number> {
  return (await fetch(gateway.url + path, { headers: { Authorization: `Bearer ${token}` } })).status;
}

describe('tokens of a merchant', () => {
  it('are created, shown once, used for the own merchant only, and revoked', async () => {
    const developer = await openMerchant(gateway.url, 'developer');
    await developer.open(`${TOKENS}/new`);
    const fields = { name: 'nightly-export', permissions: 'orders.read', days: '30', reason: 'For the books' };
    const created = await developer.submit(`${TOKENS}/new`, fields);
    const token = /(tgt_[\w-]+)/.exec(created.text)?.[1] ?? '';
    expect(created.text).toContain('Copy it now');
    expect(await useToken(token, '/operator/orders')).toBe(200);
    expect(await useToken(token, '/operator/orders?merNo=100002')).toBe(404);
    const listed = await developer.open(TOKENS);
    expect(listed.text).toContain('nightly-export');
    expect(listed.text).not.toContain(token);
    const tokenId = /\/merchant\/tokens\/(token_\w+)/.exec(listed.text)?.[1] ?? '';
    await developer.open(`${TOKENS}/${tokenId}`);
    const revoked = await developer.submit(`${TOKENS}/${tokenId}`, { reason: 'Not needed' });
    expect(revoked.text).toContain('The token was revoked');
    expect(await useToken(token, '/operator/orders')).toBe(401);
  });

  it('offer only what programs can have and the person has', async () => {
    const developer = await openMerchant(gateway.url, 'developer');
    const { text } = await developer.open(`${TOKENS}/new`);
    expect(text).toContain('value="orders.read"');
    for (const name of ['tokens.manage', 'refunds.create', 'merchants.suspend']) {
      expect(text).not.toContain(`value="${name}"`);
    }
  });

  it('are for owners and developers', async () => {
    const staff = await openMerchant(gateway.url, 'staff');
    expect((await staff.open(TOKENS)).status).toBe(403);
  });
});
