import type { CsvRules } from '../../../../domain/reconciliation/csv-profile.ts';
import type { GuessedTable } from './guess-table.ts';

// Files whose columns everybody knows: what is left to say is the zone.

const NO_COLUMNS = {
  type: null,
  refundReference: null,
  acquirerReference: null,
  currency: null,
  gross: null,
  fee: null,
  net: null,
  credit: null,
  debit: null,
  creditDebit: null,
  reportId: null,
  text: null,
  balance: null,
} as const;

type KnownRules = Omit<CsvRules, 'encoding' | 'separator' | 'quote' | 'skipFirst' | 'skipLast'>;

/** Adyen's Settlement details. What it pays into the bank is the sum of the batch, so that row is passed over. */
const ADYEN: KnownRules = {
  kind: 'report',
  decimal: '.',
  thousands: '',
  timeZone: 'Europe/Amsterdam',
  dateForm: 'YYYY-MM-DD',
  skipRows: [{ column: 'Type', values: ['MerchantPayout', 'MerchantPayin'] }],
  columns: {
    ...NO_COLUMNS,
    type: 'Type',
    reference: 'Merchant Reference',
    refundReference: 'Modification Merchant Reference',
    acquirerReference: 'Psp Reference',
    date: 'Creation Date',
    currency: 'Gross Currency',
    credit: 'Gross Credit (GC)',
    debit: 'Gross Debit (GC)',
    netCurrency: 'Net Currency',
    netCredit: 'Net Credit (NC)',
    netDebit: 'Net Debit (NC)',
    fee: 'Commission (NC)',
    otherFees: ['Markup (NC)', 'Scheme Fees (NC)', 'Interchange (NC)'],
    reportId: 'Batch Number',
  },
  types: [
    ...typed('payment', 'Settled SettledInInstallments SettledExternally'),
    ...typed('refund', 'Refunded RefundedExternally RefundedInInstallments'),
    ...typed('reversal', 'RefundedReversed SettledReversed PaidOutReversed'),
    ...typed('payout', 'PaidOut PayoutSettled'),
    ...typed(
      'chargeback',
      'Chargeback SecondChargeback ChargebackReversed ChargebackExternally SecondChargebackExternally',
    ),
    ...typed('chargeback', 'ChargebackReversedExternally'),
    ...typed('fee', 'Fee InvoiceDeduction MiscCosts'),
    ...typed('reserve', 'ReserveAdjustment Balancetransfer'),
    ...typed('adjustment', 'DepositCorrection ManualCorrected AuthorisationSchemeFee'),
  ],
  currency: null,
  sign: 'twoColumns',
  creditValues: [],
  feeSign: 'kept',
};

/** Stripe's itemized balance reports. Its fees are above zero if they were kept. */
const STRIPE: KnownRules = {
  kind: 'report',
  decimal: '.',
  thousands: '',
  timeZone: 'UTC',
  dateForm: 'YYYY-MM-DD',
  skipRows: [{ column: 'reporting_category', values: ['payout', 'payout_reversal'] }],
  columns: {
    ...NO_COLUMNS,
    type: 'reporting_category',
    reference: 'description',
    acquirerReference: 'source_id',
    date: 'created_utc',
    currency: 'currency',
    gross: 'gross',
    fee: 'fee',
    net: 'net',
    reportId: 'automatic_payout_id',
  },
  types: [
    ...typed('payment', 'charge'),
    ...typed('refund', 'refund partial_capture_reversal'),
    ...typed('reversal', 'refund_failure charge_failure'),
    ...typed('chargeback', 'dispute dispute_reversal'),
    ...typed('fee', 'fee network_cost tax'),
    ...typed('reserve', 'risk_reserved_funds payout_minimum_balance_hold payout_minimum_balance_release'),
    ...typed('adjustment', 'other_adjustment topup topup_reversal transfer transfer_reversal'),
  ],
  currency: null,
  sign: 'signed',
  creditValues: [],
  feeSign: 'kept',
};

/** PayPal's Settlement report: smallest units, and a direction for amount and fee each; rows of sums have other codes. */
const PAYPAL: KnownRules = {
  kind: 'report',
  decimal: 'minorUnits',
  thousands: '',
  timeZone: 'UTC',
  dateForm: 'YYYY/MM/DD',
  skipRows: [{ column: 'CH', values: ['SH', 'SF', 'SC', 'RF', 'RC', 'FF', 'CH', 'FH', 'RH'] }],
  columns: {
    ...NO_COLUMNS,
    type: 'Transaction Event Code',
    reference: 'Invoice ID',
    acquirerReference: 'Transaction ID',
    date: 'Transaction Initiation Date',
    currency: 'Gross Transaction Currency',
    gross: 'Gross Transaction Amount',
    creditDebit: 'Transaction Debit or Credit',
    fee: 'Fee Amount',
    feeCreditDebit: 'Fee Debit or Credit',
  },
  types: [
    ...typed('payment', 'T0000 T0003 T0004 T0005 T0006 T0007 T0011 T0013'),
    ...typed('refund', 'T1107'),
    ...typed('payout', 'T0001'),
    ...typed('chargeback', 'T1106 T1108 T1201 T1202 T1207'),
    ...typed('reversal', 'T1100 T1101 T1103'),
    ...typed('fee', 'T0100 T0101 T0102 T0103 T0104 T0105 T0106 T0107 T0108 T0109'),
    ...typed('reserve', 'T1501 T1502 T1503 T1504 T1505 T1506 T2101 T2102 T2103 T2104'),
  ],
  currency: null,
  sign: 'creditDebit',
  creditValues: ['CR'],
  debitValues: ['DR'],
};

/** The names that make a file one of these. */
const PROFILES: readonly { readonly rules: KnownRules; readonly names: readonly string[] }[] = [
  ADYEN,
  STRIPE,
  PAYPAL,
].map((rules) => ({ rules, names: namesOf(rules) }));

/** The rules for a file with all of their columns; null if it is none that is known. */
export function knownProfile({ names }: GuessedTable): KnownRules | null {
  const rules = PROFILES.find((known) => known.names.every((name) => names.includes(name)))?.rules ?? null;
  if (rules !== STRIPE) return rules;
  // Our number is in the metadata if the adapter writes it there.
  const reference = names.find((name) => METADATA.test(name));
  return reference === undefined ? rules : { ...rules, columns: { ...rules.columns, reference } };
}

const METADATA = /^payment_metadata\[(?:order|reference|trade|merchant)[A-Za-z_]{0,30}\]$/;

function typed(type: string, values: string): CsvRules['types'] {
  return values.split(' ').map((value) => ({ value, type }));
}

function namesOf({ columns: { otherFees = [], ...columns }, skipRows }: KnownRules): readonly string[] {
  const named = Object.values(columns).filter((name) => typeof name === 'string');
  return [...named, ...otherFees, ...skipRows.map(({ column }) => column)];
}
