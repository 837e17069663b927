import { setTimeout as sleep } from 'node:timers/promises';
import { styleText } from 'node:util';
import { createReader } from '../../gateway/config/config-reader.ts';
import { readDatabaseConfig } from '../../gateway/config/database-config.ts';
import type { AuditCheck, AuditFinding, AuditHead, AuditReport } from '../../gateway/domain/audit/audit-report.ts';
import { explainPostgres } from '../../gateway/store/engine/postgres/explain-postgres.ts';
import { command, commandGroup } from '../command.ts';
import { CommandError, UsageError } from '../errors.ts';
import { GATEWAY_OPTIONS, JSON_OPTION, createOperatorClient, take } from '../operator-command.ts';
import { printJson, printTable, printable, withProgress } from '../print.ts';

const FOLLOW_MS = 1000;
const EXPORT_LINES = 5000;

const verify = command(
  {
    name: 'audit verify',
    about: 'Verify the audit log: find rows that were changed, removed or inserted, and name them.',
    options: {
      heads: { type: 'boolean', about: 'print the hash with which each day ends, to keep it elsewhere' },
      head: {
        type: 'string',
        value: 'day=hash',
        about: 'compare a day with a hash that was kept; can be repeated',
        multiple: true,
      },
      ...JSON_OPTION,
    },
    notes: [
      'It reads the database itself, which is set by DATABASE_URL or, for SQLite, DATA_DIR. No gateway needs to run.',
      'Whoever can write to the database could compute a whole new chain. A head that is kept elsewhere shows that too.',
      'The exit code is 1 if anything is wrong.',
    ],
    examples: [
      'tollgate audit verify',
      'tollgate audit verify --heads --json',
      `tollgate audit verify --head 2026-11-15=${'9f2c4be0'.repeat(8)}`,
    ],
  },
  async ({ options }) => {
    const heads: AuditHead[] = [];
    const check = { kept: readKept(options.head ?? []), onHead: (head: AuditHead) => void heads.push(head) };
    const report = await withProgress('verifying the audit log', verifyDatabase(check));
    if (report.found > 0) process.exitCode = 1;
    if (options.json) return printJson({ ok: report.found === 0, ...report, ...(options.heads && { heads }) });
    if (options.heads) printHeads(heads);
    printReport(report);
  },
);

async function verifyDatabase(check: AuditCheck): Promise<AuditReport> {
  const reader = createReader(process.env);
  const { databaseUrl, dataDir, databaseLimits: limits, sharedSessions } = readDatabaseConfig(reader);
  if (reader.problems.length > 0) throw new CommandError(reader.problems.join('\n'));
  // This loads a database driver: --help must not wait for it.
  const { verifyAuditIn } = await import('../../gateway/store/open-store.ts');
  return verifyAuditIn({ databaseUrl, dataDir, limits, sharedSessions }, check).catch((error: unknown) => {
    throw new CommandError(explainPostgres(error) ?? (error as Error).message, { cause: error });
  });
}

function readKept(texts: readonly string[]): Map<string, string> {
  return new Map(
    texts.map((text) => {
      const [, day = '', hash = ''] = /^(\d{4}-\d{2}-\d{2})=([0-9a-f]{64})$/.exec(text) ?? [];
      if (day === '')
        throw new UsageError('--head must be a day and the 64 digits of its hash, such as 2026-11-15=9f2c…');
      return [day, hash] as const;
    }),
  );
}

function printHeads(heads: readonly AuditHead[]): void {
  printTable(heads, [
    { title: 'DAY', of: ({ day }) => day },
    { title: 'ACTIONS', of: ({ actions }) => actions, right: true },
    { title: 'LAST', of: ({ lastNo }) => lastNo, right: true },
    { title: 'HEAD', of: ({ head }) => head },
  ]);
  console.log('');
}

function printReport({ actions, unchained, days, findings, found }: AuditReport): void {
  const read = `checked ${actions} actions on ${days} ${days === 1 ? 'day' : 'days'}`;
  const earlier = unchained === 0 ? '' : ` ${unchained} actions of earlier releases are not chained.`;
  if (found === 0) return console.log(`${styleText('green', 'The audit log is intact')}: ${read}.${earlier}`);
  console.log(`${styleText('red', 'The audit log is not as it was written')}: ${read}.${earlier}`);
  for (const finding of findings) console.log(`  ${printable(describe(finding))}`);
  if (found > findings.length) console.log(`  and ${found - findings.length} more`);
}

/** Such as `action 17 (2026-11-14) was changed: its contents do not match its hash`. */
function describe({ actionNo, lastNo, day, problem }: AuditFinding): string {
  if (actionNo === null) return `${day}: ${problem}`;
  const when = day === null ? '' : ` (${day})`;
  const rows = lastNo === null || lastNo === actionNo ? `action ${actionNo}` : `actions ${actionNo} to ${lastNo}`;
  return `${rows}${when} ${lastNo === actionNo ? problem : problem.replace(/^(?:is|was) /, (verb) => PLURAL[verb] ?? verb)}`;
}

const PLURAL: Readonly<Record<string, string>> = { 'is ': 'are ', 'was ': 'were ' };

const exportActions = command(
  {
    name: 'audit export',
    about: 'Print the audit log, one JSON object on each line, oldest first.',
    options: {
      after: { type: 'string', value: 'number', about: 'start after this action (default: 0)' },
      follow: { type: 'boolean', about: 'wait for new actions, and print them' },
      ...GATEWAY_OPTIONS,
    },
    notes: ['It needs a running gateway, and a token with the permission audit.export. The export is recorded itself.'],
    examples: ['tollgate audit export > audit.jsonl', 'tollgate audit export --after 4711 --follow'],
  },
  async ({ options }) => {
    const { url, token, follow = false } = options;
    if (options.after !== undefined && !/^\d{1,15}$/.test(options.after)) {
      throw new UsageError('--after must be the number of an action');
    }
    const client = createOperatorClient({ url, token });
    let after = Number(options.after ?? 0);
    for (;;) {
      const query = { after, limit: EXPORT_LINES };
      const text = String(await take(client.GET('/operator/actions/stream', { params: { query }, parseAs: 'text' })));
      process.stdout.write(text);
      const lines = text.split('\n').filter(Boolean);
      const last = lines.at(-1);
      if (last !== undefined) after = (JSON.parse(last) as { actionNo: number }).actionNo;
      if (lines.length === EXPORT_LINES) continue;
      if (!follow) return;
      await sleep(FOLLOW_MS);
    }
  },
);

export const run = commandGroup('audit', 'Verify and export the audit log.', {
  verify: { about: 'find rows that were changed, removed or inserted', run: verify },
  export: { about: 'print the audit log as JSON lines', run: exportActions },
});
