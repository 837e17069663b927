import { createRequire } from 'node:module';
import * as fc from 'fast-check';
import { CashManagementEndOfDayReport, ISO20022, PaymentStatusReport } from 'iso20022.js';
import { describe, expect, it } from 'vitest';
import { writeCamt } from '../../src/bank-files/iso20022/camt-write.ts';
import { writePain002 } from '../../src/bank-files/iso20022/pain002-write.ts';
import type { Entry, StatementFile } from '../../src/bank-files/model.ts';
import { writeMt940 } from '../../src/bank-files/mt940/write-mt940.ts';
import { readBankFile } from '../../src/bank-files/read-bank-file.ts';
import { camtFile, mt940File, statusReport } from './arbitraries.ts';

// Our files, read by the libraries of others; and the one file that they write, read by us. Where they differ, it is known why: see
// DECISIONS.md, 145.

interface OtherStatement {
  readonly openingBalance: number;
  readonly closingBalance: number;
  readonly currency: string;
  readonly transactions: readonly {
    readonly amount: number;
    readonly isReversal: boolean;
    readonly date: Date;
    readonly reference: string;
    readonly details: string;
  }[];
}
const require = createRequire(import.meta.url);
const { Parser } = require('mt940js') as { Parser: new () => { parse(text: string): OtherStatement[] } };

const numRuns = 100;
/** They read amounts as floating point with two decimals. */
const asNumber = (amount: bigint) => Number(amount) / 100;
/** Small enough to be exact there, too. */
const small = (entry: Entry): Entry => ({ ...entry, currency: 'EUR', amount: entry.amount % 1_000_000n || 1n });

describe('iso20022.js', () => {
  /** It cannot do without some elements that are optional. */
  const asItNeeds = (text: string) =>
    text
      .replace('</CreDtTm>', '</CreDtTm><InitgPty><Nm>Bank</Nm></InitgPty>')
      .replace('</Acct>', '<Svcr><FinInstnId><BIC>COBADEFF</BIC></FinInstnId></Svcr></Acct>');

  it('reads the same statuses from our pain.002', () => {
    fc.assert(
      fc.property(statusReport, (report) => {
        // It takes texts of digits for numbers, and knows neither a payment without a status nor PART.
        const payments = report.batches.flatMap((batch) =>
          batch.payments.map((one) => ({
            ...one,
            endToEndId: `E${one.endToEndId ?? ''}`.slice(0, 35),
            status: 'RJCT',
          })),
        );
        const batches = [{ batchId: 'B1', status: 'ACSP', reasons: [], payments }];
        const ours = { ...report, originalMessageId: 'M1', status: 'ACSP', batches };
        const theirs = PaymentStatusReport.fromXML(asItNeeds(writePain002(ours)));
        const [group, batch, ...others] = theirs.statusInformations;
        expect(group).toMatchObject({ type: 'group', originalMessageId: 'M1', status: 'ACSP' });
        expect(batch).toMatchObject({ type: 'payment', originalPaymentId: 'B1', status: 'ACSP' });
        expect(others).toMatchObject(
          payments.map(({ endToEndId, status }) => ({ originalEndToEndId: endToEndId, status })),
        );
      }),
      { numRuns },
    );
  });

  it('reads the same entries from our camt.053', () => {
    fc.assert(
      fc.property(camtFile, (file) => {
        // It fails on an entry without a day of booking or a code.
        const needed = { details: [], bookedOn: '2026-11-18', code: 'PMNT/ICDT/ESCT' };
        const statements = file.statements.map((one) => ({
          ...one,
          opening: null,
          closing: null,
          entries: one.entries.map((entry) => ({ ...small(entry), ...needed })),
        }));
        const ours: StatementFile = { ...file, kind: 'statement', statements };
        const theirs = CashManagementEndOfDayReport.fromXML(asItNeeds(writeCamt(ours, '.02')));
        const said = theirs.entries.map(({ amount, creditDebitIndicator, reversal, currency, bookingDate }) => ({
          // Its minor units are floating point: 0.29 is 28.999999999999996.
          amount: Math.round(creditDebitIndicator === 'debit' ? -amount : amount),
          reversal,
          currency,
          day: bookingDate.toISOString().slice(0, 10),
        }));
        const expected = statements.flatMap(({ entries }) =>
          entries.map(({ amount, currency, bookedOn }) => ({
            amount: Number(amount),
            // It compares the text with what its parser has made a boolean of, so it never sees a reversal.
            reversal: false,
            currency,
            day: bookedOn,
          })),
        );
        expect(said).toEqual(expected);
      }),
      { numRuns },
    );
  });

  it('writes a pain.001 that we read', () => {
    const sender = {
      name: 'Operator',
      id: 'OPERATOR',
      account: { accountNumber: '123456789' },
      agent: { bic: 'CHASUS33', bankAddress: { country: 'US' } },
    };
    const payment = {
      type: 'swift',
      direction: 'credit',
      amount: 1230,
      currency: 'USD',
      creditor: {
        name: 'Ana Silva',
        account: { iban: 'DE89370400440532013000' },
        agent: { bic: 'COBADEFF', bankAddress: { country: 'DE' } },
        address: { country: 'DE' },
      },
    };
    const iso = new ISO20022({ initiatingParty: sender } as never);
    const written = iso.createSWIFTCreditPaymentInitiation([payment] as never).toString();
    expect(readBankFile(Buffer.from(written))).toMatchObject({
      kind: 'payments',
      batches: [
        {
          serviceLevel: 'URGP',
          chargeBearer: 'SHAR',
          debtor: { name: 'Operator', account: { scheme: 'other', number: '123456789' }, bank: 'CHASUS33' },
          payments: [{ currency: 'USD', amount: 1230n, creditor: { name: 'Ana Silva', bank: 'COBADEFF' } }],
        },
      ],
    });
  });
});

const BALANCE = { currency: 'EUR', day: '2026-11-18', isIntermediate: false };

describe('mt940js', () => {
  it('reads the same balances and lines from our MT940', () => {
    fc.assert(
      fc.property(mt940File, (file) => {
        const statements = file.statements.map((one) => {
          const entries = one.entries.map(small);
          const opening = { ...BALANCE, amount: 100n };
          // It refuses a statement that does not add up.
          const amount = entries.reduce((sum, entry) => sum + entry.amount, opening.amount);
          return { ...one, currency: 'EUR', opening, closing: { ...BALANCE, amount }, entries };
        });
        const theirs = new Parser().parse(writeMt940({ ...file, statements }));
        const said = theirs.map(({ openingBalance, closingBalance, currency, transactions }) => ({
          currency,
          opening: openingBalance,
          closing: closingBalance,
          entries: transactions.map((one) => [one.amount, one.date.toISOString().slice(0, 10), one.reference]),
        }));
        const expected = statements.map(({ opening, closing, entries }) => ({
          currency: 'EUR',
          opening: asNumber(opening.amount),
          closing: asNumber(closing.amount),
          entries: entries.map(({ amount, valueOn, reference }) => [asNumber(amount), valueOn, reference ?? 'NONREF']),
        }));
        expect(said).toEqual(expected);
      }),
      { numRuns },
    );
  });
});
