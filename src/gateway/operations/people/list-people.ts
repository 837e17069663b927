import type { Role } from '../../../../generated/permissions.ts';
import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import type { Person } from '../../domain/people/people.ts';
import type { ListedPerson, PeopleLists } from '../../domain/people/people-lists.ts';
import { done, invalid, refuseInput } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import { seenBy, sideOf } from './side.ts';

export interface PeoplePage {
  readonly side: 'operator' | 'merchant' | null;
  readonly merNo: number | null;
  readonly role: Role | null;
  readonly state: Person['state'] | null;
  readonly text: string | null;
  readonly after: string | null;
  readonly limit: number;
}

type Listed = { readonly people: readonly ListedPerson[]; readonly next: string | null };

const NOBODY: Listed = { people: [], next: null };

export interface ListPeopleDependencies {
  readonly store: Pick<PeopleLists, 'listPeople'>;
}

export async function listPeople(
  { store }: ListPeopleDependencies,
  page: PeoplePage,
  { grant }: Acting,
): Promise<OperatorOutcome<Listed>> {
  const { side, role, state, text, after, limit } = page;
  if (side === 'operator' && page.merNo !== null) {
    return refuseInput([invalid('merNo', 'merchantOnOperatorsSide')]);
  }
  const merNo = searchedSide(page, sideOf(grant, page.merNo ?? undefined));
  // A merchant's people who look elsewhere find what somebody finds who looks at nothing (S35).
  if (merNo === 'nowhere' || (grant.merNo !== OPERATOR_SIDE && side === 'operator')) return done(NOBODY);
  // One more than requested shows whether there is a next page.
  const found = await store.listPeople({ merNo, role, state, text, after, limit: limit + 1 });
  const people = found.slice(0, limit);
  const next = found.length > limit ? (people.at(-1)?.person.personId ?? null) : null;
  return done({ people: people.flatMap((one) => seenBy(grant, one) ?? []), next });
}

/** A number, `merchants` for all of them, null for everybody. */
function searchedSide({ side, merNo }: PeoplePage, meant: number | null): number | 'merchants' | 'nowhere' | null {
  if (meant === null) return 'nowhere';
  if (meant !== OPERATOR_SIDE || side === 'operator') return meant;
  if (merNo !== null) return merNo;
  return side === 'merchant' ? 'merchants' : null;
}
