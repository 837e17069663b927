import { readFileSync, writeFileSync } from 'node:fs';
import { styleText } from 'node:util';
import { writeJunit } from '../../acquirer/verify/junit.ts';
import { RULES } from '../../acquirer/verify/rules/all-rules.ts';
import type { RuleReport, TestValues, VerifyOptions, VerifyReport } from '../../acquirer/verify/options.ts';
import { readTestValues } from '../../acquirer/verify/test-values.ts';
import { DEADLINE_MS, NoAdapterError, verifyAdapter } from '../../acquirer/verify/verify.ts';
import { command } from '../command.ts';
import { CommandError, UsageError } from '../errors.ts';
import { JSON_OPTION } from '../operator-command.ts';
import { PORT_BOUNDS } from '../platform/limits.ts';
import { printable, printJson } from '../print.ts';
import { readNumber, readWebAddress, required } from '../read-options.ts';
import { readSecretFile } from './secret-file.ts';

const SECONDS_BOUNDS = { min: 1, max: 60 };
const GROUPS = [...new Set(RULES.map(({ id }) => id.slice(0, id.lastIndexOf('-'))))];

const OPTIONS = {
  'token-file': { type: 'string', value: 'file', about: 'file with the token that the adapter takes' },
  values: { type: 'string', value: 'file', about: 'JSON with test cards, accounts and amounts of your provider' },
  books: { type: 'string', value: 'address', about: "address of the provider's books, or `feeds`" },
  relay: { type: 'string', value: 'port=address', about: 'be a relay: listen on the port, forward to the provider' },
  webhooks: {
    type: 'string',
    value: 'port=address',
    about: 'be a relay for webhooks: take them on the port, forward to the adapter',
  },
  restart: { type: 'string', value: 'command', about: 'command that restarts the adapter' },
  hints: { type: 'string', value: 'port', about: 'port on which hints are taken' },
  'hint-url': { type: 'string', value: 'address', about: 'address of that port as the adapter reaches it' },
  'hint-secret-file': { type: 'string', value: 'file', about: 'file with the secret of hints' },
  only: { type: 'string', value: 'rules', about: 'only these rules or groups, separated by commas', choices: GROUPS },
  deadline: {
    type: 'string',
    value: 'seconds',
    about: `how long a call may take (default: ${DEADLINE_MS / 1000}, as in the gateway)`,
    default: String(DEADLINE_MS / 1000),
  },
  junit: { type: 'string', value: 'file', about: 'write the report as JUnit XML, too' },
  ...JSON_OPTION,
} as const;

type Options = { readonly [Name in keyof typeof OPTIONS]?: string | boolean | undefined };

/** `tollgate acquirer verify`. */
export const verify = command(
  {
    name: 'acquirer verify',
    about: `Verify an adapter by the ${RULES.length} rules of the channel contract, in at most five minutes.`,
    words: ['ADDRESS'],
    options: OPTIONS,
    notes: [
      'It pays, refunds and pays out with test cards, so use a test account of the provider.',
      'The exit code is 1 if a rule is broken, 2 if the command line is invalid. Rules that were not run are listed with the reason.',
    ],
    examples: [
      'tollgate acquirer verify http://localhost:4000 --token-file token.txt',
      'tollgate acquirer verify http://localhost:4000 --token-file token.txt --only REFUND,IDEM-2 --junit report.xml',
    ],
  },
  async ({ words: [address = ''], options }) => {
    const settings = readSettings(readWebAddress('ADDRESS', address), options);
    const report = await verifyAdapter({ ...settings, ...(!options.json && { done: printRule }) }).catch(
      (error: unknown) => {
        throw error instanceof NoAdapterError ? new CommandError(error.message, { cause: error }) : error;
      },
    );
    if (!report.passed) process.exitCode = 1;
    if (options.junit !== undefined) writeFileSync(options.junit, writeJunit(report));
    if (options.json) return printJson(report);
    printSummary(report);
  },
);

