import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';

let gateway: PeopleGateway;
let mara: SignedInPerson;
let noor: SignedInPerson;

beforeAll(async () => {
  gateway = await startPeopleGateway();
  [mara, noor] = [await gateway.signIn({ roles: ['support'] }), await gateway.signIn({ roles: ['finance'] })];
});
afterAll(() => gateway.close());

interface View {
  readonly viewId: string;
  readonly name: string;
}

const save = (who: SignedInPerson, view: object) =>
  gateway.as(who.token, 'POST', '/operator/views', { body: { name: 'Mine', address: '/console/orders', ...view } });
const remove = (who: SignedInPerson, viewId: string) =>
  gateway.as(who.token, 'POST', `/operator/views/${viewId}/delete`);
const namesOf = async (who: SignedInPerson) => {
  const { views } = (await gateway.as(who.token, 'GET', '/operator/views')).body as { views: View[] };
  return views.map(({ name }) => name);
};

describe('a saved view', () => {
  it('belongs to whoever saved it, and is seen by others if it is shared', async () => {
    const address = '/console/orders?state=failure,success&text=a%20b&period=today';
    const { status, body } = await save(mara, { name: 'Bad', address, shared: true });
    expect([status, body]).toEqual([
      200,
      {
        viewId: expect.stringMatching(/^view_/) as unknown,
        name: 'Bad',
        address,
        shared: true,
        own: true,
        owner: mara.person.name,
        createdAt: expect.any(String) as unknown,
      },
    ]);
    await save(mara, { name: 'Alone' });
    expect([await namesOf(mara), await namesOf(noor)]).toEqual([['Alone', 'Bad'], ['Bad']]);
  });

  it('is replaced by another of the same name, and keeps its id', async () => {
    const first = (await save(noor, { name: 'Twice' })).body as View;
    const again = (await save(noor, { name: 'Twice', address: '/console/refunds?state=failure' })).body;
    expect(again).toMatchObject({ viewId: first.viewId, address: '/console/refunds?state=failure' });
    expect(await namesOf(noor)).toContain('Twice');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/console',
    '/\\evil.example',
    '/console//evil.example',
    '/console/../account',
    '/console/%2e%2e/account',
    '/account',
    '/consoles',
    '/console/orders#x',
    '/console/orders?a=<script>',
    '/console/orders?a=b c',
    '/console/orders?a="b',
    '/console\n/orders',
    'javascript:alert(1)',
    '',
    `/console/orders?text=${'a'.repeat(2000)}`,
  ])('never leads to %s', async (address) => {
    expect((await save(mara, { name: 'Outside', address })).status).toBe(400);
    expect(await namesOf(mara)).not.toContain('Outside');
  });

  it('is deleted by its owner; of others, only what is shared, by an admin', async () => {
    const admin = await gateway.signIn({ roles: ['admin'] });
    const own = (await save(noor, { name: 'Private' })).body as View;
    const shared = (await save(noor, { name: 'Public', shared: true })).body as View;
    expect((await remove(mara, shared.viewId)).status).toBe(404);
    expect((await remove(admin, own.viewId)).status).toBe(404);
    expect((await remove(admin, shared.viewId)).body).toMatchObject({ name: 'Public', own: false });
    expect((await remove(noor, own.viewId)).body).toMatchObject({ name: 'Private', own: true });
    expect((await remove(noor, own.viewId)).status).toBe(404);
    const { actions } = (await gateway.operator('GET', '/operator/actions?action=deleteView')).body as {
      actions: { target: string; outcome: string }[];
    };
    expect(actions.map(({ target, outcome }) => [target, outcome])).toEqual([
      ['view Private', 'done'],
      ['view Public', 'done'],
    ]);
  });

  it('is one of at most 50 of a person', async () => {
    const risk = await gateway.signIn({ roles: ['risk'] });
    await Promise.all(Array.from({ length: 50 }, (_, index) => save(risk, { name: `View ${index}` })));
    expect((await save(risk, { name: 'One more' })).body).toMatchObject({
      type: 'urn:tollgate:problem:tooManyViews',
      status: 409,
    });
    // Another address for one that is there is no more.
    expect((await save(risk, { name: 'View 7', shared: true })).status).toBe(200);
  });

  it('is no business of programs and merchants', async () => {
    expect((await gateway.operator('POST', '/operator/views', { name: 'A', address: '/console' })).status).toBe(403);
    const owner = await gateway.signIn({ roles: ['owner'], merNo: 100_001 });
    expect((await gateway.as(owner.token, 'GET', '/operator/views')).status).toBe(403);
  });
});

describe('the list of orders', () => {
  it("has a merchant's own for its people, whatever they ask", async () => {
    const [ours, theirs] = [await gateway.newShop(), await gateway.newShop()];
    for (const shop of [ours, theirs]) await shop.pay();
    const owner = await gateway.signIn({ roles: ['owner'], merNo: ours.merNo });
    const merchantsAt = async (who: SignedInPerson, path: string) => {
      const { orders } = (await gateway.as(who.token, 'GET', path)).body as { orders: { merNo: number }[] };
      return new Set(orders.map(({ merNo }) => merNo));
    };
    expect(await merchantsAt(owner, '/operator/orders')).toEqual(new Set([ours.merNo]));
    expect(await merchantsAt(mara, '/operator/orders')).toEqual(new Set([ours.merNo, theirs.merNo]));
    const foreign = await gateway.as(owner.token, 'GET', `/operator/orders?merNo=${theirs.merNo}`);
    const missing = await gateway.as(owner.token, 'GET', '/operator/orders?merNo=7');
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    const { orders } = (await gateway.as(mara.token, 'GET', `/operator/orders?merNo=${theirs.merNo}`)).body as {
      orders: { tradeNo: string }[];
    };
    const numbered = `/operator/orders?text=${orders[0]?.tradeNo}`;
    expect(await merchantsAt(mara, numbered)).toEqual(new Set([theirs.merNo]));
    expect(await merchantsAt(owner, numbered)).toEqual(new Set());
    for (const shop of [ours, theirs]) shop.close();
  });
});
