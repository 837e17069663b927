import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorOperations } from '../../../generated/operator-operations.ts';
import { SANDBOX_OPERATOR_TOKEN } from '../../../src/gateway/config/config.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';
import { DAY_SECONDS, WHY, createToken, requestToken } from './tokens.ts';

let gateway: PeopleGateway;
beforeAll(async () => {
  gateway = await startPeopleGateway();
});
afterAll(() => gateway.close());

const DEMO = 100001;

const create = (by: string, wanted?: object) => requestToken(gateway, by, wanted);
const created = (by: string, wanted?: object) => createToken(gateway, by, wanted);

describe('a token of a program', () => {
  it('is shown once, kept as a hash, and named in what it does', async () => {
    const engineer = await gateway.signIn({ roles: ['engineer'] });
    const { token, value } = await created(engineer.token, { permissions: ['merchants.read', 'deliveries.pause'] });
    expect(value).toMatch(/^tgt_[\w-]{40,}$/);
    const pause = `/operator/merchants/${DEMO}/deliveries/pause`;
    expect((await gateway.as(value, 'POST', pause, { headers: WHY })).status).toBe(200);
    const listed = await gateway.as(engineer.token, 'GET', '/operator/tokens');
    expect(listed.text).not.toContain(value);
    const usedAt: unknown = expect.stringMatching(/^20/);
    const creator = engineer.person.email;
    const { tokens, next } = listed.body as { tokens: object[]; next: null };
    expect([tokens[0], next]).toMatchObject([{ tokenId: token.tokenId, usedAt, createdBy: creator }, null]);
    const actions = await gateway.store.listActions({ before: null, limit: 10 });
    expect(JSON.stringify(actions)).not.toContain(value);
    expect(actions[0]).toMatchObject({ actorKind: 'token', actorId: token.tokenId, actor: 'token nightly-export' });
    expect(actions[1]).toMatchObject({ action: 'createToken', actorKind: 'person', reason: 'Ticket 4711' });
  });

  it('opens nothing once it is revoked, and stays in the list', async () => {
    const engineer = await gateway.signIn({ roles: ['engineer'] });
    const { token, value } = await created(engineer.token, { permissions: ['merchants.read'] });
    const use = () => gateway.as(value, 'GET', '/operator/merchants').then(({ status }) => status);
    // In use at the time when it is revoked: whatever starts after that is refused.
    const during = Array.from({ length: 5 }, use);
    const path = `/operator/tokens/${token.tokenId}`;
    const revoked = await gateway.as(engineer.token, 'POST', `${path}/revoke`, { headers: WHY });
    expect(revoked.body).toMatchObject({ state: 'revoked' });
    expect(await use()).toBe(401);
    expect(new Set(await Promise.all(during)).isSubsetOf(new Set([200, 401]))).toBe(true);
    const again = await gateway.as(engineer.token, 'POST', `${path}/revoke`, { headers: WHY });
    expect(again.body).toEqual(revoked.body);
    const actions = await gateway.store.listActions({ target: `token ${token.tokenId}`, before: null, limit: 10 });
    expect(actions.map(({ action }) => action)).toEqual(['revokeToken', 'createToken']);
  });

  it('expires, and lives for a year at most', async () => {
    const engineer = await gateway.signIn({ roles: ['engineer'], kind: 'command' });
    expect((await create(engineer.token, { lifetimeSeconds: 366 * DAY_SECONDS })).status).toBe(400);
    const { token, value } = await created(engineer.token, { permissions: ['merchants.read'], lifetimeSeconds: 3600 });
    gateway.pass(3600);
    expect((await gateway.as(value, 'GET', '/operator/merchants')).status).toBe(401);
    const shown = await gateway.as(engineer.token, 'GET', `/operator/tokens/${token.tokenId}`);
    expect(shown.body).toMatchObject({ state: 'expired' });
  });

  it('stops when its creator is disabled or leaves that side', async () => {
    const admin = await gateway.signIn({ roles: ['admin'] });
    for (const removeMemberships of [[], [{ merNo: DEMO, role: 'owner' as const }]]) {
      const owner = await gateway.signIn({ roles: ['owner'], merNo: DEMO });
      const { token, value } = await created(owner.token);
      const use = () => gateway.as(value, 'GET', `/operator/orders?merNo=${DEMO}`).then(({ status }) => status);
      expect(await use()).toBe(200);
      const { personId } = owner.person;
      if (removeMemberships.length === 0) {
        const disable = `/operator/people/${personId}/disable`;
        expect((await gateway.as(admin.token, 'POST', disable, { headers: WHY })).status).toBe(200);
      } else {
        await gateway.store.changePerson(personId, () => ({ result: null, change: { removeMemberships, audit: [] } }));
      }
      expect(await use()).toBe(401);
      const shown = await gateway.as(admin.token, 'GET', `/operator/tokens/${token.tokenId}`);
      expect(shown.body).toMatchObject({ state: 'suspended' });
    }
  });
});

