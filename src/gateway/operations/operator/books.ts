import { nameOf } from '../../domain/actor.ts';
import type { Acting } from '../../domain/actor.ts';
import type { LedgerReport } from '../../domain/reports.ts';
import type { OperatorDependencies } from './operator-dependencies.ts';

/** The setting with the last check of the ledger. */
const REPORT_SETTING = 'ledgerReport';

export interface LastLedgerReport {
  readonly at: number;
  readonly by: string;
  readonly report: LedgerReport;
}

export function createBookOperations({ store, clock }: Pick<OperatorDependencies, 'store' | 'clock'>) {
  return {
    /** The result is kept, for whoever did not make the check. */
    async verifyLedger({ actor }: Pick<Acting, 'actor'>): Promise<LedgerReport> {
      const report = await store.verifyLedger();
      const last: LastLedgerReport = { at: clock.now(), by: nameOf(actor), report };
      await store.writeSetting(REPORT_SETTING, JSON.stringify(last));
      return report;
    },
    async getLedgerReport(): Promise<LastLedgerReport | null> {
      return JSON.parse((await store.readSetting(REPORT_SETTING)) ?? 'null') as LastLedgerReport | null;
    },
  };
}
