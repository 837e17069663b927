import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import type { StarterPackages } from '../../starter/write-starter.ts';
import { CommandError } from '../errors.ts';

/**
 * Where a new project gets its packages from. An installed program names the release that it belongs to. A clone may be ahead of
 * every release, so it packs itself into the folder of the project. Only a shop needs the kit.
 */
export async function packagesFor(
  root: string,
  { folder, needsKit }: { folder: string; needsKit: boolean },
): Promise<StarterPackages> {
  if (!existsSync(join(root, 'scripts/build-kit.ts'))) {
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    return { '@tollgate/kit': version, tollgate: version };
  }
  if (needsKit) await npm(root, 'run', 'build', '--', 'kit');
  await npm(root, 'run', 'build', '--', 'program');
  // Without the scripts of packing, which would build the docs as well.
  const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  return {
    ...(needsKit && { '@tollgate/kit': fileOf(await npm(root, ...pack, './dist/kit')) }),
    tollgate: fileOf(await npm(root, ...pack)),
  };
}

/** The files of the packages that a project needs, such as those of a release that was downloaded. */
export async function packagesIn(
  place: string,
  { folder, needsKit }: { folder: string; needsKit: boolean },
): Promise<StarterPackages> {
  const names = await readdir(place).catch((cause: Error) => {
    throw new CommandError(`cannot read the packages: ${cause.message}`, { cause });
  });
  const find = (pattern: RegExp, name: string) => {
    const [found, ...others] = names.filter((file) => pattern.test(file));
    if (found !== undefined && others.length === 0) return `file:${relative(folder, join(place, found))}`;
    throw new CommandError(`${place} must have one file of the package ${name}, not ${found ? 'several' : 'none'}`);
  };
  return {
    ...(needsKit && { '@tollgate/kit': find(/^tollgate-kit-\d.*\.tgz$/, '@tollgate/kit') }),
    tollgate: find(/^tollgate-\d.*\.tgz$/, 'tollgate'),
  };
}

async function npm(root: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', args, { cwd: root, encoding: 'utf8' }).catch((cause: Error) => {
    throw new CommandError(`cannot pack the packages: ${cause.message}`, { cause });
  });
  return stdout;
}

function fileOf(packed: string): string {
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  return `file:${filename}`;
}
