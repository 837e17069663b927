import { isFound, isNamed } from '../../domain/merchants/merchant.ts';
import type {
  Merchant,
  MerchantLists,
  MerchantSearch,
  MerchantTerms,
  NamedMerchant,
} from '../../domain/merchants/merchant.ts';
import type { MerchantDecision, MerchantStore, SealedSecret } from '../../domain/merchants/merchant-store.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Engine, Row, Statement, Transaction } from '../engine/engine.ts';
import { logoStatements } from './logos.ts';
import { factsStatement } from './getting-started.ts';
import { integerOf, jsonOf, textOf } from '../engine/table.ts';
import { SECRETS } from '../tables.ts';

const MERCHANT_LIST = 'mer_no, name, status, settings, created_at, updated_at';
const FIND_MERCHANT = `select ${MERCHANT_LIST} from merchants where mer_no = $1`;
const FIND_SECRETS = `select ${SECRETS.list()} from merchant_secrets where mer_no = $1 order by created_at desc, secret_no desc`;

type MerchantRows = MerchantLists &
  Pick<MerchantStore, 'findMerchant' | 'listMerchants' | 'createMerchant' | 'changeMerchant'>;

export function createMerchantStore(engine: Engine): MerchantRows {
  const { dialect } = engine;
  return {
    async findMerchant(merNo) {
      const [merchants = [], secrets = []] = await Promise.all([
        engine.find(FIND_MERCHANT, [merNo]),
        engine.find(FIND_SECRETS, [merNo]),
      ]);
      return accountOf(merchants, secrets);
    },

    async listMerchants({ after, limit }) {
      const sql = `select ${MERCHANT_LIST} from merchants where mer_no > $1 order by mer_no limit $2`;
      return (await engine.query(sql, [after, limit])).map(decodeMerchant);
    },

    searchMerchants: (search) => searchMerchants(engine, search),
    listMerchantNames: () => listNames(engine, { status: null, after: 0 }),

    async readMerchantNames(merNos) {
      if (merNos.length === 0) return [];
      const numbers = `select r.value from ${dialect.rows({ value: 'int' })}`;
      const sql = `select mer_no, name from merchants where mer_no in (${numbers})`;
      return (await engine.query(sql, [jsonOf(merNos.map((value) => ({ value })))])).map(namedOf);
    },

    async findMerchantNames({ text, limit }) {
      const rows = await engine.query('select mer_no, name from merchants order by mer_no limit $1', [NAMED_MAX]);
      const wanted = text.toLowerCase();
      const rankOf = ({ merNo, name }: NamedMerchant) => {
        const lower = name.toLowerCase();
        return lower === wanted || String(merNo) === wanted ? 0 : lower.startsWith(wanted) ? 1 : 2;
      };
      return rows
        .map(namedOf)
        .filter((one) => isNamed(one, text))
        .toSorted((a, b) => rankOf(a) - rankOf(b) || (a.name < b.name ? -1 : 1))
        .slice(0, limit);
    },

    createMerchant: ({ merchant, secrets, facts = [], audit }) =>
      engine.transaction(async (transaction) => {
        if (!(await insertMerchant(dialect, transaction, { merchant, secrets }))) return 'taken';
        await transaction.all([
          ...(facts.length > 0 ? [factsStatement(dialect, merchant.merNo, facts)] : []),
          ...auditStatements(dialect, [audit]),
        ]);
        return 'created';
      }),

    changeMerchant: (merNo, decide) =>
      engine.transaction(async (transaction) => {
        const merchants = await transaction.query(`${FIND_MERCHANT} ${dialect.forUpdate}`, [merNo]);
        const account = accountOf(merchants, await transaction.query(FIND_SECRETS, [merNo]));
        if (account === null) return null;
        const { result, change } = decide(account);
        if (change !== undefined) await transaction.all(merchantStatements(dialect, merNo, change));
        return result;
      }),
  };
}

/** False if the number is in use. */
export async function insertMerchant(
  dialect: Dialect,
  transaction: Transaction,
  { merchant, secrets }: { readonly merchant: Merchant; readonly secrets: readonly SealedSecret[] },
): Promise<boolean> {
  const rows = await transaction.query(
    `insert into merchants (${MERCHANT_LIST}) values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning mer_no`,
    merchantParams(merchant),
  );
  if (rows.length === 0) return false;
  await transaction.all([insertSecrets(dialect, { merNo: merchant.merNo, secrets })]);
  return true;
}

/** Merchants that a page of a search looks at: their names are compared here, because databases differ in lower case. */
const SEARCHED_MAX = 2000;

