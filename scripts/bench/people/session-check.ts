import { costOfCalls } from '../frame/core-time.ts';
import type { ServerProcess } from '../frame/processes.ts';
import { openReader } from '../frame/reader.ts';
import { coreFindings, median, milliseconds } from '../frame/report.ts';
import type { Finding } from '../frame/report.ts';
import { readList } from './callers.ts';
import type { Caller } from './callers.ts';

const CALLS_A_ROUND = 100;
const WARM_UP_CALLS = 300;
const CHEAP = '/operator/banks';
const CALLERS: Readonly<Record<Caller, string>> = {
  environment: 'the token of the environment',
  person: 'the session of a person',
  program: 'the token of a program',
};

/** The same request by the token of the environment, which is not looked up, by a person, and by a program, in turn. */
export async function measureSessionCheck(server: ServerProcess, engine: string, rounds: number): Promise<Finding[]> {
  const reader = await openReader(server.url);
  const callers = Object.keys(CALLERS) as Caller[];
  const times: Record<Caller, number[]> = { environment: [], person: [], program: [] };
  const calls = CALLS_A_ROUND * rounds;
  for (let call = -WARM_UP_CALLS; call < calls; call += 1) {
    for (const caller of callers) {
      const { ms } = await readList(reader, CHEAP, caller);
      if (call >= 0) times[caller].push(ms);
    }
  }
  const costs = [];
  for (const caller of callers) {
    const cost = await costOfCalls(server.watch, calls, () => readList(reader, CHEAP, caller));
    costs.push([`${engine}: ${CALLERS[caller]}`, [{ cost }]] as const);
  }
  reader.close();
  const without = times.environment;
  const compared = (['person', 'program'] as const).map((caller): Finding => {
    const more = median(times[caller]) - median(without);
    // Each pair of calls saw the same noise.
    const pairs = times[caller].map((ms, call) => ms - (without[call] ?? Number.NaN));
    return {
      what: `${engine}: checking ${CALLERS[caller]}: p50 ${more.toFixed(3)} ms more (pairs: ${milliseconds(pairs, 3)})`,
      value: milliseconds(times[caller], 3),
      against: `${milliseconds(without, 3)} with ${CALLERS.environment}`,
      ratio: median(times[caller]) / median(without),
      wanted: 'at most 0.3 ms more',
    };
  });
  return [...compared, ...coreFindings('request', costs)];
}
