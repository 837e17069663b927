/**
 * How many times the last release's core time a payment is known to take since then, and may take: a later change is judged by what it
 * adds. It holds for this release only, so the next one begins at 1 again. DECISIONS.md has what the time is spent on.
 */
export const KNOWN: { readonly release: string; readonly times: Readonly<Record<string, number>> } = {
  release: '0.2.0',
  times: { PostgreSQL: 1.8, SQLite: 2 },
};
