/** What an operator did (S28). */
export interface AuditEntry {
  readonly at: number;
  /** Who: a name given with the request, or `operator`. */
  readonly actor: string;
  /** The operationId of the operator contract. */
  readonly action: string;
  /** What it was done to, such as `merchant 100001` or a trade number. */
  readonly target: string;
  /** What changed, and why where the operator said so; no secrets. */
  readonly detail: string;
}
