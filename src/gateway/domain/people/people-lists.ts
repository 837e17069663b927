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

export interface PersonWithoutFactor {
  readonly personId: string;
  readonly name: string;
  readonly createdAt: number;
  /** The identity providers with which they sign in. */
  readonly providers: readonly string[];
}

export interface PeopleLists {
  /** By their ids, oldest first. With a text: first those whose address begins with it, then the others, each in its order. */
  listPeople(search: PeopleSearch): Promise<ListedPerson[]>;
  /** Active people of a side who can sign in and have neither app nor passkey here, by their ids. */
  listWithoutFactor(page: { readonly side: number; readonly limit: number }): Promise<PersonWithoutFactor[]>;
  /** Active people of a side. */
  countPeople(side: number): Promise<number>;
  /** Adds people as they are, for the sandbox. Those that exist are left alone. */
  addPeople(people: readonly NewPerson[]): Promise<void>;
}

export interface NewPerson extends ListedPerson {
  readonly factors: readonly Factor[];
}
