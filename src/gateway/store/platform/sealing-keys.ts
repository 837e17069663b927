import type { SealedStore } from '../../domain/platform/sealed.ts';
import type { Engine, Row } from '../engine/engine.ts';
import { integerOf, jsonOf, textOf } from '../engine/table.ts';

// As the vault writes it: `v1.` and eight digits of the key's id. The index of migration 12 has the same.
const KEY = 'substr(sealed, 1, 11)';
const KEY_ID_FROM = 'v1.'.length;

/** Steps from key to key in the index, however many secrets each has sealed. */
const SAMPLES = samplesOf({ table: 'merchant_secrets', column: 'sealed', condition: 'true' });

/** What is sealed besides merchants' secrets and settings. */
interface Sealed {
  /** In a place, these have it instead of a merchant. */
  readonly place: number;
  readonly table: string;
  readonly key: string;
  readonly column: string;
  readonly condition: string;
}

/** In the order in which they are listed: people's TOTP secrets, what waits for approval, accounts given at registration, mails, accounts that are paid out to, settlement accounts. */
const OTHERS: readonly Sealed[] = [
  { place: -1, table: 'factors', key: 'factor_id', column: 'secret', condition: "kind = 'totp'" },
  {
    place: -2,
    table: 'approvals',
    key: 'approval_no',
    column: 'sealed',
    condition: "state = 'pending' and sealed is not null",
  },
  { place: -3, table: 'registrations', key: 'registration_id', column: 'sealed', condition: 'sealed is not null' },
  { place: -4, table: 'mails', key: 'mail_id', column: 'sealed', condition: 'sealed is not null' },
  { place: -5, table: 'beneficiaries', key: 'beneficiary_no', column: 'sealed', condition: 'true' },
  { place: -6, table: 'settlement_accounts', key: 'account_no', column: 'sealed', condition: 'true' },
];

/** The names of sealed settings, as a span of the key. */
const SETTINGS = `from settings where name >= 'sealed:' and name < 'sealed;'`;

const KEYS = `select ${KEY} as key from merchant_secrets union all select substr(value, 1, 11) as key ${SETTINGS}`;

function countsOf(others: readonly Sealed[]): string {
  const parts = others.map(
    ({ table, column, condition }) => `select substr(${column}, 1, 11) as key from ${table} where ${condition}`,
  );
  const keys = [KEYS, ...parts].join(' union all ');
  return `select key, count(*) as texts from (${keys}) sealed group by key order by key`;
}

type Reading = Pick<Engine, 'dialect' | 'query'>;

/** A database of an older release does not have all of them. */
async function existing({ dialect, query }: Reading): Promise<Sealed[]> {
  const found: Sealed[] = [];
  for (const other of OTHERS) {
    const { sql, params } = dialect.tableExists(other.table);
    if ((await query(sql, params)).length > 0) found.push(other);
  }
  return found;
}

// Not `mer_no`: merchants' numbers are not negative, and rows with such a number would be left out.
const CHANGE_COLUMNS = { place: 'int', name: 'text', sealed: 'text', resealed: 'text' } as const;

export function createSealingKeyStore(engine: Engine): SealedStore {
  const { dialect } = engine;
  const changes = dialect.rows(CHANGE_COLUMNS);
  return {
    sampleSealed: () => sampleSealed(engine),

    async countSealed() {
      const [rows = []] = await engine.snapshot([{ sql: countsOf(OTHERS), params: [] }], { slow: true });
      return rows.map(countOf);
    },

    listSealed: (page) => listSealed(engine, page),

    async replaceSealed(texts) {
      const params = [jsonOf(texts.map(({ merNo, ...text }) => ({ place: merNo, ...text })))];
      const secrets = `update merchant_secrets set sealed = r.resealed from ${changes}
        where merchant_secrets.mer_no = r.place and secret_no = r.name and merchant_secrets.sealed = r.sealed
        returning 1 as replaced`;
      const settings = `update settings set value = r.resealed from ${changes}
        where r.place = 0 and settings.name = r.name and settings.value = r.sealed returning 1 as replaced`;
      const others = OTHERS.map(
        ({ place, table, key, column }) => `update ${table} set ${column} = r.resealed from ${changes}
          where r.place = ${place} and ${table}.${key} = r.name and ${table}.${column} = r.sealed returning 1 as replaced`,
      );
      const replaced = await engine.transaction((transaction) =>
        transaction.all([secrets, settings, ...others].map((sql) => ({ sql, params }))),
      );
      return replaced.flat().length;
    },
  };
}

async function listSealed(
  engine: Engine,
  { after, limit }: Parameters<SealedStore['listSealed']>[0],
): ReturnType<SealedStore['listSealed']> {
  const settings =
    after === null ? await engine.query(`select 0 as mer_no, name, value as sealed ${SETTINGS} order by name`) : [];
  const at = after?.merNo ?? 0;
  const listed =
    at < 0
      ? []
      : await engine.query(
          `select mer_no, secret_no as name, sealed from merchant_secrets
           where (mer_no, secret_no) > ($1, $2) order by mer_no, secret_no limit $3`,
          [at, after?.name ?? '', limit],
        );
  for (const { place, table, key, column, condition } of OTHERS) {
    if (at < place) continue;
    const sql = `select ${place} as mer_no, ${key} as name, ${column} as sealed from ${table}
      where ${condition} and ${key} > $1 order by ${key} limit $2`;
    const from = at === place ? (after?.name ?? '') : '';
    listed.push(...(await engine.query(sql, [from, limit - listed.length])));
  }
  return [...settings, ...listed].map((row) => ({
    merNo: integerOf(row['mer_no']),
    name: textOf(row['name']),
    sealed: textOf(row['sealed']),
  }));
}

export interface SealedCount {
  readonly keyId: string;
  readonly texts: number;
}

/** How many texts each key has sealed. */
export async function countSealed(engine: Reading): Promise<SealedCount[]> {
  return (await engine.query(countsOf(await existing(engine)))).map(countOf);
}

function countOf(row: Row): SealedCount {
  return { keyId: textOf(row['key']).slice(KEY_ID_FROM), texts: integerOf(row['texts']) };
}

/** At least one sealed text for each key in use. */
export async function sampleSealed(engine: Reading): Promise<string[]> {
  const others = (await existing(engine)).map(samplesOf);
  const rows: Row[] = [];
  for (const sql of [SAMPLES, `select value as sealed ${SETTINGS}`, ...others]) rows.push(...(await engine.query(sql)));
  return rows.map((row) => textOf(row['sealed']));
}

function samplesOf({ table, column, condition }: Pick<Sealed, 'table' | 'column' | 'condition'>): string {
  const key = `substr(${column}, 1, 11)`;
  return `
    with recursive keys (key) as (
      select min(${key}) from ${table} where ${condition}
      union all
      select (select min(${key}) from ${table} where ${condition} and ${key} > keys.key) from keys where keys.key is not null)
    select (select ${column} from ${table} where ${condition} and ${key} = keys.key limit 1) as sealed
    from keys where keys.key is not null`;
}
