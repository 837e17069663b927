import { CommandError, UsageError } from '../errors.ts';
import { operatorCommand, take } from '../operator-command.ts';
import type { OperatorClient } from '../operator-command.ts';
import { pollWhile } from '../poll.ts';
import { printJson, printable, withProgress } from '../print.ts';
import { sendFile } from './send-file.ts';
import type { SentFile } from './send-file.ts';

/** `tollgate reconcile import`. */
export const importFiles = operatorCommand(
  {
    name: 'reconcile import',
    about: 'Take in files of acquirers and banks, and say what came of them.',
    words: ['FILE…'],
    options: {
      acquirer: { type: 'string', value: 'name', about: 'the acquirer that they are of; needed for a CSV' },
      'bank-account': { type: 'string', value: 'id', about: 'the bank account that they are of, instead' },
      profile: { type: 'string', value: 'id', about: 'the CSV profile by which they are read' },
      'no-wait': { type: 'boolean', about: 'end once they are sent, before they are read' },
    },
    notes: [
      'Settlement reports (JSON lines), CSV, camt.053, camt.054 and MT940, each up to 1 GB.',
      'A file that was sent before changes nothing. One that was cut off continues where it ended.',
      'The exit code is 1 if a file was refused.',
    ],
    examples: [
      'tollgate reconcile import north-2026-11-15.jsonl',
      'tollgate reconcile import --acquirer north --profile north-report report.csv',
      'tollgate reconcile import --bank-account main-eur statements/*.xml',
    ],
  },
  async ({ client, words, options }) => {
    const { acquirer, profile = null, json } = options;
    const account = options['bank-account'];
    if (acquirer !== undefined && account !== undefined) {
      throw new UsageError('give --acquirer or --bank-account, not both: a file is of one of them');
    }
    const files: SentFile[] = [];
    for (const path of words) {
      const sent = await withProgress(
        `Sending ${path}`,
        sendFile(client, path, { owner: acquirer ?? account ?? null, profile }),
      );
      const file = options['no-wait'] ? sent : await withProgress(`Reading ${path}`, whenEnded(client, sent));
      files.push(file);
      if (json !== true) console.log(`${printable(path)}: ${outcomeOf(file)}`);
    }
    if (json === true) printJson(files);
    const refused = files.filter(({ state }) => state === 'refused' || state === 'removing').length;
    if (refused > 0) throw new CommandError(`${refused} of ${files.length} files refused; nothing of them counts`);
  },
);

function whenEnded(client: OperatorClient, sent: SentFile): Promise<SentFile> {
  const params = { path: { fileNo: sent.fileNo } };
  return pollWhile(isUnderWay, sent, async () => {
    const { file } = await take(client.GET('/operator/reconciliation/files/{fileNo}', { params }));
    return file;
  });
}

function isUnderWay({ state }: SentFile): boolean {
  return state === 'waiting' || state === 'reading' || state === 'removing';
}

/** As one line, for people. */
function outcomeOf(file: SentFile): string {
  const { fileNo, state, problem, lines, settledLines, knownLines, openLines, maskedCount, supersedes } = file;
  if (state === 'refused' || state === 'removing') {
    const place =
      problem?.line === null || problem === null ? '' : ` (line ${problem.line}, column ${problem.column ?? 1})`;
    return `${fileNo} refused: ${printable(problem?.text ?? 'its problem is not known yet')}${place}`;
  }
  if (state !== 'done') return `${fileNo} ${state}`;
  const counts = [`${lines} lines`, `${settledLines} settled`, `${knownLines} known`, `${openLines} open`];
  if (maskedCount > 0) counts.push(`card numbers masked in ${maskedCount}`);
  if (supersedes !== null) counts.push(`corrects ${supersedes}`);
  return `${fileNo} done: ${counts.join(', ')}`;
}
