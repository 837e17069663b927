#!/usr/bin/env node
import { indented } from './command.ts';
import { CommandError, UsageError } from './errors.ts';

// The `tollgate` command: picks the verb and runs it. Each verb has a file of its own.

interface Verb {
  readonly summary: string;
  readonly load: () => Promise<{ run(args: readonly string[]): Promise<void> }>;
}

const verbs: Readonly<Record<string, Verb>> = {
  serve: { summary: 'run the gateway, with its docs', load: () => import('./serve.ts') },
  migrate: { summary: "bring the database's schema up to date", load: () => import('./migrate.ts') },
  mock: { summary: 'serve the contract as a mock, and nothing else', load: () => import('./mock.ts') },
  docs: { summary: 'build the docs as static files', load: () => import('./build-docs.ts') },
  listen: { summary: 'show notifications as they come', load: () => import('./listen.ts') },
  trigger: { summary: 'make something happen in the sandbox', load: () => import('./trigger.ts') },
  probe: { summary: 'test a handler of notifications', load: () => import('./probe.ts') },
  sign: { summary: 'sign a request and show how', load: () => import('./sign.ts') },
  merchant: { summary: 'register, change and look at merchants', load: () => import('./merchant.ts') },
  order: { summary: 'look at orders; complete and charge back', load: () => import('./order.ts') },
  notification: { summary: 'look at deliveries; resend, pause', load: () => import('./notification.ts') },
  ledger: { summary: 'check the books', load: () => import('./ledger.ts') },
  clock: { summary: "read and move the sandbox's clock", load: () => import('./clock.ts') },
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
  const lines = indented(Object.entries(verbs).map(([name, { summary }]) => [name, summary]));
  const codes = 'Exit codes: 0 done, 1 refused or failed, 2 the command line is wrong.';
  return [
    'Usage: tollgate <verb> [options]',
    '',
    ...lines,
    '',
    'tollgate <verb> --help tells its options.',
    codes,
  ].join('\n');
}
