import * as fc from 'fast-check';
import type {
  Account,
  Address,
  Balance,
  Entry,
  EntryDetail,
  Party,
  Payment,
  PaymentFile,
  Reason,
  Statement,
  StatementFile,
  StatusReport,
} from '../../src/bank-files/model.ts';

// Files of every kind, with whatever fits into them.

const CURRENCIES = ['EUR', 'USD', 'JPY', 'BHD', 'CLF'] as const;

/** Letters of many scripts, and what XML has to escape. */
const LETTERS = [...'abzABZ019.,-+()<>&"\'éßłøΩЖ漢字😀 '];
/** What SWIFT has, without the slash that divides parts. */
const SWIFT_LETTERS = [..."abzABZ0123459.,-+()?:' "];

function words(letters: readonly string[], lengthMax: number): fc.Arbitrary<string> {
  return fc
    .array(fc.constantFrom(...letters), { minLength: 1, maxLength: lengthMax })
    .map((all) => all.join('').replaceAll(/\s+/g, ' ').slice(0, lengthMax).trim())
    .map((text) => (text === '' || !text.isWellFormed() ? 'a' : text));
}

const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const xmlText = (lengthMax: number) => words(LETTERS, lengthMax);
const id = (lengthMax = 35) =>
  fc.array(fc.constantFrom(...'ABZ0189'), { minLength: 1, maxLength: lengthMax }).map((letters) => letters.join(''));

const currency = fc.constantFrom(...CURRENCIES);
const day = fc
  .integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2049, 11, 31) })
  .map((at) => new Date(at).toISOString().slice(0, 10));
const moment = day.map((one) => `${one}T08:30:00Z`);
const amount = fc.bigInt(1n, 10n ** 17n);
const signed = fc.oneof(
  amount,
  amount.map((size) => -size),
);

const account: fc.Arbitrary<Account> = fc.oneof(
  fc.constant<Account>({ scheme: 'iban', number: 'DE89370400440532013000' }),
  id(34).map((number) => ({ scheme: 'other' as const, number: `X${number}`.slice(0, 34) })),
);
const address: fc.Arbitrary<Address> = fc.record({
  postCode: orNull(id(16)),
  town: fc.constantFrom('Lisboa', 'Köln'),
  country: orNull(fc.constantFrom('DE', 'PT')),
  lines: fc.array(xmlText(70), { maxLength: 2 }),
});
const bic = fc.constantFrom('COBADEFFXXX', 'BCOMPTPL');
const party: fc.Arbitrary<Party> = fc.record({
  name: orNull(xmlText(140)),
  account: orNull(account),
  bank: orNull(bic),
  address: orNull(address),
});

const payment: fc.Arbitrary<Payment> = fc.record({
  instructionId: orNull(id()),
  endToEndId: id(),
  currency,
  amount: fc.bigInt(1n, 10n ** 12n),
  creditor: party.map((one) => (one.name === null ? { ...one, address: null } : one)),
  text: orNull(xmlText(140)),
});

