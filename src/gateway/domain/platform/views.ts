import type { AuditEntry } from '../audit/audit.ts';

// Saved views: named addresses of the console's screens.

export interface SavedView {
  /** The side of the person; see `OPERATOR_SIDE`. */
  readonly merNo: number;
  readonly viewId: string;
  readonly personId: string;
  readonly name: string;
  /** Below the console; the contract says which addresses can be saved. */
  readonly address: string;
  /** Whether everybody on the side sees it. */
  readonly shared: boolean;
  readonly createdAt: number;
}

export type OwnedView = SavedView & { readonly owner: string };

export interface ViewStore {
  /** A person's own, and a number of those that others on the side share, by name. */
  listViews(of: {
    readonly merNo: number;
    readonly personId: string | null;
    readonly sharedMax: number;
  }): Promise<OwnedView[]>;
  findView(of: { readonly merNo: number; readonly viewId: string }): Promise<OwnedView | null>;
  /**
   * Replaces the person's view of the same name and keeps its id. Refused if the person has as many as they may, also under
   * races.
   */
  saveView(view: SavedView, countMax: number, audit: AuditEntry): Promise<OwnedView | 'tooMany'>;
  /** Records it only if it was still there. */
  deleteView(of: { readonly merNo: number; readonly viewId: string }, audit: AuditEntry): Promise<void>;
}
