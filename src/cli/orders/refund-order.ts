import { operatorCommand, takeDone } from '../operator-command.ts';
import { printJson } from '../print.ts';
import { required } from '../read-options.ts';

export const refund = operatorCommand(
  {
    name: 'order refund',
    about: 'Refund a payment, in full or in part.',
    words: ['TRADE_NUMBER'],
    options: {
      amount: { type: 'string', value: 'amount', about: 'amount in the currency of the order; required' },
      remark: { type: 'string', value: 'text', about: 'remark for the merchant' },
      key: { type: 'string', value: 'key', about: 'idempotency key: run again with it, nothing is refunded twice' },
    },
    needsReason: true,
    notes: ['Exit code 3: it waits for the approval of a second person.'],
    examples: ['tollgate order refund TG01M7F8NJE000031N17Q8R7V2X4B6DKM --amount 25.00 --reason "ticket 4711"'],
  },
  async ({ client, words: [tradeNo = ''], options }) => {
    const { remark, key } = options;
    const amount = required('--amount', options.amount);
    const header = key === undefined ? {} : { header: { 'Idempotency-Key': key } };
    const made = await takeDone(
      client.POST('/operator/orders/{tradeNo}/refunds', {
        params: { path: { tradeNo }, ...header },
        body: { amount, ...(remark !== undefined && { remark }) },
      }),
    );
    if (options.json) return printJson(made);
    console.log(`Refund ${made.refundNo} of ${made.amount} ${made.currency} is ${made.state}.`);
  },
);
