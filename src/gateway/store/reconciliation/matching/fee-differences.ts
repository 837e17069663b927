import { parseDay } from '../../../domain/day.ts';
import { LINE_TYPES } from '../../../domain/reconciliation/file-line.ts';
import { LINE_STATES } from '../../../domain/reconciliation/line-state.ts';
import type { FileEnd, ReadSection } from '../../../domain/reconciliation/reconcile-store.ts';
import { isAboutSame } from '../../../domain/acquirers/agreed-cost.ts';
import type { AgreedCost } from '../../../domain/acquirers/agreed-cost.ts';
import type { Dialect } from '../../engine/dialect.ts';
import type { Engine } from '../../engine/engine.ts';
import { bigintOf, integerOf, textOf } from '../../engine/table.ts';
import { wideSum, wideSumOf } from '../../engine/wide-sum.ts';
import { reportersOf } from './book-sections.ts';
import { termsOf } from './terms.ts';

// What an acquirer kept of payments beside what is agreed. A few are exceptions of their own; if a whole report has other fees, that is
// one.

export interface FeeDifference {
  readonly fileNo: string;
  readonly section: number;
  /** Null: of the section. */
  readonly line: number | null;
  readonly owner: string;
  readonly currency: string;
  readonly merNo: number;
  readonly subject: string | null;
  readonly event: string | null;
  readonly day: number;
  /** Above zero: so much more was kept than agreed. */
  readonly amount: bigint;
}

const OF_LINES_MAX = 50;
const MILLION = 1_000_000;

/** Read before the end is written, as the sums of the lines are. */
export async function findFeeDifferences(engine: Engine, { fileNo, sections }: FileEnd): Promise<FeeDifference[]> {
  const terms = await termsOf(engine, engine.dialect, reportersOf(sections));
  const found: FeeDifference[] = [];
  for (const section of sections) {
    const costs = section.kind === 'report' ? (terms.get(section.owner)?.costs ?? null) : null;
    if (costs !== null && costs.length > 0) found.push(...(await ofSection(engine, { fileNo, section, costs })));
  }
  return found;
}

interface Judged {
  readonly fileNo: string;
  readonly section: ReadSection;
  readonly costs: readonly AgreedCost[];
}

async function ofSection(engine: Engine, { fileNo, section, costs }: Judged): Promise<FeeDifference[]> {
  const { owner, currency } = section;
  const { sql, params } = differing(engine.dialect, { fileNo, section, costs });
  const list = `select line, mer_no, subject, event, day, cast(-fee - agreed as bigint) as more from (${sql}) d
    order by line limit ${OF_LINES_MAX + 1}`;
  const [rows = []] = await engine.snapshot([{ sql: list, params }], { slow: true });
  const about = { fileNo, section: section.section, owner, currency };
  if (rows.length <= OF_LINES_MAX) {
    return rows.map((row) => ({
      ...about,
      line: integerOf(row['line']),
      merNo: integerOf(row['mer_no']),
      subject: textOf(row['subject']),
      event: textOf(row['event']),
      day: integerOf(row['day']),
      amount: bigintOf(row['more']),
    }));
  }
  const total = `select ${wideSum('more')} from (select -fee - agreed as more from (${sql}) d) e`;
  const [[sum] = []] = await engine.snapshot([{ sql: total, params }], { slow: true });
  const day = parseDay(section.end.lastDay ?? section.end.firstDay ?? '1970-01-01');
  const amount = sum === undefined ? 0n : wideSumOf(sum, 'more');
  return [{ ...about, line: null, merNo: 0, subject: null, event: null, day, amount }];
}

/**
 * The first cost that fits counts, among those that had begun on the day of the item, as in `costOf`. Amounts in another currency than the
 * report's were exchanged, and say nothing.
 */
function differing(dialect: Dialect, { fileNo, section, costs }: Judged) {
  const params: (string | number)[] = [fileNo, section.section, section.currency];
  const param = (value: string | number) => `$${params.push(value)}`;
  const fitting = costs.filter(({ currency }) => currency === null || currency === section.currency);
  const cases = fitting.map((cost) => {
    const { method, region, from, ppm, fixed } = cost;
    const until = endOf(cost, costs);
    const fits = [
      ...(method === null ? [] : [`o.method = ${param(method)}`]),
      ...(region === null ? [] : [`k.region = ${param(region)}`]),
      ...(from === null ? [] : [`l.day >= ${param(parseDay(from))}`]),
      ...(until === null ? [] : [`l.day < ${param(parseDay(until))}`]),
    ];
    const [share, rest] = [
      `(l.gross / ${MILLION}) * ${ppm}`,
      `((l.gross % ${MILLION}) * ${ppm} + ${MILLION / 2}) / ${MILLION}`,
    ];
    return `when ${['1 = 1', ...fits].join(' and ')} then ${share} + ${rest} + cast(${param(fixed)} as bigint)`;
  });
  const agreed = cases.length === 0 ? 'null' : `case ${cases.join(' ')} end`;
  const orders = fitting.some(({ method }) => method !== null)
    ? 'join orders o on o.mer_no = l.mer_no and o.trade_no = l.subject'
    : '';
  const cards = fitting.some(({ region }) => region !== null) ? joinCards(dialect) : '';
  const { matched, matchedNext } = LINE_STATES;
  return {
    sql: `select * from (
            select l.line, l.mer_no, l.subject, l.event, l.day, l.fee, cast(${agreed} as bigint) as agreed
            from reconciliation_lines l ${orders} ${cards}
            where l.file_no = $1 and l.section = $2 and l.currency = $3 and l.state in (${matched}, ${matchedNext})
              and l.type = ${LINE_TYPES.indexOf('payment')}
          ) j where agreed is not null and agreed <> -fee`,
    params,
  };
}

/** From when on a later cost about the same holds; null if there is none. */
function endOf(cost: AgreedCost, costs: readonly AgreedCost[]): string | null {
  const later = costs.filter((other) => isAboutSame(other, cost) && (other.from ?? '') > (cost.from ?? ''));
  return later.map(({ from }) => from).toSorted()[0] ?? null;
}

/** The range of the operator's table that has the card, which the order has, or the try that was paid on a page. */
function joinCards(dialect: Dialect): string {
  const digits = `coalesce(${dialect.textIn('d.details', ['card', 'first6'])}, (
    select ${dialect.textIn('a.card', ['first6'])} from payment_attempts a
    where a.mer_no = l.mer_no and a.trade_no = l.subject and a.state = 'open' order by a.attempt desc limit 1
  ))`;
  return `left join order_details d on d.mer_no = l.mer_no and d.trade_no = l.subject
    left join card_ranges k on k.first = (select max(c.first) from card_ranges c where c.first <= ${digits}) and k.last >= ${digits}`;
}
