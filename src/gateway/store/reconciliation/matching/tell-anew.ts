import type { ExceptionKind } from '../../../domain/reconciliation/exception.ts';
import type { LinePlace } from '../../../domain/reconciliation/follow-store.ts';
import type { Transaction } from '../../engine/engine.ts';

/** The exception of a line that turns out to be of another kind gets the kind that it would have in the other order of things. */
export async function tellAnew(
  { query }: Pick<Transaction, 'query'>,
  { place, kind, amount }: { readonly place: LinePlace; readonly kind: ExceptionKind; readonly amount: bigint },
): Promise<void> {
  const { fileNo, section, line } = place;
  await query(
    `update exceptions set kind = $2, amount = $3, version = version + 1
     where about = $1 and state = 'open' and (kind <> $2 or amount <> $3)`,
    [`line/${fileNo}/${section}/${line}`, kind, amount],
  );
}
