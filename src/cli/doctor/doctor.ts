import { styleText } from 'node:util';
import { createReader } from '../../gateway/config/config-reader.ts';
import { command } from '../command.ts';
import { counted } from './finding.ts';
import type { NamedFinding } from './finding.ts';
import { WORKER_BOUNDS } from '../platform/limits.ts';
import { JSON_OPTION } from '../operator-command.ts';
import { printJson, printable } from '../print.ts';
import { readNumber } from '../read-options.ts';

/** `tollgate doctor`. */
export const run = command(
  {
    name: 'doctor',
    about: 'Check what the gateway needs: configuration, database, keys, disk, clocks, acquirer and addresses.',
    options: {
      strict: { type: 'boolean', about: 'fail on warnings too' },
      engine: {
        type: 'boolean',
        about: 'instead, try out on the database what the SQL of this release needs; all of it is undone',
      },
      workers: {
        type: 'string',
        value: 'number',
        about: 'as for serve: number of processes that will share the port (default: 1)',
        default: '1',
      },
      ...JSON_OPTION,
    },
    notes: [
      'It reads the same environment variables as serve, leaves nothing changed and prints no secret.',
      'The exit code is 1 if there is a problem; with --strict also if there is a warning.',
    ],
    examples: [
      'tollgate doctor',
      'MODE=live tollgate doctor --strict',
      'tollgate doctor --json',
      'tollgate doctor --engine',
    ],
  },
  async ({ options }) => {
    const workers = readNumber('--workers', options.workers, WORKER_BOUNDS);
    // Slow to load: --help must not wait for it.
    const { runChecks, runEngineCheck } = await import('./checks.ts');
    const checks = options.engine ? runEngineCheck(process.env) : runChecks({ env: process.env, workers });
    const hide = createHiding(process.env);
    const found: NamedFinding[] = [];
    for await (const findings of checks) {
      const shown = findings.map((finding) => ({ ...finding, what: hide(finding.what) }));
      found.push(...shown);
      if (!options.json) shown.forEach(printFinding);
    }
    const count = (level: NamedFinding['level']) => found.filter((finding) => finding.level === level).length;
    const passed = count('problem') === 0 && (!options.strict || count('warning') === 0);
    if (!passed) process.exitCode = 1;
    if (options.json) return printJson({ passed, findings: found });
    const summary = `${count('ok')} ok, ${counted(count('warning'), 'warning')}, ${counted(count('problem'), 'problem')}`;
    console.log(`\n${styleText(passed ? 'green' : 'red', summary)}`);
    if (found.some(({ check, level }) => check === 'configuration' && level === 'problem')) console.log(NOT_CHECKED);
  },
);

/** Or a person would take what is missing for good. */
const NOT_CHECKED = 'Port, keys, acquirer and PUBLIC_URL were not checked: that needs a valid configuration.';

const COLOURS = { ok: 'green', warning: 'yellow', problem: 'red' } as const;
const WIDTH = 'warning'.length;

function printFinding({ level, check, what, remedy }: NamedFinding): void {
  console.log(`${styleText(COLOURS[level], level.padEnd(WIDTH))}  ${check}: ${printable(what)}`);
  if (remedy !== null) console.log(`${' '.repeat(WIDTH)}  → ${printable(remedy)}`);
}

/** A message of another program might repeat what it was given. */
function createHiding(env: NodeJS.ProcessEnv): (text: string) => string {
  // Also what is in files.
  const { text: valueOf } = createReader(env);
  const names = [
    'OPERATOR_TOKEN',
    'METRICS_TOKEN',
    'CHANNEL_TOKEN',
    'CHANNEL_HINT_SECRET',
    'ENCRYPTION_KEYS',
    'OTEL_EXPORTER_OTLP_HEADERS',
  ];
  const passwords = ['DATABASE_URL', 'SMTP_URL'].map((name) => URL.parse(valueOf(name) ?? '')?.password ?? '');
  const secrets = [
    ...names.flatMap((name) => (valueOf(name) ?? '').split(',')),
    ...passwords.flatMap((password) => [password, decoded(password)]),
  ]
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '');
  return (text) => secrets.reduce((shown, secret) => shown.replaceAll(secret, '***'), text);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
