import { execFileSync } from 'node:child_process';
import { runCommand } from './commands/run-command.ts';

// Builds a package and checks that those who install it can import it.

await runCommand('package', {
  kit: { does: 'builds and checks @tollgate/kit', run: () => check('kit', 'dist/kit') },
  adapters: { does: 'builds and checks @tollgate/adapters', run: () => check('adapters', 'dist/adapters') },
  program: {
    does: 'builds and checks tollgate',
    // Packing it would build the docs as well.
    run: () => check('program', '.', { npm_config_ignore_scripts: 'true' }),
  },
});

function check(name: string, folder: string, settings: Readonly<Record<string, string>> = {}): void {
  const options = { stdio: 'inherit', env: { ...process.env, ...settings } } as const;
  execFileSync(process.execPath, [`scripts/build-${name}.ts`], options);
  execFileSync('publint', ['--strict', folder], options);
  execFileSync('attw', ['--pack', folder, '--profile', 'esm-only', '--format', 'ascii', '--quiet'], options);
}