describe('the permissions of a token', () => {
  it('are some of its creator’s, and none that only people can have', async () => {
    const engineer = await gateway.signIn({ roles: ['engineer'] });
    const permissions = ['orders.read', 'deposits.create', 'tokens.manage', 'orders.eat'];
    expect((await create(engineer.token, { permissions })).body).toMatchObject({
      errors: [
        { field: 'permissions[1]', problem: 'is deposits.create, which you do not have yourself' },
        { field: 'permissions[2]', problem: 'is tokens.manage, which only people can have' },
        { field: 'permissions[3]', problem: 'is orders.eat, which does not exist' },
      ],
    });
    const ofAll = await create(engineer.token, { merNo: DEMO, permissions: ['ledger.verify'] });
    expect(ofAll.body).toMatchObject({
      errors: [{ problem: 'is ledger.verify, which no role of a merchant has: leave out merNo' }],
    });
  });

  it('include no account: the answer says so, and nothing of a person is shown or changed', async () => {
    const engineer = await gateway.signIn({ roles: ['engineer'] });
    const { value } = await created(engineer.token);
    const own = Object.entries(operatorOperations).filter(
      ([operationId, { permission }]) => permission === 'account.use' && operationId !== 'getCaller',
    );
    for (const [operationId, { method, path }] of own) {
      const target = path.replace('{sessionId}', engineer.sessionId);
      // Without a body, and with a newsId that is none: who may not call learns nothing about what they sent.
      const answer = await gateway.as(value, method, target, { headers: WHY });
      const expected =
        operationId === 'signOut'
          ? [200, { ended: false }]
          : [
              403,
              {
                type: 'urn:tollgate:problem:forbidden',
                detail: expect.stringMatching(/^Tokens have no account|^Only people/) as unknown,
              },
            ];
      expect([answer.status, answer.body], operationId).toMatchObject(expected);
    }
    expect(own.length).toBeGreaterThan(6);
    expect((await gateway.as(engineer.token, 'GET', '/operator/caller')).status).toBe(200);
  });
});

describe('a token whose creator’s roles change', () => {
  it('has no more than they have by then, and gets it back with the role', async () => {
    const admin = await gateway.signIn({ roles: ['admin'] });
    const engineer = await gateway.signIn({ roles: ['engineer'] });
    const { token, value } = await created(engineer.token, { permissions: ['merchants.read', 'deliveries.pause'] });
    const use = async () => {
      const read = await gateway.as(value, 'GET', '/operator/merchants');
      const pause = await gateway.as(value, 'POST', `/operator/merchants/${DEMO}/deliveries/pause`, { headers: WHY });
      const { body } = await gateway.as(value, 'GET', '/operator/caller');
      return [read.status, pause.status, (body as { permissions: string[] }).permissions.toSorted()];
    };
    const change = async (role: string) => {
      const path = `/operator/people/${engineer.person.personId}/roles`;
      expect((await gateway.as(admin.token, 'PUT', path, { body: { roles: [role] }, headers: WHY })).status).toBe(200);
    };
    const given = ['account.use', 'deliveries.pause', 'merchants.read'];
    expect(await use()).toEqual([200, 200, given]);
    await change('auditor');
    expect(await use()).toEqual([200, 403, ['account.use', 'merchants.read']]);
    const { body } = await gateway.as(admin.token, 'GET', `/operator/tokens/${token.tokenId}`);
    expect(body).toMatchObject({ state: 'active', permissions: ['merchants.read', 'deliveries.pause'] });
    await change('engineer');
    expect(await use()).toEqual([200, 200, given]);
  });
});

describe('a merchant’s token', () => {
  it('is limited to that merchant, and seen by nobody of another', async () => {
    const other = await gateway.signIn({ roles: ['developer'], merNo: 200001 });
    const owner = await gateway.signIn({ roles: ['owner'], merNo: DEMO });
    const { token } = await created(owner.token);
    expect(token).toMatchObject({ merNo: DEMO, state: 'active' });
    expect((await create(owner.token, { merNo: 200001 })).status).toBe(404);
    expect((await gateway.as(other.token, 'GET', '/operator/tokens')).body).toEqual({ tokens: [], next: null });
    const path = `/operator/tokens/${token.tokenId}`;
    const unknown = await gateway.as(other.token, 'GET', '/operator/tokens/token_unknown');
    for (const [method, target] of [
      ['GET', path],
      ['POST', `${path}/revoke`],
    ] as const) {
      const answer = await gateway.as(other.token, method, target, { headers: WHY });
      expect(answer.status).toBe(unknown.status);
      expect(answer.text.replace(token.tokenId, 'token_unknown').replace(/req_\w+/, '')).toBe(
        unknown.text.replace(/req_\w+/, ''),
      );
    }
  });
});

describe('whose token it is', () => {
  it('is shown to people, programs and whoever has the token of the environment', async () => {
    const owner = await gateway.signIn({ roles: ['owner'], merNo: DEMO });
    const { value } = await created(owner.token);
    const ask = async (token: string) => (await gateway.as(token, 'GET', '/operator/caller')).body;
    expect(await ask(owner.token)).toMatchObject({ kind: 'person', actor: owner.person.email, roles: ['owner'] });
    expect(await ask(value)).toMatchObject({
      kind: 'token',
      actor: 'token nightly-export',
      merNo: DEMO,
      factorAt: null,
    });
    expect(await ask(SANDBOX_OPERATOR_TOKEN)).toMatchObject({ kind: 'breakGlass', permissions: null, expiresAt: null });
  });

  it('ends with the session', async () => {
    const { token } = await gateway.signIn({ roles: ['support'] });
    expect((await gateway.as(token, 'POST', '/operator/sign-out')).body).toEqual({ ended: true });
    expect((await gateway.as(token, 'GET', '/operator/caller')).status).toBe(401);
  });
});
