import { styleText } from 'node:util';
import { commandGroup } from '../command.ts';
import { operatorCommand, take } from '../operator-command.ts';
import { printJson, printable, withProgress } from '../print.ts';

const verify = operatorCommand(
  {
    name: 'ledger verify',
    about: 'Verify the ledger: postings sum to zero, balances match their postings, and orders match both.',
    options: {},
    notes: ['The exit code is 1 if a check fails.'],
    examples: ['tollgate ledger verify', 'tollgate ledger verify --json --url https://gateway.example'],
  },
  async ({ client, options }) => {
    const report = await withProgress('verifying the ledger', take(client.GET('/operator/ledger/verify')));
    if (!report.ok) process.exitCode = 1;
    if (options.json) return printJson(report);
    const read = `${report.postings} postings and ${report.orders} orders`;
    if (report.ok) return console.log(`${styleText('green', 'The ledger is consistent')}: checked ${read}.`);
    console.log(`${styleText('red', 'The ledger is inconsistent')}: checked ${read}.`);
    for (const problem of report.problems) console.log(`  ${printable(problem)}`);
  },
);

export const run = commandGroup('ledger', 'Verify the ledger.', {
  verify: { about: 'verify the ledger', run: verify },
});