function readSettings(url: string, options: Options): VerifyOptions {
  const text = (name: keyof Options) => options[name] as string | undefined;
  const values = text('values');
  const [books, restart, only] = [text('books'), text('restart'), text('only')];
  const [relay, webhooks] = [text('relay'), text('webhooks')];
  if (books !== undefined && books !== 'feeds') readWebAddress('--books', books);
  return {
    url,
    token: readSecretFile('--token-file', required('--token-file', text('token-file'))),
    deadlineMs: readNumber('--deadline', text('deadline') ?? '', SECONDS_BOUNDS) * 1000,
    ...(values !== undefined && { values: readValues(values) }),
    ...(books !== undefined && { books }),
    ...(relay !== undefined && { relay: readRelay('--relay', relay) }),
    ...(webhooks !== undefined && { webhooks: readRelay('--webhooks', webhooks) }),
    ...(restart !== undefined && { restart }),
    ...(only !== undefined && { only: readOnly(only) }),
    ...readHints(text),
  };
}

function readValues(file: string): TestValues {
  try {
    return readTestValues(JSON.parse(readFileSync(file, 'utf8')) as unknown);
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'it is not JSON' : (error as Error).message;
    throw new UsageError(`--values: ${file}: ${reason}`, { cause: error });
  }
}

function readRelay(option: string, text: string): { port: number; upstream: string } {
  const [, port = '', upstream = ''] = /^([0-9]+)=(.+)$/.exec(text) ?? [];
  if (upstream === '')
    throw new UsageError(`${option} must be a port and an address such as 4030=https://api.example, not "${text}"`);
  return { port: readNumber(option, port, PORT_BOUNDS), upstream: readWebAddress(option, upstream) };
}

function readOnly(text: string): string[] {
  const chosen = text.split(',').map((name) => name.trim().toUpperCase());
  const unknown = chosen.find((name) => !GROUPS.includes(name) && !RULES.some(({ id }) => id === name));
  if (unknown !== undefined)
    throw new UsageError(`--only: there is no rule "${unknown}"; the groups are ${GROUPS.join(', ')}`);
  return chosen;
}

function readHints(text: (name: keyof Options) => string | undefined): Pick<VerifyOptions, 'hints'> {
  const port = text('hints');
  const publicUrl = text('hint-url');
  if (port === undefined) return {};
  const secretFile = required('--hint-secret-file', text('hint-secret-file'));
  return {
    hints: {
      port: readNumber('--hints', port, PORT_BOUNDS),
      secret: readSecretFile('--hint-secret-file', secretFile),
      ...(publicUrl !== undefined && { publicUrl: readWebAddress('--hint-url', publicUrl) }),
    },
  };
}

const WORDS = { passed: 'ok  ', failed: 'FAIL', notRun: '-   ' } as const;
const COLOURS = { passed: 'green', failed: 'red', notRun: 'dim' } as const;

function printRule({ id, title, result, problem, remedy, reason }: RuleReport): void {
  if (result === 'notRun') return;
  console.log(`${styleText(COLOURS[result], WORDS[result])}  ${id.padEnd(10)}  ${title}`);
  if (problem !== undefined) console.log(`                  ${printable(problem)}`);
  if (remedy !== undefined) console.log(`                  Fix: ${remedy}`);
  if (reason !== undefined) console.log(`                  ${printable(reason)}`);
}

function printSummary({ rules, passed, durationMs }: VerifyReport): void {
  const skipped = rules.filter(({ result }) => result === 'notRun');
  const reasons = new Map<string, string[]>();
  for (const { id, reason = '' } of skipped) reasons.set(reason, [...(reasons.get(reason) ?? []), id]);
  if (reasons.size > 0) console.log(`\n${styleText('bold', 'Not run')}`);
  for (const [reason, ids] of reasons) console.log(`  ${printable(reason)}: ${ids.join(', ')}`);
  const count = (result: RuleReport['result']) => rules.filter((rule) => rule.result === result).length;
  const summary = `${count('passed')} passed, ${count('failed')} broken, ${skipped.length} not run`;
  console.log(`\n${styleText(passed ? 'green' : 'red', summary)} in ${(durationMs / 1000).toFixed(1)} s`);
}
