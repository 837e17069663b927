// The processes that serve one database. Two releases may do so side by side; what the older one would get wrong has to wait until
// it is gone, and it says nothing of itself: whoever looks for it has to see it at its work.

export interface NodeStore {
  /** Notes that this process serves, and whom of an earlier release it sees. By the database's clock. */
  noteNode(node: ServingNode): Promise<void>;
  /** Nodes of an earlier release, which know one acquirer only: those that are connected, were lately, or hold a lease. */
  listOlderNodes(): Promise<string[]>;
  forgetNodes(input: { readonly before: number }): Promise<void>;
}

export interface ServingNode {
  /** Unique to the process; its leases carry it. */
  readonly node: string;
  readonly release: string;
}

export const NODE_KEPT_MS = 86_400_000;

/** Longer than a node that serves is without a connection, also while the database fails over. Each registered node looks every 5 seconds. */
export const NODE_GONE_MS = 60_000;
