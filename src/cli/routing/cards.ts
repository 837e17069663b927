import type { components } from '../../../generated/operator.ts';
import { CommandError } from '../errors.ts';
import { operatorCommand, take } from '../operator-command.ts';
import { printJson } from '../print.ts';
import { readTextFile } from './read-file.ts';

type CardRange = components['schemas']['CardRange'];

/** `tollgate route cards`. */
export const cards = operatorCommand(
  {
    name: 'route cards',
    about: 'Replace the table of where cards were issued by the lines of a CSV file.',
    needsReason: true,
    words: ['FILE'],
    options: {},
    notes: [
      'Each line is first,last,country,region: six digits, six digits, two letters, and a word of yours that may be empty.',
      'Ranges do not overlap. The table is replaced as a whole, or not at all.',
    ],
    examples: ['tollgate route cards cards.csv --reason "Table of November"'],
  },
  async ({ client, words, options }) => {
    const [file = ''] = words;
    const ranges = readRanges(readTextFile(file), file);
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

const LINE = /^([0-9]{6}),([0-9]{6}),([A-Z]{2})(?:,([a-z][a-z0-9-]{0,31})?)?$/;

function readRanges(text: string, file: string): CardRange[] {
  return text.split(/\r?\n/).flatMap((line, index): CardRange[] => {
    if (line.trim() === '' || (index === 0 && line.startsWith('first,'))) return [];
    const [, first = '', last = '', country = '', region = null] = LINE.exec(line.trim()) ?? [];
    if (first === '') {
      throw new CommandError(
        `${file}, line ${index + 1}: write first,last,country,region, such as 411111,411119,DE,domestic`,
      );
    }
    return [{ first, last, country, region }];
  });
}
