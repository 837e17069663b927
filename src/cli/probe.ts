import { styleText } from 'node:util';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { command } from './command.ts';
import { CommandError } from './errors.ts';
import { JSON_OPTION } from './operator-command.ts';
import { printJson, printable } from './print.ts';
import { CHECKS } from './probe-checks.ts';
import type { Verdict } from './probe-checks.ts';
import { createProber } from './prober.ts';
import type { Prober } from './prober.ts';
import { readNumber, readWebAddress } from './read-options.ts';

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
    const prober = createProber({
      url,
      secret: options.secret ?? process.env['WEBHOOK_SECRET'] ?? sandboxAccount.webhookSecret,
      deadlineMs: readNumber('--timeout', options.timeout, TIMEOUT_BOUNDS) * 1000,
      order: { ...(order && { merOrderNo: order }), ...(tradeNo && { tradeNo }) },
    });
    await expectAnswer(prober, url);
    const report = await probe(prober, url, options.json ? () => undefined : printCheck);
    if (!report.passed) process.exitCode = 1;
    if (options.json) return printJson(report);
    const count = (result: Verdict['result']) => report.checks.filter((check) => check.result === result).length;
    const summary = `${count('pass')} passed, ${count('look')} to review, ${count('fail')} failed`;
    console.log(`\n${styleText(report.passed ? 'green' : 'red', summary)}`);
  },
);

interface CheckReport extends Verdict {
  readonly name: string;
  readonly title: string;
  readonly durationMs: number;
}

interface ProbeReport {
  readonly url: string;
  readonly passed: boolean;
  readonly checks: readonly CheckReport[];
}

async function probe(prober: Prober, url: string, done: (check: CheckReport) => void): Promise<ProbeReport> {
  const checks: CheckReport[] = [];
  for (const { name, title, run: runCheck } of CHECKS) {
    const startedAt = performance.now();
    const verdict = await runCheck(prober);
    const check = { name, title, ...verdict, durationMs: Math.round(performance.now() - startedAt) };
    done(check);
    checks.push(check);
  }
  return { url, passed: checks.every(({ result }) => result !== 'fail'), checks };
}

/** If nothing responds, one line is clearer than a report in which every check fails, and faster. */
async function expectAnswer(prober: Prober, url: string): Promise<void> {
  const answer = await prober.send(prober.message('paymentResult', 'success'));
  if (answer.kind === 'failed') {
    throw new CommandError(`no response from ${url}: ${answer.reason}; check that your server is running`);
  }
}

const WORDS = { pass: 'ok  ', look: 'look', fail: 'FAIL' } as const;
const COLOURS = { pass: 'green', look: 'yellow', fail: 'red' } as const;

function printCheck({ name, title, result, problem, fix }: CheckReport): void {
  console.log(`${styleText(COLOURS[result], WORDS[result])}  ${name}: ${title}`);
  if (problem !== undefined) console.log(`      ${printable(problem)}`);
  if (fix !== undefined) console.log(`      Fix: ${printable(fix)}`);
}
