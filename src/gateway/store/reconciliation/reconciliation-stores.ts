import type { Zone } from '../../domain/day.ts';
import type { Engine } from '../engine/engine.ts';
import { createDayOf } from './matching/day-of.ts';
import { createFileReadingStore } from './file-reading.ts';
import { createFileFinisher } from './matching/finish-file.ts';
import { createLineWriter } from './matching/write-lines.ts';
import { createExpectedDays } from './matching/expected-days.ts';
import { createMissingStore } from './matching/tell-missing.ts';
import { createRematching } from './matching/rematch-lines.ts';
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
export function createReconciliationStores(engine: Engine, zone: Zone) {
  const dayOf = createDayOf(zone);
  return {
    ...createReconciliationSettingStore(engine),
    ...createCsvProfileStore(engine),
    ...createDayReadStore(engine),
    ...createFileStore(engine),
    ...createReportedStore(engine),
    ...createFileReadingStore(engine),
    ...createLineWriter(engine, dayOf),
    ...createExpectedDays(engine, dayOf),
    ...createMissingStore(engine),
    ...createRematching(engine, dayOf),
    ...createFileFinisher(engine, { zone, dayOf }),
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
