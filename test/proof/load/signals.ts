import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createShop } from '../../helpers/payer/shop.ts';
import type { Credentials } from '../../helpers/payer/shop.ts';

// Readiness of each node, asked before and after a payment of its own at the same node. A signal has lied if it says for a while the
// opposite of what all those payments saw.

interface Sample {
  readonly at: number;
  /** As it was answered before and after; null where nobody answered, or it changed. */
  readonly said: 'ready' | 'not ready' | null;
  readonly reason: string;
  /** Whether the payment was taken. */
  readonly taken: boolean;
}

export interface Watch {
  readonly samples: () => number;
  /** Numbers of the payments that were taken. */
  readonly taken: readonly string[];
  lies(): readonly string[];
  stop(): Promise<void>;
}

/** One try under way when a fault begins or ends says nothing; what goes on for so long does. */
const LIE_MS = 5000;
const LIE_SAMPLES = 4;
const EVERY_MS = 400;
const ANSWER_MS_MAX = 10_000;

export function watchSignals(node: { readonly name: string; readonly url: string }, account: Credentials): Watch {
  const stopping = new AbortController();
  const taken: string[] = [];
  const lies: string[] = [];
  let [run, samples] = [[] as Sample[], 0];
  const shop = createShop(node.url, account);

  async function sample(): Promise<Sample> {
    const merOrderNo = `W-${randomUUID().replaceAll('-', '').slice(0, 28)}`;
    const before = await askReadiness(node.url);
    const answer = await Promise.race([shop.pay({ merOrderNo }).catch(() => null), sleep(ANSWER_MS_MAX, null)]);
    const after = await askReadiness(node.url);
    const isTaken = answer?.code === '00000';
    if (isTaken) taken.push(merOrderNo);
    const said = before.status === after.status ? signalOf(after) : null;
    return { at: Date.now(), said, reason: after.text, taken: isTaken };
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      const next = await sample();
      samples += 1;
      run = contradicts(next) && (run[0] === undefined || run[0].said === next.said) ? [...run, next] : [];
      const [first] = run;
      if (first !== undefined && run.length >= LIE_SAMPLES && next.at - first.at >= LIE_MS) {
        lies.push(describeLie(node.name, run));
        run = [];
      }
      await sleep(EVERY_MS);
    }
  }

  const running = watch();
  return {
    samples: () => samples,
    taken,
    lies: () => lies,
    async stop() {
      stopping.abort();
      await running;
      shop.close();
    },
  };
}

function contradicts({ said, taken }: Sample): boolean {
  return said === 'ready' ? !taken : said === 'not ready' && taken;
}

function describeLie(name: string, run: readonly Sample[]): string {
  const [first, last] = [run[0], run.at(-1)];
  const seconds = (((last?.at ?? 0) - (first?.at ?? 0)) / 1000).toFixed(1);
  const payments = first?.taken === true ? 'were taken' : 'were not taken';
  return `${name} said "${last?.reason.trim()}" for ${seconds} s while ${run.length} payments in a row ${payments}`;
}

interface Readiness {
  readonly status: number;
  readonly text: string;
}

async function askReadiness(url: string): Promise<Readiness> {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS_MAX) });
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: '' };
  }
}

/** A node that is stopping still answers what has come. */
function signalOf({ status, text }: Readiness): Sample['said'] {
  if (status === 200) return 'ready';
  return status === 503 && text !== 'stopping\n' ? 'not ready' : null;
}
