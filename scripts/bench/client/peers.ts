import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The peers are installed for the benchmark only, in a separate folder, at exact versions.

const PEERS = {
  stripe: '23.1.0',
  '@adyen/api-library': '32.1.0',
  '@mollie/api-client': '4.6.0',
} as const;

export function installPeers(): { folder: string; require: NodeJS.Require } {
  const folder = join(tmpdir(), 'tollgate-bench-client');
  mkdirSync(folder, { recursive: true });
  const wanted = JSON.stringify({ private: true, dependencies: PEERS });
  if (!existsSync(join(folder, 'node_modules', 'stripe'))) {
    writeFileSync(join(folder, 'package.json'), wanted);
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' });
  }
  return { folder, require: createRequire(join(folder, 'package.json')) };
}
