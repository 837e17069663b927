import type { CsvRules } from '../../../domain/reconciliation/csv-profile.ts';
import type { FileLine, LineType } from '../../../domain/reconciliation/file-line.ts';
import type { AmountReader } from './amounts.ts';
import type { ColumnRole } from './header.ts';
import { readCurrency } from './row-cells.ts';
import type { RowCells } from './row-cells.ts';
import { createSigned } from './signed.ts';

// Gross, fee and net of a row. What a file leaves out follows from the others; where it has all three, they have to agree.

export type RowMoney = Pick<FileLine, 'type' | 'currency' | 'gross' | 'fee' | 'net'>;

interface Asked {
  /** Null if the file has no types. */
  readonly given: LineType | null;
  /** The one of fee and net. */
  readonly currency: string;
}

export function createMoneyReader(
  rules: CsvRules,
  readAmount: AmountReader,
): (row: RowCells, asked: Asked) => RowMoney {
  const signed = createSigned(rules, readAmount);
  return (row, { given, currency }) => {
    const ofLine = currencyOfLine(row, currency);
    const stated = {
      gross: signed.gross(row, given, ofLine),
      fee: signed.fee(row, currency),
      net: signed.net(row, given, currency),
    };
    const { gross, fee, net } = completed(row, stated, ofLine === currency);
    const type = given ?? typeBySign(rules, gross);
    // A fee is nobody's payment: all of it was kept.
    if (type === 'fee') return { type, currency, gross: 0n, fee: net, net };
    return { type, currency: ofLine, gross, fee, net };
  };
}

/** A row that is only about fees may have no currency of its own. */
function currencyOfLine(row: RowCells, currency: string): string {
  if (!row.has('netCurrency') || !row.has('currency')) return currency;
  return row.cell('currency') === '' && isEmpty(row, GROSS) ? currency : readCurrency(row, 'currency');
}

const GROSS: readonly ColumnRole[] = ['gross', 'credit', 'debit'];

function isEmpty(row: RowCells, roles: readonly ColumnRole[]): boolean {
  return roles.every((role) => row.cell(role) === '');
}

interface Stated {
  readonly gross: bigint | null;
  readonly fee: bigint | null;
  readonly net: bigint | null;
}

function completed(
  row: RowCells,
  { gross, fee, net }: Stated,
  isOneCurrency: boolean,
): Pick<RowMoney, 'gross' | 'fee' | 'net'> {
  const role = row.has('net') ? 'net' : row.has('gross') ? 'gross' : 'credit';
  if (gross === null && net === null) return row.fail(role, 'has no amount');
  if (!isOneCurrency) {
    if (gross === null || net === null) return row.fail(role, 'has no amount in the currency of the report');
    return { gross, fee, net };
  }
  if (gross === null) return { gross: (net ?? 0n) - (fee ?? 0n), fee, net: net ?? 0n };
  if (net === null) return { gross, fee, net: gross + (fee ?? 0n) };
  if (fee !== null && gross + fee !== net) return row.fail(role, 'is not gross and fee together');
  return { gross, fee: fee ?? (gross === net ? null : net - gross), net };
}

/** What an acquirer pays without saying what it is, is a payment; what it takes back, a refund. */
function typeBySign({ kind }: CsvRules, gross: bigint): LineType {
  if (kind === 'statement') return 'transfer';
  return gross < 0n ? 'refund' : 'payment';
}
