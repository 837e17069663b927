import type { ListedRouting, RoutingStore, RoutingVersion } from '../../domain/routing/routing-store.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Engine, Transaction } from '../engine/engine.ts';
import { defineTable, integer, integerOf, jsonOf, nullable, text } from '../engine/table.ts';
import type { Columns } from '../engine/table.ts';
import { rulesCodec } from './rules-codec.ts';

const FIELDS: Columns<RoutingVersion> = {
  version: integer(),
  state: text(),
  edit: integer(),
  comment: text(),
  basedOn: nullable(integer()),
  rules: rulesCodec,
  createdAt: integer(),
  createdBy: text(),
  changedAt: integer(),
  changedBy: text(),
  liveFrom: nullable(integer()),
  liveUntil: nullable(integer()),
  liveBefore: nullable(integer()),
};

const VERSIONS = defineTable<RoutingVersion>('routing_versions', FIELDS);
const LISTED = defineTable<ListedRouting>('routing_versions', { ...FIELDS, simulation: nullable(text()) });

const LIST = `select ${VERSIONS.list('v.')}, (
    select max(s.simulation_no) from routing_simulations s where s.version = v.version and s.edit = v.edit and s.state = 'done'
  ) as simulation
  from routing_versions v`;

const LIVE = "select version, live_before from routing_versions where state = 'live'";

export function createRoutingStore(engine: Engine): RoutingStore {
  return { ...readsOf(engine), ...draftsOf(engine), ...changesOf(engine) };
}

function readsOf(
  engine: Engine,
): Pick<RoutingStore, 'listRoutingVersions' | 'findRoutingVersion' | 'readRoutingMarks'> {
  return {
    async listRoutingVersions({ before, limit }) {
      const rows = await engine.query(`${LIST} where v.version < $1 order by v.version desc limit $2`, [
        before ?? Number.MAX_SAFE_INTEGER,
        limit,
      ]);
      return rows.map(LISTED.decode);
    },

    async findRoutingVersion(version) {
      const [row] = await engine.query(`${LIST} where v.version = $1`, [version]);
      return row === undefined ? null : LISTED.decode(row);
    },

    async readRoutingMarks() {
      const [row] = await engine.find(
        `select (select version from (${LIVE}) l) as live, (select version from card_tables where name = 'cards') as cards`,
      );
      return {
        live: row?.['live'] === null ? null : integerOf(row?.['live']),
        cards: row?.['cards'] === null ? 0 : integerOf(row?.['cards']),
      };
    },
  };
}

function draftsOf(
  engine: Engine,
): Pick<RoutingStore, 'addRoutingDraft' | 'changeRoutingDraft' | 'discardRoutingDraft'> {
  const { dialect } = engine;
  return {
    addRoutingDraft: (draft, auditOf) =>
      engine.transaction(async (transaction) => {
        await transaction.all([dialect.lock('routing')]);
        const [newest] = await transaction.query('select max(version) as version from routing_versions');
        const version = (newest?.['version'] === null ? 0 : integerOf(newest?.['version'])) + 1;
        const added: RoutingVersion = {
          ...draft,
          version,
          state: 'draft',
          edit: 1,
          changedAt: draft.createdAt,
          changedBy: draft.createdBy,
          liveFrom: null,
          liveUntil: null,
          liveBefore: null,
        };
        await transaction.query(VERSIONS.insert(dialect), [jsonOf([VERSIONS.encode(added)])]);
        await transaction.all(auditStatements(dialect, [auditOf(version)]));
        return { ...added, simulation: null };
      }),

    changeRoutingDraft: ({ version, edit, comment, rules, changedAt, changedBy }, audit) =>
      engine.transaction(async (transaction) => {
        const changed = await transaction.query(
          `update routing_versions set edit = edit + 1, comment = $3, rules = $4, changed_at = $5, changed_by = $6
           where version = $1 and edit = $2 and state = 'draft' returning version`,
          [version, edit, comment, rulesCodec.encode(rules), changedAt, changedBy],
        );
        if (changed.length === 0) return 'conflict';
        await transaction.all(auditStatements(dialect, [audit]));
        return 'changed';
      }),

    discardRoutingDraft: ({ version, edit }, audit) =>
      engine.transaction(async (transaction) => {
        const discarded = await transaction.query(
          `update routing_versions set state = 'discarded' where version = $1 and edit = $2 and state = 'draft' returning version`,
          [version, edit],
        );
        if (discarded.length === 0) return 'conflict';
        await transaction.all(auditStatements(dialect, [audit]));
        return 'discarded';
      }),
  };
}

/** What changes which version decides, one change after the other. */
function changesOf(engine: Engine): Pick<RoutingStore, 'activateRouting' | 'goBackInRouting'> {
  const { dialect } = engine;
  return {
    activateRouting: ({ version, edit, at }, audit) =>
      engine.transaction(async (transaction) => {
        await transaction.all([dialect.lock('routing')]);
        const [asked] = await transaction.query(
          "select version from routing_versions where version = $1 and edit = $2 and state in ('draft', 'retired')",
          [version, edit],
        );
        if (asked === undefined) return 'conflict';
        const live = await retireLive(transaction, at);
        await transaction.query(
          "update routing_versions set state = 'live', live_from = $2, live_until = null, live_before = $3 where version = $1",
          [version, at, live?.version ?? null],
        );
        await transaction.all(auditStatements(dialect, [audit]));
        return 'live';
      }),

    goBackInRouting: ({ live, at }, audit) =>
      engine.transaction(async (transaction) => {
        await transaction.all([dialect.lock('routing')]);
        const [now] = await transaction.query(`${LIVE} and version = $1`, [live]);
        if (now === undefined) return 'conflict';
        const retired = await retireLive(transaction, at);
        const before = retired?.before ?? null;
        if (before !== null) {
          // What it would go back to stays as it was.
          await transaction.query(
            "update routing_versions set state = 'live', live_from = $2, live_until = null where version = $1",
            [before, at],
          );
        }
        await transaction.all(auditStatements(dialect, [audit]));
        return { live: before };
      }),
  };
}

async function retireLive(
  transaction: Transaction,
  at: number,
): Promise<{ readonly version: number; readonly before: number | null } | null> {
  const [row] = await transaction.query(
    "update routing_versions set state = 'retired', live_until = $1 where state = 'live' returning version, live_before",
    [at],
  );
  if (row === undefined) return null;
  return {
    version: integerOf(row['version']),
    before: row['live_before'] === null ? null : integerOf(row['live_before']),
  };
}
