import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Grant } from '../../domain/audit/actor.ts';
import type { AuditStore, RecordedAction } from '../../domain/audit/audit.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import type { MerchantTerms } from '../../domain/merchants/merchant.ts';
import { merchantExists } from './merchants.ts';
import { done, merchantNotFound } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

export interface TermsChange extends Pick<RecordedAction, 'actionNo' | 'at' | 'reason' | 'approvalNo'> {
  /** Null for a merchant's people. */
  readonly actor: string | null;
  /** Null at the registration. */
  readonly before: MerchantTerms | null;
  readonly after: MerchantTerms;
}

interface HistoryPage {
  readonly merNo: number;
  readonly before: number | null;
  readonly limit: number;
}

/** Records about the merchant that a page looks at, of which the changes of terms are a few. */
const RECORDS_MAX = 500;

export interface TermsHistoryDependencies {
  readonly store: Pick<AuditStore, 'listActions'> & Pick<MerchantStore, 'findMerchant'>;
}

/** The terms as the record of actions has them. */
export function createTermsHistory({ store }: TermsHistoryDependencies) {
  return {
    async listTermsHistory(
      { merNo, before, limit }: HistoryPage,
      grant: Pick<Grant, 'merNo'>,
    ): Promise<OperatorOutcome<{ changes: TermsChange[]; next: number | null }>> {
      if (!(await merchantExists(store, merNo))) return merchantNotFound(merNo);
      const records = await store.listActions({ target: `merchant ${merNo}`, before, limit: RECORDS_MAX });
      const found = records.flatMap((record) => changeOf(record, grant));
      const changes = found.slice(0, limit);
      const [lastShown, lastSeen] = [changes.at(-1), records.at(-1)];
      if (found.length > limit) return done({ changes, next: lastShown?.actionNo ?? null });
      return done({ changes, next: records.length === RECORDS_MAX ? (lastSeen?.actionNo ?? null) : null });
    },
  };
}

const ACTIONS: readonly string[] = ['setTerms', 'createMerchant', 'approveRegistration'];

function changeOf(record: RecordedAction, { merNo }: Pick<Grant, 'merNo'>): TermsChange[] {
  const { actionNo, at, actor, reason, approvalNo } = record;
  if (record.outcome !== 'done' || !ACTIONS.includes(record.action)) return [];
  const after = termsOf(record.after);
  // Records of earlier releases say it in words only.
  if (after === null) return [];
  const who = merNo === OPERATOR_SIDE ? { actor, reason, approvalNo } : { actor: null, reason: null, approvalNo: null };
  return [{ actionNo, at, ...who, before: termsOf(record.before), after }];
}

/** Amounts are texts in records. */
type RecordedTerms = {
  readonly [Term in keyof MerchantTerms]: MerchantTerms[Term] extends bigint ? string : MerchantTerms[Term];
};

function termsOf(fields: RecordedAction['after']): MerchantTerms | null {
  const recorded = fields?.['terms'] as RecordedTerms | null | undefined;
  if (recorded === null || recorded === undefined) return null;
  return {
    ...recorded,
    transactionFee: BigInt(recorded.transactionFee),
    refundFee: BigInt(recorded.refundFee),
    chargebackFee: BigInt(recorded.chargebackFee),
    payoutFee: BigInt(recorded.payoutFee),
  };
}
