import type { OwnedView, SavedView, ViewStore } from '../../domain/platform/views.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Engine, Row } from '../engine/engine.ts';
import { defineTable, integer, integerOf, jsonOf, text, textOf } from '../engine/table.ts';
import type { Codec } from '../engine/table.ts';

const flag: Codec<boolean> = {
  type: 'int',
  encode: (value) => Number(value),
  decode: (stored) => integerOf(stored) === 1,
};

const VIEWS = defineTable<SavedView>('saved_views', {
  merNo: integer(),
  viewId: text(),
  personId: text(),
  name: text(),
  address: text(),
  shared: flag,
  createdAt: integer(),
});

const SELECT = `select ${VIEWS.list('v.')}, p.name as owner
  from saved_views v join people p on p.person_id = v.person_id`;

const REPLACED =
  'on conflict (mer_no, person_id, name) do update set address = excluded.address, shared = excluded.shared';

export function createViewStore(engine: Engine): ViewStore {
  const { dialect } = engine;
  return {
    async listViews({ merNo, personId, sharedMax }) {
      const own = `${SELECT} where v.mer_no = $1 and v.person_id = $2`;
      const shared = `${SELECT} where v.mer_no = $1 and v.shared = 1 and v.person_id <> $2 order by v.view_id limit $3`;
      const [mine = [], theirs = []] = await engine.snapshot([
        { sql: own, params: [merNo, personId ?? ''] },
        { sql: shared, params: [merNo, personId ?? '', sharedMax] },
      ]);
      return [...mine, ...theirs].map(decode).toSorted(byName);
    },

    async findView({ merNo, viewId }) {
      const [row] = await engine.find(`${SELECT} where v.mer_no = $1 and v.view_id = $2`, [merNo, viewId]);
      return row === undefined ? null : decode(row);
    },

    saveView: (view, countMax, audit) =>
      engine.transaction(async (transaction) => {
        const { merNo, personId, name } = view;
        const others = 'select count(*) as n from saved_views where mer_no = $1 and person_id = $2 and name <> $3';
        const counted = { sql: others, params: [merNo, personId, name] };
        const [, [row] = []] = await transaction.all([dialect.lock('people'), counted]);
        if (integerOf(row?.['n']) >= countMax) return 'tooMany';
        const insert = { sql: VIEWS.insert(dialect, REPLACED), params: [jsonOf([VIEWS.encode(view)])] };
        await transaction.all([insert, ...auditStatements(dialect, [audit])]);
        const sql = `${SELECT} where v.mer_no = $1 and v.person_id = $2 and v.name = $3`;
        const [saved] = await transaction.query(sql, [merNo, personId, name]);
        if (saved === undefined) throw new Error('a view that was just saved is not there');
        return decode(saved);
      }),

    deleteView: ({ merNo, viewId }, audit) =>
      engine.transaction(async (transaction) => {
        const sql = 'delete from saved_views where mer_no = $1 and view_id = $2 returning view_id';
        const rows = await transaction.query(sql, [merNo, viewId]);
        if (rows.length > 0) await transaction.all(auditStatements(dialect, [audit]));
      }),
  };
}

function decode(row: Row): OwnedView {
  return { ...VIEWS.decode(row), owner: textOf(row['owner']) };
}

function byName(left: OwnedView, right: OwnedView): number {
  return left.name.localeCompare(right.name, 'en') || (left.viewId < right.viewId ? -1 : 1);
}
