import type { Tries } from '../../domain/limiter.ts';

/** Counts one use, whatever becomes of it. Returns the seconds to wait; zero if it may go on. */
export async function takeTry(tries: Tries, subject: string): Promise<number> {
  const begun = await tries.begin(subject);
  if ('waitSeconds' in begun) return begun.waitSeconds;
  await begun.end({ failed: true });
  return 0;
}
