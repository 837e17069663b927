import type { components } from '../../../generated/operator.ts';
import { operatorCommand, take } from '../operator-command.ts';
import { printJson, printTable } from '../print.ts';
import { readNumber, readOneOf } from '../read-options.ts';

type FileState = components['schemas']['FileState'];

const STATES: readonly FileState[] = ['receiving', 'waiting', 'reading', 'removing', 'done', 'refused', 'superseded'];
const LIMIT = { min: 1, max: 100 };

/** `tollgate reconcile files`. */
export const files = operatorCommand(
  {
    name: 'reconcile files',
    about: 'List the files of acquirers and banks, the newest first.',
    options: {
      state: { type: 'string', value: 'state', choices: STATES, about: 'only files in this state' },
      owner: { type: 'string', value: 'name', about: 'only files of this acquirer or bank account' },
      limit: { type: 'string', value: 'count', about: 'how many, up to 100', default: '20' },
    },
    examples: ['tollgate reconcile files', 'tollgate reconcile files --state refused --owner north'],
  },
  async ({ client, options: { state, owner, limit, json } }) => {
    const query = {
      ...(state !== undefined && { state: readOneOf('--state', state, STATES) }),
      ...(owner !== undefined && { owner }),
      limit: readNumber('--limit', limit, LIMIT),
    };
    const page = await take(client.GET('/operator/reconciliation/files', { params: { query } }));
    if (json) return printJson(page);
    if (page.files.length === 0) return console.log('No files.');
    printTable(page.files, [
      { title: 'FILE', of: ({ fileNo }) => fileNo },
      { title: 'CAME', of: ({ createdAt }) => createdAt.slice(0, 16).replace('T', ' ') },
      { title: 'STATE', of: ({ state: one, percent }) => (one === 'reading' ? `${one} ${percent}%` : one) },
      { title: 'OWNER', of: ({ owner: one }) => one },
      { title: 'LINES', of: ({ lines }) => lines, right: true },
      { title: 'OPEN', of: ({ openLines }) => openLines, right: true },
      { title: 'NAME', of: ({ name, problem }) => (problem === null ? name : `${name}: ${problem.text}`) },
    ]);
  },
);
