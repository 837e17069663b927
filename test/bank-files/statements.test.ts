import { describe, expect, it } from 'vitest';
import { amountsOfDetails, differenceOf } from '../../src/bank-files/entries.ts';
import type { Entry, Statement, StatementFile } from '../../src/bank-files/model.ts';
import { readBankFile } from '../../src/bank-files/read-bank-file.ts';

const read = (text: string) => readBankFile(Buffer.from(text)) as StatementFile;

function camt(entries: string, version = '08'): string {
  return `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
<GrpHdr><MsgId>S1</MsgId><CreDtTm>2026-11-18T08:30:00+01:00</CreDtTm></GrpHdr><Stmt><Id>S1</Id>
<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`;
}

const entry = (direction: string, more = '', amount = '<Amt Ccy="EUR">10.00</Amt>') =>
  `<Ntry>${amount}<CdtDbtInd>${direction}</CdtDbtInd>${more}<Sts>BOOK</Sts></Ntry>`;
const only = (text: string) => read(text).statements[0]?.entries[0] as Entry;

describe('an entry of camt', () => {
  it.each([
    ['CRDT', '', 1000n, false],
    ['DBIT', '', -1000n, false],
    ['CRDT', '<RvslInd>true</RvslInd>', 1000n, true],
    ['DBIT', '<RvslInd>true</RvslInd>', -1000n, true],
    ['DBIT', '<RvslInd>false</RvslInd>', -1000n, false],
  ])('%s %s moves the money where it says', (direction, reversal, amount, isReversal) => {
    expect(only(camt(entry(direction, reversal)))).toMatchObject({ amount, isReversal, status: 'booked' });
  });

  it('is booked, pending or for information, in the words of both versions', () => {
    const status = (sts: string) => only(camt(entry('CRDT').replace('<Sts>BOOK</Sts>', sts))).status;
    expect(['<Sts>PDNG</Sts>', '<Sts><Cd>PDNG</Cd></Sts>', '<Sts><Cd>INFO</Cd></Sts>'].map(status)).toEqual([
      'pending',
      'pending',
      'information',
    ]);
    expect(() => status('<Sts>WAIT</Sts>')).toThrow('line 3, column 117: Sts is none of BOOK, PDNG, INFO and FUTR');
  });

  it('is refused at its place if its currency has no such fraction', () => {
    const text = camt(entry('CRDT', '', '<Amt Ccy="JPY">10.50</Amt>'));
    expect(() => read(text)).toThrow('line 3, column 64: JPY has 0 decimals, so this amount is not exact');
    expect(() => read(camt(entry('CRDT', '', '<Amt>10</Amt>')))).toThrow('Amt has no currency (Ccy)');
    expect(() => read(camt(entry('BOTH')))).toThrow('CdtDbtInd is CRDT or DBIT');
  });

  it('is its only payment, whether the payment says its amount or not', () => {
    const detail = (inside: string) =>
      camt(entry('DBIT').replace('</Ntry>', `<NtryDtls><TxDtls>${inside}</TxDtls></NtryDtls></Ntry>`));
    const refs = '<Refs><EndToEndId>TG1</EndToEndId></Refs>';
    const amounts = (text: string) => amountsOfDetails(only(text))?.map(({ amount }) => amount) ?? null;
    expect(amounts(detail(refs))).toEqual([-1000n]);
    expect(amounts(detail(`${refs}<Amt Ccy="EUR">10.00</Amt>`))).toEqual([-1000n]);
    expect(amounts(detail(`${refs}<AmtDtls><TxAmt><Amt Ccy="EUR">10.00</Amt></TxAmt></AmtDtls>`))).toEqual([-1000n]);
    // A fee was taken, or another currency was paid: nobody can say how much of the entry it is.
    expect(amounts(detail(`${refs}<Amt Ccy="EUR">9.00</Amt>`))).toBeNull();
    expect(amounts(detail(`${refs}<Amt Ccy="USD">10.00</Amt>`))).toBeNull();
    expect(amounts(camt(entry('DBIT')))).toBeNull();
  });

  it('is a batch of payments if they add up to it', () => {
    const payment = (amount: string) => `<TxDtls><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>DBIT</CdtDbtInd></TxDtls>`;
    const batch = (payments: string) =>
      only(
        camt(
          entry('DBIT').replace(
            '</Ntry>',
            `<NtryDtls><Btch><PmtInfId>B1</PmtInfId><NbOfTxs>2</NbOfTxs></Btch>${payments}</NtryDtls></Ntry>`,
          ),
        ),
      );
    expect(batch('').batch).toEqual({ messageId: null, batchId: 'B1', count: 2 });
    expect(amountsOfDetails(batch(payment('4.00') + payment('6.00')))?.map(({ amount }) => amount)).toEqual([
      -400n,
      -600n,
    ]);
    expect(amountsOfDetails(batch(payment('4.00') + payment('5.00')))).toBeNull();
  });

  it('says why a payment came back, and who sent it', () => {
    const found = only(
      camt(
        entry('CRDT').replace(
          '</Ntry>',
          `<NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><Dbtr><Nm>Ana</Nm></Dbtr>
<DbtrAcct><Id><Othr><Id>12</Id></Othr></Id></DbtrAcct></RltdPties><RtrInf><Rsn><Cd>AC04</Cd></Rsn>
<AddtlInf>closed</AddtlInf></RtrInf></TxDtls></NtryDtls></Ntry>`,
        ),
        '02',
      ),
    );
    expect(found.details).toMatchObject([
      {
        endToEndId: null,
        counterparty: { name: 'Ana', account: { scheme: 'other', number: '12' } },
        returned: { code: 'AC04', text: 'closed' },
      },
    ]);
  });
});

