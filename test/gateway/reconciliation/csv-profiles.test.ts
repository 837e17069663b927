import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../generated/operator.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';

// A CSV is mapped once: a sample is sent, a proposal comes back, is corrected, tried and saved.

type Rules = components['schemas']['CsvRules'];
type Preview = components['schemas']['CsvPreview'];

const CARD = '4242424242424242';
const SAMPLES = join(import.meta.dirname, 'readers/samples/csv/known');

let gateway: PeopleGateway;
let finance: SignedInPerson;

beforeAll(async () => {
  gateway = await startPeopleGateway();
  finance = await gateway.signIn({ roles: ['finance'] });
});
afterAll(() => gateway.close());

const call = (method: string, path: string, body?: object, who = finance) =>
  gateway.as(who.token, method, path, { headers: { 'X-Reason': 'New report' }, ...(body && { body }) });
const detailOf = ({ body }: { readonly body: unknown }) => (body as { readonly detail: string }).detail;

const tryCsv = async (sample: string | Buffer, rules?: Rules) => {
  const content = Buffer.from(sample).toString('base64');
  const { status, body } = await call('POST', '/operator/csv-previews', { content, ...(rules && { rules }) });
  return { status, body: body as Preview };
};

const SAMPLE = [
  'Bericht vom 18.11.2026',
  'Bestellnummer;Typ;Datum;Währung;Brutto;Gebühr;Netto',
  'TG01K9ZC3M5Q0031N9A4B6D8F0H2K4M6P;Verkauf;18.11.2026;EUR;1.234,50;34,50;1.200,00',
  `Karte ${CARD};Erstattung;18.11.2026;EUR;-4,00;0,00;-4,00`,
  'TG01K9ZC3M5Q0031N9A4B6D8F0H2K4M6Q;Gutschein;18.11.2026;EUR;1,00;0,00;1,00',
  '',
].join('\r\n');

describe('the preview of a CSV', () => {
  it('a sample comes back with a proposal, its columns, and its rows as the proposal reads them', async () => {
    const { status, body } = await tryCsv(SAMPLE);
    expect(status).toBe(200);
    expect(body.problem).toBeNull();
    expect(body.columns).toEqual(['Bestellnummer', 'Typ', 'Datum', 'Währung', 'Brutto', 'Gebühr', 'Netto']);
    expect(body.rules).toMatchObject({
      kind: 'report',
      encoding: 'utf-8',
      separator: ';',
      decimal: ',',
      thousands: '.',
      dateForm: 'DD.MM.YYYY',
      skipFirst: 1,
      columns: {
        type: 'Typ',
        reference: 'Bestellnummer',
        currency: 'Währung',
        gross: 'Brutto',
        fee: 'Gebühr',
        net: 'Netto',
      },
      types: [
        { value: 'Verkauf', type: 'payment' },
        { value: 'Erstattung', type: 'refund' },
      ],
      currency: null,
      feeSign: 'kept',
    });
    expect(body.rows[0]).toEqual({
      line: 3,
      type: 'payment',
      reference: 'TG01K9ZC3M5Q0031N9A4B6D8F0H2K4M6P',
      day: '2026-11-18',
      currency: 'EUR',
      gross: '1234.50',
      fee: '-34.50',
      net: '1200.00',
      problem: null,
    });
  });

  it('a sample is shown without card numbers, also in the names of its columns (S38)', async () => {
    const { body } = await tryCsv(`${SAMPLE.replace('Netto', `Netto ${CARD}`)}`);
    expect(JSON.stringify(body)).not.toContain(CARD);
    expect(body.columns.at(-1)).toBe('Netto [card]');
    const { body: shown } = await tryCsv(SAMPLE);
    expect(JSON.stringify(shown)).not.toContain(CARD);
    expect(shown.rows[1]?.reference).toBe('Karte [card]');
  });

  it('a sample says row by row what is wrong, and goes on with the next', async () => {
    const { body } = await tryCsv(SAMPLE);
    expect(body.rows.map(({ line, problem }) => [line, problem])).toEqual([
      [3, null],
      [4, null],
      [5, 'the column "Typ" has a value whose meaning the profile does not say'],
    ]);
    const types: Rules['types'] = [...body.rules.types, { value: 'Gutschein', type: 'adjustment' }];
    const { body: corrected } = await tryCsv(SAMPLE, { ...body.rules, types });
    expect(corrected.rows.map(({ type, problem }) => [type, problem])).toEqual([
      ['payment', null],
      ['refund', null],
      ['adjustment', null],
    ]);
  });

  it('a sample that cannot be read at all says why, and still names its columns', async () => {
    const { body } = await tryCsv(SAMPLE);
    const columns = { ...body.rules.columns, net: 'Summe' };
    const { body: wrong } = await tryCsv(SAMPLE, { ...body.rules, columns });
    expect([wrong.problem, wrong.rows, wrong.columns.length]).toEqual([
      'there is no column "Summe" in this line, which is read as the names of the columns',
      [],
      7,
    ]);
    const { body: other } = await tryCsv(Buffer.from(SAMPLE, 'latin1'), body.rules);
    expect(other.problem).toBe('this is not UTF-8: say which encoding the file has, or save it in this one');
  });

  it.each(['adyen-settlement-details', 'stripe-itemized', 'paypal-settlement'])(
    'the sample of %s needs no mapping',
    async (name) => {
      const { body } = await tryCsv(readFileSync(join(SAMPLES, `${name}.csv`)));
      expect(body.problem).toBeNull();
      expect(body.rows.length).toBeGreaterThan(1);
      expect(body.rows.map(({ problem }) => problem)).toEqual(body.rows.map(() => null));
    },
  );

  it.each([
    ['English', 'Date,Description,Money out,Money in,Balance\n2026-11-18,ACME PAYOUT,,12.30,112.30\n', '12.30'],
    ['German', 'Buchungstag;Verwendungszweck;Betrag (EUR);Saldo\n18.11.26;Miete;-1.200,00;5,00\n', '-1200.00'],
    ['Spanish', 'Fecha;Concepto;Importe;Saldo\n18/11/2026;Pago;1.234,00;2.000,00\n', '1234.00'],
    ['Portuguese', 'Data;Histórico;Valor (R$);Saldo\n18/11/2026;Pix;-1.234,56;0,00\n', '-1234.56'],
    ['directions', "Datum\tText\tUmsatz\tSoll/Haben\n18.11.2026\tA\t1'234.50\tS\n", '-1234.50'],
  ])('a statement of a bank in %s reads as it is proposed', async (_name, sample, net) => {
    const { body } = await tryCsv(sample);
    expect(body.rules.kind).toBe('statement');
    expect(body.rows.map((row) => [row.type, row.day, row.net, row.problem])).toEqual([
      ['transfer', '2026-11-18', net, null],
    ]);
  });

  it.each([
    ['one byte', 'x'],
    ['no table', 'just\nsome\nlines\n'],
    ['zeros', '\0\0\0\0\0\0'],
    ['a picture', '\u0089PNG\r\n\u001A\n'],
  ])('a sample of %s has a proposal and a problem', async (_name, sample) => {
    const { status, body } = await tryCsv(Buffer.from(sample, 'latin1'));
    expect([status, body.rows]).toEqual([200, []]);
    expect(body.problem).toMatch(/\w/);
  });

  it('a sample whose last row is cut off by its size shows the rows before', async () => {
    const row = 'TG01K9ZC3M5Q0031N9A4B6D8F0H2K4M6P;2026-11-18;1.00\n';
    const long = `Ref;Date;Net\n${row.repeat(Math.ceil(128_000 / row.length))}`.slice(0, 128_000);
    const { body } = await tryCsv(long);
    expect([body.problem, body.rows.length]).toEqual([null, 50]);
    expect(body.rows.every(({ problem }) => problem === null)).toBe(true);
  });
});

