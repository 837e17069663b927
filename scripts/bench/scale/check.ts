import { median } from '../frame/report.ts';
import type { Finding } from '../frame/report.ts';
import { adjustWork } from './fit.ts';
import { CHECKED_CONNECTIONS } from './measure.ts';
import type { Check, Measured } from './measure.ts';
import { simulate } from './simulate.ts';
import type { Simulated } from './simulate.ts';

const COLUMNS = ['this machine', 'measured', 'simulated', 'difference', 'wanted'];
const SECONDS = 30;
/** For payments a second. How long the slowest hundredth takes is shown as it comes. */
const WANTED = 'within 15 %';

/**
 * What the simulation says of the loads that were measured. What a payment took of the cores in a load, and how long programs
 * waited for cores that others used, is taken from that load, because the machine's speed may vary; batches, rates and waiting times
 * are what is foretold.
 */
export function checkSimulation(
  { service, checks }: Measured,
  limits: { rowsMax: number; connectionsOfNode: number },
): Finding[] {
  const foretell = (check: Check) => {
    const { threadMs, databaseMs, batches, rate, waits } = check;
    return simulate({
      ...limits,
      service: {
        ...service,
        node: adjustWork(service.node, { ms: threadMs, batches }),
        database: adjustWork(service.database, { ms: databaseMs, batches }),
      },
      arrivals: rate === null ? { connections: CHECKED_CONNECTIONS } : { rate },
      nodes: 1,
      databaseCores: limits.connectionsOfNode,
      waits,
      roundTripMs: 0,
      busiest: 0,
      seconds: SECONDS,
      seed: 1,
    });
  };
  const pairs = checks.map((check) => [check, foretell(check)] as const);
  return [...new Set(checks.map(({ what }) => what))].flatMap((what) => {
    const rounds = pairs.filter(([check]) => check.what === what);
    const line = (
      name: string,
      read: (of: Pick<Simulated, 'perSecond' | 'p50Ms' | 'p99Ms'>) => number,
      wanted = '',
    ): Finding => {
      const [measured, simulated] = [rounds.map(([{ paid }]) => read(paid)), rounds.map(([, of]) => read(of))];
      const difference = median(simulated.map((value, round) => value / (measured[round] ?? Number.NaN))) - 1;
      const cells = [median(measured), median(simulated)].map((value) => value.toFixed(value < 100 ? 1 : 0));
      return { columns: COLUMNS, cells: [`${what}: ${name}`, ...cells, `${(difference * 100).toFixed(0)} %`, wanted] };
    };
    return [
      line('payments a second', ({ perSecond }) => perSecond, WANTED),
      line('p50 in ms', ({ p50Ms }) => p50Ms),
      line('p99 in ms', ({ p99Ms }) => p99Ms),
    ];
  });
}
