// What a check reports. Every finding that is not ok has a remedy.

export interface Finding {
  readonly level: 'ok' | 'warning' | 'problem';
  readonly what: string;
  readonly remedy: string | null;
}

export const ok = (what: string): Finding => ({ level: 'ok', what, remedy: null });
export const warning = (what: string, remedy: string): Finding => ({ level: 'warning', what, remedy });
export const problem = (what: string, remedy: string): Finding => ({ level: 'problem', what, remedy });

/** `1 warning`, `2 warnings`. */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

export interface Check {
  readonly name: string;
  readonly run: () => Promise<readonly Finding[]>;
}

export interface NamedFinding extends Finding {
  readonly check: string;
}

/** A check never takes longer than this, whatever it waits for. */
const CHECK_MS_MAX = 10_000;

export async function runCheck({ name, run }: Check, limitMs = CHECK_MS_MAX): Promise<NamedFinding[]> {
  const { promise: late, resolve } = Promise.withResolvers<Finding[]>();
  const timer = setTimeout(resolve, limitMs, [
    warning(`not finished within ${limitMs / 1000} seconds`, 'Run the check again; if it stays, look at that system.'),
  ]);
  try {
    const findings = await Promise.race([run(), late]);
    return findings.map((finding) => ({ check: name, ...finding }));
  } catch (error) {
    return [{ check: name, ...problem(reasonOf(error), 'See the reason; fix it and run the check again.') }];
  } finally {
    clearTimeout(timer);
  }
}

/** The innermost cause: the errors around it say less. */
export function reasonOf(error: unknown): string {
  const { message, code, cause, errors } = error as NodeJS.ErrnoException & { cause?: unknown; errors?: unknown[] };
  const inner = cause ?? errors?.[0];
  if (typeof inner === 'object' && inner !== null) return reasonOf(inner);
  return message || String(code);
}
