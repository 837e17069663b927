import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { runCommand } from './commands/run-command.ts';

await runCommand('contract', {
  lint: {
    does: 'lints the three contracts with Redocly and our own rules',
    run: (args) => execFileSync('redocly', ['lint', 'merchant', 'operator', 'channel', ...args], { stdio: 'inherit' }),
  },
  diff: {
    does: 'names what breaks merchants since the last release',
    run: () => import('./contract-diff.ts'),
  },
  release: {
    does: 'makes this contract and these migrations those of the last release',
    run: () => {
      execFileSync(process.execPath, ['scripts/generate.ts'], { stdio: 'inherit' });
      copyFileSync('generated/openapi.json', 'openapi/released/openapi.json');
      return import('./record-migrations.ts');
    },
  },
});
