import type { Registration, RegistrationChange, RegistrationStore } from '../../domain/registrations/registration.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Dialect } from '../engine/dialect.ts';
import { findDuplicates, findSharedFields } from './duplicates.ts';
import type { Engine, Statement, Transaction } from '../engine/engine.ts';
import { invitationStatements } from '../people/invitations.ts';
import { mailStatements } from '../platform/mails.ts';
import { insertMerchant } from '../merchants/merchants.ts';
import { assignments, defineTable, integer, json, jsonOf, nullable, text } from '../engine/table.ts';

const REGISTRATIONS = defineTable<Registration>('registrations', {
  registrationId: text(),
  state: text(),
  company: text(),
  companyKey: text(),
  website: text(),
  websiteHost: text(),
  contactName: text(),
  email: text(),
  phone: nullable(text()),
  country: text(),
  currencies: json(),
  methods: json(),
  bank: text(),
  accountEnd: text(),
  accountHash: text(),
  sealed: nullable(text()),
  language: text(),
  questions: json(),
  refusal: nullable(text()),
  merNo: nullable(integer()),
  invitationId: nullable(text()),
  decidedBy: nullable(text()),
  createdAt: integer(),
  provenAt: nullable(integer()),
  decidedAt: nullable(integer()),
  forgetAt: nullable(integer()),
});

const FIND = `select ${REGISTRATIONS.list()} from registrations where registration_id = $1`;
const FIND_OF_MERCHANT = `select ${REGISTRATIONS.list()} from registrations where mer_no = $1`;

/** Without the merchant's number, which may be null: `rows` leaves out rows without one. */
const CHANGED = Object.fromEntries(Object.entries(REGISTRATIONS.columns).filter(([name]) => name !== 'mer_no'));

export function createRegistrationStore(engine: Engine): RegistrationStore {
  const { dialect } = engine;
  return {
    async createRegistration({ registration, mails, audit }) {
      await engine.transaction((transaction) =>
        transaction.all([
          insertStatement(dialect, registration),
          ...mailStatements(dialect, mails),
          ...auditStatements(dialect, audit),
        ]),
      );
    },

    async findRegistration(registrationId) {
      const [row] = await engine.find(FIND, [registrationId]);
      return row === undefined ? null : REGISTRATIONS.decode(row);
    },

    async findRegistrationOf(merNo) {
      const [row] = await engine.find(FIND_OF_MERCHANT, [merNo]);
      return row === undefined ? null : REGISTRATIONS.decode(row);
    },

    async listRegistrations({ state, before, limit }) {
      const given = [...(state === null ? [] : [state]), ...(before === null ? [] : [before])];
      const conditions = [
        ...(state === null ? [] : ['state = $2']),
        ...(before === null ? [] : [`registration_id < $${state === null ? 2 : 3}`]),
      ];
      const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
      const sql = `select ${REGISTRATIONS.list()} from registrations ${where} order by registration_id desc limit $1`;
      return (await engine.query(sql, [limit, ...given])).map(REGISTRATIONS.decode);
    },

    async listPendingRegistrations(limit) {
      const sql = `select ${REGISTRATIONS.list()} from registrations where state = 'pending' order by registration_id limit $1`;
      return (await engine.query(sql, [limit])).map(REGISTRATIONS.decode);
    },

    findSharedFields: (registrationIds) => findSharedFields(engine, registrationIds),
    findDuplicates: (registration, limit) => findDuplicates(engine, registration, limit),

    changeRegistration: (registrationId, decide) =>
      engine.transaction(async (transaction) => {
        const [row] = await transaction.query(`${FIND} ${dialect.forUpdate}`, [registrationId]);
        const { result, change } = decide(row === undefined ? null : REGISTRATIONS.decode(row));
        if (change === undefined) return result;
        return (await write(dialect, transaction, change)) ? result : 'merchantNumberTaken';
      }),

    async forgetRegistrations({ now, limit }) {
      const rows = await engine.execute(
        `delete from registrations where registration_id in (
           select registration_id from registrations where forget_at is not null and forget_at <= $1
           order by forget_at limit $2
         ) returning registration_id`,
        [now, limit],
      );
      return rows.length;
    },
  };
}

/** False if the number of the merchant is in use; then nothing was written. */
async function write(
  dialect: Dialect,
  transaction: Transaction,
  { registration, merchant, invitation, mails = [], audit }: RegistrationChange,
): Promise<boolean> {
  if (merchant !== undefined && !(await insertMerchant(dialect, transaction, merchant))) return false;
  await transaction.all([
    ...updateStatements(dialect, registration),
    ...(invitation === undefined ? [] : [dialect.lock('people'), ...invitationStatements(dialect, invitation)]),
    ...mailStatements(dialect, mails),
    ...auditStatements(dialect, audit),
  ]);
  return true;
}

function insertStatement(dialect: Dialect, registration: Registration): Statement {
  const columns = Object.keys(CHANGED);
  const list = (prefix: string) => columns.map((column) => prefix + column).join(', ');
  return {
    sql: `insert into registrations (${list('')}) select ${list('r.')} from ${dialect.rows(CHANGED)} where true`,
    params: [jsonOf([REGISTRATIONS.encode(registration)])],
  };
}

function updateStatements(dialect: Dialect, registration: Registration): Statement[] {
  const { registrationId, merNo } = registration;
  const set = assignments({ columns: CHANGED }, ['registration_id']);
  return [
    {
      sql: `update registrations set ${set}, mer_no = $2 from ${dialect.rows(CHANGED)}
            where registrations.registration_id = r.registration_id and registrations.registration_id = $3`,
      params: [jsonOf([REGISTRATIONS.encode(registration)]), merNo, registrationId],
    },
  ];
}
