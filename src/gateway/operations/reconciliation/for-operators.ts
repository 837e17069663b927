import { createAcquirerTermsOperations } from './acquirer-terms.ts';
import type { AcquirerTermsDependencies } from './acquirer-terms.ts';
import { createBankAccountOperations } from './bank-accounts.ts';
import type { BankAccountDependencies } from './bank-accounts.ts';
import { createCertificateOperations } from './certificate.ts';
import type { CertificateDependencies } from './certificate.ts';
import { createCsvProfileOperations } from './csv-profiles.ts';
import type { CsvProfileDependencies } from './csv-profiles.ts';
import { createDayOperations } from './days.ts';
import type { DayDependencies } from './days.ts';
import { createFileReadOperations } from './file-reads.ts';
import type { FileReadDependencies } from './file-reads.ts';
import { createFileOperations } from './files.ts';
import type { FileDependencies } from './files.ts';

export type ReconciliationDependencies = BankAccountDependencies &
  AcquirerTermsDependencies &
  CsvProfileDependencies &
  DayDependencies &
  CertificateDependencies &
  FileDependencies &
  FileReadDependencies;

/** What acquirers and banks say, beside what the books say. */
export function reconciliationForOperators(deps: ReconciliationDependencies) {
  return {
    ...createBankAccountOperations(deps),
    ...createAcquirerTermsOperations(deps),
    ...createCsvProfileOperations(deps),
    ...createDayOperations(deps),
    ...createCertificateOperations(deps),
    ...createFileOperations(deps),
    ...createFileReadOperations(deps),
  };
}
