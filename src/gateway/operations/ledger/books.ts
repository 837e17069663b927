import { nameOf } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import type { LedgerReport, LedgerStore } from '../../domain/ledger/ledger-store.ts';
import type { SettingStore } from '../../domain/platform/settings.ts';
import type { Clock } from '../../domain/ports.ts';

/** The setting with the last check of the ledger. */
const REPORT_SETTING = 'ledgerReport';

export interface LastLedgerReport {
  readonly at: number;
  readonly by: string;
  readonly report: LedgerReport;
}

export interface BookDependencies {
  readonly store: Pick<LedgerStore, 'verifyLedger'> & Pick<SettingStore, 'writeSetting' | 'readSetting'>;
  readonly clock: Clock;
}

export function createBookOperations({ store, clock }: BookDependencies) {
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
