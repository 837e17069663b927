/** An operator's action (S28). */
export interface AuditEntry {
  readonly at: number;
  /** The name given with the request, or `operator`. */
  readonly actor: string;
  /** The operationId of the operator contract. */
  readonly action: string;
  /** The subject, such as `merchant 100001` or a trade number. */
  readonly target: string;
  /** What changed, and the reason if the operator gave one; no secrets. */
  readonly detail: string;
}
