import { runCommand } from './commands/run-command.ts';

await runCommand('release', {
  check: { does: 'names what this tree lacks for a release: check v0.2.0', run: () => import('./release-check.ts') },
  notes: { does: 'prints what the changelog says of a version: notes 0.2.0', run: () => import('./release-notes.ts') },
  install: {
    does: 'pins what is installed with a packed program: install tollgate-0.2.0.tgz',
    run: () => import('./release-install.ts'),
  },
  sbom: { does: 'prints what the package installs, as CycloneDX', run: () => import('./sbom.ts') },
});
