import type { Cost } from '../frame/core-time.ts';
import { perUnit } from '../frame/core-time.ts';
import { runGenerator } from '../frame/processes.ts';
import type { ServerProcess } from '../frame/processes.ts';
import { micros } from '../frame/report.ts';
import type { LoadReport } from './generate.ts';

export interface Load {
  readonly merchants: 'one' | 'many' | 'sandbox';
  readonly seconds: number;
  readonly warmup: number;
  readonly connections?: number;
  /** Requests a second; without it, as many as are answered. */
  readonly rate?: number;
  /** Ends after so many payments instead of by the time. */
  readonly orders?: number;
  /** Another currency than that of the contract's example. */
  readonly currency?: string;
  /** Where payments are notified; nowhere without it. */
  readonly notifyUrl?: string;
  /** Milliseconds after which a response is too late, and nobody waits for a free connection. */
  readonly deadline?: number;
  /** Whether other responses than an acceptance and "too busy" are only counted. */
  readonly mayFail?: boolean;
}

export interface Paid extends LoadReport {
  readonly cost: Cost;
}

const GENERATOR = new URL('./generate.ts', import.meta.url);

/** Card payments from a process of their own, and what they cost the server and its database. */
export async function pay({ url, watch }: Pick<ServerProcess, 'url' | 'watch'>, load: Load): Promise<Paid> {
  const { mayFail = false, ...options } = load;
  const { hostname: host, port } = new URL(url);
  const taken = watch();
  const report = await runGenerator<LoadReport>(GENERATOR, { host, port, ...options });
  if (report.others > 0 && !mayFail) {
    throw new Error(`${report.others} of the bench's payments were refused; see what the gateway logged`);
  }
  return { ...report, cost: { units: report.paid, ...taken() } };
}

/** A line of progress. */
export function showPaid({ perSecond, cost }: Pick<Paid, 'perSecond' | 'cost'>): string {
  return `${Math.round(perSecond)} payments a second, ${micros(perUnit(cost))} of a core each`;
}
