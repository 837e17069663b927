import type { Engine } from '../engine/engine.ts';
import { createCsvProfileStore } from './csv-profiles.ts';
import { createDayReadStore } from './day-reads.ts';
import { createFileStore } from './files.ts';
import { createReportedStore } from './reported.ts';
import { createSentStore } from './sent.ts';
import { createExceptionStore } from './exceptions.ts';
import { createFileReadStore } from './file-reads.ts';
import { createMoneyReturnStore } from './money-returns.ts';
import { createReportFeedStore } from './report-feed.ts';
import { createExceptionEnds } from './settle-exception.ts';
import { createReconciliationSettingStore } from './settings.ts';
import { createReconciliationStatusStore } from './status.ts';
import { createUploadStore } from './uploads.ts';

/** What acquirers and banks say, beside what the books say. */
export function createReconciliationStores(engine: Engine) {
  return {
    ...createReconciliationSettingStore(engine),
    ...createCsvProfileStore(engine),
    ...createDayReadStore(engine),
    ...createFileStore(engine),
    ...createReportedStore(engine),
    ...createSentStore(engine),
    ...createExceptionStore(engine),
    ...createExceptionEnds(engine),
    ...createMoneyReturnStore(engine),
    ...createUploadStore(engine),
    ...createReportFeedStore(engine),
    ...createFileReadStore(engine),
    ...createReconciliationStatusStore(engine),
  };
}
