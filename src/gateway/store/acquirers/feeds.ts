import type { AcquirerChangeStore, FeedPlace, ExplainedReversal } from '../../domain/acquirers/acquirer-change.ts';
import type { OfferedFeed } from '../../domain/acquirers/feed-age.ts';
import type { Engine, Row } from '../engine/engine.ts';
import { integerOf, jsonOf, nullable, text, textOf } from '../engine/table.ts';
import { applyChange } from './apply-change.ts';
import { CHANGES, REVERSALS } from './changes-table.ts';
import { OF_FEED, moveFeedStatement } from './feed-lease.ts';

const place = nullable(text());

export function createAcquirerChangeStore(engine: Engine): AcquirerChangeStore {
  return {
    async holdFeed({ acquirer, feed }, { holder, now, realNow, leaseMs }) {
      const [row] = await engine.execute(
        `insert into acquirer_feeds (acquirer, feed, held_by, held_until, claimed_at) values ($1, $2, $3, $4, $6)
         on conflict (acquirer, feed) do update set held_by = excluded.held_by, held_until = excluded.held_until,
           claimed_at = coalesce(acquirer_feeds.claimed_at, excluded.claimed_at)
         where acquirer_feeds.held_by is null or acquirer_feeds.held_by = excluded.held_by or acquirer_feeds.held_until <= $5
         returning place, page`,
        [acquirer, feed, holder, realNow + leaseMs, realNow, now],
      );
      return row === undefined ? null : placeOf(row);
    },

    async releaseFeed({ acquirer, feed }, holder) {
      const sql = `update acquirer_feeds set held_by = null, held_until = 0 where ${OF_FEED} and held_by = $3`;
      await engine.execute(sql, [acquirer, feed, holder]);
    },

    listOfferedFeeds: () => listOfferedFeeds(engine),

    async forgetOffer({ acquirer, feed }) {
      const sql = `update acquirer_feeds set claimed_at = null where ${OF_FEED} and claimed_at is not null`;
      await engine.execute(sql, [acquirer, feed]);
    },

    async moveFeed(key, move) {
      const { sql, params } = moveFeedStatement(key, move);
      return (await engine.execute(`${sql} returning feed`, params)).length > 0;
    },

    applyChange: (input, decide) => applyChange(engine, input, decide),

    async listChanges({ merNo, tradeNo, limit }) {
      const sql = `select ${CHANGES.list()} from acquirer_changes where mer_no = $1 and trade_no = $2
        order by received_at, change_id limit $3`;
      return (await engine.query(sql, [merNo, tradeNo, limit])).map(CHANGES.decode);
    },

    async listReversals({ merNo, tradeNo }) {
      const sql = `select ${EXPLAINED} from reversals v ${WITH_CHANGE}
        where v.mer_no = $1 and v.trade_no = $2 order by v.at, v.subject`;
      return (await engine.query(sql, [merNo, tradeNo])).map(explainedReversal);
    },

    async findReversals(subjects) {
      if (subjects.length === 0) return [];
      const { dialect } = engine;
      const sql = `select ${EXPLAINED} from ${dialect.rows({ mer_no: 'int', subject: 'text' })}
        ${dialect.joinInOrder} reversals v on v.mer_no = r.mer_no and v.subject = r.subject ${WITH_CHANGE}`;
      const keys = subjects.map(({ merNo, subject }) => ({ mer_no: merNo, subject }));
      return (await engine.query(sql, [jsonOf(keys)])).map(explainedReversal);
    },
  };
}

const EXPLAINED = `${REVERSALS.list('v.')}, c.reason`;
const WITH_CHANGE = 'left join acquirer_changes c on c.acquirer = v.acquirer and c.change_id = v.change_id';

function explainedReversal(row: Row): ExplainedReversal {
  return { ...REVERSALS.decode(row), reason: row['reason'] === null ? '' : textOf(row['reason']) };
}

export async function listOfferedFeeds(engine: Pick<Engine, 'query'>): Promise<OfferedFeed[]> {
  const sql = `select acquirer, feed, claimed_at, read_at from acquirer_feeds where claimed_at is not null order by acquirer, feed`;
  return (await engine.query(sql)).map((row) => ({
    acquirer: textOf(row['acquirer']),
    feed: textOf(row['feed']) as OfferedFeed['feed'],
    claimedAt: integerOf(row['claimed_at']),
    readAt: row['read_at'] === null ? null : integerOf(row['read_at']),
  }));
}

function placeOf(row: Row): FeedPlace {
  return { place: place.decode(row['place']), page: place.decode(row['page']) };
}
