import type { Transaction } from '../../engine/engine.ts';

// A merchant's day is complete once everything that its books expect was reported, or settled by a person: amounts have one sign each, so
// equal sums are the same items.

const REPORTED = (column: string) => `coalesce((select cast(sum(s.${column}) as bigint) from reconciliation_sums s
  left join reconciliation_files f on f.file_no = s.file_no
  where s.acquirer = reconciliation_days.acquirer and s.currency = reconciliation_days.currency and s.day = reconciliation_days.day
    and s.mer_no = reconciliation_days.mer_no and (f.file_no is null or f.state = 'done')), 0)`;

const IS_COMPLETE = `expected_in = ${REPORTED('item_in')} and expected_out = ${REPORTED('item_out')}`;

/** Days that a file, or a match by a person, says something about. */
export async function completeDaysOfFile({ query }: Pick<Transaction, 'query'>, fileNo: string): Promise<void> {
  await query(
    `update reconciliation_days set complete = 1
     where complete = 0 and exists (select 1 from reconciliation_sums o where o.file_no = $1
       and o.acquirer = reconciliation_days.acquirer and o.currency = reconciliation_days.currency and o.day = reconciliation_days.day
       and o.mer_no = reconciliation_days.mer_no) and ${IS_COMPLETE}`,
    [fileNo],
  );
}

export async function completeDaysOfMerchant({ query }: Pick<Transaction, 'query'>, merNo: number): Promise<void> {
  await query(
    `update reconciliation_days set complete = case when ${IS_COMPLETE} then 1 else 0 end
     where mer_no = $1 and complete = 0`,
    [merNo],
  );
}
