import type { components } from '../../../generated/operator.ts';
import { commandGroup } from '../command.ts';
import { UsageError } from '../errors.ts';
import { checkReason, operatorCommand, take } from '../operator-command.ts';
import type { OperatorClient } from '../operator-command.ts';
import { printJson, printTable, withProgress } from '../print.ts';
import { readMerchantNumber } from '../read-options.ts';

type Report = Omit<components['schemas']['ErasureReport'], 'next'>;
type Request = components['schemas']['ErasePayerRequest'];

const erase = operatorCommand(
  {
    name: 'payer erase',
    about: "Erase a payer's personal data from a merchant's orders. Without --yes, only shows what would be erased.",
    words: ['MERCHANT'],
    options: {
      email: { type: 'string', value: 'address', about: "the payer's e-mail address" },
      phone: { type: 'string', value: 'number', about: "the payer's phone number" },
      'user-id': { type: 'string', value: 'text', about: "the merchant's own number for the customer" },
      orders: { type: 'string', value: 'list', about: "the merchant's order numbers, separated by commas" },
      trades: { type: 'string', value: 'list', about: 'trade numbers, separated by commas' },
      yes: { type: 'boolean', about: 'erase; needs --reason' },
    },
    notes: [
      'Amounts, states, order numbers, the ledger and the audit log stay.',
      'An order is not erased while its payment, a refund or a chargeback is in progress, or a notification is not delivered',
      'yet ("waiting"). Run the command again later; "tollgate notification list" shows the deliveries.',
      'The exit code is 1 if orders were left for that reason.',
    ],
    examples: [
      'tollgate payer erase 100001 --email ada@example.com',
      'tollgate payer erase 100001 --email ada@example.com --yes --reason "Request 4711"',
    ],
  },
  async ({ client, words: [merNo = ''], options }) => {
    const { email, phone, yes, reason } = options;
    const [merOrderNos, tradeNos] = [listOf(options.orders), listOf(options.trades)];
    const userId = options['user-id'];
    if (
      email === undefined &&
      phone === undefined &&
      userId === undefined &&
      merOrderNos === null &&
      tradeNos === null
    ) {
      throw new UsageError('give --email, --phone, --user-id, --orders or --trades');
    }
    if (yes) checkReason(reason);
    const request = {
      merNo: readMerchantNumber('MERCHANT', merNo),
      ...(email === undefined ? {} : { email }),
      ...(phone === undefined ? {} : { phone }),
      ...(userId === undefined ? {} : { userId }),
      ...(merOrderNos === null ? {} : { merOrderNos }),
      ...(tradeNos === null ? {} : { tradeNos }),
      dryRun: yes !== true,
    };
    const report = await withProgress('searching the orders', eraseAll(client, request));
    if (report.waiting > 0 && !report.dryRun) process.exitCode = 1;
    if (options.json) return printJson(report);
    show(report);
  },
);

function listOf(text: string | undefined): string[] | null {
  return text === undefined ? null : text.split(',').flatMap((part) => part.trim() || []);
}

/** Page by page, until the merchant's last order. */
async function eraseAll(client: OperatorClient, request: Partial<Request> & Pick<Request, 'merNo'>): Promise<Report> {
  const sum = { dryRun: request.dryRun ?? true, examined: 0, erased: 0, waiting: 0, orders: [] as Report['orders'] };
  let after: string | null = null;
  do {
    const body = { ...request, ...(after === null ? {} : { after }) } as Request;
    const { next, ...page }: components['schemas']['ErasureReport'] = await take(
      client.POST('/operator/payers/erase', { body }),
    );
    sum.examined += page.examined;
    sum.erased += page.erased;
    sum.waiting += page.waiting;
    sum.orders.push(...page.orders);
    after = next;
  } while (after !== null);
  return sum;
}

const WAITING =
  'Waiting: the payment, a refund or a chargeback is in progress, or a notification is not delivered yet. Run this again later.';

function show({ dryRun, examined, erased, waiting, orders }: Report): void {
  if (orders.length > 0) {
    printTable(orders, [
      { title: 'TRADE NUMBER', of: ({ tradeNo }) => tradeNo },
      { title: 'ORDER', of: ({ merOrderNo }) => merOrderNo },
      { title: 'OUTCOME', of: ({ outcome }) => (dryRun && outcome === 'erased' ? 'to be erased' : outcome) },
    ]);
    console.log('');
  }
  const verb = dryRun ? 'to erase' : 'erased';
  console.log(`${examined} orders examined, ${erased} ${verb}, ${waiting} waiting.`);
  if (waiting > 0) console.log(WAITING);
  if (dryRun && erased > 0) console.log('Nothing was changed. Add --yes and --reason to erase.');
}

export const run = commandGroup('payer', "Erase payers' personal data.", {
  erase: { about: "erase one payer's personal data", run: erase },
});
