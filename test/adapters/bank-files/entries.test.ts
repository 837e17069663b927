import { describe, expect, it } from 'vitest';
import { writeCamt } from '../../../src/bank-files/iso20022/camt-write.ts';
import type { Entry, EntryDetail, PaymentFile, StatementFile } from '../../../src/bank-files/model.ts';
import { writeMt940 } from '../../../src/bank-files/mt940/write-mt940.ts';
import { inquiry, OWN_IBAN, payoutCall, reportOn, startAdapter } from './bank-adapter.ts';

const IN_AN_HOUR = 3_600_000;

const DETAIL: EntryDetail = {
  currency: null,
  amount: null,
  messageId: null,
  batchId: null,
  instructionId: null,
  endToEndId: 'TG1',
  transactionId: null,
  counterparty: null,
  text: null,
  returned: null,
};

const DEBIT: Entry = {
  currency: 'EUR',
  amount: -1230n,
  status: 'booked',
  isReversal: false,
  bookedOn: '2026-11-18',
  valueOn: '2026-11-18',
  reference: null,
  bankReference: null,
  code: 'PMNT/ICDT/ESCT',
  batch: null,
  details: [DETAIL],
  text: null,
};

const RETURN: Entry = {
  ...DEBIT,
  amount: 1230n,
  code: 'PMNT/RRCT/RRTN',
  details: [{ ...DETAIL, returned: { code: 'AC04', text: `account ${OWN_IBAN}` } }],
};

function statementFile(entries: readonly Entry[], { kind = 'notification', account = OWN_IBAN } = {}): StatementFile {
  const balance = { currency: 'EUR', amount: 1n, day: '2026-11-18', isIntermediate: false };
  const balances = kind === 'statement' ? { opening: balance, closing: balance } : { opening: null, closing: null };
  const own = { scheme: 'iban', number: account } as const;
  const statement = {
    id: `S${Math.random()}`.slice(0, 16),
    number: null,
    page: null,
    account: own,
    currency: null,
    entries,
  };
  const isStatement = kind === 'statement';
  return {
    kind: isStatement ? 'statement' : 'notification',
    messageId: 'N1',
    createdAt: '2026-11-18T08:30:00Z',
    statements: [{ ...statement, ...balances }],
  };
}

async function withPayouts(numbers: readonly string[] = ['TG1'], holdReturnsMs = 0) {
  const adapter = await startAdapter({ everyMs: IN_AN_HOUR, paymentsMax: numbers.length, holdReturnsMs });
  for (const number of numbers) await adapter.call('payout', payoutCall(number));
  const [file] = await adapter.filesCome(1);
  const kinds = async () => {
    const answers = await Promise.all(numbers.map((number) => adapter.call('inquire', inquiry(number))));
    return answers.map(({ kind }) => kind);
  };
  const book = (...entries: readonly Entry[]) => adapter.deliver(writeCamt(statementFile(entries)));
  const changes = async (after: string | null = null, version = 2) =>
    adapter.call('changes', { after, limit: 200 }, version);
  const problems = () => adapter.lines.flatMap(({ problem }) => problem ?? []);
  return { ...adapter, file: file as PaymentFile, kinds, book, changes, problems };
}

describe('a booked entry', () => {
  it('approves the payout whose money left, from a notification, a statement or an MT940', async () => {
    const files = [
      writeCamt(statementFile([DEBIT])),
      writeCamt(statementFile([DEBIT], { kind: 'statement' }), '.02'),
      writeMt940(statementFile([{ ...DEBIT, code: 'NTRF' }], { kind: 'statement' })),
    ];
    for (const content of files) {
      const { deliver, kinds } = await withPayouts();
      await deliver(content);
      expect(await kinds()).toEqual(['approved']);
    }
  });

  it.each([
    ['is only pending', { ...DEBIT, status: 'pending' as const }, []],
    ['has another amount', { ...DEBIT, amount: -1229n }, ['booked with another amount']],
    ['is in another currency', { ...DEBIT, currency: 'USD' }, ['booked without its amount']],
    ['names somebody else’s payment', { ...DEBIT, details: [{ ...DETAIL, endToEndId: 'TG9' }] }, []],
    [
      'brings money without a mark of a return',
      { ...DEBIT, amount: 1230n },
      ['money came with the number of a payout, and is no return'],
    ],
    ['brings more than was paid', { ...RETURN, amount: 1231n }, ['more came back than was paid']],
    [
      'has several payments without amounts',
      { ...DEBIT, amount: -2460n, details: [DETAIL, DETAIL] },
      ['booked without its amount', 'booked without its amount'],
    ],
  ])('decides nothing if it %s', async (_name, entry, expected) => {
    const { book, kinds, problems, changes } = await withPayouts();
    await book(entry);
    expect(await kinds()).toEqual(['pending']);
    expect(problems()).toEqual(expected);
    expect(await changes()).toMatchObject({ changes: [], next: null, more: false });
  });

  it('is not looked at if it is of another account', async () => {
    const { deliver, kinds } = await withPayouts();
    await deliver(writeCamt(statementFile([DEBIT], { account: 'DE89370400440532013000' })));
    expect(await kinds()).toEqual(['pending']);
  });

  it('goes by the amount of the payment if a fee is in the entry', async () => {
    const { book, kinds } = await withPayouts();
    await book({ ...DEBIT, amount: -1330n, details: [{ ...DETAIL, currency: 'EUR', amount: -1230n }] });
    expect(await kinds()).toEqual(['approved']);
  });

  it('approves a whole batch that names no payments, if it has their amount', async () => {
    const { book, kinds, file, problems } = await withPayouts(['TG1', 'TG2']);
    const batch = { messageId: null, batchId: file.batches[0]?.batchId ?? '', count: 2 };
    await book({ ...DEBIT, amount: -2459n, batch, details: [] });
    expect(await kinds()).toEqual(['pending', 'pending']);
    expect(problems()).toEqual(['a batch was booked with another amount']);
    await book({ ...DEBIT, amount: -2460n, batch, details: [] });
    expect(await kinds()).toEqual(['approved', 'approved']);
  });
});

