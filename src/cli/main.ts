#!/usr/bin/env node
import { indented } from './command.ts';
import { CommandError, UsageError } from './errors.ts';

// The `tollgate` command. Each subcommand has its own file.

interface Verb {
  readonly summary: string;
  readonly load: () => Promise<{ run(args: readonly string[]): Promise<void> }>;
}

const verbs: Readonly<Record<string, Verb>> = {
  serve: { summary: 'start the gateway and its docs', load: () => import('./serve.ts') },
  migrate: { summary: 'apply database migrations', load: () => import('./migrate.ts') },
  mock: { summary: 'start a stateless mock of the contract', load: () => import('./mock.ts') },
  docs: { summary: 'build the docs as static files', load: () => import('./build-docs.ts') },
  init: { summary: 'write a small shop to start from', load: () => import('./init.ts') },
  listen: { summary: 'receive notifications and print them', load: () => import('./listen.ts') },
  trigger: { summary: 'trigger an event in the sandbox', load: () => import('./trigger.ts') },
  probe: { summary: 'test a notification handler', load: () => import('./probe.ts') },
  sign: { summary: 'sign a request and explain the signature', load: () => import('./sign.ts') },
  mcp: { summary: 'serve the sandbox to an AI assistant', load: () => import('./mcp.ts') },
  merchant: { summary: 'list, register and update merchants', load: () => import('./merchant.ts') },
  order: { summary: 'list orders; complete and charge back', load: () => import('./order.ts') },
  notification: { summary: 'list deliveries; resend, pause', load: () => import('./notification.ts') },
  ledger: { summary: 'verify the ledger', load: () => import('./ledger.ts') },
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
  if (verb === undefined)
    throw new UsageError(`Unknown command "${name}"; use one of: ${Object.keys(verbs).join(', ')}`);
  const { run } = await verb.load();
  await run(args);
}

function usage(): string {
  const lines = indented(Object.entries(verbs).map(([name, { summary }]) => [name, summary]));
  const codes = 'Exit codes: 0 success, 1 failed or refused, 2 invalid command line.';
  return [
    'Usage: tollgate <command> [options]',
    '',
    ...lines,
    '',
    'Run "tollgate <command> --help" for the options of a command.',
    codes,
  ].join('\n');
}
