import { readCardLines } from '../../gateway/domain/routing/card-lines.ts';
import { CommandError } from '../errors.ts';
import { operatorCommand, take } from '../operator-command.ts';
import { printJson } from '../print.ts';
import { readTextFile } from './read-file.ts';

/** `tollgate route cards`. */
export const cards = operatorCommand(
  {
    name: 'route cards',
    about: 'Replace the table of where cards were issued by the lines of a CSV file.',
    needsReason: true,
    words: ['FILE'],
    options: {},
    notes: [
      'Each line is first,last,country,region: up to six digits, up to six digits, two letters, and a word of yours that may be empty.',
      'Ranges do not overlap. The table is replaced as a whole, or not at all.',
    ],
    examples: ['tollgate route cards cards.csv --reason "Table of November"'],
  },
  async ({ client, words, options }) => {
    const [file = ''] = words;
    const ranges = readCardLines(readTextFile(file));
    if (typeof ranges === 'string') throw new CommandError(`${file}: ${ranges}`);
    const { version } = await take(client.GET('/operator/routing/cards'));
    const table = await take(
      client.PUT('/operator/routing/cards', {
        params: { header: { 'X-Reason': options.reason ?? '' } },
        body: { version, ranges },
      }),
    );
    if (options.json) return printJson(table);
    console.log(`The table has ${table.count} ranges.`);
  },
);
