import { readFileSync } from 'node:fs';

/** How programs wait for a core that others use: how often for each millisecond of work, and how long each time. */
export interface Waits {
  readonly timesAMs: number;
  readonly ms: number;
}

export const NO_WAITS: Waits = { timesAMs: 0, ms: 0 };

/** What the main threads of some processes have done since their start. */
interface Ran {
  readonly ranNs: number;
  readonly waitedNs: number;
  readonly times: number;
}

/** Begins to count; what it returns says how they waited since. None where Linux does not count it. */
export function watchWaits(pids: readonly number[]): () => Waits {
  const before = readRan(pids);
  return () => {
    const after = readRan(pids);
    const times = after.times - before.times;
    if (times <= 0) return NO_WAITS;
    return {
      timesAMs: (times * 1e6) / (after.ranNs - before.ranNs),
      ms: (after.waitedNs - before.waitedNs) / times / 1e6,
    };
  };
}

/** Together; to the nanosecond, while /proc/<pid>/stat counts in steps that are longer than a payment. */
export function readRan(pids: readonly number[]): Ran {
  const all = pids.map(readOne);
  const sum = (of: (ran: Ran) => number) => all.reduce((total, ran) => total + of(ran), 0);
  return { ranNs: sum((ran) => ran.ranNs), waitedNs: sum((ran) => ran.waitedNs), times: sum((ran) => ran.times) };
}

function readOne(pid: number): Ran {
  try {
    const [ranNs = 0, waitedNs = 0, times = 0] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number);
    return { ranNs, waitedNs, times };
  } catch {
    return { ranNs: 0, waitedNs: 0, times: 0 };
  }
}
