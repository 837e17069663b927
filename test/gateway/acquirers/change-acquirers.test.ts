import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameAcquirers } from '../../helpers/acquirer/acquirers-file.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';

// What acquirers are used for: asked by an engineer, approved by somebody else, unless it only stops one.

const REASON = { 'X-Reason': 'Contract of November' };
const UNBOUND = { methods: null, currencies: null, countries: null, limits: [] };
const CARDS = {
  state: 'active',
  preference: 200,
  methods: ['CREDIT_CARD'],
  currencies: ['EUR', 'USD'],
  countries: null,
  limits: [{ currency: 'EUR', min: '1.00', max: '5000.00' }],
};

const file = nameAcquirers([{ name: 'north' }, { name: 'south' }]);
let gateway: PeopleGateway;
let engineer: SignedInPerson;
let risk: SignedInPerson;

beforeAll(async () => {
  gateway = await startPeopleGateway({ env: file.env });
  engineer = await gateway.signIn({ roles: ['engineer'] });
  risk = await gateway.signIn({ roles: ['risk'] });
});
afterAll(async () => {
  await gateway.close();
  file.remove();
});

interface Listed {
  readonly name: string;
  readonly version: number;
  readonly state: string;
}

const call = (who: Pick<SignedInPerson, 'token'>, method: string, path: string, body?: object) =>
  gateway.as(who.token, method, path, { headers: REASON, ...(body && { body }) });
const put = (name: string, body: object, who = engineer) => call(who, 'PUT', `/operator/acquirers/${name}`, body);
const remove = (name: string, version: number) =>
  call(engineer, 'POST', `/operator/acquirers/${name}/remove`, { version });
const approve = (asked: { readonly body: unknown }, who = risk) =>
  call(who, 'POST', `/operator/approvals/${(asked.body as { approvalNo: string }).approvalNo}/approve`);
const listed = async () =>
  ((await call(engineer, 'GET', '/operator/acquirers')).body as { acquirers: Listed[] }).acquirers;
const found = async (name: string) => (await listed()).find((one) => one.name === name);

describe('an acquirer of the configuration', () => {
  it('is listed before anybody gives it a row: the first is active and comes first, others are paused', async () => {
    expect(await listed()).toEqual(
      ['default', 'north', 'south'].map((name) => ({
        name,
        isConfigured: true,
        state: name === 'default' ? 'active' : 'paused',
        preference: name === 'default' ? 0 : 100,
        ...UNBOUND,
        version: 0,
        changedAt: null,
        takesHints: false,
        capabilities: null,
        open: 0,
        owes: [],
      })),
    );
  });

  it('gets a row that somebody else has approved', async () => {
    const asked = await put('north', { ...CARDS, version: 0 });
    expect(asked).toMatchObject({
      status: 202,
      body: {
        kind: 'acquirer',
        state: 'pending',
        summary: 'Acquirer north: paused to active; new preference, methods, currencies, limits',
        before: { state: 'paused', methods: 'all' },
        after: { state: 'active', methods: ['CREDIT_CARD'], limits: ['EUR 1.00 to 5000.00'] },
      },
    });
    expect(await found('north')).toMatchObject({ state: 'paused', version: 0 });
    expect((await approve(asked, engineer)).status).toBe(409);
    expect(await approve(asked)).toMatchObject({
      status: 200,
      body: { approval: { state: 'done' }, response: { name: 'north', ...CARDS, version: 1 } },
    });
    expect(await found('north')).toMatchObject({ ...CARDS, version: 1 });
    const [action] = await gateway.store.listActions({ action: 'putAcquirer', before: null, limit: 1 });
    expect(action).toMatchObject({
      target: 'acquirer north',
      actor: risk.person.email,
      reason: REASON['X-Reason'],
      before: { state: 'paused' },
      after: { state: 'active' },
    });
  });

  it('is drained and paused by one person at once, and resumed by two', async () => {
    const { version } = (await found('north')) as Listed;
    expect(await put('north', { ...CARDS, state: 'draining', version })).toMatchObject({
      status: 200,
      body: { state: 'draining', version: version + 1 },
    });
    expect((await put('north', { ...CARDS, state: 'paused', version: version + 1 })).status).toBe(200);
    const resumed = await put('north', { ...CARDS, version: version + 2 });
    expect(resumed.status).toBe(202);
    expect((await approve(resumed)).status).toBe(200);
    expect(await found('north')).toMatchObject({ state: 'active', version: version + 3 });
  });

  it('is not stopped and changed by one person in one step', async () => {
    const { version } = (await found('north')) as Listed;
    const changed = { ...CARDS, state: 'paused', currencies: null, limits: [], version };
    expect((await put('north', changed)).status).toBe(202);
    expect((await put('north', { ...CARDS, preference: 1, version })).status).toBe(202);
    expect(await found('north')).toMatchObject({ state: 'active', version, preference: 200 });
  });

  it('is left alone by a request that was approved after another change', async () => {
    const { version } = (await found('north')) as Listed;
    const asked = await put('north', { ...CARDS, preference: 300, version });
    await put('north', { ...CARDS, state: 'draining', version });
    expect(await approve(asked)).toMatchObject({ status: 200, body: { approval: { state: 'failed' } } });
    expect(await found('north')).toMatchObject({ state: 'draining', preference: 200, version: version + 1 });
    expect(await put('north', { ...CARDS, version })).toMatchObject({
      status: 409,
      body: { type: 'urn:tollgate:problem:changedMeanwhile' },
    });
  });

  it('loses its row when two people agree, and is then paused', async () => {
    await approve(await put('south', { ...CARDS, version: 0 }));
    const asked = await remove('south', 1);
    expect(asked).toMatchObject({ status: 202, body: { summary: 'Remove the acquirer south', after: null } });
    expect(await approve(asked)).toMatchObject({ status: 200, body: { response: { name: 'south' } } });
    expect(await found('south')).toMatchObject({ state: 'paused', version: 0 });
  });

  it('keeps its row while orders go there', async () => {
    await approve(await put('default', { state: 'active', preference: 1, ...UNBOUND, version: 0 }));
    expect(await approve(await remove('default', 1))).toMatchObject({
      status: 200,
      body: { approval: { state: 'failed', outcome: expect.stringContaining('Drain it instead') as string } },
    });
  });
});

