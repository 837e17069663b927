import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readReleasedMigrations } from '../../../scripts/release/migrations.ts';

// The program of the last release, from git, with the packages of this tree: what operators have when they upgrade.

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const ARCHIVE_BYTES_MAX = 1 << 28;

export interface LastRelease {
  readonly version: string;
  readonly tree: string;
  /** For `startGatewayProcess`. */
  readonly program: string;
  remove(): void;
}

export async function unpackLastRelease(): Promise<LastRelease> {
  const { release, ref } = await readReleasedMigrations(ROOT);
  const folder = mkdtempSync(join(tmpdir(), `tollgate-${release}-`));
  const tree = join(folder, 'tree');
  mkdirSync(tree);
  writeFileSync(join(folder, 'tree.tar'), archiveOf(ref, release));
  execFileSync('tar', ['-x', '-f', join(folder, 'tree.tar'), '-C', tree]);
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  return {
    version: release,
    tree,
    program: join(tree, 'src/cli/main.ts'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function archiveOf(ref: string, release: string): Buffer {
  try {
    return execFileSync('git', ['archive', '--format=tar', ref], {
      cwd: ROOT,
      maxBuffer: ARCHIVE_BYTES_MAX,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (error) {
    const remedy = 'run "git fetch --unshallow --tags"';
    throw new Error(`The last release ${release} (${ref}) is not in this clone: ${remedy}.`, { cause: error });
  }
}
