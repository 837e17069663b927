import { operatorChangesOf } from '../../domain/reconciliation/books.ts';
import type { OperatorAccount, OperatorGroup, OperatorPosting } from '../../domain/reconciliation/books.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Row, Statement, Transaction } from '../engine/engine.ts';
import { defineTable, integer, integerOf, jsonOf, money, text, textOf } from '../engine/table.ts';

// The operator's own books. They lock no row of a merchant.

interface StoredPosting extends OperatorPosting {
  readonly owner: string;
  readonly subject: string;
  readonly event: string;
  readonly line: number;
  readonly day: number;
  readonly at: number;
}

const OPERATOR_POSTINGS = defineTable<StoredPosting>(
  'operator_postings',
  {
    owner: text(),
    subject: text(),
    event: text(),
    line: integer(),
    fromOwner: text(),
    from: text(),
    toOwner: text(),
    to: text(),
    currency: text(),
    amount: money,
    day: integer(),
    at: integer(),
  },
  { from: 'from_account', to: 'to_account' },
);

interface OperatorBalance {
  readonly owner: string;
  readonly account: OperatorAccount;
  readonly currency: string;
  readonly amount: bigint;
}

const OPERATOR_BALANCES = defineTable<OperatorBalance>('operator_balances', {
  owner: text(),
  account: text(),
  currency: text(),
  amount: money,
});

export function groupStatements(dialect: Dialect, groups: readonly OperatorGroup[]): Statement[] {
  const rows = groups.flatMap(({ postings, ...head }) =>
    postings.map((posting, index) => OPERATOR_POSTINGS.encode({ ...head, ...posting, line: index + 1 })),
  );
  if (rows.length === 0) return [];
  // In the same order in every transaction, to avoid deadlocks.
  const changes = operatorChangesOf(groups).toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  return [
    { sql: OPERATOR_POSTINGS.insert(dialect), params: [jsonOf(rows)] },
    {
      sql: OPERATOR_BALANCES.insert(
        dialect,
        `on conflict (owner, account, currency) do update set amount = operator_balances.amount + excluded.amount`,
      ),
      params: [jsonOf(changes.map(OPERATOR_BALANCES.encode))],
    },
  ];
}

function keyOf({ owner, account, currency }: OperatorBalance): string {
  return `${owner} ${account} ${currency}`;
}

/** All groups of a subject, in the order of their events, such as everything that was booked for a match. */
export async function readGroups(
  { query }: Pick<Transaction, 'query'>,
  { owner, subject }: { readonly owner: string; readonly subject: string },
): Promise<OperatorGroup[]> {
  const rows = await query(
    `select ${OPERATOR_POSTINGS.list()} from operator_postings where owner = $1 and subject = $2 order by event, line`,
    [owner, subject],
  );
  return groupsIn(rows);
}

function groupsIn(rows: readonly Row[]): OperatorGroup[] {
  return [...Map.groupBy(rows, (row) => textOf(row['event']))].map(([event, own]) => {
    const [first = {}] = own;
    return {
      owner: textOf(first['owner']),
      subject: textOf(first['subject']),
      event,
      day: integerOf(first['day']),
      at: integerOf(first['at']),
      postings: own.map((row) => {
        const { fromOwner, from, toOwner, to, currency, amount } = OPERATOR_POSTINGS.decode(row);
        return { fromOwner, from, toOwner, to, currency, amount };
      }),
    };
  });
}
