import type { ListedPerson, PeopleLists, PeopleSearch, PersonWithoutFactor } from '../../domain/people/people-lists.ts';
import type { Engine } from '../engine/engine.ts';
import { searchPeople } from './people-search.ts';
import { FACTORS, MEMBERSHIPS, PEOPLE } from './people-tables.ts';
import { integerOf, jsonOf, textOf } from '../engine/table.ts';
import type { Table } from '../engine/table.ts';

export function createPeopleLists(engine: Engine): PeopleLists {
  return {
    listPeople: (search) => listPeople(engine, search),
    listWithoutFactor: (page) => listWithoutFactor(engine, page),

    async countPeople(side) {
      const sql = `select count(*) as n from people p where p.state = 'active' and ${OF_SIDE}`;
      const [row] = await engine.query(sql, [side]);
      return integerOf(row?.['n']);
    },

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

const OF_SIDE = 'p.person_id in (select m.person_id from memberships m where m.mer_no = $1)';

/** Whoever has neither password nor provider cannot sign in before they have set up both a password and a factor. */
async function listWithoutFactor(
  engine: Engine,
  { side, limit }: Parameters<PeopleLists['listWithoutFactor']>[0],
): Promise<PersonWithoutFactor[]> {
  const found = `select p.person_id, p.name, p.created_at from people p
    where p.state = 'active' and ${OF_SIDE}
      and not exists (select 1 from factors f where f.person_id = p.person_id and f.kind in ('totp', 'passkey'))
      and (p.password is not null or exists (select 1 from identities i where i.person_id = p.person_id))
    order by p.person_id limit $2`;
  const rows = await engine.query(
    `select w.person_id, w.name, w.created_at, i.provider from (${found}) w
     left join identities i on i.person_id = w.person_id order by w.person_id, i.provider`,
    [side, limit],
  );
  return [...Map.groupBy(rows, (row) => textOf(row['person_id']))].map(([personId, own]) => ({
    personId,
    name: textOf(own[0]?.['name']),
    createdAt: integerOf(own[0]?.['created_at']),
    providers: own.flatMap(({ provider }) => (provider === null ? [] : [textOf(provider)])),
  }));
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
