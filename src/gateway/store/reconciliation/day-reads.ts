import { dayText } from '../../domain/day.ts';
import { NO_SUMS } from '../../domain/reconciliation/day-reads.ts';
import type {
  DayKey,
  DayMerchant,
  DayReadStore,
  DaySection,
  DaySums,
  OpenItem,
  SettledDayItem,
} from '../../domain/reconciliation/day-reads.ts';
import { LINE_STATES, OPEN_FROM } from '../../domain/reconciliation/line-state.ts';
import type { Engine, Row } from '../engine/engine.ts';
import { defineTable, integer, integerOf, listParam, money, nullable, text, textOf } from '../engine/table.ts';
import { wideSum, wideSumOf } from '../engine/wide-sum.ts';
import { DECIDED_BY_LINE, PLACES, countedByFiles, countedByHand } from './counted-amounts.ts';

// Read over all merchants of an acquirer, by keys that begin with the acquirer and its currency. Which pairs there are is in the
// operator's balances, a small table, so that no read begins with every merchant's day.

const PAIRS = `select distinct owner, currency from operator_balances where (cast($1 as text) is null or owner = $1)`;

const EXPECTED = `select p.owner, p.currency, d.day, ${wideSum('expected_in')}, ${wideSum('expected_out')},
    min(d.complete) as complete
  from (${PAIRS}) p join reconciliation_days d
    on d.acquirer = p.owner and d.currency = p.currency and d.day between $2 and $3
    and (d.expected_in <> 0 or d.expected_out <> 0)
  group by p.owner, p.currency, d.day`;

const COUNTED_BY_FILES = countedByFiles(`(${PAIRS}) p join reconciliation_sums s
  on s.acquirer = p.owner and s.currency = p.currency and s.day between $2 and $3`);

/** Nobody decides about an item before its day. */
const COUNTED_BY_HAND = countedByHand(`reconciliation_matches m join reconciliation_sums s on s.file_no = m.match_no
  and m.day >= $2 and s.day between $2 and $3 and (cast($1 as text) is null or s.acquirer = $1)`);

const REPORTED = `select owner, currency, day, place, ${wideSum('amount')}, ${wideSum('fee')}, ${wideSum('written_off')}
  from (${COUNTED_BY_FILES} union all ${COUNTED_BY_HAND}) x group by owner, currency, day, place`;

/** What the booked lines of a bank account come to, and what of it is explained. */
const BOOKED = `select owner, currency, day, ${wideSum('net')}, ${wideSum('explained')} from (
    select b.bank_account as owner, b.currency, l.day, l.net,
      case when l.state < ${OPEN_FROM} then l.net else 0 end as explained
    from bank_accounts b
    join reconciliation_sections e on e.owner = b.bank_account and e.currency = b.currency and e.kind = 'statement'
      and (e.last_day is null or e.last_day >= $4) and (e.first_day is null or e.first_day <= $5)
    join reconciliation_files f on f.file_no = e.file_no and f.state = 'done'
    join reconciliation_lines l on l.file_no = e.file_no and l.section = e.section and l.day between $2 and $3
      and l.state not in (${LINE_STATES.known}, ${LINE_STATES.notBooked})
    where (cast($1 as text) is null or b.bank_account = $1)
  ) x group by owner, currency, day`;

/** What is open by the day that it is about. */
const OPEN = `select owner, currency, day, count(*) as items, ${wideSum('amount')} from exceptions
  where state = 'open' and (cast($1 as text) is null or owner = $1) and day between $2 and $3
  group by owner, currency, day`;

const ACCOUNTS = 'select bank_account from bank_accounts';

const SECTIONS = defineTable<DaySection>('reconciliation_sections', {
  fileNo: text(),
  section: integer(),
  kind: text(),
  id: text(),
  total: money,
  lines: integer(),
  paidOn: nullable(text()),
  arrivedOn: nullable(integer()),
  state: text(),
  matchNo: nullable(text()),
  fileName: text(),
  hash: nullable(text()),
  readAt: nullable(integer()),
  sentBy: text(),
});

