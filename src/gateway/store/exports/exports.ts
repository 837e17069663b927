import type { Export, ExportStore } from '../../domain/exports/export.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Engine } from '../engine/engine.ts';
import { defineTable, integer, integerOf, json, jsonOf, money, nullable, text } from '../engine/table.ts';
import { packPart, unpackPart } from './pack-part.ts';
import { listStatementLines } from './statement-lines.ts';

const EXPORTS = defineTable<Export>(
  'exports',
  {
    merNo: integer(),
    exportId: text(),
    side: integer(),
    askedBy: text(),
    name: text(),
    format: text(),
    csv: nullable(json()),
    currency: text(),
    batchNo: nullable(text()),
    after: integer(),
    through: integer(),
    batchedThrough: integer(),
    opening: money,
    closing: money,
    state: text(),
    createdAt: integer(),
    finishedAt: nullable(integer()),
    expiresAt: integer(),
    rowsDone: integer(),
    bytes: integer(),
    parts: integer(),
    progress: nullable(json()),
  },
  { after: 'after_number', through: 'through_number' },
);

const SELECT = `select ${EXPORTS.list()} from exports`;
const KEY = 'mer_no = $1 and export_id = $2';
/** Sorts after every number. */
const LAST = '~';

export function createExportStore(engine: Engine): ExportStore {
  const { dialect } = engine;
  return {
    async createExport(created, audit) {
      const row: Export = {
        ...created,
        state: 'waiting',
        finishedAt: null,
        rowsDone: 0,
        bytes: 0,
        parts: 0,
        progress: null,
      };
      const insert = `insert into exports (${EXPORTS.list()}) select ${EXPORTS.list()} from ${dialect.rows(EXPORTS.columns)}`;
      await engine.transaction((transaction) =>
        transaction.all([
          { sql: insert, params: [jsonOf([EXPORTS.encode(row)])] },
          ...auditStatements(dialect, [audit]),
        ]),
      );
    },

    async findExport({ merNo, exportId }) {
      const [row] = await engine.query(`${SELECT} where ${KEY}`, [merNo, exportId]);
      return row === undefined ? null : EXPORTS.decode(row);
    },

    async listExports({ side, merNo, before, limit }) {
      const sql = `${SELECT} where side = $1 and (cast($2 as bigint) is null or mer_no = $2) and export_id < $3
        order by export_id desc limit $4`;
      return (await engine.query(sql, [side, merNo, before ?? LAST, limit])).map(EXPORTS.decode);
    },

    async countWaitingExports(side) {
      const sql = `select count(*) as found from exports where side = $1 and state = 'waiting'`;
      const [row] = await engine.query(sql, [side]);
      return integerOf(row?.['found']);
    },

    cancelExport: ({ merNo, exportId }, { at, audit }) =>
      engine.transaction(async (transaction) => {
        const sql = `update exports set state = 'cancelled', finished_at = $3 where ${KEY} and state = 'waiting'
          returning export_id`;
        if ((await transaction.query(sql, [merNo, exportId, at])).length === 0) return false;
        await transaction.all([
          { sql: `delete from export_parts where ${KEY}`, params: [merNo, exportId] },
          ...auditStatements(dialect, [audit]),
        ]);
        return true;
      }),

    async readExportPart({ merNo, exportId }, part) {
      const sql = `select content from export_parts where ${KEY} and part = $3`;
      const [row] = await engine.query(sql, [merNo, exportId, part]);
      return typeof row?.['content'] === 'string' ? unpackPart(row['content']) : null;
    },

    listStatementLines: (query) => listStatementLines(engine, query),
    ...createMaking(engine),
    ...createFailing(engine),
  };
}

function createMaking(engine: Engine): Pick<ExportStore, 'claimExport' | 'writeExportPart' | 'removeExports'> {
  return {
    async claimExport({ holder, realNow, leaseMs }) {
      const isFree = '(held_by is null or held_by = $1 or held_until <= $2)';
      const sql = `update exports set held_by = $1, held_until = $3 where (mer_no, export_id) in (
          select mer_no, export_id from exports where state = 'waiting' and ${isFree} order by export_id limit 1
        ) and state = 'waiting' and ${isFree} returning ${EXPORTS.list()}`;
      const [row] = await engine.execute(sql, [holder, realNow, realNow + leaseMs]);
      return row === undefined ? null : EXPORTS.decode(row);
    },

    async writeExportPart({ of, holder, heldUntil, content, rows, progress, finishedAt }) {
      const { merNo, exportId, parts } = of;
      const packed = await packPart(of.format, content);
      return engine.transaction(async (transaction) => {
        // The count of parts is the place: a step that was stored is not stored again.
        const sql = `update exports set parts = parts + 1, bytes = bytes + $5, rows_done = rows_done + $6, progress = $7,
            held_until = $8, finished_at = cast($9 as bigint), state = case when cast($9 as bigint) is null then 'waiting' else 'done' end
          where ${KEY} and state = 'waiting' and held_by = $3 and parts = $4 returning export_id`;
        const params = [merNo, exportId, holder, parts, content.length, rows, jsonOf(progress), heldUntil, finishedAt];
        if ((await transaction.query(sql, params)).length === 0) return false;
        const insert = 'insert into export_parts (mer_no, export_id, part, content) values ($1, $2, $3, $4)';
        await transaction.query(insert, [merNo, exportId, parts, packed]);
        return true;
      });
    },

    removeExports: ({ now, limit }) =>
      engine.transaction(async (transaction) => {
        const sql = 'select mer_no, export_id from exports where expires_at <= $1 order by expires_at limit $2';
        const old = await transaction.query(sql, [now, limit]);
        for (const row of old) {
          const key = [integerOf(row['mer_no']), String(row['export_id'])];
          await transaction.all([
            { sql: `delete from export_parts where ${KEY}`, params: key },
            { sql: `delete from exports where ${KEY}`, params: key },
          ]);
        }
        return old.length;
      }),
  };
}

/** Tries that went wrong. */
function createFailing(engine: Engine): Pick<ExportStore, 'failExport' | 'pauseExport'> {
  const { dialect } = engine;
  return {
    failExport: ({ merNo, exportId }, { at, audit }) =>
      engine.transaction(async (transaction) => {
        const sql = `update exports set state = 'failed', finished_at = $3 where ${KEY} and state = 'waiting'
          returning export_id`;
        if ((await transaction.query(sql, [merNo, exportId, at])).length === 0) return;
        await transaction.all(auditStatements(dialect, [audit]));
      }),

    async pauseExport({ merNo, exportId }, { holder, until }) {
      const sql = `update exports set held_by = '', held_until = $4 where ${KEY} and held_by = $3`;
      await engine.execute(sql, [merNo, exportId, holder, until]);
    },
  };
}