describe('what is refused', () => {
  it.each([
    ['a limit twice', { limits: [CARDS.limits[0], CARDS.limits[0]] }, 'limits[1].currency'],
    ['a limit of another currency', { limits: [{ currency: 'JPY', min: '1', max: null }] }, 'limits[0].currency'],
    ['a limit without an amount', { limits: [{ currency: 'EUR', min: null, max: null }] }, 'limits[0].max'],
    ['limits in the wrong order', { limits: [{ currency: 'EUR', min: '2', max: '1' }] }, 'limits[0].max'],
    ['too many decimals', { limits: [{ currency: 'EUR', min: '0.001', max: null }] }, 'limits[0].min'],
    ['no method at all', { methods: [] }, 'methods'],
    ['a country by its name', { countries: ['Germany'] }, 'countries[0]'],
    ['an address', { url: 'https://elsewhere.example' }, 'url'],
    ['a token', { token: 'of-another' }, 'token'],
  ])('is %s, by the name of its field', async (_, wrong, field) => {
    const before = await listed();
    const refused = await put('north', { ...CARDS, version: 0, ...wrong });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field }] } });
    expect(await listed()).toEqual(before);
  });

  it('is a name that the configuration lacks', async () => {
    expect(await put('west', { ...CARDS, version: 0 })).toMatchObject({
      status: 404,
      body: { detail: expect.stringContaining('ACQUIRERS_FILE') as string },
    });
    expect((await remove('west', 0)).status).toBe(404);
  });

  it('is a change by whoever may only look', async () => {
    const support = await gateway.signIn({ roles: ['support'] });
    expect((await call(support, 'GET', '/operator/acquirers')).status).toBe(200);
    expect((await put('north', { ...CARDS, version: 0 }, support)).status).toBe(403);
    const shop = await gateway.newShop();
    const owner = await gateway.signIn({ roles: ['owner'], merNo: shop.merNo });
    expect((await call(owner, 'GET', '/operator/acquirers')).status).toBe(403);
  });
});

describe('the console', () => {
  it('shows the acquirers, and asks for what changes them', async () => {
    const console = await openConsole(gateway.url, 'engineer');
    const list = (await console.open('/console/channels')).text;
    expect(list).toContain('href="/console/channels/north"');
    const page = (await console.open('/console/channels/north')).text;
    expect(page).toContain('1.00 to 5,000.00 EUR');
    expect(page).toContain('Card');
    expect(page).toContain('href="/console/channels/north/resume"');
    expect(page).not.toContain('href="/console/channels/north/drain"');
    expect((await console.open('/console/channels/nowhere')).status).toBe(404);
    const auditor = await openConsole(gateway.url, 'auditor');
    expect((await auditor.open('/console/channels/north')).text).not.toContain('/change');
    expect((await auditor.open('/console/channels/north/pause')).status).toBe(403);
  });
});
