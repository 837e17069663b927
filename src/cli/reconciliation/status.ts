import type { components } from '../../../generated/operator.ts';
import { operatorCommand, take } from '../operator-command.ts';
import { printJson, printTable } from '../print.ts';

type OwnerStatus = components['schemas']['OwnerStatus'];

const KINDS = { acquirer: 'acquirer', bankAccount: 'bank account' } as const;
const AGES = {
  day: 'less than a day',
  week: 'less than a week',
  month: 'less than 30 days',
  older: '30 days or longer',
};

/** `tollgate reconcile status`. */
export const status = operatorCommand(
  {
    name: 'reconcile status',
    about: 'By acquirer and bank account: the last file, how much of it is settled, and what is open since when.',
    options: {},
    notes: ['SETTLED is about the lines of the last 30 days, rounded down: 100% means all of them.'],
    examples: ['tollgate reconcile status', 'tollgate reconcile status --json'],
  },
  async ({ client, options }) => {
    const found = await take(client.GET('/operator/reconciliation/status'));
    if (options.json) return printJson(found);
    const now = Date.now();
    printTable(found.owners, [
      { title: 'OWNER', of: ({ owner }) => owner },
      { title: 'KIND', of: ({ kind }) => KINDS[kind] },
      { title: 'LAST FILE', of: ({ lastFile }) => lastFile?.name ?? 'none yet' },
      { title: 'UP TO', of: ({ lastFile }) => lastFile?.lastDay ?? null },
      { title: 'AGE', of: ({ lastFile }) => lastFile && ageOf(now - Date.parse(lastFile.readAt)), right: true },
      { title: 'SETTLED', of: settledOf, right: true },
      { title: 'OPEN', of: openOf, right: true },
    ]);
    const open = found.owners.flatMap(({ owner, openExceptions }) => openExceptions.map((one) => ({ owner, ...one })));
    if (open.length > 0) {
      console.log('');
      printTable(open, [
        { title: 'OPEN', of: ({ owner }) => owner },
        { title: 'KIND', of: ({ kind }) => kind },
        { title: 'COUNT', of: ({ count }) => count, right: true },
        { title: 'SINCE', of: ({ age }) => AGES[age] },
      ]);
    }
    if (found.filesWaiting > 0) {
      console.log(
        `\n${found.filesWaiting} files wait to be read, the oldest since ${found.oldestWaitingAt ?? 'a moment'}.`,
      );
    }
  },
);

function settledOf({ lines, settledLines }: OwnerStatus): string | null {
  if (lines === 0) return null;
  return `${Math.floor((1000 * settledLines) / lines) / 10}%`;
}

function openOf({ openExceptions }: OwnerStatus): number {
  return openExceptions.reduce((sum, { count }) => sum + count, 0);
}

const HOUR_MS = 3_600_000;

/** The sandbox's clock may be ahead of this machine's. */
function ageOf(ms: number): string {
  const hours = Math.max(0, Math.floor(ms / HOUR_MS));
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}
