import type { NewsPreferenceStore, NewsPreferences } from '../../domain/news/preferences.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Engine } from '../engine/engine.ts';
import { defineTable, integer, json, jsonOf, nullable, text } from '../engine/table.ts';

const PREFERENCES = defineTable<NewsPreferences>('news_preferences', {
  personId: text(),
  choices: json(),
  language: nullable(text()),
  timeZone: nullable(text()),
  updatedAt: integer(),
});

const SELECT = `select ${PREFERENCES.list()} from news_preferences where person_id = $1`;

const REPLACED = `on conflict (person_id) do update set choices = excluded.choices, language = excluded.language,
  time_zone = excluded.time_zone, updated_at = excluded.updated_at`;

export function createNewsPreferenceStore(engine: Engine): NewsPreferenceStore {
  const { dialect } = engine;
  return {
    async findNewsPreferences(personId) {
      const [row] = await engine.find(SELECT, [personId]);
      return row === undefined ? null : PREFERENCES.decode(row);
    },

    changeNewsPreferences: (personId, decide, audit) =>
      engine.transaction(async (transaction) => {
        // Two devices of one person: the later change is made to what the earlier one left.
        const [, [row] = []] = await transaction.all([dialect.lock('people'), { sql: SELECT, params: [personId] }]);
        const preferences = decide(row === undefined ? null : PREFERENCES.decode(row));
        const put = { sql: PREFERENCES.insert(dialect, REPLACED), params: [jsonOf([PREFERENCES.encode(preferences)])] };
        await transaction.all([put, ...auditStatements(dialect, [audit])]);
        return preferences;
      }),
  };
}
