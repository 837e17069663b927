import type { OpenOrderStore } from '../../domain/acquirers/acquirer-use.ts';
import type { Engine } from '../engine/engine.ts';
import { integerOf } from '../engine/table.ts';

/** Both read a partial index, and stop at the limit. */
const OF_DEFAULT = `select count(*) as open from
  (select 1 from agenda where acquirer is null and task in ('inquire', 'inquireRefund') limit $1) as counted`;
const OF_NAMED = `select count(*) as open from
  (select 1 from agenda where acquirer = $2 and task in ('inquire', 'inquireRefund') limit $1) as counted`;

export function createOpenOrderStore(engine: Engine): OpenOrderStore {
  return {
    async countOpen({ acquirer, limit }) {
      const rows = await engine.find(
        acquirer === null ? OF_DEFAULT : OF_NAMED,
        acquirer === null ? [limit] : [limit, acquirer],
      );
      return integerOf(rows[0]?.['open']);
    },
  };
}
