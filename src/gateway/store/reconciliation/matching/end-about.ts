import type { Dialect } from '../../engine/dialect.ts';
import type { Transaction } from '../../engine/engine.ts';
import { jsonOf } from '../../engine/table.ts';
import { BY_ITSELF } from './finishing.ts';

interface Place {
  readonly fileNo: string;
  readonly section: number;
  /** Null: a report. */
  readonly line: number | null;
}

/** Open exceptions about these lines and reports are resolved. */
export async function endAbout(
  transaction: Transaction,
  dialect: Dialect,
  { keys, matchNo, at }: { readonly keys: readonly Place[]; readonly matchNo: string | null; readonly at: number },
): Promise<void> {
  if (keys.length === 0) return;
  const abouts = keys.map(({ fileNo, section, line }) => ({
    about: line === null ? `report/${fileNo}/${section}` : `line/${fileNo}/${section}/${line}`,
  }));
  await transaction.query(
    `update exceptions set state = 'ended', ending = 'resolved', ended_at = $2, ended_by = '${BY_ITSELF}', match_no = $3,
       version = version + 1
     where state = 'open' and about in (select r.about from ${dialect.rows({ about: 'text' })})`,
    [jsonOf(abouts), at, matchNo],
  );
}
