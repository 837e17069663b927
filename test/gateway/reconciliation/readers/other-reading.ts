import { createRequire } from 'node:module';
import { CashManagementEndOfDayReport } from 'iso20022.js';
import type { Sample } from './read-sample.ts';

// What a sample says of a bank account, as the libraries of others read it, and as its expected lines have it.

interface Facts {
  readonly balances: readonly (readonly [opening: number | null, closing: number | null])[];
  /** Hundredths, with the sign of the account. */
  readonly amounts: readonly number[];
  readonly days: readonly string[];
  readonly reversals: readonly boolean[];
}

export type Reading = { readonly facts: Facts } | { readonly refused: true };

export type Aspect = keyof Facts | 'refused';

interface Mt940Statement {
  readonly openingBalance: number;
  readonly closingBalance: number;
  readonly transactions: readonly {
    readonly amount: number;
    readonly isReversal: boolean;
    readonly date: Date;
    readonly entryDate: Date | '';
  }[];
}
const require = createRequire(import.meta.url);
const { Parser } = require('mt940js') as { Parser: new () => { parse(text: string): Mt940Statement[] } };

/** They throw errors of every kind. */
export function readByOthers({ format, bytes }: Sample): Reading {
  try {
    const text = textOf(bytes);
    return { facts: format === 'mt940' ? factsOfMt940(new Parser().parse(text)) : factsOfCamt(text) };
  } catch {
    return { refused: true };
  }
}

/** They take texts. */
function textOf(bytes: Buffer): string {
  if (bytes[0] === 0xff) return bytes.toString('utf16le');
  const text = bytes.toString('utf8');
  return text.includes('\uFFFD') ? bytes.toString('latin1') : text;
}

const inHundredths = (amount: number) => Math.round(amount * 100);
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

function factsOfMt940(statements: readonly Mt940Statement[]): Facts {
  const lines = statements.flatMap(({ transactions }) => transactions);
  return {
    balances: statements.map((one) => [inHundredths(one.openingBalance), inHundredths(one.closingBalance)]),
    amounts: lines.map(({ amount }) => inHundredths(amount)),
    days: lines.map(({ date, entryDate }) => dayOf(entryDate === '' ? date : entryDate)),
    reversals: lines.map(({ isReversal }) => isReversal),
  };
}

/** It cannot do without some elements that are optional. */
function factsOfCamt(text: string): Facts {
  const needed = text
    .replace('</CreDtTm>', '</CreDtTm><InitgPty><Nm>Bank</Nm></InitgPty>')
    .replaceAll('</Acct>', '<Svcr><FinInstnId><BIC>COBADEFF</BIC></FinInstnId></Svcr></Acct>');
  const { statements } = CashManagementEndOfDayReport.fromXML(needed);
  const entries = statements.flatMap((statement) => statement.entries);
  const signed = ({ amount, creditDebitIndicator }: { amount: number; creditDebitIndicator: string }) =>
    Math.round(creditDebitIndicator === 'debit' ? -amount : amount);
  return {
    balances: statements.map(({ balances }) => {
      const [opening, closing] = [['OPBD', 'PRCD'], ['CLBD']].map((types) =>
        balances.find(({ type }) => types.includes(type)),
      );
      return [opening === undefined ? null : signed(opening), closing === undefined ? null : signed(closing)];
    }),
    amounts: entries.map(signed),
    days: entries.map(({ bookingDate }) => dayOf(bookingDate)),
    reversals: entries.map(({ reversal }) => reversal),
  };
}

interface ExpectedSection {
  readonly lines: readonly { readonly net: string; readonly day: string; readonly isReversal: boolean }[];
  readonly end: { readonly opening: string | null; readonly closing: string | null };
}

export function readByUs({ expected }: Sample): Reading {
  if ('problem' in expected) return { refused: true };
  const sections = expected.sections as readonly ExpectedSection[];
  const lines = sections.flatMap((section) => section.lines);
  const numberOf = (amount: string | null) => (amount === null ? null : Number(amount));
  return {
    facts: {
      balances: sections.map(({ end }) => [numberOf(end.opening), numberOf(end.closing)]),
      amounts: lines.map(({ net }) => Number(net)),
      days: lines.map(({ day }) => day),
      reversals: lines.map(({ isReversal }) => isReversal),
    },
  };
}

export function differences(one: Reading, other: Reading): readonly Aspect[] {
  if ('refused' in one || 'refused' in other) return 'refused' in one && 'refused' in other ? [] : ['refused'];
  const aspects: readonly (keyof Facts)[] = ['balances', 'amounts', 'days', 'reversals'];
  return aspects.filter((aspect) => JSON.stringify(one.facts[aspect]) !== JSON.stringify(other.facts[aspect]));
}
