import { DEFAULT_ACQUIRER } from '../../../domain/ledger/ledger.ts';
import { RETURN } from '../../../domain/reconciliation/line-item.ts';
import { LINE_STATES } from '../../../domain/reconciliation/line-state.ts';
import type { Statement } from '../../engine/engine.ts';

// A return comes back as a refund in the acquirer's next report. It was booked when the acquirer approved it, so its line needs no item
// and books nothing; only one line is that, and only if it is as much.

const { noItem, missingHere } = LINE_STATES;

interface LineSpan {
  readonly fileNo: string;
  readonly section: number;
  readonly first: number;
  readonly last: number;
  readonly owner: string;
  /** A corrected file has the lines of the old one once more. */
  readonly supersedes: string | null;
}

export function findReturned({ fileNo, section, first, last, owner, supersedes }: LineSpan): Statement {
  return {
    sql: `update reconciliation_lines set state = ${noItem}
          where file_no = $1 and section = $2 and line between $3 and $4 and state = ${missingHere} and event = '${RETURN}'
            and exists (select 1 from reconciliation_returns t where t.return_no = reconciliation_lines.subject
              and t.state = 'approved' and t.currency = reconciliation_lines.currency and t.amount = -reconciliation_lines.gross
              and coalesce(t.acquirer, '${DEFAULT_ACQUIRER}') = $5)
            and not exists (select 1 from reconciliation_lines c where c.subject = reconciliation_lines.subject
              and c.event = '${RETURN}' and c.state = ${noItem} and c.file_no <> $6
              and (c.file_no <> $1 or c.section <> $2 or c.line <> reconciliation_lines.line))
          returning line`,
    params: [fileNo, section, first, last, owner, supersedes ?? ''],
  };
}
