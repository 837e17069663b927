import type { Clock } from '../../domain/ports.ts';
import type {
  ShownLine,
  FileChanges,
  FileReadStore,
  FileSearch,
  LinePlace,
  LineSearch,
  ReconciliationStatus,
  ShownFile,
  ShownSection,
} from '../../domain/reconciliation/file-reads.ts';
import type { KnownAcquirers } from '../acquirers/known-acquirers.ts';
import { done, refuse } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

// What became of files, and how far everything is reconciled.

export interface FileReadDependencies {
  readonly store: FileReadStore;
  readonly knownAcquirers: KnownAcquirers;
  readonly clock: Clock;
}

export interface FileStory {
  readonly file: ShownFile;
  readonly sections: readonly ShownSection[];
  readonly changes: FileChanges | null;
}

const SECTIONS_MAX = 200;
/** Comparing more takes seconds. */
const COMPARED_LINES_MAX = 300_000;
const SHARE_DAYS = 30;
const DAY_MS = 86_400_000;

export function createFileReadOperations(deps: FileReadDependencies) {
  return {
    listReconciliationFiles: (search: FileSearch) => deps.store.searchFiles(search),
    getReconciliationFile: (fileNo: string) => getReconciliationFile(deps, fileNo),
    listReconciliationLines: (search: LineSearch) => listReconciliationLines(deps, search),
    getReconciliationStatus: () => getReconciliationStatus(deps),
  };
}

async function getReconciliationFile(
  { store }: FileReadDependencies,
  fileNo: string,
): Promise<OperatorOutcome<FileStory>> {
  const file = await store.findShownFile(fileNo);
  if (file === null) return refuse('reconciliationFileNotFound', { fileNo });
  const { supersedes } = file;
  const isRead = file.state === 'done' || file.state === 'superseded';
  const [sections, changes] = await Promise.all([
    store.listSections(fileNo, SECTIONS_MAX),
    isRead && supersedes !== null
      ? store.compareFiles({ fileNo, supersedes, linesMax: COMPARED_LINES_MAX })
      : Promise.resolve(null),
  ]);
  return done({ file, sections, changes });
}

async function listReconciliationLines(
  { store }: FileReadDependencies,
  search: LineSearch,
): Promise<OperatorOutcome<{ readonly lines: readonly ShownLine[]; readonly next: LinePlace | null }>> {
  if ((await store.findShownFile(search.fileNo)) === null) {
    return refuse('reconciliationFileNotFound', { fileNo: search.fileNo });
  }
  return done(await store.listFileLines(search));
}

/** Acquirers that are configured are in it before they have sent anything. */
async function getReconciliationStatus({
  store,
  knownAcquirers,
  clock,
}: FileReadDependencies): Promise<ReconciliationStatus> {
  const now = clock.now();
  const status = await store.readReconciliationStatus({ now, since: now - SHARE_DAYS * DAY_MS });
  const seen = new Set(status.owners.map(({ owner }) => owner));
  const unseen = [...knownAcquirers.configured.keys()]
    .filter((owner) => !seen.has(owner))
    .map((owner) => ({
      owner,
      kind: 'acquirer' as const,
      lastFile: null,
      openExceptions: [],
      lines: 0,
      settledLines: 0,
    }));
  return {
    ...status,
    owners: [...status.owners, ...unseen].toSorted((one, other) => (one.owner < other.owner ? -1 : 1)),
  };
}
