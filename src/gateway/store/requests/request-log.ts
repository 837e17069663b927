import { SUCCESS_CODE, firstRequestIdAt } from '../../domain/requests/request-log.ts';
import type { ListedRequest, LoggedRequest, RequestLogStore } from '../../domain/requests/request-log.ts';
import type { Engine } from '../engine/engine.ts';
import type { Columns } from '../engine/table.ts';
import { defineTable, integer, json, jsonOf, nullable, text, word, integerOf, textOf } from '../engine/table.ts';

const yesOrNo = word<'true' | 'false'>({ true: 1, false: 0 });

const LISTED: Columns<ListedRequest> = {
  merNo: integer(),
  requestId: text(),
  isProven: {
    type: 'int',
    encode: (value) => yesOrNo.encode(value ? 'true' : 'false'),
    decode: (stored) => yesOrNo.decode(stored) === 'true',
  },
  at: integer(),
  operation: text(),
  status: integer(),
  code: text(),
  microseconds: integer(),
  merOrderNo: nullable(text()),
  tradeNo: nullable(text()),
  failedAt: nullable(text()),
  lost: integer(),
  message: text(),
};

const LISTS = defineTable<ListedRequest>('request_log', LISTED);
const REQUESTS = defineTable<LoggedRequest & ListedRequest>('request_log', { ...LISTED, record: json() });

/** Later than every id. */
const LAST_ID = 'req_~';

export function createRequestLogStore(engine: Engine): RequestLogStore {
  const { dialect } = engine;
  return {
    async addRequests(requests) {
      const rows = requests.map((request) => REQUESTS.encode({ ...request, message: request.record.message }));
      await engine.execute(REQUESTS.insert(dialect, 'on conflict do nothing'), [jsonOf(rows)]);
    },

    async searchRequests({ merNo, result, operation, code, order, from, to, before, limit }) {
      const rows = await engine.query(
        `select ${LISTS.list()} from request_log
         where mer_no = $1 and request_id >= $2 and request_id < $3
         and ($4 = '' or (case when code = '${SUCCESS_CODE}' then 'ok' else 'refused' end) = $4)
         and ($5 = '' or operation = $5) and ($6 = '' or code = $6)
         and ($7 = '' or trade_no = $7 or mer_order_no = $7)
         order by request_id desc limit $8`,
        [
          merNo,
          firstRequestIdAt(from ?? 0),
          earlier(before, to === null ? LAST_ID : firstRequestIdAt(to + 1)),
          result ?? '',
          operation ?? '',
          code ?? '',
          order ?? '',
          limit,
        ],
      );
      return rows.map(LISTS.decode);
    },

    readRecentCalls: (query) => readRecentCalls(engine, query),

    async findRequest({ merNo, requestId }) {
      const ofMerchant = merNo === null ? '' : 'and mer_no = $2';
      const [row] = await engine.find(
        `select ${REQUESTS.list()} from request_log where request_id = $1 ${ofMerchant}`,
        merNo === null ? [requestId] : [requestId, merNo],
      );
      return row === undefined ? null : REQUESTS.decode(row);
    },

    async trimRequests({ merNo, isProven, keep }) {
      const kind = [merNo, isProven ? 1 : 0];
      await engine.execute(
        `delete from request_log where mer_no = $1 and is_proven = $2 and request_id <= (
           select request_id from request_log where mer_no = $1 and is_proven = $2
           order by request_id desc limit 1 offset $3
         )`,
        [...kind, keep],
      );
    },

    async forgetRequests({ before, limit }) {
      // Nearly always there is none, and a read is cheaper than a write.
      const found = await engine.query(
        'select request_id from request_log where request_id < $1 order by request_id limit $2',
        [firstRequestIdAt(before), limit],
      );
      const last = found.at(-1)?.['request_id'];
      if (typeof last === 'string') await engine.execute('delete from request_log where request_id <= $1', [last]);
      return found.length;
    },
  };
}

function earlier(left: string | null, right: string): string {
  return left === null || left > right ? right : left;
}

async function readRecentCalls(
  engine: Engine,
  { since, merNo, limit }: Parameters<RequestLogStore['readRecentCalls']>[0],
): ReturnType<RequestLogStore['readRecentCalls']> {
  const rows = await engine.query(
    `select mer_no, at, code, lost, is_proven from request_log
         where request_id >= $1 and (cast($2 as bigint) is null or mer_no = $2) order by request_id desc limit $3`,
    [firstRequestIdAt(since), merNo, limit],
  );
  return rows.map((row) => ({
    merNo: integerOf(row['mer_no']),
    at: integerOf(row['at']),
    code: textOf(row['code']),
    lost: integerOf(row['lost']),
    isProven: integerOf(row['is_proven']) === 1,
  }));
}
