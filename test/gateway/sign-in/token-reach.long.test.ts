import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorOperations } from '../../../generated/operator-operations.ts';
import { peopleOnly, rolePermissions } from '../../../generated/permissions.ts';
import type { Permission } from '../../../generated/permissions.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import { liveEnv } from '../../helpers/gateway/live-gateway.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import { WHY, createToken } from './tokens.ts';

// What a token does not reach: with each permission of a role, at another merchant, and that the token of the environment,
// which reaches everything, is not used unseen.

let gateway: PeopleGateway;
beforeAll(async () => {
  gateway = await startPeopleGateway();
});
afterAll(() => gateway.close());

const DEMO = 100001;
const METRICS_TOKEN = 'a-token-for-the-metrics-of-this-test';
const LIVE = { CHANNEL_URL: 'http://127.0.0.1:9', CHANNEL_TOKEN: 'not-called', METRICS_TOKEN };

describe('the permissions of a token', () => {
  it('are all that it can do, whatever is called', async () => {
    const engineer = await gateway.signIn({ roles: ['engineer'] });
    const given = rolePermissions.engineer.filter((permission) => !peopleOnly.includes(permission));
    for (const only of given) {
      const { value } = await createToken(gateway, engineer.token, { permissions: [only] });
      expect(await reached(value)).toEqual(new Set([only, 'account.use']));
    }
  });

  /** The permissions of every operation that does not answer 403. Nothing is sent that could be carried out. */
  async function reached(value: string): Promise<Set<Permission>> {
    const found = new Set<Permission>();
    for (const { method, path, permission } of Object.values(operatorOperations)) {
      if (permission === null || found.has(permission)) continue;
      const target = path.replaceAll(/\{\w+\}/g, '1');
      const { status } = await gateway.as(value, method, target, { headers: { 'X-Reason': ' no reason' } });
      if (status !== 403) found.add(permission);
    }
    return found;
  }
});

describe('a token that is limited to a merchant', () => {
  it('reaches nothing of another, whoever created it', async () => {
    const engineer = await gateway.signIn({ roles: ['engineer'] });
    const other = await gateway.newShop();
    const { tradeNo } = dataOf(await other.pay()) as { tradeNo: string };
    const permissions = ['orders.read', 'merchants.read', 'balances.read', 'deliveries.read', 'deliveries.resend'];
    const { value } = await createToken(gateway, engineer.token, { merNo: DEMO, permissions });
    const ask = async (method: string, path: string) => {
      const { status, text } = await gateway.as(value, method, path, { headers: WHY });
      return { status, text: text.replace(/req_\w+/, '').replaceAll(/\b(?:TG\w+|\d{6,10})\b/g, 'NUMBER') };
    };
    for (const [method, path] of [
      ['GET', '/operator/merchants/NUMBER'],
      ['GET', '/operator/merchants/NUMBER/balances'],
      ['GET', '/operator/orders?merNo=NUMBER'],
      ['GET', '/operator/deliveries?merNo=NUMBER'],
      ['POST', '/operator/merchants/NUMBER/deliveries/resend'],
    ] as const) {
      const found = await ask(method, path.replace('NUMBER', String(other.merNo)));
      expect(found, path).toEqual(await ask(method, path.replace('NUMBER', '9999999')));
      expect(found.status, path).toBe(404);
    }
    expect((await ask('GET', `/operator/orders/${tradeNo}`)).status).toBe(404);
    expect((await gateway.as(engineer.token, 'GET', `/operator/orders/${tradeNo}`)).status).toBe(200);
    other.close();
  });
});

describe('the token of the environment', () => {
  it('is counted at each use, and in live mode a warning says so once a minute', async () => {
    const lines: string[] = [];
    const live = await startTestGateway({ env: { ...liveEnv(), ...LIVE }, write: (line) => lines.push(line) });
    for (let use = 0; use < 3; use += 1) await live.operator('GET', '/operator/caller');
    const warnings = lines.filter((line) => line.includes('break-glass token used'));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('tollgate login');
    const metrics = await fetch(`${live.url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
    expect(await metrics.text()).toMatch(/^tollgate_break_glass_uses_total 3$/m);
    await live.close();
  });
});
