import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../errors.ts';
import { ROOT_FOLDER, isPackaged } from './installation.ts';

// `serve` sees cards, so what only other commands need is not installed with it: optional peers in package.json. A command that
// needs them says what to install. It installs nothing itself.

/** What each command imports of its packages. */
const MODULES = {
  mock: { '@stoplight/prism-http': '@stoplight/prism-http' },
  mcp: { '@modelcontextprotocol/sdk': '@modelcontextprotocol/sdk/server/mcp.js', zod: 'zod' },
} as const;

export function requirePackages(command: keyof typeof MODULES): void {
  const modules: Readonly<Record<string, string>> = MODULES[command];
  if (Object.values(modules).every(isInstalled)) return;
  const { peerDependencies } = JSON.parse(readFileSync(join(ROOT_FOLDER, 'package.json'), 'utf8')) as Manifest;
  const wanted = Object.keys(modules).map((name) => `${name}@${peerDependencies[name] ?? ''}`);
  const install = isPackaged ? `npm install --save-exact ${wanted.join(' ')}` : 'npm ci';
  throw new CommandError(`${command} needs packages that the gateway does not install; run: ${install}`);
}

interface Manifest {
  readonly peerDependencies: Readonly<Record<string, string>>;
}

function isInstalled(module: string): boolean {
  try {
    import.meta.resolve(module);
    return true;
  } catch {
    return false;
  }
}
