import type { Merchant, MerchantTerms } from '../domain/merchant.ts';
import type { MerchantDecision, MerchantStore, SealedSecret } from '../domain/store.ts';
import { auditStatements } from './audit.ts';
import type { Dialect } from './dialect.ts';
import type { Engine, Row, Statement } from './engine.ts';
import { integerOf, jsonOf, textOf } from './table.ts';
import { SECRETS } from './tables.ts';

const MERCHANT_LIST = 'mer_no, name, status, settings, created_at, updated_at';
const FIND_MERCHANT = `select ${MERCHANT_LIST} from merchants where mer_no = $1`;
const FIND_SECRETS = `select ${SECRETS.list()} from merchant_secrets where mer_no = $1 order by created_at desc, secret_no desc`;

type MerchantRows = Pick<MerchantStore, 'findMerchant' | 'listMerchants' | 'createMerchant' | 'changeMerchant'>;

export function createMerchantStore(engine: Engine): MerchantRows {
  const { dialect } = engine;
  return {
    async findMerchant(merNo) {
      const [merchants = [], secrets = []] = await Promise.all([
        engine.query(FIND_MERCHANT, [merNo]),
        engine.query(FIND_SECRETS, [merNo]),
      ]);
      return accountOf(merchants, secrets);
    },

    async listMerchants({ after, limit }) {
      const sql = `select ${MERCHANT_LIST} from merchants where mer_no > $1 order by mer_no limit $2`;
      return (await engine.query(sql, [after, limit])).map(decodeMerchant);
    },

    createMerchant: ({ merchant, secrets, audit }) =>
      engine.transaction(async (transaction) => {
        const rows = await transaction.query(
          `insert into merchants (${MERCHANT_LIST}) values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning mer_no`,
          merchantParams(merchant),
        );
        if (rows.length === 0) return 'taken';
        await transaction.all([
          insertSecrets(dialect, { merNo: merchant.merNo, secrets }),
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

function merchantStatements(
  dialect: Dialect,
  merNo: number,
  change: NonNullable<MerchantDecision<unknown>['change']>,
): Statement[] {
  const { merchant, addSecrets = [], expireSecrets = [], audit } = change;
  const statements: Statement[] = [];
  if (merchant !== undefined) {
    statements.push({
      sql: 'update merchants set name = $2, status = $3, settings = $4, created_at = $5, updated_at = $6 where mer_no = $1',
      params: merchantParams({ ...merchant, merNo }),
    });
  }
  if (addSecrets.length > 0) statements.push(insertSecrets(dialect, { merNo, secrets: addSecrets }));
  for (const { secretNo, expiresAt } of expireSecrets) {
    statements.push({
      sql: 'update merchant_secrets set expires_at = $3 where mer_no = $1 and secret_no = $2',
      params: [merNo, secretNo, expiresAt],
    });
  }
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

/** The merchant's fields without a column. A field that is not written here does not compile. */
interface Settings extends Omit<Merchant, Column | 'terms'> {
  readonly terms: {
    readonly [Term in keyof MerchantTerms]: MerchantTerms[Term] extends bigint ? string : MerchantTerms[Term];
  };
}

/** Absent in rows last written before the setting existed. */
type LaterSetting = 'accentColour' | 'framesPages';

type StoredSettings = Omit<Settings, LaterSetting> & Partial<Pick<Settings, LaterSetting>>;

function merchantParams({ merNo, name, status, createdAt, updatedAt, ...rest }: Merchant) {
  const { websites, methods, currencies, terms, accentColour, framesPages } = rest;
  const { transactionFee, refundFee, chargebackFee, payoutFee, ...others } = terms;
  const settings: Settings = {
    websites,
    methods,
    currencies,
    accentColour,
    framesPages,
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
  const {
    terms,
    accentColour = null,
    framesPages = false,
    ...lists
  } = JSON.parse(textOf(row['settings'])) as StoredSettings;
  return {
    merNo: integerOf(row['mer_no']),
    name: textOf(row['name']),
    status: textOf(row['status']) as Merchant['status'],
    websites: lists.websites,
    methods: lists.methods,
    currencies: lists.currencies,
    terms: {
      ...terms,
      transactionFee: BigInt(terms.transactionFee),
      refundFee: BigInt(terms.refundFee),
      chargebackFee: BigInt(terms.chargebackFee),
      payoutFee: BigInt(terms.payoutFee),
    },
    accentColour,
    framesPages,
    createdAt: integerOf(row['created_at']),
    updatedAt: integerOf(row['updated_at']),
  };
}
