/** A part of the gateway, and its deadline for closing, as a share of the total time. */
interface ClosingPart {
  readonly name: string;
  readonly share: number;
  close(): Promise<void> | void;
}

/**
 * Closes the parts in sequence. One that hangs is abandoned at its deadline, so that those after it are closed too and the
 * total time is not exceeded (S30). Rejects with the names of what was not closed.
 */
export async function closeInTime(parts: readonly ClosingPart[], deadlineMs: number): Promise<void> {
  const startedAtMs = performance.now();
  const faults: unknown[] = [];
  const left: string[] = [];
  for (const { name, share, close } of parts) {
    const ended = await endOf(close, share * deadlineMs - (performance.now() - startedAtMs));
    if (ended.kind !== 'closed') left.push(ended.kind === 'late' ? `${name} (took too long)` : `${name} (failed)`);
    if (ended.kind === 'failed') faults.push(ended.error);
  }
  if (left.length === 0) return;
  throw new Error(`stopped without closing: ${left.join(', ')}`, { cause: faults[0] });
}

type End = { readonly kind: 'closed' | 'late' } | { readonly kind: 'failed'; readonly error: unknown };

async function endOf(close: () => Promise<void> | void, msMax: number): Promise<End> {
  const { promise: late, resolve } = Promise.withResolvers<End>();
  const timer = setTimeout(() => resolve({ kind: 'late' }), Math.max(0, msMax));
  const closed = Promise.try(close).then(
    (): End => ({ kind: 'closed' }),
    (error: unknown): End => ({ kind: 'failed', error }),
  );
  const end = await Promise.race([closed, late]);
  clearTimeout(timer);
  return end;
}
