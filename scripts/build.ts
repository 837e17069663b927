import { runCommand } from './commands/run-command.ts';

await runCommand('build', {
  kit: { does: "builds @tollgate/kit, the merchants' package, into dist/kit", run: () => import('./build-kit.ts') },
  adapters: { does: 'builds @tollgate/adapters into dist/adapters', run: () => import('./build-adapters.ts') },
  program: { does: 'compiles the program into dist/program', run: () => import('./build-program.ts') },
});
