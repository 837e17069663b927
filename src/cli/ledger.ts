import { styleText } from 'node:util';
import { commandGroup } from './command.ts';
import { operatorCommand, take } from './operator-command.ts';
import { printJson, printable, withProgress } from './print.ts';

const verify = operatorCommand(
  {
    name: 'ledger verify',
    about: 'Checks the books: postings that sum to zero, balances that are their sums, orders that agree with both.',
    options: {},
    notes: ['Exit code 1 where something is wrong.'],
    examples: ['tollgate ledger verify', 'tollgate ledger verify --json --url https://gateway.example'],
  },
  async ({ client, options }) => {
    const report = await withProgress('checking the books', take(client.GET('/operator/ledger/verify')));
    if (!report.ok) process.exitCode = 1;
    if (options.json) return printJson(report);
    const read = `${report.postings} postings and ${report.orders} orders`;
    if (report.ok) return console.log(`${styleText('green', 'The books are right')}: ${read} were read.`);
    console.log(`${styleText('red', 'The books are wrong')}: ${read} were read.`);
    for (const problem of report.problems) console.log(`  ${printable(problem)}`);
  },
);

export const run = commandGroup('ledger', 'The books.', { verify: { about: 'check the books', run: verify } });
