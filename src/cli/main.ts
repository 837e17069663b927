#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { indented, unknownCommand } from './command.ts';
import type { LoadableVerb } from './completion/completion.ts';
import { closest } from './did-you-mean.ts';
import { CommandError, UsageError } from './errors.ts';

// The `tollgate` command. Each subcommand has its own file.

const serve: LoadableVerb = { summary: 'start the gateway and its docs', load: () => import('./serve/serve.ts') };

const verbs: Readonly<Record<string, LoadableVerb>> = {
  serve,
  migrate: { summary: 'apply database migrations', load: () => import('./platform/migrate.ts') },
  backup: { summary: 'back up a SQLite database while it is in use', load: () => import('./backup/backup.ts') },
  restore: { summary: 'restore a backup into DATA_DIR', load: () => import('./backup/restore.ts') },
  prune: { summary: 'remove what has been kept long enough', load: () => import('./platform/prune.ts') },
  keys: { summary: 'rotate the encryption keys', load: () => import('./platform/keys.ts') },
  mock: { summary: 'start a stateless mock of the contract', load: () => import('./develop/mock.ts') },
  docs: { summary: 'build the docs as static files', load: () => import('./docs/build-docs.ts') },
  init: { summary: 'write a shop or an adapter to start from', load: () => import('./develop/init.ts') },
  listen: { summary: 'receive notifications and print them', load: () => import('./develop/listen.ts') },
  trigger: { summary: 'trigger an event in the sandbox', load: () => import('./platform/trigger.ts') },
  probe: { summary: 'test a notification handler', load: () => import('./develop/probe.ts') },
  acquirer: {
    summary: 'list and change acquirers, mock one, verify an adapter',
    load: () => import('./acquirers/acquirer.ts'),
  },
  adapter: { summary: 'run an adapter for Stripe, Adyen or bank files', load: () => import('./adapters/adapter.ts') },
  sign: { summary: 'sign a request and explain the signature', load: () => import('./develop/sign.ts') },
  mcp: { summary: 'serve the sandbox to an AI assistant', load: () => import('./develop/mcp.ts') },
  merchant: { summary: 'list, register and update merchants', load: () => import('./merchants/merchant.ts') },
  order: { summary: 'list orders; refund, complete, charge back', load: () => import('./orders/order.ts') },
  approval: { summary: 'decide what needs a second person', load: () => import('./approvals/approval.ts') },
  user: { summary: 'invite people, change their roles', load: () => import('./people/user.ts') },
  payer: { summary: "erase a payer's personal data", load: () => import('./payers/payer.ts') },
  notification: { summary: 'list deliveries; resend, pause', load: () => import('./deliveries/notification.ts') },
  ledger: { summary: 'verify the ledger', load: () => import('./ledger/ledger.ts') },
  audit: { summary: 'verify and export the audit log', load: () => import('./audit/audit.ts') },
  reconcile: {
    summary: 'compare what acquirers and banks say with the books',
    load: () => import('./reconciliation/reconcile.ts'),
  },
  route: { summary: 'simulate routing rules, load the table of cards', load: () => import('./routing/route.ts') },
  clock: { summary: "read and move the sandbox's clock", load: () => import('./platform/clock.ts') },
  sandbox: { summary: 'delete everything in the sandbox and start over', load: () => import('./platform/sandbox.ts') },
  login: { summary: 'sign in to a gateway', load: () => import('./sign-in/login.ts') },
  logout: { summary: 'sign out of a gateway', load: () => import('./sign-in/logout.ts') },
  whoami: { summary: 'show whose token the commands use', load: () => import('./sign-in/whoami.ts') },
  confirm: { summary: 'show your second factor again', load: () => import('./confirm.ts') },
  token: { summary: 'create, list and revoke tokens of programs', load: () => import('./sign-in/token.ts') },
  doctor: { summary: 'check configuration, database and surroundings', load: () => import('./doctor/doctor.ts') },
  completion: { summary: 'print a completion script for your shell', load: loadCompletion },
};

// Compiled code is kept for the next start. Not in a folder that other users can write to: it is run. Nothing happens if it
// cannot be written, or if there is no home: the user of an image is often just a number.
const { XDG_CACHE_HOME: caches, HOME: home } = process.env;
const cacheFolder = caches ?? (home && join(home, '.cache'));
if (cacheFolder) enableCompileCache(join(cacheFolder, 'tollgate'));

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(`tollgate: ${error.message}`);
  process.exitCode = error.exitCode;
}

async function main(words: readonly string[]): Promise<void> {
  const [name = '', ...args] = words;
  if (name === 'help' && args.length > 0) return main([...args, '--help']);
  if (['--help', '-h', 'help'].includes(name)) return console.log(usage());
  if (['--version', '-v'].includes(name)) return console.log(await describeVersion());
  // Without a command, it serves.
  if (words.length === 0 || name.startsWith('-')) {
    const meant = closest(name, ['--help', '--version']);
    if (meant !== undefined) throw new UsageError(`Unknown option '${name}'; did you mean '${meant}'?`);
    return (await serve.load()).run(words);
  }
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (verb === undefined) throw unknownCommand(name, Object.keys(verbs));
  const { run } = await verb.load();
  await run(args);
}

async function loadCompletion() {
  const { createCompletion } = await import('./completion/completion.ts');
  return { run: createCompletion(() => verbs) };
}

async function describeVersion(): Promise<string> {
  const { readVersion } = await import('./version.ts');
  const { readMigrations } = await import('../gateway/store/engine/read-migrations.ts');
  return `tollgate ${readVersion()}, Node ${process.version}, schema version ${readMigrations().at(-1)?.version ?? 0}`;
}

function usage(): string {
  const lines = indented(Object.entries(verbs).map(([name, { summary }]) => [name, summary]));
  const codes = 'Exit codes: 0 success, 1 failed or refused, 2 invalid command line, 3 waits for approval.';
  return [
    'Usage: tollgate [command] [options]',
    '',
    'Without a command, it starts the gateway: a sandbox, or as configured by environment variables.',
    '',
    ...lines,
    '',
    'Run "tollgate <command> --help" for the options of a command, "tollgate --version" for the version.',
    codes,
  ].join('\n');
}
