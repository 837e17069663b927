// What the pretend provider remembers, in memory. It is idempotent by key and does little else for the adapter: it does not care
// how much of a charge is refunded, or how many charges have the same reference.

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
}

export interface WireReport {
  readonly id: string;
  readonly currency: string;
  readonly day: string;
  readonly total: string;
  readonly lines: readonly Readonly<Record<string, string>>[];
}

export type Changes = Partial<Omit<WireMovement, 'id' | 'reference'>>;

export interface PretendBooks {
  /** The last one with this reference. */
  find(reference: string): WireMovement | undefined;
  ofKey(key: string): WireMovement | undefined;
  /** Those that moved money. */
  moved(): readonly WireMovement[];
  add(key: string, movement: Omit<WireMovement, 'id' | 'at'>): WireMovement;
  /** Changes one that has no result yet; one that has stays as it is. */
  change(reference: string, changes: Changes): WireMovement | undefined;
  reportAfter(id: string | null): WireReport | null;
}

/** What the provider keeps of a charge. */
const FEE_PERCENT = 2n;

export function openPretendBooks(now: () => Date): PretendBooks {
  const movements = new Map<string, WireMovement>();
  const reports: WireReport[] = [];
  const keys = new Map<string, string>();
  const references = new Map<string, string>();
  const reported = new Set<string>();

  const put = (movement: WireMovement): WireMovement => {
    const { id, reference, status, type } = movement;
    const changed = status === 'succeeded' && type === 'charge' ? { ...movement, fee: feeOf(movement) } : movement;
    movements.set(id, changed);
    references.set(reference, id);
    return changed;
  };
  const find = (reference: string) => movements.get(references.get(reference) ?? '');
  const moved = () => [...movements.values()].filter(({ status }) => status === 'succeeded');

  return {
    find,
    ofKey: (key) => movements.get(keys.get(key) ?? ''),
    moved,
    add: (key, movement) => {
      const id = `${movement.type.slice(0, 2)}_${String(movements.size + 1).padStart(6, '0')}`;
      keys.set(key, id);
      return put({ ...movement, id, at: now().toISOString() });
    },
    change(reference, changes) {
      const movement = find(reference);
      if (movement?.status !== 'processing' && movement?.status !== 'action') return movement;
      return put({ ...movement, ...changes });
    },
    // Whoever asks gets what was moved since the last report, a report for each currency.
    reportAfter(id) {
      const open = moved().filter((movement) => !reported.has(movement.id));
      for (const currency of new Set(open.map((movement) => movement.currency))) {
        const lines = open.filter((movement) => movement.currency === currency);
        for (const line of lines) reported.add(line.id);
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
