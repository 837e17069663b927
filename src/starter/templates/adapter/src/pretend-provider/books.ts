// What the pretend provider remembers, in memory. It is idempotent by reference and does little else for the adapter: it does
// not care how much of a charge is refunded, and tells nobody twice.

export interface WireMovement {
  readonly id: string;
  readonly type: 'charge' | 'refund' | 'payout';
  readonly reference: string;
  readonly currency: string;
  readonly amount: string;
  readonly status: 'processing' | 'action' | 'succeeded' | 'failed' | 'closed';
  readonly at: string;
  readonly return_url?: string;
  readonly redirect_url?: string;
  readonly decline_code?: string;
  readonly network_code?: string;
  readonly authorization_code?: string;
  readonly fee?: string;
  /** How often money was moved for this reference. More than once is what must never be. */
  readonly moved: number;
}

export interface WireReport {
  readonly id: string;
  readonly currency: string;
  readonly day: string;
  readonly total: string;
  readonly lines: readonly Readonly<Record<string, string>>[];
}

export type Changes = Partial<Omit<WireMovement, 'id' | 'reference' | 'moved'>>;

export interface PretendBooks {
  find(reference: string): WireMovement | undefined;
  all(): readonly WireMovement[];
  /** Adds a movement. The caller has looked whether the reference is known. */
  add(movement: Omit<WireMovement, 'id' | 'at' | 'moved'>): WireMovement;
  /** Changes one that has no result yet; one that has stays as it is. */
  change(reference: string, changes: Changes): WireMovement | undefined;
  reportAfter(id: string | null): WireReport | null;
}

/** What the provider keeps of a charge. */
const FEE_PERCENT = 2n;

export function openPretendBooks(now: () => Date): PretendBooks {
  const movements = new Map<string, WireMovement>();
  const reports: WireReport[] = [];
  const reported = new Set<string>();

  const put = (movement: WireMovement, status: WireMovement['status'], changes: Changes = {}): WireMovement => {
    const isMoved = status === 'succeeded' && movement.moved === 0;
    const fee = status === 'succeeded' && movement.type === 'charge' ? { fee: feeOf(movement) } : {};
    const changed = { ...movement, ...changes, ...fee, status, moved: movement.moved + (isMoved ? 1 : 0) };
    movements.set(movement.reference, changed);
    return changed;
  };

  return {
    find: (reference) => movements.get(reference),
    all: () => [...movements.values()],
    add: (movement) => {
      const id = `${movement.type.slice(0, 2)}_${String(movements.size + 1).padStart(6, '0')}`;
      return put({ ...movement, id, at: now().toISOString(), moved: 0 }, movement.status);
    },
    change(reference, { status, ...changes }) {
      const movement = movements.get(reference);
      if (movement?.status !== 'processing' && movement?.status !== 'action') return movement;
      return put(movement, status ?? movement.status, changes);
    },
    // Whoever asks gets what was moved since the last report, a report for each currency.
    reportAfter(id) {
      const open = [...movements.values()].filter(({ moved, reference }) => moved > 0 && !reported.has(reference));
      for (const currency of new Set(open.map((movement) => movement.currency))) {
        const lines = open.filter((movement) => movement.currency === currency);
        for (const { reference } of lines) reported.add(reference);
        reports.push(reportOf(`rep_${reports.length + 1}_${currency}`, { currency, lines, day: dayOf(now()) }));
      }
      return reports[id === null ? 0 : reports.findIndex((report) => report.id === id) + 1] ?? null;
    },
  };
}

function reportOf(
  id: string,
  { currency, lines, day }: { currency: string; lines: readonly WireMovement[]; day: string },
): WireReport {
  const written = lines.map(({ id: providerId, type, reference, amount, fee: kept = '0', at }, index) => {
    const gross = type === 'charge' ? BigInt(amount) : -BigInt(amount);
    const fee = -BigInt(kept);
    return { index, type, reference, providerId, at, gross, fee, net: gross + fee };
  });
  return {
    id,
    currency,
    day,
    total: String(written.reduce((sum, { net }) => sum + net, 0n)),
    lines: written.map(({ index, type, reference, providerId, at, gross, fee, net }) => ({
      id: String(index + 1),
      type: type === 'charge' ? 'payment' : type,
      reference,
      provider_id: providerId,
      at,
      gross: String(gross),
      fee: String(fee),
      net: String(net),
    })),
  };
}

/** Whole tens, so that version 1 can write the fees of currencies with three decimals. */
function feeOf({ amount }: WireMovement): string {
  return String(((BigInt(amount) * FEE_PERCENT) / 1000n) * 10n);
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
