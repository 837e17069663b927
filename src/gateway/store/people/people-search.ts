import type { Person } from '../../domain/people/people.ts';
import type { PeopleSearch } from '../../domain/people/people-lists.ts';
import type { Engine, Param } from '../engine/engine.ts';
import { PEOPLE } from './people-tables.ts';

// Each page is read from an index in the order of the list, from where the page before it ended, so that its price does not
// depend on how many people there are, or how many match.

/** People in the order of their ids; with a text, first those whose address begins with it, then those whose name does. */
export async function searchPeople(engine: Engine, search: PeopleSearch): Promise<Person[]> {
  const { text, limit } = search;
  if (text === null) return run(engine, searchById(engine, search));
  const last = search.after === null ? null : await findPerson(engine, search.after);
  // Nobody has joined after somebody who is unknown.
  if (search.after !== null && last === null) return [];
  const begins = text.toLowerCase();
  const isPastAddresses = last !== null && !last.email.startsWith(begins);
  const byAddress = isPastAddresses ? [] : await run(engine, searchByAddress(search, begins, last));
  if (byAddress.length === limit) return byAddress;
  const from = isPastAddresses ? last : null;
  const byName = await run(engine, searchByName({ ...search, limit: limit - byAddress.length }, begins, from));
  return [...byAddress, ...byName];
}

interface Query {
  readonly sql: string;
  readonly params: readonly Param[];
}

async function run(engine: Engine, { sql, params }: Query): Promise<Person[]> {
  return (await engine.query(sql, params)).map(PEOPLE.decode);
}

async function findPerson(engine: Engine, personId: string): Promise<Person | null> {
  const sql = `select ${PEOPLE.list()} from people where person_id = $1`;
  return (await run(engine, { sql, params: [personId] }))[0] ?? null;
}

function searchById({ dialect }: Engine, search: PeopleSearch): Query {
  const { state, after, limit } = search;
  const params: Param[] = [limit, after ?? ''];
  const param = (value: Param) => `$${params.push(value)}`;
  const ofState = state === null ? '' : `p.state = ${param(state)}`;
  const ofMembership = membershipConditions(search, param);
  const order = 'order by p.person_id limit $1';
  if (ofMembership.length === 0) {
    const where = ['p.person_id > $2', ofState].filter(Boolean).join(' and ');
    return { sql: `select ${PEOPLE.list('p.')} from people p where ${where} ${order}`, params };
  }
  const join = ofState && `${dialect.joinInOrder} people p on p.person_id = m.person_id`;
  const where = ['m.person_id > $2', ...ofMembership, ofState].filter(Boolean).join(' and ');
  const ids = `select distinct m.person_id from memberships m ${join} where ${where} order by m.person_id limit $1`;
  return { sql: `select ${PEOPLE.list('p.')} from people p where p.person_id in (${ids}) ${order}`, params };
}

/** Above every character that follows a prefix. */
const LAST = '\u{10FFFF}';

// Each begins where the page before it ended, not at the text: SQLite uses one lower bound, the first that it finds.

function searchByAddress(search: PeopleSearch, begins: string, after: Person | null): Query {
  const params: Param[] = [search.limit, after?.email ?? begins, `${begins}${LAST}`];
  const from = after === null ? 'p.email >= $2' : 'p.email > $2';
  const where = [from, 'p.email < $3', ...otherConditions(search, params)].join(' and ');
  return { sql: `select ${PEOPLE.list('p.')} from people p where ${where} order by p.email limit $1`, params };
}

/** Without those whose address begins with it too: they came before. */
function searchByName(search: PeopleSearch, begins: string, after: Person | null): Query {
  const params: Param[] = [search.limit, begins, `${begins}${LAST}`];
  const last = after === null ? '' : `$${params.push(after.personId)}`;
  // By the database's own lower case, which need not be ours.
  const lastName = `(select lower(l.name) from people l where l.person_id = ${last})`;
  const conditions = [
    ...(after === null
      ? ['lower(p.name) >= $2']
      : // The first is where SQLite begins to read, which it does not take from the second.
        [`lower(p.name) >= ${lastName}`, `(lower(p.name), p.person_id) > (${lastName}, ${last})`]),
    'lower(p.name) < $3',
    'not (p.email >= $2 and p.email < $3)',
    ...otherConditions(search, params),
  ];
  const order = 'order by lower(p.name), p.person_id limit $1';
  return { sql: `select ${PEOPLE.list('p.')} from people p where ${conditions.join(' and ')} ${order}`, params };
}

function otherConditions(search: PeopleSearch, params: Param[]): string[] {
  const param = (value: Param) => `$${params.push(value)}`;
  const ofState = search.state === null ? [] : [`p.state = ${param(search.state)}`];
  const ofMembership = membershipConditions(search, param).join(' and ');
  if (ofMembership === '') return ofState;
  // A merchant has few people: those are looked through. The operator's side and a role may have many.
  const isFew = typeof search.merNo === 'number' && search.merNo > 0;
  return [
    ...ofState,
    isFew
      ? `p.person_id in (select m.person_id from memberships m where ${ofMembership})`
      : `exists (select 1 from memberships m where m.person_id = p.person_id and ${ofMembership})`,
  ];
}

function membershipConditions({ merNo, role }: PeopleSearch, param: (value: Param) => string): string[] {
  return [
    // The plus keeps SQLite from reading all of them by number, and sorting them.
    ...(merNo === null ? [] : [merNo === 'merchants' ? '+m.mer_no > 0' : `m.mer_no = ${param(merNo)}`]),
    ...(role === null ? [] : [`m.role = ${param(role)}`]),
  ];
}
