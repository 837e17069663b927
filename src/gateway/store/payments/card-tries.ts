import type { NewAttempt } from '../../domain/payments/attempt.ts';
import { isAtLimit } from '../../domain/payments/card-try.ts';
import type { CardTryStore, CountedCard } from '../../domain/payments/card-try.ts';
import type { Engine, Transaction } from '../engine/engine.ts';
import { integerOf } from '../engine/table.ts';
import { CARD_TRIES } from '../orders/ended-tries.ts';

const KEY = 'mer_no, trade_no, attempt';

export function createCardTryStore(engine: Engine): CardTryStore {
  return {
    async listCardTries({ merNo, tradeNo }) {
      const sql = `select ${CARD_TRIES.list()} from card_tries where mer_no = $1 and trade_no = $2 order by attempt`;
      return (await engine.query(sql, [merNo, tradeNo])).map(CARD_TRIES.decode);
    },

    async forgetCardTries({ before, limit }) {
      const old = `select ${KEY} from card_tries where tried_at < $1 order by tried_at limit $2`;
      const sql = `delete from card_tries where (${KEY}) in (${old}) returning attempt`;
      return (await engine.execute(sql, [before, limit])).length;
    },
  };
}

/** Whether the limits of its scheme leave no further try of a card that was just declined. */
export async function isCardLimited(
  transaction: Transaction,
  { merNo, createdAt: now }: Pick<NewAttempt, 'merNo' | 'createdAt'>,
  card: CountedCard,
): Promise<boolean> {
  const since = now - Math.max(...card.limits.map(({ windowMs }) => windowMs));
  const rows = await transaction.query(
    `select tried_at from card_tries where mer_no = $1 and card_hash = $2 and tried_at > $3
     order by tried_at desc limit $4`,
    [merNo, card.hash, since, Math.max(...card.limits.map(({ tries }) => tries))],
  );
  return isAtLimit(
    card,
    rows.map((row) => integerOf(row['tried_at'])),
    now,
  );
}
