import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Peers are installed for the benches only, in a folder of their own, at exact versions.

export const PEERS = {
  '@adyen/api-library': '32.1.0',
  '@mollie/api-client': '4.6.0',
  'graphile-worker': '0.18.0',
  'pg-boss': '12.35.0',
  stripe: '23.1.0',
  undici: '8.12.4',
} as const;

export const PEERS_FOLDER = join(tmpdir(), 'tollgate-bench-peers');

const MANIFEST = join(PEERS_FOLDER, 'package.json');

export function installPeers(): void {
  mkdirSync(PEERS_FOLDER, { recursive: true });
  if (Object.keys(PEERS).every((name) => existsSync(join(PEERS_FOLDER, 'node_modules', name, 'package.json')))) return;
  writeFileSync(MANIFEST, JSON.stringify({ private: true, dependencies: PEERS }));
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts'];
  execFileSync('npm', args, { cwd: PEERS_FOLDER, stdio: ['ignore', 'ignore', 'inherit'] });
}

export function requirePeer(name: string): unknown {
  return createRequire(MANIFEST)(name);
}
