import { BENEFICIARIES_MAX } from '../../domain/payouts/beneficiary.ts';
import type { Beneficiary, BeneficiaryStore } from '../../domain/payouts/beneficiary.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Engine } from '../engine/engine.ts';
import { defineTable, integer, integerOf, jsonOf, nullable, text } from '../engine/table.ts';

const BENEFICIARIES = defineTable<Beneficiary>('beneficiaries', {
  merNo: integer(),
  beneficiaryNo: text(),
  label: text(),
  method: text(),
  account: text(),
  benFirstName: text(),
  benLastName: text(),
  sealed: text(),
  fingerprint: text(),
  savedBy: text(),
  approvedBy: nullable(text()),
  createdAt: integer(),
});

const SELECT = `select ${BENEFICIARIES.list()} from beneficiaries where mer_no = $1`;
/** Sorts after every number. */
const LAST = 'beneficiary_~';

export function createBeneficiaryStore(engine: Engine): BeneficiaryStore {
  const { dialect } = engine;
  return {
    saveBeneficiary: (beneficiary, audit) =>
      engine.transaction(async (transaction) => {
        // Without a lock: two at once may go over by one, which harms nobody.
        const counted = 'select count(*) as n from beneficiaries where mer_no = $1';
        const [row] = await transaction.query(counted, [beneficiary.merNo]);
        if (integerOf(row?.['n']) >= BENEFICIARIES_MAX) return 'tooMany';
        const sql = `${BENEFICIARIES.insert(dialect, 'on conflict (mer_no, fingerprint) do nothing')} returning beneficiary_no`;
        const saved = await transaction.query(sql, [jsonOf([BENEFICIARIES.encode(beneficiary)])]);
        if (saved.length === 0) return 'exists';
        await transaction.all(auditStatements(dialect, [audit]));
        return 'saved';
      }),

    async findBeneficiary({ merNo, beneficiaryNo }) {
      const [row] = await engine.find(`${SELECT} and beneficiary_no = $2`, [merNo, beneficiaryNo]);
      return row === undefined ? null : BENEFICIARIES.decode(row);
    },

    async findBeneficiaryOf({ merNo, fingerprint }) {
      const [row] = await engine.find(`${SELECT} and fingerprint = $2`, [merNo, fingerprint]);
      return row === undefined ? null : BENEFICIARIES.decode(row);
    },

    async listBeneficiaries({ merNo, before, limit }) {
      const sql = `${SELECT} and beneficiary_no < $2 order by beneficiary_no desc limit $3`;
      return (await engine.query(sql, [merNo, before ?? LAST, limit])).map(BENEFICIARIES.decode);
    },

    removeBeneficiary: ({ merNo, beneficiaryNo }, audit) =>
      engine.transaction(async (transaction) => {
        const sql = 'delete from beneficiaries where mer_no = $1 and beneficiary_no = $2 returning beneficiary_no';
        const removed = await transaction.query(sql, [merNo, beneficiaryNo]);
        if (removed.length === 0) return false;
        await transaction.all(auditStatements(dialect, [audit]));
        return true;
      }),
  };
}
