import type { ExceptionStore } from '../../domain/reconciliation/exception-store.ts';
import type { Engine } from '../engine/engine.ts';
import { RETURNS } from './exception-tables.ts';

/** Money that goes back at an acquirer: what it has not decided is asked about by one node at a time. */
export function createMoneyReturnStore(engine: Engine): Pick<ExceptionStore, 'claimReturns' | 'postponeReturn'> {
  const { forUpdateSkipLocked } = engine.dialect;
  return {
    async claimReturns({ now, heldBy, heldUntil, limit }) {
      const rows = await engine.execute(
        `update reconciliation_returns set held_by = $2, held_until = $3
         where return_no in (
           select return_no from reconciliation_returns
           where state = 'asked' and next_at <= $1 and held_until <= $1
           order by next_at limit $4 ${forUpdateSkipLocked}
         ) and state = 'asked' and held_until <= $1 returning ${RETURNS.list()}`,
        [now, heldBy, heldUntil, limit],
      );
      return rows.map(RETURNS.decode);
    },
    async postponeReturn(returnNo, nextAt) {
      await engine.execute(
        `update reconciliation_returns set next_at = $2, held_until = 0 where return_no = $1 and state = 'asked'`,
        [returnNo, nextAt],
      );
    },
  };
}