describe('a payment that came back', () => {
  it('is listed once as a reversal, in both versions, and stays approved', async () => {
    const { book, kinds, changes } = await withPayouts();
    await book(DEBIT);
    await book(RETURN);
    await book({ ...RETURN, reference: 'the same in the statement' });
    expect(await kinds()).toEqual(['approved']);
    const listed = await changes();
    expect(listed).toEqual({
      status: 200,
      callId: 'c1',
      changes: [
        {
          changeId: 'return-TG1',
          at: '2026-11-18T00:00:00Z',
          kind: 'reversal',
          of: 'payout',
          tradeNo: 'TG1',
          refundNo: null,
          currency: 'EUR',
          amount: '1230',
          reason: 'The account is closed.',
        },
      ],
      next: '1',
      more: false,
    });
    expect(await changes(null, 1)).toMatchObject({ changes: [{ amount: '1230' }] });
    expect(await changes('1')).toMatchObject({ changes: [], next: '1', more: false });
    expect(await changes('x')).toMatchObject({ status: 400, code: 'invalid' });
  });

  it.each([
    ['a reason', RETURN],
    ['a reversal of the debit', { ...DEBIT, amount: 1230n, isReversal: true }],
    ['the code of returns', { ...DEBIT, amount: 1230n, code: 'PMNT/RRCT/RRTN' }],
  ])('is known by %s, even if its debit was not seen', async (_name, entry) => {
    const { book, kinds, changes } = await withPayouts();
    await book(entry);
    expect(await kinds()).toEqual(['approved']);
    expect(await changes()).toMatchObject({ changes: [{ tradeNo: 'TG1', amount: '1230' }] });
  });

  it('is listed with what came, even if that is less than was paid', async () => {
    const { book, changes } = await withPayouts();
    await book(DEBIT, { ...RETURN, amount: 1130n });
    expect(await changes()).toMatchObject({ changes: [{ amount: '1130' }] });
  });

  it('waits until the gateway knows that it had been paid', async () => {
    const { book, changes, call } = await withPayouts(['TG1', 'TG2'], IN_AN_HOUR);
    await book(RETURN, { ...RETURN, details: [{ ...DETAIL, endToEndId: 'TG2', returned: { code: null, text: 'x' } }] });
    expect(await changes()).toMatchObject({ changes: [] });
    expect(await call('inquire', inquiry('TG2'))).toMatchObject({ kind: 'approved' });
    expect(await changes()).toMatchObject({ changes: [{ tradeNo: 'TG2', reason: 'The bank refused it.' }], next: '1' });
    await call('inquire', inquiry('TG1'));
    expect(await changes('1')).toMatchObject({ changes: [{ tradeNo: 'TG1' }], next: '2' });
  });

  it('after a rejection is the end of what never was', async () => {
    const { book, call, deliver, kinds, changes, file, problems } = await withPayouts();
    await deliver(reportOn(file, { status: 'RJCT', reasons: [{ code: 'AC01', text: null }], batches: [] }));
    expect(await call('inquire', inquiry('TG1'))).toMatchObject({ message: 'There is no such account.' });
    await book(DEBIT);
    expect(problems()).toEqual(['paid though it was declined']);
    await book(RETURN);
    expect(await kinds()).toEqual(['declined']);
    expect(await changes()).toMatchObject({ changes: [] });
  });
});
