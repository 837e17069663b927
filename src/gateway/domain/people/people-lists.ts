import type { Role } from '../../../../generated/permissions.ts';
import type { Factor, Membership, Person } from './people.ts';

export interface PeopleSearch {
  /** People of one merchant, of all merchants, or of the operator's own side; null for everybody. */
  readonly merNo: number | 'merchants' | null;
  readonly role: Role | null;
  readonly state: Person['state'] | null;
  /** What the address or the name begins with, whatever the case. */
  readonly text: string | null;
  readonly after: string | null;
  readonly limit: number;
}

export interface ListedPerson {
  readonly person: Person;
  readonly memberships: readonly Membership[];
}

export interface PeopleLists {
  /** By their ids, oldest first. With a text: first those whose address begins with it, then the others, each in its order. */
  listPeople(search: PeopleSearch): Promise<ListedPerson[]>;
  /** Adds people as they are, for the sandbox. Those that exist are left alone. */
  addPeople(people: readonly NewPerson[]): Promise<void>;
}

export interface NewPerson extends ListedPerson {
  readonly factors: readonly Factor[];
}
