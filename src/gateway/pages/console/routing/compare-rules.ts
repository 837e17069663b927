import type { Rule } from './version.ts';

// What a version changes in another: rules that are new, gone, elsewhere, or the same by name with other contents.

interface Placed {
  readonly rule: Rule;
  /** From 1. */
  readonly place: number;
}

export interface ComparedRule extends Placed {
  /** As it was; null for a new one. */
  readonly was: Placed | null;
  /** Whether its place among the others is another, not only because some came or went. */
  readonly isMoved: boolean;
  readonly isChanged: boolean;
}

export interface Comparison {
  readonly rules: readonly ComparedRule[];
  readonly removed: readonly Placed[];
}

export function compareRules(before: readonly Rule[], after: readonly Rule[]): Comparison {
  const old = before.map(placed);
  const now = after.map(placed);
  const pairs = new Map<Placed, Placed>();
  const pair = (fits: (one: Rule, other: Rule) => boolean) => {
    for (const one of now.filter((rule) => !pairs.has(rule))) {
      const taken = new Set(pairs.values());
      const found = old.find((other) => !taken.has(other) && fits(one.rule, other.rule));
      if (found !== undefined) pairs.set(one, found);
    }
  };
  pair((one, other) => one.name === other.name);
  // Another name alone makes no other rule.
  pair((one, other) => contentsOf(one) === contentsOf(other));
  const stayed = longestRise(now.flatMap((one) => pairs.get(one)?.place ?? []));
  const rules = now.map((one): ComparedRule => {
    const was = pairs.get(one) ?? null;
    const isMoved = was !== null && !stayed.has(was.place);
    const isChanged =
      was !== null && (was.rule.name !== one.rule.name || contentsOf(was.rule) !== contentsOf(one.rule));
    return { ...one, was, isMoved, isChanged };
  });
  const kept = new Set(pairs.values());
  return { rules, removed: old.filter((one) => !kept.has(one)) };
}

function placed(rule: Rule, index: number): Placed {
  return { rule, place: index + 1 };
}

/** All but the name, whatever the order in which its fields came. */
function contentsOf({ when, use, retriesDeclined = false }: Rule): string {
  return JSON.stringify([sorted(when), sorted(use), retriesDeclined]);
}

function sorted(fields: object): unknown {
  return Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** The most of these places that still follow each other: the others have moved. */
function longestRise(places: readonly number[]): ReadonlySet<number> {
  const best: number[][] = [];
  for (const [index, place] of places.entries()) {
    const before = best.filter((_, earlier) => (places[earlier] ?? 0) < place);
    best[index] = [...(longestOf(before) ?? []), place];
  }
  return new Set(longestOf(best));
}

function longestOf(lists: readonly number[][]): number[] | undefined {
  return lists.reduce<number[] | undefined>(
    (longest, list) => (list.length > (longest?.length ?? 0) ? list : longest),
    undefined,
  );
}
