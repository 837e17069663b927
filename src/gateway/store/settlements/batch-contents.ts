import type { LedgerEvent } from '../../domain/ledger/ledger.ts';
import { moneyOf } from '../../domain/settlements/batch-contents.ts';
import type { BatchContentStore, BatchSum, DescribedLine, LineOrder } from '../../domain/settlements/batch-contents.ts';
import type { Engine, Row } from '../engine/engine.ts';
import { bigintOf, integerOf, jsonOf, textOf } from '../engine/table.ts';

/** Fees that were taken are below zero; what came from outside is above it. A sum of bigints is no bigint on PostgreSQL. */
const SIGNED_FEES = `cast(coalesce(sum(case when p.from_account = 'fees' then p.amount when p.to_account = 'fees' then -p.amount else 0 end), 0) as bigint) as fees`;
const SOURCED = `cast(coalesce(sum(case when p.from_account in ('channel', 'exchange') then p.amount when p.to_account in ('channel', 'exchange') then -p.amount else 0 end), 0) as bigint) as sourced`;

export function createBatchContentStore(engine: Engine): BatchContentStore {
  return {
    describeLines: (query) => describeLines(engine, query),
    sumLines: (query) => sumLines(engine, query),
  };
}

/** A settlement's gross and fees are those of its payment. */
function bookedWith(event: LedgerEvent): LedgerEvent {
  return event === 'settlement' ? 'payment' : event;
}

const NUMBERED = { mer_no: 'int', subject: 'text', event: 'text', currency: 'text' } as const;

async function describeLines(
  { dialect, snapshot }: Engine,
  { merNo, lines }: Parameters<BatchContentStore['describeLines']>[0],
): Promise<DescribedLine[]> {
  if (lines.length === 0) return [];
  const groups = lines.map(({ subject, event, currency }) => ({
    mer_no: merNo,
    subject,
    event: bookedWith(event),
    currency,
  }));
  const subjects = [...new Set(lines.map(({ subject }) => subject))].map((subject) => ({ mer_no: merNo, subject }));
  const rows = dialect.rows({ mer_no: 'int', subject: 'text' });
  const orderOf = (table: string, key: string) => ({
    sql: `select r.subject, o.trade_no, o.mer_order_no from ${rows} ${dialect.joinInOrder} ${table} o on o.mer_no = r.mer_no and o.${key} = r.subject`,
    params: [jsonOf(subjects)],
  });
  const [booked = [], ...orders] = await snapshot([
    {
      sql: `select r.subject, r.event, r.currency, ${SIGNED_FEES}, ${SOURCED} from ${dialect.rows(NUMBERED)}
            ${dialect.joinInOrder} postings p on p.mer_no = r.mer_no and p.subject = r.subject and p.event = r.event
            where p.currency = r.currency group by r.subject, r.event, r.currency`,
      params: [jsonOf([...new Map(groups.map((group) => [keyOf(group), group])).values()])],
    },
    orderOf('orders', 'trade_no'),
    orderOf('refunds', 'refund_no'),
    orderOf('chargebacks', 'chargeback_no'),
  ]);
  const moved = new Map(booked.map((row) => [rowKey(row), row]));
  const known = new Map<string, LineOrder>(orders.flat().map((row) => [textOf(row['subject']), orderIn(row)]));
  return lines.map((line) => {
    const row = moved.get(keyOf({ ...line, event: bookedWith(line.event) }));
    const [fees, sourced] = [bigintOf(row?.['fees'] ?? 0n), bigintOf(row?.['sourced'] ?? 0n)];
    const money = moneyOf({ event: line.event, net: line.amount, sourced, fees });
    return { ...line, ...money, order: known.get(line.subject) ?? null };
  });
}

function keyOf({
  subject,
  event,
  currency,
}: {
  readonly subject: string;
  readonly event: string;
  readonly currency: string;
}) {
  return `${subject} ${event} ${currency}`;
}

function rowKey(row: Row): string {
  return keyOf({ subject: textOf(row['subject']), event: textOf(row['event']), currency: textOf(row['currency']) });
}

function orderIn(row: Row): LineOrder {
  return { tradeNo: textOf(row['trade_no']), merOrderNo: textOf(row['mer_order_no']) };
}

async function sumLines(
  { dialect, snapshot }: Engine,
  { merNo, currency, first, last }: Parameters<BatchContentStore['sumLines']>[0],
): Promise<BatchSum[]> {
  const lines = `select mer_no, subject, event, currency, amount from settlement_lines
    where mer_no = $1 and currency = $2 and number >= $3 and number <= $4`;
  const params = [merNo, currency, first, last];
  const [counted = [], booked = []] = await snapshot([
    {
      sql: `select event, count(*) as count, cast(sum(amount) as bigint) as net from (${lines}) l group by event`,
      params,
    },
    {
      sql: `select l.event, ${SIGNED_FEES}, ${SOURCED} from (${lines}) l ${dialect.joinInOrder} postings p
            on p.mer_no = l.mer_no and p.subject = l.subject
            and p.event = case when l.event = 'settlement' then 'payment' else l.event end
            where p.currency = l.currency group by l.event`,
      params,
    },
  ]);
  const moved = new Map(booked.map((row) => [textOf(row['event']), row]));
  return counted.map((row) => {
    const event = textOf(row['event']) as LedgerEvent;
    const found = moved.get(event);
    const [fees, sourced] = [bigintOf(found?.['fees'] ?? 0n), bigintOf(found?.['sourced'] ?? 0n)];
    const money = moneyOf({ event, net: bigintOf(row['net']), sourced, fees });
    return { event, count: integerOf(row['count']), ...money };
  });
}
