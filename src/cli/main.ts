#!/usr/bin/env node
import { CommandError, UsageError } from './errors.ts';

// The `tollgate` command: picks the verb and runs it. Each verb has a file of its own.

interface Verb {
  readonly summary: string;
  readonly load: () => Promise<{ run(args: readonly string[]): Promise<void> }>;
}

const verbs: Readonly<Record<string, Verb>> = {
  serve: { summary: 'run the gateway, with its docs', load: () => import('./serve.ts') },
  mock: { summary: 'serve the contract as a mock, and nothing else', load: () => import('./mock.ts') },
};

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(`tollgate: ${error.message}`);
  process.exitCode = error.exitCode;
}

async function main([name, ...args]: readonly string[]): Promise<void> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(usage());
    return;
  }
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (verb === undefined) throw new UsageError(`there is no "${name}"; one of: ${Object.keys(verbs).join(', ')}`);
  const { run } = await verb.load();
  await run(args);
}

function usage(): string {
  const lines = Object.entries(verbs).map(([name, { summary }]) => `  ${name.padEnd(8)} ${summary}`);
  return ['Usage: tollgate <verb> [options]', '', ...lines, '', 'tollgate <verb> --help tells its options.'].join('\n');
}
