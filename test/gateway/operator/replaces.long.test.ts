import { afterEach, describe, expect, test } from 'vitest';
import { actingAsSystem } from '../../../src/gateway/domain/audit/actor.ts';
import { auditOf } from '../../../src/gateway/domain/audit/audit.ts';
import { FREE_TERMS } from '../../../src/gateway/domain/merchants/merchant.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';
import { sampled } from '../../helpers/sweep.ts';

// Many people who saw the same change it at once: one of them does, and the others are refused.

const MERCHANT = '/operator/merchants/100001';
const AT_ONCE = 12;

let gateway: PeopleGateway;
afterEach(() => gateway.close());

async function statusesOf(calls: Promise<{ status: number }>[]): Promise<[done: number, changedMeanwhile: number]> {
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
  const done = statuses.filter((status) => status === 200).length;
  return [done, statuses.length - done];
}

const times = <Value>(make: (index: number) => Value): Value[] =>
  Array.from({ length: AT_ONCE }, (_, index) => make(index));

async function countActions(action: string): Promise<number> {
  return (await gateway.store.listActions({ action, before: null, limit: 100 })).length;
}

describe.each(sampled(['PostgreSQL', 'SQLite'] as const, 1))('with %s', (engine) => {
  test('one of many changes that replace the same is made and recorded', async () => {
    gateway = await startPeopleGateway({ engine });
    const { terms, websites } = (await gateway.operator('GET', MERCHANT)).body as {
      terms: Record<string, unknown>;
      websites: string[];
    };
    const setTerms = (index: number) =>
      gateway.operator('PUT', `${MERCHANT}/terms`, { ...terms, marginDays: 100 + index, replaces: terms });
    expect(await statusesOf(times(setTerms))).toEqual([1, AT_ONCE - 1]);
    expect(await countActions('setTerms')).toBe(1);
    const setWebsites = (index: number) =>
      gateway.operator('PUT', `${MERCHANT}/websites`, { websites: [`https://s${index}.example`], replaces: websites });
    expect(await statusesOf(times(setWebsites))).toEqual([1, AT_ONCE - 1]);
    expect(await countActions('setWebsites')).toBe(1);
  });

  test('one of many rotations of the same key is made, and one key is in use', async () => {
    gateway = await startPeopleGateway({ engine });
    const list = async () =>
      (await gateway.operator('GET', `${MERCHANT}/secrets`)).body as {
        secrets: { secretNo: string; kind: string; expiresAt: string | null }[];
      };
    const inUse = async () =>
      (await list()).secrets.filter(({ kind, expiresAt }) => kind === 'signingKey' && expiresAt === null);
    const [current] = await inUse();
    const rotate = () => gateway.operator('POST', `${MERCHANT}/signing-key`, { replaces: current?.secretNo });
    expect(await statusesOf(times(rotate))).toEqual([1, AT_ONCE - 1]);
    expect(await inUse()).toHaveLength(1);
    expect(await countActions('rotateSigningKey')).toBe(1);
  });

  test('one of many who approve a merchant, or change roles, is recorded', async () => {
    gateway = await startPeopleGateway({ engine });
    const { body } = await gateway.operator('POST', '/operator/merchants', { name: 'Pending' });
    const { merNo } = (body as { merchant: { merNo: number } }).merchant;
    const approve = () => gateway.operator('POST', `/operator/merchants/${merNo}/approve`);
    expect(await statusesOf(times(approve))).toEqual([AT_ONCE, 0]);
    expect(await countActions('approveMerchant')).toBe(1);
    const { person } = await gateway.signIn({ roles: ['support'] });
    const change = (index: number) =>
      gateway.operator('PUT', `/operator/people/${person.personId}/roles`, {
        roles: [index % 2 === 0 ? 'auditor' : 'engineer'],
        replaces: ['support'],
      });
    expect(await statusesOf(times(change))).toEqual([1, AT_ONCE - 1]);
    expect(await countActions('changeRoles')).toBe(1);
  });

  test('a search among many merchants looks at some of them, and leads on to the rest', async () => {
    gateway = await startPeopleGateway({ engine });
    const at = await gateway.now();
    // One at a time: a pool refuses what would wait for too long.
    for (let index = 0; index < 2100; index += 1) await add({ merNo: 200_000 + index, name: `Shop ${index}`, at });
    await add({ merNo: 900_000, name: 'Needle', at });
    const find = async (query: string) =>
      (await gateway.operator('GET', `/operator/merchants?${query}`)).body as {
        merchants: { merNo: number }[];
        next: number | null;
      };
    const first = await find('text=needle');
    expect([first.merchants, first.next]).toEqual([[], expect.any(Number)]);
    expect((await find(`text=needle&after=${first.next}`)).merchants).toMatchObject([{ merNo: 900_000 }]);
    // A number is found at once, and once.
    expect(await find('text=900000')).toMatchObject({ merchants: [{ merNo: 900_000 }] });
    expect((await find('status=active&text=shop')).merchants).toMatchObject([{ merNo: 100_001 }]);
  });
});

async function add({ merNo, name, at }: { merNo: number; name: string; at: number }): Promise<void> {
  const merchant = {
    merNo,
    name,
    status: 'pending',
    websites: [],
    methods: null,
    currencies: null,
    terms: FREE_TERMS,
    accentColour: null,
    framesPages: false,
    createdAt: at,
    updatedAt: at,
  } as const;
  const entry = { at, action: 'createMerchant' as const, merNo, target: `merchant ${merNo}`, detail: name };
  await gateway.store.createMerchant({ merchant, secrets: [], audit: auditOf(actingAsSystem('test'), entry) });
}