async function searchMerchants(engine: Engine, { text, status, after, limit }: MerchantSearch) {
  const named = await listNames(engine, { status, after });
  const found = named.filter((one) => isFound(one, { text, status }) && String(one.merNo) !== text);
  const chosen = found.slice(0, limit).map(({ merNo }) => ({ value: merNo }));
  const numbers = `select r.value from ${engine.dialect.rows({ value: 'int' })}`;
  const sql = `select ${MERCHANT_LIST} from merchants where mer_no in (${numbers}) order by mer_no`;
  const merchants = chosen.length === 0 ? [] : (await engine.query(sql, [jsonOf(chosen)])).map(decodeMerchant);
  if (found.length > limit) return { merchants, next: chosen.at(-1)?.value ?? after };
  const last = named.length === SEARCHED_MAX ? named.at(-1) : undefined;
  return { merchants, next: last?.merNo ?? null };
}

async function listNames(engine: Engine, { status, after }: Pick<MerchantSearch, 'status' | 'after'>) {
  const ofStatus = status === null ? '' : 'and status = $3';
  const rows = await engine.query(
    `select mer_no, name, status from merchants where mer_no > $1 ${ofStatus} order by mer_no limit $2`,
    [after, SEARCHED_MAX, ...(status === null ? [] : [status])],
  );
  return rows.map((row) => ({ merNo: integerOf(row['mer_no']), name: textOf(row['name']), status: statusOf(row) }));
}

/** Names are short: so many are read in a few milliseconds. */
const NAMED_MAX = 5000;

function namedOf(row: Row): NamedMerchant {
  return { merNo: integerOf(row['mer_no']), name: textOf(row['name']) };
}

function statusOf(row: Row): Merchant['status'] {
  return textOf(row['status']) as Merchant['status'];
}

function merchantStatements(
  dialect: Dialect,
  merNo: number,
  change: NonNullable<MerchantDecision<unknown>['change']>,
): Statement[] {
  const { merchant, logo, addSecrets = [], expireSecrets = [], facts = [], audit } = change;
  const statements: Statement[] = [];
  if (merchant !== undefined) {
    statements.push({
      sql: 'update merchants set name = $2, status = $3, settings = $4, created_at = $5, updated_at = $6 where mer_no = $1',
      params: merchantParams({ ...merchant, merNo }),
    });
  }
  if (logo !== undefined) statements.push(...logoStatements(dialect, { merNo, logo }));
  if (addSecrets.length > 0) statements.push(insertSecrets(dialect, { merNo, secrets: addSecrets }));
  for (const { secretNo, expiresAt } of expireSecrets) {
    statements.push({
      sql: 'update merchant_secrets set expires_at = $3 where mer_no = $1 and secret_no = $2',
      params: [merNo, secretNo, expiresAt],
    });
  }
  if (facts.length > 0) statements.push(factsStatement(dialect, merNo, facts));
  return [...statements, ...auditStatements(dialect, [audit])];
}

function insertSecrets(
  dialect: Dialect,
  { merNo, secrets }: { merNo: number; secrets: readonly SealedSecret[] },
): Statement {
  return {
    sql: SECRETS.insert(dialect),
    params: [jsonOf(secrets.map((secret) => SECRETS.encode({ ...secret, merNo })))],
  };
}

function accountOf(merchants: readonly Row[], secrets: readonly Row[]) {
  const [row] = merchants;
  if (row === undefined) return null;
  return {
    merchant: decodeMerchant(row),
    secrets: secrets.map(SECRETS.decode).map(({ merNo: _merNo, ...secret }) => secret),
  };
}

type Column = 'merNo' | 'name' | 'status' | 'createdAt' | 'updatedAt';

/** The merchant's fields without a column, stored as they are. */
interface Settings extends Omit<Merchant, Column | 'terms'> {
  readonly terms: {
    readonly [Term in keyof MerchantTerms]: MerchantTerms[Term] extends bigint ? string : MerchantTerms[Term];
  };
}

/** Absent in rows last written before the setting existed. */
type LaterSetting = 'accentColour' | 'framesPages';

type StoredSettings = Omit<Settings, LaterSetting> & Partial<Pick<Settings, LaterSetting>>;

function merchantParams({ merNo, name, status, createdAt, updatedAt, terms, ...rest }: Merchant) {
  const { transactionFee, refundFee, chargebackFee, payoutFee, ...others } = terms;
  const settings: Settings = {
    ...rest,
    terms: {
      ...others,
      transactionFee: String(transactionFee),
      refundFee: String(refundFee),
      chargebackFee: String(chargebackFee),
      payoutFee: String(payoutFee),
    },
  };
  return [merNo, name, status, jsonOf(settings), createdAt, updatedAt];
}

function decodeMerchant(row: Row): Merchant {
  const { terms, ...settings } = JSON.parse(textOf(row['settings'])) as StoredSettings;
  return {
    accentColour: null,
    framesPages: false,
    ...settings,
    merNo: integerOf(row['mer_no']),
    name: textOf(row['name']),
    status: statusOf(row),
    terms: {
      ...terms,
      transactionFee: BigInt(terms.transactionFee),
      refundFee: BigInt(terms.refundFee),
      chargebackFee: BigInt(terms.chargebackFee),
      payoutFee: BigInt(terms.payoutFee),
    },
    createdAt: integerOf(row['created_at']),
    updatedAt: integerOf(row['updated_at']),
  };
}
