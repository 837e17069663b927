import type { CsvProfileStore, SavedCsvProfile } from '../../domain/reconciliation/csv-profile.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Engine } from '../engine/engine.ts';
import { defineTable, integer, json, jsonOf, text } from '../engine/table.ts';

const PROFILES = defineTable<SavedCsvProfile>('csv_profiles', {
  profile: text(),
  version: integer(),
  name: text(),
  content: json(),
  createdAt: integer(),
  createdBy: text(),
});

const SELECT = `select ${PROFILES.list('p.')} from csv_profiles p`;
const IS_NEWEST = 'not exists (select 1 from csv_profiles n where n.profile = p.profile and n.version > p.version)';

export function createCsvProfileStore(engine: Engine): CsvProfileStore {
  const { dialect } = engine;
  return {
    async listCsvProfiles() {
      const rows = await engine.query(`${SELECT} where ${IS_NEWEST} order by p.name, p.profile`);
      return rows.map(PROFILES.decode);
    },

    async listCsvVersions(profile) {
      const rows = await engine.query(`${SELECT} where p.profile = $1 order by p.version desc`, [profile]);
      return rows.map(PROFILES.decode);
    },

    async findCsvProfile({ profile, version }) {
      const asked = version === undefined ? IS_NEWEST : 'p.version = $2';
      const params = version === undefined ? [profile] : [profile, version];
      const [row] = await engine.query(`${SELECT} where p.profile = $1 and ${asked}`, params);
      return row === undefined ? null : PROFILES.decode(row);
    },

    addCsvProfile: (profile, audit) =>
      engine.transaction(async (transaction) => {
        const added = await transaction.query(
          `${PROFILES.insert(dialect, 'on conflict (profile, version) do nothing')} returning version`,
          [jsonOf([PROFILES.encode(profile)])],
        );
        if (added.length === 0) return 'conflict';
        await transaction.all(auditStatements(dialect, [audit]));
        return 'added';
      }),
  };
}
