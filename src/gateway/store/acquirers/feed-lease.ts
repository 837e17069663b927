import type { FeedKey, FeedPlace } from '../../domain/acquirers/acquirer-change.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Statement, Transaction } from '../engine/engine.ts';

export const OF_FEED = 'acquirer = $1 and feed = $2';

/** For the rest of the transaction; false if another node has taken the feed over. */
export async function lockFeed(
  transaction: Transaction,
  dialect: Dialect,
  { acquirer, feed, holder }: FeedKey & { readonly holder: string },
): Promise<boolean> {
  const sql = `select held_by from acquirer_feeds where ${OF_FEED} ${dialect.forUpdate}`;
  const [row] = await transaction.query(sql, [acquirer, feed]);
  return row?.['held_by'] === holder;
}

export function moveFeedStatement(
  { acquirer, feed }: FeedKey,
  move: FeedPlace & { readonly holder: string; readonly readAt: number },
): Statement {
  return {
    sql: `update acquirer_feeds set place = $3, page = $4, read_at = $5 where ${OF_FEED} and held_by = $6`,
    params: [acquirer, feed, move.place, move.page, move.readAt, move.holder],
  };
}
