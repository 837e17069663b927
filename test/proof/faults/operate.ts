import type { Random } from '../../chaos/random.ts';
import { runTollgate } from '../world/command.ts';
import { moveClock } from '../world/site.ts';
import type { Site } from '../world/site.ts';
import { newKey } from '../world/world.ts';
import type { World } from '../world/world.ts';

const JUMP_SECONDS = [60, 1800] as const;

/** Everything that is due until then happens now. Nobody waits for it: what is due asks acquirers who may be down. */
export async function jumpClock({ journal }: World, site: Site, random: Random): Promise<void> {
  const seconds = random.between(...JUMP_SECONDS);
  journal.record('clockJump', `of ${site.name} by ${seconds} s`);
  void moveClock(site, seconds).catch((error: unknown) => journal.record('note', String(error)));
}

/** As the guide says: every node knows the new key before anything is sealed with it alone, and the old one goes last. */
export async function rotateKeys({ journal, keys, releases }: World, site: Site): Promise<void> {
  const [before = '', after] = [keys.get(site), newKey()];
  const both = `${after},${before}`;
  journal.record('keyRotation', `of ${site.name}`);
  await restartAll(site, both);
  await runTollgate(releases.current, site.place(), ['keys', 'reseal'], { ENCRYPTION_KEYS: both });
  await restartAll(site, after);
  keys.set(site, after);
  journal.record('note', `the old key of ${site.name} is gone`);
}

async function restartAll({ nodes }: Site, keys: string): Promise<void> {
  for (const node of nodes) {
    await node.stop();
    await node.start({ env: { ENCRYPTION_KEYS: keys } });
  }
}
