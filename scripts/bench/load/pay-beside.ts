import { compareRounds, coreFindings, milliseconds } from '../frame/report.ts';
import type { Finding } from '../frame/report.ts';
import type { Paid } from './pay.ts';

// What other work costs the payments beside which it is done: pairs of the same load on the same gateway, one of them with the work.

/** Payments that were just answered count as being served for a moment. */
export const QUIET_MS = 3000;

export interface Beside {
  readonly title: string;
  /** With its article: an export. */
  readonly work: string;
  readonly pairs: number;
  progress(line: string): void;
  paying(): Promise<Paid>;
  /** The same load while the work is done. */
  payingWithWork(): Promise<Paid>;
}

export async function payBeside({ title, work, pairs, progress, paying, payingWithWork }: Beside): Promise<Finding[]> {
  await paying();
  const [quiet, busy]: [Paid[], Paid[]] = [[], []];
  for (let pair = 1; pair <= pairs; pair += 1) {
    const turns = [async () => void quiet.push(await paying()), async () => void busy.push(await payingWithWork())];
    for (const turn of pair % 2 === 0 ? turns.toReversed() : turns) await turn();
    const shown = [quiet, busy].map((loads) => `${loads.at(-1)?.p99Ms.toFixed(1)} ms`);
    progress(`${title}: pair ${pair}: p99 ${shown.join(' alone, ')} beside ${work}`);
  }
  return [
    compareRounds(`${title}: p99 of a payment beside ${work}`, [p99(busy), p99(quiet)], {
      show: milliseconds,
      against: 'without',
      wanted: 'at most 1.2',
    }),
    ...coreFindings('payment', [
      [`${title}: without ${work}`, quiet],
      [`${title}: beside ${work}`, busy],
    ]),
  ];
}

const p99 = (loads: readonly Paid[]) => loads.map(({ p99Ms }) => p99Ms);
