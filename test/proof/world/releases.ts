import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyTree } from '../../helpers/package/copy-tree.ts';
import { unpackLastRelease } from '../../helpers/package/last-release.ts';

// The programs that take turns: the last release, this one, and a next one that adds to the schema at every upgrade.

export interface Releases {
  readonly last: string;
  readonly current: string;
  /** The next release, with one more migration each time. */
  next(): string;
  remove(): void;
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** As `npm start` runs it. */
const MAIN = 'scripts/program/run.mjs';
/** Higher than any of this release. */
const FIRST_MIGRATION = 900;

/** `tree`: this release's; a proof of the proof has a copy of it with a fault. */
export async function unpackReleases(tree = ROOT): Promise<Releases> {
  const last = await unpackLastRelease();
  const folder = copyTree('tollgate-proof-next-', { tree });
  let upgrades = 0;
  return {
    last: last.program,
    current: resolve(tree, MAIN),
    next() {
      upgrades += 1;
      const file = `000${FIRST_MIGRATION + upgrades}_proof_${upgrades}.sql`;
      const text = `-- What only the next release uses.\n\ncreate table proof_notes_${upgrades} (note text not null);\n`;
      writeFileSync(join(folder, 'src/gateway/store/migrations', file), text);
      return join(folder, MAIN);
    },
    remove() {
      last.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
