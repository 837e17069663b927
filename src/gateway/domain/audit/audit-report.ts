// What a check of the audit log's chain finds (I16).

export interface AuditFinding {
  /** The row; null if the finding is about a day. */
  readonly actionNo: number | null;
  /** The last of several rows with the same finding; otherwise the same as `actionNo`. */
  readonly lastNo: number | null;
  /** In UTC, such as `2026-11-16`; null for a row that belongs to no day. */
  readonly day: string | null;
  readonly problem: string;
}

/** The end of a day's chain. Kept elsewhere, it shows later whether anything up to it was changed. */
export interface AuditHead {
  readonly day: string;
  readonly lastNo: number;
  readonly actions: number;
  readonly head: string;
}

export interface AuditReport {
  /** Rows in the chain. */
  readonly actions: number;
  /** Rows of earlier releases, before the chain began. */
  readonly unchained: number;
  readonly days: number;
  /** The newest. */
  readonly head: AuditHead | null;
  /** The first of them; `found` counts all. */
  readonly findings: readonly AuditFinding[];
  readonly found: number;
}

export interface AuditCheck {
  /** Heads that were kept elsewhere, by day. */
  readonly kept?: ReadonlyMap<string, string>;
  /** Called with the head of each day that has one. */
  readonly onHead?: (head: AuditHead) => void;
}
