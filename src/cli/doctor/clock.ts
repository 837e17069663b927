import { ok, problem, warning } from './finding.ts';
import type { Finding } from './finding.ts';

/** Receivers refuse notifications whose signature is five minutes off. */
const SKEW_MS_MAX = 60_000;

/** How far another clock is ahead of this one. `toleranceMs` is how well it can be read. */
export function skewFinding(whose: string, aheadMs: number, toleranceMs: number): Finding {
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  const text = `the clock of ${whose} is ${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} this machine's`;
  const remedy = 'Synchronise both clocks (chrony, systemd-timesyncd).';
  if (Math.abs(aheadMs) > SKEW_MS_MAX) return problem(text, remedy);
  return Math.abs(aheadMs) > toleranceMs ? warning(text, remedy) : ok(`the clock of ${whose} agrees`);
}
