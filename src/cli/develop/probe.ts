import { styleText } from 'node:util';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { command } from '../command.ts';
import { CommandError } from '../errors.ts';
import { JSON_OPTION } from '../operator-command.ts';
import { printJson, printable } from '../print.ts';
import { CHECKS } from '../../probe/checks.ts';
import type { Verdict } from '../../probe/checks.ts';
import { NoResponseError, probe } from '../../probe/probe.ts';
import type { CheckReport } from '../../probe/probe.ts';
import { readNumber, readWebAddress } from '../read-options.ts';

const TIMEOUT_BOUNDS = { min: 1, max: 60 };

/** `tollgate probe`. */
export const run = command(
  {
    name: 'probe',
    about: 'Test a notification handler: call it as the gateway would, and suggest fixes.',
    words: ['ADDRESS'],
    options: {
      secret: { type: 'string', value: 'secret', about: "webhook secret (default: WEBHOOK_SECRET, or the sandbox's)" },
      order: {
        type: 'string',
        value: 'order number',
        about: 'a merOrderNo known to the handler (default: ORDER-1001)',
      },
      'trade-no': { type: 'string', value: 'trade number', about: 'the trade number of that order' },
      timeout: {
        type: 'string',
        value: 'seconds',
        about: 'response timeout (default: 15, as in the gateway)',
        default: '15',
      },
      ...JSON_OPTION,
    },
    notes: [
      `It sends about ${CHECKS.length + 8} notifications, so use a test system.`,
      'The exit code is 1 if a check fails. "look" is not a failure.',
    ],
    examples: [
      'tollgate probe http://localhost:3000/notify',
      'tollgate probe http://localhost:3000/notify --order A-17 --json',
    ],
  },
  async ({ words: [address = ''], options }) => {
    const url = readWebAddress('ADDRESS', address);
    const { order, 'trade-no': tradeNo } = options;
    const report = await probe({
      url,
      ...(!options.json && { done: printCheck }),
      secret: options.secret ?? process.env['WEBHOOK_SECRET'] ?? sandboxAccount.webhookSecret,
      deadlineMs: readNumber('--timeout', options.timeout, TIMEOUT_BOUNDS) * 1000,
      order: { ...(order && { merOrderNo: order }), ...(tradeNo && { tradeNo }) },
    }).catch((error: unknown) => {
      throw error instanceof NoResponseError ? new CommandError(error.message, { cause: error }) : error;
    });
    if (!report.passed) process.exitCode = 1;
    if (options.json) return printJson(report);
    const count = (result: Verdict['result']) => report.checks.filter((check) => check.result === result).length;
    const summary = `${count('pass')} passed, ${count('look')} to review, ${count('fail')} failed`;
    console.log(`\n${styleText(report.passed ? 'green' : 'red', summary)}`);
  },
);

const WORDS = { pass: 'ok  ', look: 'look', fail: 'FAIL' } as const;
const COLOURS = { pass: 'green', look: 'yellow', fail: 'red' } as const;

function printCheck({ name, title, result, problem, fix }: CheckReport): void {
  console.log(`${styleText(COLOURS[result], WORDS[result])}  ${name}: ${title}`);
  if (problem !== undefined) console.log(`      ${printable(problem)}`);
  if (fix !== undefined) console.log(`      Fix: ${printable(fix)}`);
}
