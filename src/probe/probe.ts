import { CHECKS } from './checks.ts';
import type { Verdict } from './checks.ts';
import { createProber } from './prober.ts';
import type { ProberOptions } from './prober.ts';

export interface CheckReport extends Verdict {
  readonly name: string;
  readonly title: string;
  readonly durationMs: number;
}

export interface ProbeReport {
  readonly url: string;
  /** No check failed. Those to look at do not count. */
  readonly passed: boolean;
  readonly checks: readonly CheckReport[];
}

export interface ProbeOptions extends ProberOptions {
  /** Called after each check. */
  readonly done?: (check: CheckReport) => void;
}

/** Runs every check. Throws if nothing responds: one line is clearer than a report in which every check fails. */
export async function probe({ done, ...options }: ProbeOptions): Promise<ProbeReport> {
  const { url } = options;
  const prober = createProber(options);
  const answer = await prober.send(prober.message('paymentResult', 'success'));
  if (answer.kind === 'failed') throw new NoResponseError(url, answer.reason);
  const checks: CheckReport[] = [];
  for (const { name, title, run } of CHECKS) {
    const startedAt = performance.now();
    const verdict = await run(prober);
    const check = { name, title, ...verdict, durationMs: Math.round(performance.now() - startedAt) };
    done?.(check);
    checks.push(check);
  }
  return { url, passed: checks.every(({ result }) => result !== 'fail'), checks };
}

export class NoResponseError extends Error {
  readonly reason: string;

  constructor(url: string, reason: string) {
    super(`no response from ${url}: ${reason}; check that your server is running`);
    this.name = 'NoResponseError';
    this.reason = reason;
  }
}
