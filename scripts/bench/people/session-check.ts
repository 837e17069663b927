import { SANDBOX_OPERATOR_TOKEN } from '../../../src/gateway/config.ts';
import { median } from '../gateway/report.ts';
import type { Finding } from '../gateway/report.ts';
import { openConnection } from '../pages/get.ts';
import { serviceToken, sessionToken } from './fill.ts';
import { readPage } from './read-page.ts';

const CALLS_A_ROUND = 20;
const WARM_UP_CALLS = 300;
const CHEAP = '/operator/banks';

export interface PeopleBench {
  readonly engine: string;
  readonly rounds: number;
  /** What the names of the measured lists have in them. */
  readonly only: string;
  readonly progress: (line: string) => void;
}

/** The same request by the token of the environment, which is not looked up, by a person, and by a program, in turn. */
export async function measureSessionCheck(url: string, { engine, rounds, progress }: PeopleBench): Promise<Finding[]> {
  const connection = await openConnection(url);
  const callers = {
    // Both are of the operator's side.
    person: { token: sessionToken(8), times: [] as number[] },
    breakGlass: { token: SANDBOX_OPERATOR_TOKEN, times: [] as number[] },
    program: { token: serviceToken(8), times: [] as number[] },
  };
  const calls = WARM_UP_CALLS + CALLS_A_ROUND * rounds * 5;
  for (let call = 0; call < calls; call += 1) {
    for (const { token, times } of Object.values(callers)) {
      const { ms } = await readPage(connection, CHEAP, token);
      if (call >= WARM_UP_CALLS) times.push(ms);
    }
  }
  connection.close();
  const without = median(callers.breakGlass.times);
  return (['person', 'program'] as const).map((caller) => {
    const withCheck = median(callers[caller].times);
    // Each pair of calls saw the same noise.
    const costs = callers[caller].times.map((ms, call) => ms - (callers.breakGlass.times[call] ?? Number.NaN));
    const what = caller === 'person' ? 'the session of a person' : 'the token of a program';
    const finding: Finding = {
      chapter: 'a',
      what: `${engine}: checking ${what}: p50 ${(withCheck - without).toFixed(3)} ms more (pairs: ${median(costs).toFixed(3)} ms)`,
      value: `${withCheck.toFixed(3)} ms`,
      against: `${without.toFixed(3)} ms with the token of the environment`,
      ratio: withCheck / without,
      wanted: 'at most 0.3 ms more',
    };
    progress(`${finding.what}: ${finding.value}, ${finding.against}`);
    return finding;
  });
}
