import type { Core } from '../core.ts';
import type { DueWork } from '../work/movable-clock.ts';
import { runInBackground } from '../work/background.ts';
import { SANDBOX_BOOKS_INTERVAL_MS } from '../work/limits.ts';

/** The sandbox's acquirer and bank write their files when a day has ended. Null in live mode (S21). */
export function startSandboxBooks(
  { sandbox }: Core,
  onError: (error: unknown) => void,
): { readonly due: DueWork; stop(): Promise<void> } | null {
  if (sandbox === null) return null;
  const { books } = sandbox;
  const writeDays = () => books.writeDays(async () => undefined);
  const writing = runInBackground(writeDays, { intervalMs: SANDBOX_BOOKS_INTERVAL_MS, onError });
  return {
    due: { runDue: writeDays, nextAt: () => Promise.resolve(null), passesAt: books.nextAt },
    stop: writing.stop,
  };
}
