// Faults that somebody lets the sandbox's acquirer and bank make, to see what becomes of them.

/** Each gives one exception: `missing` one of kind `missingThere`, the others one of their own name. */
export const PLANTED_FAULTS = [
  'missing',
  'double',
  'amount',
  'fee',
  'late',
  'missingHere',
  'currency',
  'unknown',
  'arrivedWithoutOrder',
] as const;

export type PlantedFault = (typeof PLANTED_FAULTS)[number];

export interface Planted {
  readonly faultId: string;
  readonly fault: PlantedFault;
  /** The day whose files have it, such as 2026-11-18; null: the first that can. */
  readonly day: string | null;
}

/** What the files of a day can be fetched as. */
const SANDBOX_FILE_FORMATS = ['report', 'csv', 'camt053', 'camt054', 'mt940'] as const;

export type SandboxFileFormat = (typeof SANDBOX_FILE_FORMATS)[number];

export interface SandboxFile {
  readonly name: string;
  readonly contentType: string;
  readonly content: string;
}

export type PlantOutcome =
  | { readonly kind: 'planted'; readonly planted: Planted }
  /** The files of that day are written. */
  | { readonly kind: 'tooLate'; readonly through: string };

/** The sandbox's acquirer and its bank, as operators reach them. Live mode has none (S21). */
export interface SandboxBooks {
  /** Null if the day has no such file. */
  findFile(day: string, format: SandboxFileFormat): Promise<SandboxFile | null>;
  plant(fault: PlantedFault, day: string | null): Promise<PlantOutcome>;
  /** Whether files are taken in by themselves. */
  takesIn(): Promise<boolean>;
  setTakesIn(takesIn: boolean): Promise<void>;
}
