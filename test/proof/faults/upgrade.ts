import type { Site } from '../world/site.ts';
import type { World } from '../world/world.ts';

/** One node after the other, under load; a node of this release migrates, and one of the last serves beside it. */
export async function upgradeFromLast({ journal, releases }: World, site: Site): Promise<void> {
  journal.record('upgrade', `${site.name} from the last release to this one`);
  await replaceAll(site, releases.current, { mayBeLate: true });
}

/** To a next release, whose migration is there to stay, and back to this one. */
export async function upgradeAndBack({ journal, releases }: World, site: Site): Promise<void> {
  journal.record('upgrade', `${site.name} to a next release`);
  await replaceAll(site, releases.next());
  journal.record('note', `${site.name} goes back to this release`);
  await replaceAll(site, releases.current);
}

async function replaceAll({ nodes }: Site, program: string, { mayBeLate = false } = {}): Promise<void> {
  for (const node of nodes) {
    await node.stop({ mayBeLate });
    await node.start({ program });
  }
}
