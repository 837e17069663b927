import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The oldest Node that the kit supports: the machine's own where it has it, otherwise brought from the registry. */
export function findNode20(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const own = folders
    .map((folder) => join(folder, 'node'))
    .find((file) => existsSync(file) && versionOf(file).startsWith('v20.'));
  return own ?? installNode20();
}

function versionOf(file: string): string {
  return execFileSync(file, ['--version'], { encoding: 'utf8' });
}

function installNode20(): string {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = join(tmpdir(), 'tollgate-node-20');
  const file = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }));
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', `${name}@20.20.2`], { cwd: folder, stdio: 'pipe' });
  } catch (cause) {
    throw new Error('the kit is tested on Node 20 too: put a Node 20 on the PATH, or allow npm to reach its registry', {
      cause,
    });
  }
  return file;
}
