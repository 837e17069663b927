import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The peers are installed for the benchmark only, in a separate folder, at exact versions.

export const PEERS = { 'graphile-worker': '0.18.0', 'pg-boss': '12.35.0', undici: '8.12.4' } as const;

const FOLDER = join(tmpdir(), 'tollgate-bench-notifier');

export function installPeers(): void {
  mkdirSync(FOLDER, { recursive: true });
  if (Object.keys(PEERS).every((name) => existsSync(join(FOLDER, 'node_modules', name, 'package.json')))) return;
  writeFileSync(join(FOLDER, 'package.json'), JSON.stringify({ private: true, dependencies: PEERS }));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: FOLDER, stdio: 'inherit' });
}

export function requirePeer(name: keyof typeof PEERS): unknown {
  return createRequire(join(FOLDER, 'package.json'))(name);
}