const SELECT_SECTION = `select e.file_no, e.section, e.kind, e.id, e.total, e.lines, e.paid_on, e.arrived_on, e.state, e.match_no,
    f.name as file_name, f.hash, f.finished_at as read_at, f.created_by as sent_by
  from reconciliation_sections e join reconciliation_files f on f.file_no = e.file_no and f.state = 'done'`;

/** A report by what it says of the day, or people matched with items of it; a statement by its own days. */
const OF_DAY = `${SELECT_SECTION} where (e.file_no, e.section) in (
    select s.file_no, s.section from reconciliation_sums s where s.acquirer = $1 and s.currency = $2 and s.day = $3
    union all select l.file_no, l.section from reconciliation_sums s join reconciliation_lines l on l.match_no = s.file_no
    where s.acquirer = $1 and s.currency = $2 and s.day = $3)
  union ${SELECT_SECTION} where e.owner = $1 and e.currency = $2 and e.kind = 'statement'
    and e.first_day <= $4 and e.last_day >= $4
  order by 1, 2 limit $5`;

const ITEM_COLUMNS = {
  exceptionNo: text(),
  kind: text<OpenItem['kind']>(),
  amount: money,
  merNo: integer(),
  subject: nullable(text()),
  fileNo: nullable(text()),
  section: nullable(integer()),
  openedAt: integer(),
} as const;

const ITEMS = defineTable<OpenItem>('exceptions', ITEM_COLUMNS);

const SETTLED = defineTable<SettledDayItem>('exceptions', {
  ...ITEM_COLUMNS,
  ending: text(),
  endedAt: integer(),
  endedBy: text(),
});

const OF_KEY = 'where s.acquirer = $1 and s.currency = $2 and s.day = $3';
const OF_MATCHES = 'reconciliation_sums s join reconciliation_matches m on m.match_no = s.file_no';

/** Sums of one merchant and day fit into 64 bits, as its balances do. */
const MERCHANTS = `select mer_no, cast(sum(expected) as bigint) as expected, cast(sum(reported) as bigint) as reported,
    cast(sum(fee) as bigint) as fees
  from (
    select mer_no, expected_in - expected_out as expected, 0 as reported, 0 as fee
    from reconciliation_days where acquirer = $1 and currency = $2 and day = $3
    union all select mer_no, 0, amount, fee from (${countedByFiles('reconciliation_sums s')} ${OF_KEY}) y
    union all select mer_no, 0, amount, fee from (${countedByHand(OF_MATCHES)} ${OF_KEY}) z
  ) x group by mer_no order by abs(sum(expected) - sum(reported)) desc, mer_no limit $4`;

const MERCHANT_ROWS = defineTable<DayMerchant>('reconciliation_days', {
  merNo: integer(),
  expected: money,
  reported: money,
  fees: money,
});

const UNEXPLAINED = `select d.mer_no from reconciliation_days d
  where d.acquirer = $1 and d.currency = $2 and d.day = $3 and d.complete = 0
    and not exists (select 1 from exceptions x where x.owner = $1 and x.currency = $2 and x.day = $3
      and x.state = 'open' and x.mer_no = d.mer_no)
  order by d.mer_no limit $4`;

