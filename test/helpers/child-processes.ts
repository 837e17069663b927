import { execFileSync } from 'node:child_process';

/** The numbers of the processes that this one has started and that still run. */
export function childrenOf(pid: number): number[] {
  try {
    return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number);
  } catch {
    // It fails where there is none.
    return [];
  }
}
