import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Random } from '../../chaos/random.ts';
import type { Place } from '../../helpers/database/databases.ts';
import { startGatewayProcess } from '../../helpers/gateway/gateway-process.ts';
import { createShop } from '../../helpers/payer/shop.ts';
import type { Sent } from '../load/merchant.ts';
import { environmentOf, runTollgate } from '../world/command.ts';
import type { Site } from '../world/site.ts';
import type { World } from '../world/world.ts';

/** How many of what was acknowledged before are looked up in the copy. */
const LOOKED_UP = 200;

/** A copy that is made under load has all that was acknowledged before it was begun, and its books are right. It serves without work. */
export async function restoreElsewhere(world: World, site: Site, random: Random): Promise<void> {
  world.journal.record('restore', `of ${site.name}`);
  const before = site.load.sent.filter(({ tradeNo }) => tradeNo !== null);
  const copy = site === world.many ? await copyServer(world) : await copyFile(world);
  try {
    const env = { ...environmentOf(copy.place), ENCRYPTION_KEYS: world.keys.get(site) ?? '' };
    const gateway = await startGatewayProcess({ program: world.releases.current, env, args: ['--no-work'] });
    try {
      await gateway.verify();
      const shop = createShop(gateway.url, site.account);
      const looked = Array.from({ length: Math.min(LOOKED_UP, before.length) }, () => pickFrom(before, random));
      for (const { merOrderNo, tradeNo } of looked) {
        const { code, data } = await shop.query({ merOrderNo, tradeNo });
        if (data?.['tradeNo'] !== tradeNo) throw new Error(`the copy of ${site.name} lacks ${merOrderNo}: ${code}`);
      }
      shop.close();
    } finally {
      await gateway.kill();
    }
  } finally {
    await copy.remove();
  }
}

function pickFrom(list: readonly Sent[], random: Random): Sent {
  return list[random.between(0, list.length - 1)] as Sent;
}

interface Copy {
  readonly place: Place;
  remove(): Promise<void>;
}

async function copyServer({ pair }: World): Promise<Copy> {
  if (pair.restoreElsewhere === undefined) throw new Error('these servers are not copied here');
  const { url, remove } = await pair.restoreElsewhere();
  return { place: { databaseUrl: url, dataDir: null }, remove };
}

async function copyFile({ releases, one, keys }: World): Promise<Copy> {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-proof-restored-'));
  const file = join(folder, 'copy.sqlite');
  const place = { databaseUrl: null, dataDir: join(folder, 'data') };
  const known = { ENCRYPTION_KEYS: keys.get(one) ?? '' };
  await runTollgate(releases.current, one.place(), ['backup', file], known);
  await runTollgate(releases.current, place, ['restore', file], known);
  return { place, remove: async () => rmSync(folder, { recursive: true, force: true }) };
}
