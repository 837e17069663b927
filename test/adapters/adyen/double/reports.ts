import { decimalOf } from './books.ts';
import type { Amount, DoubleBooks } from './books.ts';

// Settlement details reports: a batch for whatever has moved since the last one.

const COLUMNS = [
  'Company Account',
  'Merchant Account',
  'Psp Reference',
  'Merchant Reference',
  'Payment Method',
  'Creation Date',
  'TimeZone',
  'Type',
  'Modification Reference',
  'Gross Currency',
  'Gross Debit (GC)',
  'Gross Credit (GC)',
  'Exchange Rate',
  'Net Currency',
  'Net Debit (NC)',
  'Net Credit (NC)',
  'Commission (NC)',
  'Markup (NC)',
  'Scheme Fees (NC)',
  'Interchange (NC)',
  'Payment Method Variant',
  'Modification Merchant Reference',
  'Batch Number',
];

interface Line {
  readonly type: string;
  readonly amount: Amount;
  readonly isDebit: boolean;
  readonly fee: number;
  readonly psp: string;
  readonly reference: string;
  readonly modification?: string;
}

export interface DoubleReports {
  /** Closes a batch; null if nothing has moved. */
  closeBatch(): { readonly batch: number; readonly currency: string } | null;
  /** Undefined if there is no such batch. */
  read(batch: number): string | undefined;
}

export function openReports({ payments, refunds }: DoubleBooks, merchantAccount: string): DoubleReports {
  const batches: string[] = [];
  const settled = new Set<object>();
  const write = (batch: number) => (line: Line) => rowOf(line, { batch, merchantAccount });
  return {
    closeBatch() {
      const paid = payments.filter((payment) => payment.state === 'authorised' && !settled.has(payment));
      const back = refunds.filter((refund) => refund.isSent && !settled.has(refund));
      for (const done of [...paid, ...back]) settled.add(done);
      const lines: Line[] = [
        ...paid.map(({ pspReference: psp, reference, amount }) => {
          return { type: 'Settled', amount, isDebit: false, fee: feeOf(amount), psp, reference };
        }),
        ...back.map(({ pspReference, amount, payment: { pspReference: psp, reference } }) => {
          return { type: 'Refunded', amount, isDebit: true, fee: 0, psp, reference, modification: pspReference };
        }),
      ];
      const [first] = lines;
      if (first === undefined) return null;
      const batch = batches.length + 1;
      const payouts = [...new Set(lines.map(({ amount }) => amount.currency))].map((currency) =>
        payoutOf(lines, currency),
      );
      batches.push([COLUMNS.join(','), ...[...lines, ...payouts].map(write(batch)), ''].join('\n'));
      return { batch, currency: first.amount.currency };
    },
    read: (batch) => batches[batch - 1],
  };
}

/** Two per cent in whole tens, so that version 1 can write the fees of currencies with three decimals. */
function feeOf({ value }: Amount): number {
  return Math.floor((value * 2) / 1000) * 10;
}

function payoutOf(lines: readonly Line[], currency: string): Line {
  const ours = lines.filter(({ amount }) => amount.currency === currency);
  const value = ours.reduce((sum, { amount, isDebit, fee }) => sum + (isDebit ? -amount.value : amount.value - fee), 0);
  const amount = { currency, value: Math.abs(value) };
  return { type: 'MerchantPayout', amount, isDebit: value > 0, fee: 0, psp: '', reference: '' };
}

function rowOf(line: Line, { batch, merchantAccount }: { batch: number; merchantAccount: string }): string {
  const { type, amount, isDebit, fee, psp, reference, modification = '' } = line;
  const { currency, value } = amount;
  const sides = (written: string) => (isDebit ? [written, ''] : ['', written]);
  const date = new Date().toISOString().slice(0, 19).replace('T', ' ');
  const gross = psp === '' ? ['', ''] : sides(decimalOf(amount));
  const net = sides(decimalOf({ currency, value: value - fee }));
  const fees = ['', decimalOf({ currency, value: fee }), '', ''];
  const opening = ['"Test, Company"', merchantAccount, psp, reference, 'visa', date, 'UTC', type, modification];
  const rest = psp === '' ? ['', '', '', ''] : fees;
  return [...opening, currency, ...gross, '1', currency, ...net, ...rest, 'visaclassic', '', batch].join(',');
}
