import type { AgedKey, KeyAgeStore } from '../../domain/merchants/key-ages.ts';
import type { Engine, Row } from '../engine/engine.ts';
import { integerOf, textOf } from '../engine/table.ts';

const KEY = 's.mer_no, s.secret_no, s.kind, s.created_at';
const ACTIVE = "join merchants m on m.mer_no = s.mer_no and m.status = 'active'";
const LAST_USE = `(select max(u.used_at) from key_uses u where u.mer_no = s.mer_no and u.secret_no = s.secret_no)`;

/** A merchant has a handful of keys, so the table is looked through. */
export function createKeyAgeStore(engine: Engine): KeyAgeStore {
  return {
    async listOldKeys({ merNo, before, limit }) {
      const rows = await engine.query(
        `select ${KEY} from merchant_secrets s ${ACTIVE}
         where s.expires_at is null and s.created_at < $1 ${merNo === null ? '' : 'and s.mer_no = $3'}
         order by s.created_at, s.mer_no, s.secret_no limit $2`,
        [before, limit, ...(merNo === null ? [] : [merNo])],
      );
      return rows.map(keyOf);
    },

    async listEndingKeys({ merNo, now, before, usedSince, limit }) {
      const ending = `select ${KEY}, s.expires_at, ${LAST_USE} as used_at from merchant_secrets s ${ACTIVE}
        where s.expires_at > $1 and s.expires_at < $2 ${merNo === null ? '' : 'and s.mer_no = $5'}`;
      const rows = await engine.query(
        `select * from (${ending}) k where k.used_at >= $3 order by k.expires_at, k.mer_no, k.secret_no limit $4`,
        [now, before, usedSince, limit, ...(merNo === null ? [] : [merNo])],
      );
      return rows.map((row) => ({
        ...keyOf(row),
        expiresAt: integerOf(row['expires_at']),
        usedAt: integerOf(row['used_at']),
      }));
    },
  };
}

function keyOf(row: Row): AgedKey {
  return {
    merNo: integerOf(row['mer_no']),
    secretNo: textOf(row['secret_no']),
    kind: textOf(row['kind']) as AgedKey['kind'],
    createdAt: integerOf(row['created_at']),
  };
}
