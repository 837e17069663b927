import type { components } from '../../../generated/channel.ts';
import type { Kit } from './kit.ts';
import type { AccountName, CardName, Position } from './options.ts';

// What a rule of the kit is. The command's output, the list of rules and their pages in the docs are made from these fields.

export type { Position } from './options.ts';

export type Claim = components['schemas']['Claim'];

/** What a rule needs beside the adapter's address. */
export type Need =
  | 'restart'
  | 'relay'
  | 'webhooks'
  | 'books'
  | 'hints'
  | 'version2'
  | 'payer'
  | `card.${CardName}`
  | `account.${AccountName}`
  | `currency.${string}`;

export interface Rule {
  /** Such as `ECHO-1`; it never changes. */
  readonly id: string;
  /** A fact about a good adapter, in the present tense. */
  readonly title: string;
  /** What the kit does, and what has to come of it. */
  readonly what: string;
  /** What goes wrong without it. */
  readonly why: string;
  /** Where the field has seen it go wrong. */
  readonly incident: Incident;
  readonly remedy: string;
  /** It applies only to an adapter that claims all of these. */
  readonly claims: readonly Claim[];
  readonly position: Position;
  readonly needs: readonly Need[];
  /** Runs after all others, because it judges what they saw. */
  readonly isLast?: boolean;
  /** Throws a `Violation` if the adapter breaks the rule. */
  run(kit: Kit): Promise<void>;
}

export interface Incident {
  readonly text: string;
  readonly url: string;
}

/** The adapter breaks the rule. The message says what came instead, without card data. */
export class Violation extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Violation';
  }
}

/** The rule cannot be judged, for a reason that showed while it ran. */
export class NotRunError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'NotRunError';
  }
}

export function ensure(holds: boolean, problem: string): asserts holds {
  if (!holds) throw new Violation(problem);
}
