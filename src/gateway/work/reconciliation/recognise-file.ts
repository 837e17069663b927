import type { CsvRules } from '../../domain/reconciliation/csv-profile.ts';
import type { FileFormat } from '../../domain/reconciliation/file-line.ts';
import type { ReconciliationFile } from '../../domain/reconciliation/file-store.ts';
import type { FileRefusal } from '../../domain/reconciliation/reconcile-store.ts';
import { LostFileError } from './line-blocks.ts';
import type { ReadFilesOptions } from './read-files.ts';

const NO_PROFILE =
  'this is read as a CSV, and no profile says how: name one when you send it, or set one for its acquirer or bank account';

interface Recognised {
  readonly format: FileFormat;
  readonly rules: CsvRules | null;
}

/** The format of a file, and for CSV the version of the profile that reads it: kept with the file, so that it is always read alike. */
export async function recogniseFile(
  options: ReadFilesOptions,
  file: ReconciliationFile,
): Promise<Recognised | FileRefusal> {
  const { store, holder, recogniseFormat } = options;
  const head = file.format === null ? await store.readFilePart(file.fileNo, 0) : null;
  const format = file.format ?? (head === null ? null : recogniseFormat(head));
  if (format === null) return refused('this is neither a settlement report, nor CSV, camt or MT940');
  const profile = format === 'csv' ? (file.profile ?? (await profileOf(options, file.owner))) : null;
  if (format === 'csv' && profile === null) {
    return refused(NO_PROFILE);
  }
  const version = file.profileVersion === null ? {} : { version: file.profileVersion };
  const found = profile === null ? null : await store.findCsvProfile({ profile, ...version });
  if (profile !== null && found === null) return refused(`there is no CSV profile ${profile}`);
  const known = { format, profile, profileVersion: found?.version ?? null, holder };
  if (!(await store.recogniseFile(file.fileNo, known))) throw new LostFileError();
  return { format, rules: found?.content ?? null };
}

async function profileOf({ store }: ReadFilesOptions, owner: string | null): Promise<string | null> {
  if (owner === null) return null;
  const account = await store.findBankAccount(owner);
  return account === null ? (await store.findReconciledAcquirer(owner)).profile : account.profile;
}

function refused(problem: string): FileRefusal {
  return { problem, line: null, column: null };
}
