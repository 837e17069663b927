import type { ListedPerson, PeopleLists, PeopleSearch } from '../../domain/people/people-lists.ts';
import type { Engine } from '../engine/engine.ts';
import { searchPeople } from './people-search.ts';
import { FACTORS, MEMBERSHIPS, PEOPLE } from './people-tables.ts';
import { jsonOf } from '../engine/table.ts';
import type { Table } from '../engine/table.ts';

export function createPeopleLists(engine: Engine): PeopleLists {
  return {
    listPeople: (search) => listPeople(engine, search),

    async addPeople(people) {
      const { dialect } = engine;
      const add = <Fields>(table: Table<Fields>, rows: readonly Fields[]) => ({
        sql: table.insert(dialect, 'on conflict do nothing'),
        params: [jsonOf(rows.map(table.encode))],
      });
      await engine.transaction((transaction) =>
        transaction.all([
          dialect.lock('people'),
          add(
            PEOPLE,
            people.map(({ person }) => person),
          ),
          add(
            MEMBERSHIPS,
            people.flatMap(({ memberships }) => memberships),
          ),
          add(
            FACTORS,
            people.flatMap(({ factors }) => factors),
          ),
        ]),
      );
    },
  };
}

async function listPeople(engine: Engine, search: PeopleSearch): Promise<ListedPerson[]> {
  const people = await searchPeople(engine, search);
  if (people.length === 0) return [];
  const ids = people.map(({ personId }) => ({ value: personId }));
  const chosen = `person_id in (select r.value from ${engine.dialect.rows({ value: 'text' })})`;
  const memberships = (
    await engine.query(
      `select ${MEMBERSHIPS.list()} from memberships where ${chosen} order by person_id, mer_no, role`,
      [jsonOf(ids)],
    )
  ).map(MEMBERSHIPS.decode);
  return people.map((person) => ({
    person,
    memberships: memberships.filter(({ personId }) => personId === person.personId),
  }));
}
