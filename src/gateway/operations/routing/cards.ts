import { auditOf } from '../../domain/audit/audit.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import type { Clock } from '../../domain/ports.ts';
import { findOverlap } from '../../domain/routing/card-ranges.ts';
import type { CardRange } from '../../domain/routing/card-ranges.ts';
import type { CardTableHead, CardTableStore } from '../../domain/routing/routing-store.ts';
import { done, invalid, refuse, refuseInput } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

export interface CardTableDependencies {
  readonly store: CardTableStore;
  readonly clock: Clock;
}

export interface CardTablePage extends CardTableHead {
  readonly ranges: readonly CardRange[];
  readonly next: string | null;
}

const PAGE = 1000;

export function createCardTableOperations(deps: CardTableDependencies) {
  return {
    listCardRanges: (after: string | null) => listCardRanges(deps, after),
    putCardTable: (change: { readonly version: number; readonly ranges: readonly CardRange[] }, acting: Acting) =>
      putCardTable(deps, change, acting),
  };
}

async function listCardRanges({ store }: CardTableDependencies, after: string | null): Promise<CardTablePage> {
  const table = await store.readCardTable({ after, limit: PAGE + 1 });
  const ranges = table.ranges.slice(0, PAGE);
  return { ...table, ranges, next: table.ranges.length > PAGE ? (ranges.at(-1)?.first ?? null) : null };
}

async function putCardTable(
  deps: CardTableDependencies,
  { version, ranges }: { readonly version: number; readonly ranges: readonly CardRange[] },
  acting: Acting,
): Promise<OperatorOutcome<CardTablePage>> {
  const reversed = ranges.findIndex(({ first, last }) => last < first);
  if (reversed !== -1) return refuseInput([invalid(`ranges[${reversed}].last`, 'rangeReversed')]);
  const overlap = findOverlap(ranges);
  if (overlap !== null) {
    const [earlier, later] = overlap;
    return refuseInput([invalid(`ranges[${ranges.indexOf(later)}].first`, 'rangesOverlap', { first: earlier.first })]);
  }
  const at = deps.clock.now();
  const { count } = await deps.store.readCardTable({ after: null, limit: 0 });
  const audit = auditOf(acting, {
    at,
    action: 'putCardTable',
    target: 'table of cards',
    detail: `${ranges.length} ranges`,
    before: { ranges: count },
    after: { ranges: ranges.length },
  });
  const put = await deps.store.putCardTable({ version, ranges, at }, audit);
  return put === 'conflict'
    ? refuse('changedMeanwhile', { what: 'cardTable' })
    : done(await listCardRanges(deps, null));
}