export function createDayReadStore(engine: Engine): DayReadStore {
  const { dialect } = engine;
  return {
    async sumReconciliationDays({ owner, from, to }) {
      const params = [owner, from, to];
      const [expected = [], reported = [], booked = [], open = [], accounts = []] = await engine.snapshot([
        { sql: EXPECTED, params },
        { sql: REPORTED, params },
        { sql: BOOKED, params: [...params, dayText(from), dayText(to)] },
        { sql: OPEN, params },
        { sql: ACCOUNTS, params: [] },
      ]);
      const banks = new Set(accounts.map((row) => textOf(row['bank_account'])));
      return merge({ expected, reported, booked, open }, banks);
    },

    async listDaySections({ owner, currency, day, limit }) {
      return (await engine.query(OF_DAY, [owner, currency, day, dayText(day), limit])).map(SECTIONS.decode);
    },

    async listMatchedStatements(matchNos) {
      const inList = dialect.oneOf('l.match_no', { type: 'text', param: '$1' });
      const sql = `${SELECT_SECTION} where e.kind <> 'report' and (e.file_no, e.section) in (
        select l.file_no, l.section from reconciliation_lines l where l.match_no is not null and ${inList})
        order by 1, 2`;
      return matchNos.length === 0 ? [] : (await engine.query(sql, [listParam(matchNos)])).map(SECTIONS.decode);
    },

    async listDayMerchants({ owner, currency, day, limit }) {
      return (await engine.query(MERCHANTS, [owner, currency, day, limit])).map(MERCHANT_ROWS.decode);
    },

    async listOpenItems({ owner, currency, day, limit }) {
      const sql = `select ${ITEMS.list()} from exceptions
        where owner = $1 and currency = $2 and day = $3 and state = 'open' order by exception_no limit $4`;
      return (await engine.query(sql, [owner, currency, day, limit])).map(ITEMS.decode);
    },

    async listSettledItems({ owner, currency, day, limit }) {
      const sql = `select ${SETTLED.list()} from exceptions
        where ((owner = $1 and currency = $2 and day = $3) or exception_no in (${DECIDED_BY_LINE}))
          and state = 'ended' and ended_by is not null and ending in ('matchedByHand', 'writtenOff', 'returned', 'credited')
        order by exception_no limit $4`;
      return (await engine.query(sql, [owner, currency, day, limit])).map(SETTLED.decode);
    },

    async listUnexplained({ owner, currency, day, limit }) {
      const rows = await engine.query(UNEXPLAINED, [owner, currency, day, limit]);
      return rows.map((row) => integerOf(row['mer_no']));
    },
  };
}

type Sums = { -readonly [Field in keyof DaySums]: DaySums[Field] };

function merge(
  rows: Readonly<Record<'expected' | 'reported' | 'booked' | 'open', readonly Row[]>>,
  banks: ReadonlySet<string>,
): DaySums[] {
  const days = new Map<string, Sums>();
  const dayOf = (row: Row): Sums => {
    const key = { owner: textOf(row['owner']), currency: textOf(row['currency']), day: integerOf(row['day']) };
    const name = `${key.owner} ${key.currency} ${key.day}`;
    const found = days.get(name) ?? emptyDay(key, banks.has(key.owner) ? 'bankAccount' : 'acquirer');
    days.set(name, found);
    return found;
  };
  for (const row of rows.expected) {
    const day = dayOf(row);
    day.expected += wideSumOf(row, 'expected_in') - wideSumOf(row, 'expected_out');
    day.isReported = integerOf(row['complete']) === 1;
  }
  for (const row of rows.reported) {
    const day = dayOf(row);
    const [amount, place] = [wideSumOf(row, 'amount'), integerOf(row['place'])];
    day.reported += amount;
    day.fees += wideSumOf(row, 'fee');
    day.writtenOff += wideSumOf(row, 'written_off');
    if (place === PLACES.arrived) day.arrived += amount;
    if (place === PLACES.awaited) day.awaited += amount;
  }
  for (const row of rows.booked) {
    const day = dayOf(row);
    day.reported += wideSumOf(row, 'net');
    day.arrived = day.reported;
    day.expected += wideSumOf(row, 'explained');
  }
  for (const row of rows.open) {
    const day = dayOf(row);
    day.openItems = integerOf(row['items']);
    day.openAmount = wideSumOf(row, 'amount');
  }
  return [...days.values()].toSorted(byPlace);
}

function emptyDay(key: DayKey, kind: DaySums['kind']): Sums {
  return {
    ...key,
    kind,
    ...NO_SUMS,
    isReported: true,
  };
}

/** The newest first, then by owner and currency. */
function byPlace(left: DayKey, right: DayKey): number {
  const [one, other] = [`${left.owner}.${left.currency}`, `${right.owner}.${right.currency}`];
  return right.day - left.day || (one < other ? -1 : Number(one > other));
}