describe('a statement', () => {
  const balance = (code: string, amount: string, direction: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Dt><Dt>2026-11-17</Dt></Dt></Bal>`;
  const statement = (text: string) => read(camt(text)).statements[0] as Statement;

  it('adds up from its opening to its closing, by what is booked', () => {
    const pending = entry('CRDT').replace('BOOK', 'PDNG');
    const entries = `${entry('CRDT')}${entry('DBIT')}${entry('DBIT')}${pending}`;
    const whole = `${balance('OPBD', '5.00', 'CRDT')}${balance('CLBD', '5.00', 'DBIT')}${entries}`;
    expect(differenceOf(statement(whole))).toBe(0n);
    // What one bank calls opening, another calls the closing of the day before.
    expect(differenceOf(statement(whole.replace('OPBD', 'PRCD')))).toBe(0n);
    expect(differenceOf(statement(whole.replace('5.00', '5.01')))).toBe(-1n);
    expect(differenceOf(statement(entries))).toBeNull();
  });
});

describe('MT940', () => {
  const mt940 = (lines: string, closing = ':62F:C261231EUR110,00') =>
    [':20:STARTUMS', ':25:37040044/532013000', ':28C:00123/001', ':60F:C261230EUR100,00', lines, closing, '-', ''].join(
      '\r\n',
    );
  const first = (lines: string) => read(mt940(lines)).statements[0]?.entries[0] as Entry;

  it.each([
    [':61:2612311231C10,00NTRFNONREF', 1000n, false, '2026-12-31', null],
    [':61:2612310102D10,NTRFREF1//B1', -1000n, false, '2027-01-02', 'REF1'],
    [':61:2701020101C10,00NTRFREF1', 1000n, false, '2027-01-01', 'REF1'],
    [':61:2701021231CR10,00NTRFREF1', 1000n, false, '2026-12-31', 'REF1'],
    [':61:261231RC10,00NTRFREF1', -1000n, true, null, 'REF1'],
    [':61:261231RD10,00NTRFREF1', 1000n, true, null, 'REF1'],
    [':61:261231RDR10,00NTRFREF1', 1000n, true, null, 'REF1'],
  ])('reads %s', (line, ...expected) => {
    const { amount, isReversal, bookedOn, reference } = first(line);
    expect([amount, isReversal, bookedOn, reference]).toEqual(expected);
  });

  it.each([
    [
      'numbered parts, as German banks write them',
      ':86:166?00SEPA-UEBERWEISUNG?109310?20EREF+TG01K9ZE5R4N0031C5D7?21E9F1G3H5J7K9M?22SVWZ+Payout 2026-\r\n0031?30COBADEFFXXX?31DE89370400440532013000?32Ana Silva?33 Lda?34000',
    ],
    [
      'named parts, as Dutch banks write them',
      ':86:/TRTP/SEPA OVERBOEKING/IBAN/DE89370400440532013000/BIC/COBADEFF\r\n/NAME/Ana Silva Lda/REMI/USTD//Payout 2026-0031/EREF/TG01K9ZE5R4N00\r\n31C5D7E9F1G3H5J7K9M',
    ],
  ])('reads %s', (_name, details) => {
    expect(first(`:61:261231D10,00NTRFNONREF\r\n${details}`).details).toMatchObject([
      {
        endToEndId: 'TG01K9ZE5R4N0031C5D7E9F1G3H5J7K9M',
        counterparty: { name: 'Ana Silva Lda', account: { scheme: 'iban', number: 'DE89370400440532013000' } },
        text: 'Payout 2026-0031',
      },
    ]);
  });

  it('reads words, messages in braces, and pages', () => {
    const block = '{1:F01COBADEFFAXXX0000000000}{2:I940COBADEFFXXXXN}{4:\r\n';
    const page = mt940(':61:261231C10,00NTRFNONREF\r\n:86:Payout\r\nof today', ':62M:C261231EUR110,00');
    const { statements } = read(`${block}${page.replace('\r\n-\r\n', '\r\n-}\r\n')}${block}${page}`);
    expect(statements).toHaveLength(2);
    expect(statements[0]).toMatchObject({
      id: 'STARTUMS',
      number: '00123',
      page: { number: 1, isLast: false },
      account: { scheme: 'other', number: '37040044/532013000' },
      opening: { amount: 10_000n, isIntermediate: false },
      closing: { amount: 11_000n, isIntermediate: true },
      entries: [{ text: 'Payout of today', details: [] }],
    });
    expect(differenceOf(statements[0] as Statement)).toBe(0n);
  });

  it.each([
    [':61:261331C10,00NTRFNONREF', 'line 5, column 1: field 61: the value day is not in the calendar'],
    [':61:261231C10,001NTRFNONREF', 'line 5, column 1: field 61: EUR has 2 decimals, so this amount is not exact'],
    [':61:261231X10,00NTRFNONREF', 'line 5, column 1: field 61: it is not a statement line'],
    [':60F:C261230EUR', 'line 1, column 1: field 20: field 62F or 62M is missing'],
  ])('refuses %s by its line', (line, message) => {
    const text = line.startsWith(':61') ? mt940(line) : mt940(line, '');
    expect(() => read(text)).toThrow(message);
  });
});
