import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import { nameWords } from '../../domain/orders/order-terms.ts';
import type { Person } from '../../domain/people/people.ts';
import type { SearchMeanings } from '../../domain/search/search-text.ts';
import { listPeople } from '../people/list-people.ts';
import type { PeoplePage } from '../people/list-people.ts';
import { mayFind } from './search-types.ts';
import type { Look, SearchDependencies, Within } from './search-types.ts';

const PEOPLE_MAX = 5;
/** Colleagues whose names are compared word by word: a name begins with the first of them only. */
const COLLEAGUES_MAX = 500;

export function looksForPeople(deps: SearchDependencies, { person }: SearchMeanings, within: Within): Look[] {
  const isSeen =
    mayFind(within, 'people.read') && (within.merNo === null || within.acting.grant.merNo !== OPERATOR_SIDE);
  return person === null || !isSeen ? [] : [{ matched: 'person', find: () => findPeople(deps, person, within) }];
}

async function findPeople(deps: SearchDependencies, text: string, within: Within) {
  const beginning = await list(deps, { text, limit: PEOPLE_MAX }, within);
  const words = text.includes('@') ? [] : nameWords(text);
  const colleagues =
    words.length === 0 || beginning.length >= PEOPLE_MAX
      ? []
      : await list(deps, { side: ownSide(within), limit: COLLEAGUES_MAX }, within);
  const named = colleagues.filter(({ name }) => {
    const known = nameWords(name);
    return words.every((word) => known.some((one) => one.startsWith(word)));
  });
  const people = [...beginning, ...named].slice(0, PEOPLE_MAX);
  return { hits: people.map((person) => ({ kind: 'person', matched: 'person', person }) as const) };
}

function ownSide({ acting: { grant } }: Within): PeoplePage['side'] {
  return grant.merNo === OPERATOR_SIDE ? 'operator' : 'merchant';
}

async function list(deps: SearchDependencies, page: Partial<PeoplePage>, { acting }: Within): Promise<Person[]> {
  const all = { side: null, merNo: null, role: null, state: null, text: null, after: null, limit: PEOPLE_MAX };
  const found = await listPeople(deps, { ...all, ...page }, acting);
  return found.kind === 'done' ? found.value.people.map(({ person }) => person) : [];
}
