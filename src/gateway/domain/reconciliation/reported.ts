import type { LineType, SectionKind } from './file-line.ts';

// What files say of an order: for its story.

export interface ReportedLine {
  readonly subject: string;
  readonly type: LineType;
  readonly isOpen: boolean;
  readonly isByHand: boolean;
  readonly kind: SectionKind;
  /** An acquirer, or a bank account. */
  readonly owner: string;
  readonly sectionId: string;
  readonly fileNo: string;
  readonly currency: string;
  readonly gross: bigint;
  readonly fee: bigint;
  readonly day: number | null;
  /** When the money of its report arrived; of a bank's line, its own day. */
  readonly bookedOn: number | null;
}

export interface ReportedStore {
  /** The lines about these numbers of a merchant: matched, settled by hand, or open. In the order of their days. */
  listReported(of: {
    readonly merNo: number;
    readonly subjects: readonly string[];
    readonly limit: number;
  }): Promise<ReportedLine[]>;
}
