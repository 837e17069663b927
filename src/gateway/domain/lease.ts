/**
 * Work that one node does at a time, until the lease ends. Nodes compare it, so it goes by the real time that they agree on, also in
 * the sandbox: time that somebody skips takes nothing away from a node that is at work (S32).
 */
export interface Lease {
  /** Unique to a process. */
  readonly holder: string;
  readonly realNow: number;
  readonly leaseMs: number;
}