export const paymentFile: fc.Arbitrary<PaymentFile> = fc.record({
  kind: fc.constant('payments' as const),
  messageId: id(),
  createdAt: moment,
  initiator: xmlText(140),
  batches: fc.array(
    fc.record({
      batchId: id(),
      executionDay: day,
      serviceLevel: orNull(fc.constantFrom('SEPA', 'NURG')),
      chargeBearer: orNull(fc.constantFrom('SLEV', 'SHAR')),
      isBookedAsOne: orNull(fc.boolean()),
      debtor: fc.record({ name: xmlText(70), account, bank: orNull(bic), address: orNull(address) }),
      payments: fc.array(payment, { minLength: 1, maxLength: 5 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});

const reason: fc.Arbitrary<Reason> = fc
  .record({ code: orNull(fc.constantFrom('AC04', 'MS03', 'own code')), text: orNull(xmlText(105)) })
  .filter(({ code, text }) => code !== null || text !== null);
const status = orNull(fc.constantFrom('ACCP', 'ACSC', 'RJCT', 'PART'));
const reasons = fc.array(reason, { maxLength: 2 });

export const statusReport: fc.Arbitrary<StatusReport> = fc.record({
  kind: fc.constant('status' as const),
  messageId: id(),
  createdAt: moment,
  originalMessageId: id(),
  originalName: orNull(fc.constant('pain.001.001.09')),
  status,
  reasons,
  batches: fc.array(
    fc.record({
      batchId: id(),
      status,
      reasons,
      payments: fc.array(
        fc
          .record({ instructionId: orNull(id()), endToEndId: orNull(id()), status, reasons })
          .filter((one) => one.endToEndId !== null || one.status !== null),
        { maxLength: 3 },
      ),
    }),
    { maxLength: 3 },
  ),
});

const detail = (sign: bigint): fc.Arbitrary<EntryDetail> =>
  fc
    .record({
      money: orNull(fc.record({ currency, amount: amount.map((size) => size * sign) })),
      messageId: orNull(id()),
      batchId: orNull(id()),
      instructionId: orNull(id()),
      endToEndId: orNull(id()),
      transactionId: orNull(id()),
      counterparty: orNull(
        fc
          .record({ name: orNull(xmlText(140)), account: orNull(account) })
          .filter(({ name, account: number }) => name !== null || number !== null),
      ),
      text: orNull(xmlText(140)),
      returned: orNull(reason),
    })
    .map(({ money, ...rest }) => ({ currency: money?.currency ?? null, amount: money?.amount ?? null, ...rest }));

const entry: fc.Arbitrary<Entry> = signed.chain((value) =>
  fc.record({
    currency,
    amount: fc.constant(value),
    status: fc.constantFrom<Entry['status']>('booked', 'pending', 'information', 'future'),
    isReversal: fc.boolean(),
    bookedOn: orNull(day),
    valueOn: orNull(day),
    reference: orNull(id()),
    bankReference: orNull(id()),
    code: orNull(fc.constantFrom('PMNT/ICDT/ESCT', 'PMNT/RRCT/RRTN', 'NTRF')),
    batch: orNull(
      fc.record({ messageId: orNull(id()), batchId: id(), count: orNull(fc.integer({ min: 1, max: 999 })) }),
    ),
    details: fc.array(detail(value < 0n ? -1n : 1n), { maxLength: 3 }),
    text: orNull(xmlText(140)),
  }),
);

const balance: fc.Arbitrary<Balance> = fc.record({ currency, amount: signed, day, isIntermediate: fc.boolean() });
const page = orNull(fc.record({ number: fc.integer({ min: 1, max: 99999 }), isLast: fc.boolean() }));
const statement = (isNotification: boolean): fc.Arbitrary<Statement> =>
  fc.record({
    id: id(),
    number: orNull(fc.integer({ min: 1, max: 99999 }).map(String)),
    page,
    account,
    currency: orNull(currency),
    opening: isNotification ? fc.constant(null) : orNull(balance),
    closing: isNotification ? fc.constant(null) : orNull(balance),
    entries: fc.array(entry, { maxLength: 4 }),
  });

export const camtFile: fc.Arbitrary<StatementFile> = fc
  .constantFrom('statement' as const, 'notification' as const)
  .chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      messageId: id(),
      createdAt: moment,
      statements: fc.array(statement(kind === 'notification'), { minLength: 1, maxLength: 1 }),
    }),
  );

const swiftText = (lengthMax: number) =>
  words(SWIFT_LETTERS, lengthMax).map((text) => (/^[A-Za-z0-9]/.test(text) ? text : `a${text}`.slice(0, lengthMax)));

/** What MT940 has room for. */
const mt940Entry = (code: string): fc.Arbitrary<Entry> =>
  fc.record({
    currency: fc.constant(code),
    amount: fc.oneof(fc.bigInt(1n, 10n ** 12n), fc.bigInt(-(10n ** 12n), -1n)),
    status: fc.constant('booked' as const),
    isReversal: fc.boolean(),
    bookedOn: fc.constant(null),
    valueOn: day,
    reference: orNull(id(16).filter((text) => text !== 'NONREF')),
    bankReference: orNull(id(16)),
    code: fc.constantFrom('NTRF', 'NMSC', 'S103'),
    batch: fc.constant(null),
    details: fc.array(
      fc.record({
        currency: fc.constant(null),
        amount: fc.constant(null),
        messageId: fc.constant(null),
        batchId: fc.constant(null),
        instructionId: fc.constant(null),
        endToEndId: id(),
        transactionId: fc.constant(null),
        counterparty: orNull(fc.record({ name: swiftText(70), account: orNull(account) })),
        text: orNull(swiftText(140)),
        returned: orNull(fc.constant<Reason>({ code: 'AC04', text: null })),
      }),
      { maxLength: 1 },
    ),
    text: fc.constant(null),
  });

/** Days of booking are near to those of value. */
const withBooking = fc
  .tuple(fc.constantFrom(...CURRENCIES).chain(mt940Entry), orNull(fc.integer({ min: -150, max: 150 })))
  .map(([one, days]) => ({
    ...one,
    bookedOn:
      days === null ? null : new Date(Date.parse(`${one.valueOn}`) + days * 86_400_000).toISOString().slice(0, 10),
  }));

const mt940Statement: fc.Arbitrary<Statement> = currency.chain((code) =>
  fc
    .record({
      id: id(16),
      number: fc.integer({ min: 1, max: 99999 }).map(String),
      page,
      account: account.filter(({ number }) => number.length <= 35),
      currency: fc.constant(code),
      opening: fc.record({
        currency: fc.constant(code),
        amount: fc.bigInt(1n, 10n ** 12n),
        day,
        isIntermediate: fc.boolean(),
      }),
      closing: fc.record({
        currency: fc.constant(code),
        amount: fc.bigInt(-(10n ** 12n), -1n),
        day,
        isIntermediate: fc.boolean(),
      }),
      entries: fc.array(withBooking, { maxLength: 4 }),
    })
    .map((one) => ({
      ...one,
      entries: one.entries.map((each) => ({ ...each, currency: code })),
      closing: { ...one.closing, isIntermediate: one.page?.isLast === false },
    })),
);

export const mt940File: fc.Arbitrary<StatementFile> = fc.record({
  kind: fc.constant('statement' as const),
  messageId: fc.constant(null),
  createdAt: fc.constant(null),
  statements: fc.array(mt940Statement, { minLength: 1, maxLength: 3 }),
});
