import { randomBytes } from 'node:crypto';
import { hideCardNumbers } from '../domain/text/card-numbers.ts';
import type { EndpointCheck, ProbeEndpoint } from '../domain/merchants/getting-started.ts';
import type { Stopwatch } from '../domain/ports.ts';
import { guardedLookup, refuseLiteral } from './address-guard.ts';
import type { AddressRule } from './address-guard.ts';

// The checks of `tollgate probe`, through the network of notifications: what they may not reach, a test may not either (S10).

/** The time for a whole test: somebody waits for it in a browser. */
const TEST_MS_MAX = 45_000;
/** What is left of it goes to the rest, at least this much for each request. */
const PATIENCE_MS_MIN = 500;
const TEXT_LENGTH_MAX = 300;

export function createProbeEndpoint(options: {
  readonly rule: AddressRule;
  /** Real time, not the sandbox's. */
  readonly stopwatch: Stopwatch;
}): ProbeEndpoint {
  const { rule, stopwatch } = options;
  const network = {
    lookup: guardedLookup(rule),
    refuseLiteral: (hostname: string) => refuseLiteral(hostname, rule),
  };
  return async ({ address, secret, merOrderNo }) => {
    // Only who tests an address needs it.
    const [{ NoResponseError, probe }, { ANSWER_MS_MAX }] = await Promise.all([
      import('../../probe/probe.ts'),
      import('../../probe/limits.ts'),
    ]);
    const endsAtMs = stopwatch.elapsedMs() + TEST_MS_MAX;
    const deadlineMs = () => Math.min(ANSWER_MS_MAX, Math.max(PATIENCE_MS_MIN, endsAtMs - stopwatch.elapsedMs()));
    // A made-up number: a signed notification about an order that exists would change it.
    const order = { merOrderNo: merOrderNo ?? `TEST-${randomBytes(6).toString('hex').toUpperCase()}` };
    try {
      const { checks } = await probe({ url: address, secret, deadlineMs, order, network });
      return checks.map(({ name, title, result, problem, fix }) => checkOf(name, { title, result, problem, fix }));
    } catch (error) {
      if (!(error instanceof NoResponseError)) throw error;
      return [
        checkOf('reached', { title: 'the address responds', result: 'fail', problem: error.reason, fix: REMEDY }),
      ];
    }
  };
}

const REMEDY =
  'Check that the address is spelled right, that your server runs, and that it can be reached from the internet.';

type Found = Pick<EndpointCheck, 'title' | 'result'> & {
  readonly problem: string | undefined;
  readonly fix: string | undefined;
};

/** A problem repeats the beginning of a response, which may be anything (I12). */
function checkOf(check: string, { title, result, problem, fix }: Found): EndpointCheck {
  return { check, title, result, problem: shownText(problem), fix: shownText(fix) };
}

function shownText(text: string | undefined): string | null {
  return text === undefined ? null : hideCardNumbers(text).slice(0, TEXT_LENGTH_MAX);
}