describe('the rules of a profile', () => {
  it('are refused by the field that cannot be, when they are tried and when they are saved', async () => {
    const { rules } = (await tryCsv(SAMPLE)).body;
    const wrong: readonly [Partial<Rules>, string][] = [
      [{ timeZone: 'Mars/Base' }, 'rules.timeZone: is not a time zone; name one such as Europe/Berlin'],
      [{ thousands: ',' }, 'rules.thousands: is the decimal sign as well; choose another'],
      [
        { columns: { ...rules.columns, currency: null } },
        'rules.currency: is missing; name the currency, or the column that has it',
      ],
      [
        { sign: 'creditDebit', columns: { ...rules.columns, creditDebit: 'Seite' } },
        'rules.creditValues: is empty; say what the column for the direction has for money that came in',
      ],
      [
        {
          sign: 'creditDebit',
          creditValues: ['H'],
          debitValues: ['H'],
          columns: { ...rules.columns, creditDebit: 'Seite' },
        },
        'rules.debitValues: has "H", which creditValues has too; it means one of both',
      ],
      [
        { columns: { ...rules.columns, netCredit: 'Ein' } },
        'rules.columns.netDebit: is missing; name the column that has money that went out',
      ],
      [
        { columns: { ...rules.columns, otherFees: ['Gebühr'] } },
        'rules.columns.otherFees[0]: the column "Gebühr" is used for something else already',
      ],
    ];
    for (const [change, sentence] of wrong) {
      const changed = { ...rules, ...change };
      const content = Buffer.from(SAMPLE).toString('base64');
      const tried = await call('POST', '/operator/csv-previews', { content, rules: changed });
      expect([tried.status, detailOf(tried)]).toEqual([400, sentence]);
      const saved = await call('PUT', '/operator/csv-profiles/bericht', {
        version: 0,
        name: 'Bericht',
        rules: changed,
      });
      expect([saved.status, detailOf(saved)]).toEqual([400, sentence]);
    }
    expect((await call('GET', '/operator/csv-profiles/bericht')).status).toBe(404);
  });

  it('are saved as they were tried, with every part that they have, and changed by the version that was seen', async () => {
    const { rules } = (await tryCsv(readFileSync(join(SAMPLES, 'adyen-settlement-details.csv')))).body;
    const path = '/operator/csv-profiles/adyen';
    const first = await call('PUT', path, { version: 0, name: 'Adyen', rules });
    expect([first.status, first.body]).toEqual([200, expect.objectContaining({ version: 1, rules })]);
    const changed = { ...rules, timeZone: 'Europe/Berlin' };
    expect((await call('PUT', path, { version: 1, name: 'Adyen', rules: changed })).body).toMatchObject({ version: 2 });
    const late = await call('PUT', path, { version: 1, name: 'Adyen', rules });
    expect([late.status, detailOf(late)]).toEqual([
      409,
      'The CSV profile has a newer version than you sent. Nothing was changed; read it again.',
    ]);
    const { profiles } = (await call('GET', path)).body as components['schemas']['CsvProfileList'];
    expect(profiles.map((one) => [one.version, one.rules])).toEqual([
      [2, changed],
      [1, rules],
    ]);
  });

  it('are for finance: others may neither try nor save them', async () => {
    const support = await gateway.signIn({ roles: ['support'] });
    const content = Buffer.from(SAMPLE).toString('base64');
    expect((await call('POST', '/operator/csv-previews', { content }, support)).status).toBe(403);
  });
});
