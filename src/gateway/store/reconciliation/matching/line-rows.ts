import type { FileLine } from '../../../domain/reconciliation/file-line.ts';
import { LINE_TYPES } from '../../../domain/reconciliation/file-line.ts';
import { itemNamedBy } from '../../../domain/reconciliation/line-item.ts';
import type { NamedItem } from '../../../domain/reconciliation/line-item.ts';
import { LINE_STATES } from '../../../domain/reconciliation/line-state.ts';
import { parseDay } from '../../../domain/day.ts';
import type { LineBlock } from '../../../domain/reconciliation/reconcile-store.ts';
import { encodeMoney } from '../../engine/table.ts';
import type { PendingItem } from './resolve-items.ts';

// Lines on their way into the database: what each names, and what it is if the books need not be asked.

export interface LineRow {
  readonly line: number;
  readonly type: number;
  /** 0: the books say it. */
  state: number;
  mer_no: number;
  subject: string | null;
  event: string | null;
  readonly currency: string;
  readonly gross: string;
  readonly fee: string;
  readonly net: string;
  readonly day: number | null;
  readonly reference: string | null;
  readonly digest: string | null;
}

export const LINE_ROW = {
  line: 'int',
  type: 'int',
  state: 'int',
  mer_no: 'int',
  subject: 'text',
  event: 'text',
  currency: 'text',
  gross: 'int',
  fee: 'int',
  net: 'int',
  day: 'int',
  reference: 'text',
  digest: 'text',
} as const;

const TYPE_NUMBERS = Object.fromEntries(LINE_TYPES.map((type, place) => [type, place])) as Record<string, number>;

/** `pending`: those that name the payment of their item, which has to be looked up. */
export function rowsOf({ kind, lines, digests }: Pick<LineBlock, 'kind' | 'lines' | 'digests'>): {
  readonly rows: LineRow[];
  readonly pending: PendingItem[];
} {
  const pending: PendingItem[] = [];
  const isBank = kind !== 'report';
  const readDay = rememberDay();
  const rows = lines.map((line, index): LineRow => {
    const named = itemNamedBy(line, kind);
    const row = rowOf(line, named, { isBank, readDay, digest: digests?.[index] ?? null });
    if (named.through !== null) pending.push({ row, line, through: named.through });
    return row;
  });
  return { rows, pending };
}

/** The first of equal lines of a block that name an item may have it; the others name it once too often. */
export function markDoubles(rows: readonly LineRow[]): void {
  const [subjects, repeated] = [new Set<string>(), new Set<string>()];
  for (const { state, subject } of rows) {
    if (state !== 0 || subject === null) continue;
    if (subjects.has(subject)) repeated.add(subject);
    else subjects.add(subject);
  }
  if (repeated.size > 0) markRepeated(rows, repeated);
}

function markRepeated(rows: readonly LineRow[], repeated: ReadonlySet<string>): void {
  const seen = new Set<string>();
  for (const row of rows) {
    if (row.state !== 0 || row.subject === null || !repeated.has(row.subject)) continue;
    const key = `${row.subject} ${row.event} ${row.currency} ${row.gross}`;
    if (seen.has(key)) row.state = LINE_STATES.double;
    else seen.add(key);
  }
}

function rowOf(
  line: FileLine,
  named: NamedItem,
  of: { isBank: boolean; readDay: typeof parseDay; digest: string | null },
): LineRow {
  const { gross, fee, net, day } = line;
  return {
    line: line.line,
    type: TYPE_NUMBERS[line.type] ?? 0,
    state: named.state === null ? 0 : LINE_STATES[named.state],
    mer_no: named.merNo,
    subject: named.subject,
    event: named.event,
    currency: line.currency,
    gross: encodeMoney(gross),
    fee: encodeMoney(fee ?? 0n),
    net: encodeMoney(net),
    day: day === null ? null : of.readDay(day),
    reference: of.isBank ? bankReference(line) : (line.acquirerReference ?? line.references[0] ?? null),
    digest: of.digest,
  };
}

/** Nearly all lines of a block have the day of the line before. */
function rememberDay(): typeof parseDay {
  let [last, day] = ['', Number.NaN];
  return (text) => {
    if (text !== last) [last, day] = [text, parseDay(text)];
    return day;
  };
}

const REFERENCE_MAX = 300;

/** What a bank wrote: its words, so that a report's reference can be found in them. */
function bankReference({ references, text }: FileLine): string | null {
  const words = [...references, text ?? '']
    .join(' ')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim()
    .slice(0, REFERENCE_MAX);
  return words === '' ? null : words;
}

/** Capital letters and digits only. */
export function plainReference(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}
