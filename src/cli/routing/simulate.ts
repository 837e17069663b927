import type { components } from '../../../generated/operator.ts';
import { readDuration } from '../duration.ts';
import { CommandError, UsageError } from '../errors.ts';
import { operatorCommand, take } from '../operator-command.ts';
import type { OperatorClient } from '../operator-command.ts';
import { pollWhile } from '../poll.ts';
import { printable, printJson, printTable, withProgress } from '../print.ts';
import { required } from '../read-options.ts';
import { readJsonFile } from './read-file.ts';

type Schemas = components['schemas'];

/** `tollgate route simulate`. */
export const simulate = operatorCommand(
  {
    name: 'route simulate',
    about: 'Replay past orders through routing rules: what would go where, at which cost, with how many approvals.',
    words: ['FILE'],
    options: {
      since: {
        type: 'string',
        value: 'time',
        about: 'from when on: 2026-11-01, a time in UTC, or a duration such as 14d',
      },
      until: { type: 'string', value: 'time', about: 'until when, in the same way (default: now)' },
    },
    notes: [
      'The file is the JSON list of rules that the operator contract describes as RoutingRules.',
      'Nobody is called, and nothing changes. It runs behind payments.',
    ],
    examples: [
      'tollgate route simulate rules.json --since 14d',
      'tollgate route simulate rules.json --since 2026-11-01 --json',
    ],
  },
  async ({ client, words, options }) => {
    const [file = ''] = words;
    const { until } = options;
    const asked = await take(
      client.POST('/operator/routing/simulations', {
        body: {
          // What of it is no rule, the gateway says by its field.
          rules: readJsonFile(file) as Schemas['RoutingRules'],
          since: readTime('--since', required('--since', options.since)),
          ...(until !== undefined && { until: readTime('--until', until) }),
        },
      }),
    );
    const done = await withProgress('Replaying orders', whenDone(client, asked));
    if (options.json) return printJson(done);
    if (done.result !== null) printResult(done.result);
  },
);

const DAY = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;

function readTime(name: string, text: string): string {
  const at = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : text.endsWith('Z') ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(at)) return new Date(at).toISOString();
  if (!/^[0-9]+[smhd]$/.test(text)) {
    throw new UsageError(`${name} must be a day, a time in UTC, or a duration such as 14d, not "${text}"`);
  }
  return new Date(Date.now() - readDuration(name, text) * 1000).toISOString();
}

async function whenDone(client: OperatorClient, asked: Schemas['RoutingSimulation']) {
  const params = { path: { simulationNo: asked.simulationNo } };
  const simulation = await pollWhile(
    ({ state }) => state !== 'done',
    asked,
    () => take(client.GET('/operator/routing/simulations/{simulationNo}', { params })),
  );
  if (simulation.state !== 'done') throw new CommandError('the simulation is not done; ask for it again later');
  return simulation;
}

function printResult(result: Schemas['SimulationResult']): void {
  const { orders, moved, refused, approvals, withoutData } = result;
  console.log(`${orders} orders replayed, ${moved} would go elsewhere, nobody would take ${refused}.\n`);
  printTable(result.acquirers, [
    { title: 'ACQUIRER', of: ({ acquirer }) => acquirer },
    { title: 'ORDERS', of: ({ ordersBefore }) => ordersBefore, right: true },
    { title: 'AFTER', of: ({ ordersAfter }) => ordersAfter, right: true },
    { title: 'AMOUNT', of: ({ amountBefore }) => amountBefore, right: true },
    { title: 'AFTER', of: ({ amountAfter }) => amountAfter, right: true },
    { title: 'COST', of: ({ costBefore }) => costBefore, right: true },
    { title: 'AFTER', of: ({ costAfter }) => costAfter, right: true },
    { title: 'CURRENCY', of: ({ currency }) => currency },
    { title: 'WITHOUT COST', of: ({ withoutCost }) => withoutCost, right: true },
  ]);
  console.log(`\n${approvalWords(approvals)}`);
  if (withoutData > 0) console.log(`Not enough data about ${withoutData} moved payments.`);
  for (const { tradeNo, amount, currency, method, rule, before, after } of result.examples) {
    const went = `${before} → ${after ?? 'nobody'}`;
    console.log(
      `  ${tradeNo}  ${amount} ${currency}  ${method}  ${went}  ${rule === null ? 'no rule' : printable(rule)}`,
    );
  }
}

function approvalWords(approvals: Schemas['SimulationResult']['approvals']): string {
  if (approvals === null) return 'Expected approvals: not enough data.';
  const { payments, before, expected, low, high } = approvals;
  return `Of ${payments} moved payments, ${before} were approved; ${expected} would be, between ${low} and ${high}.`;
}
