import { expect, it } from 'vitest';
import type { NewPerson } from '../../../src/gateway/domain/people/people-lists.ts';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';

const NOBODY_IN_PARTICULAR = { merNo: null, role: null, state: null, text: null } as const;

function personOf([email, name]: readonly [string, string], index: number): NewPerson {
  const personId = `person_${index}`;
  const times = { createdAt: index, updatedAt: index, signedInAt: null, sessionEpoch: 0, heldUntil: null };
  const person = {
    personId,
    email,
    name,
    state: index === 4 ? 'disabled' : 'active',
    password: null,
    ...times,
  } as const;
  const merNo = index % 2 === 0 ? 100_001 : 100_002;
  const memberships = (['owner', 'staff'] as const).map((role) => ({
    personId,
    merNo,
    role,
    source: 'local',
    createdAt: index,
  }));
  return { person, memberships, factors: [] };
}

describeOnBothEngines('people', (databases) => {
  it('are listed once each over pages of any size, those found by the address before those found by the name', async () => {
    const store = await databases.open();
    const people = [
      ['mara.z@example.com', 'Mara'],
      ['x@example.com', 'MARA Last'],
      ['mara.a@example.com', 'Zoe'],
      ['y@example.com', 'Mara'],
      ['z@example.com', 'Mara'],
      ['other@example.com', 'Other'],
    ] as const;
    await store.addPeople(people.map(personOf));
    const read = async (search: Partial<Parameters<typeof store.listPeople>[0]>, limit: number) => {
      const found: string[] = [];
      for (let after: string | null = null; ;) {
        const page = await store.listPeople({ ...NOBODY_IN_PARTICULAR, ...search, after, limit });
        found.push(...page.map(({ person }) => person.personId.replace('person_', '')));
        if (page.length < limit) return found.join('');
        after = page.at(-1)?.person.personId ?? null;
      }
    };
    for (const limit of [1, 2, 3, 10]) {
      expect(await read({}, limit)).toBe('012345');
      expect(await read({ text: 'Mara' }, limit)).toBe('20341');
      expect(await read({ text: 'mara', state: 'active' }, limit)).toBe('2031');
      expect(await read({ text: 'mara', merNo: 100_001 }, limit)).toBe('204');
      expect(await read({ text: 'mara', merNo: 'merchants', role: 'owner' }, limit)).toBe('20341');
      expect(await read({ merNo: 100_001 }, limit)).toBe('024');
      expect(await read({ merNo: 'merchants', state: 'active' }, limit)).toBe('01235');
      expect(await read({ role: 'staff', state: 'disabled' }, limit)).toBe('4');
      expect(await read({ merNo: 0 }, limit)).toBe('');
    }
  });
});
