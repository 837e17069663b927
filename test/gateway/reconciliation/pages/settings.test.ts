import { afterAll, beforeAll, expect, it } from 'vitest';
import { nameAcquirers } from '../../../helpers/acquirer/acquirers-file.ts';
import { startPeopleGateway } from '../../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../../helpers/people/people.ts';

// What reconciliation has to know: bank accounts, what is agreed with acquirers, how CSV files are read.

const REASON = { 'X-Reason': 'Contract of November' };

const file = nameAcquirers([{ name: 'north' }]);
let gateway: PeopleGateway;
let finance: SignedInPerson;
let second: SignedInPerson;

beforeAll(async () => {
  gateway = await startPeopleGateway({ env: file.env });
  finance = await gateway.signIn({ roles: ['finance'] });
  second = await gateway.signIn({ roles: ['finance'] });
});
afterAll(async () => {
  await gateway.close();
  file.remove();
});

const call = (method: string, path: string, body?: object, who = finance) =>
  gateway.as(who.token, method, path, { headers: REASON, ...(body && { body }) });
const detailOf = ({ body }: { readonly body: unknown }) => (body as { readonly detail: string }).detail;

const ACCOUNT = {
  version: 0,
  name: 'Main account',
  scheme: 'iban',
  number: 'DE89 3704 0044 0532 0130 00',
  currency: 'EUR',
  format: 'camt',
};

it('a bank account is added, shown masked, and found wrong by its check digits', async () => {
  const wrong = { ...ACCOUNT, number: 'DE89 3704 0044 0532 0130 01' };
  expect(detailOf(await call('PUT', '/operator/bank-accounts/main-eur', wrong))).toBe(
    'number: is not an IBAN: its check digits are wrong; compare it with the statement',
  );
  const { status, body } = await call('PUT', '/operator/bank-accounts/main-eur', ACCOUNT);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    bankAccount: 'main-eur',
    number: '****3000',
    calendar: 'TARGET',
    profile: null,
    lastStatement: null,
    version: 1,
  });
  expect((await call('GET', '/operator/bank-accounts')).body).toEqual({ bankAccounts: [body] });
  const renamed = { ...ACCOUNT, number: undefined, name: 'Old account', version: 1, state: 'closed' };
  expect((await call('PUT', '/operator/bank-accounts/main-eur', renamed)).body).toMatchObject({
    number: '****3000',
    state: 'closed',
    version: 2,
  });
  await call('PUT', '/operator/bank-accounts/main-eur', { ...renamed, state: 'active', version: 2 });
});

it('what is wrong with a bank account is named: an acquirer, a calendar, a number of another, a missing profile', async () => {
  expect(detailOf(await call('PUT', '/operator/bank-accounts/north', ACCOUNT))).toContain('is the name of an acquirer');
  const other = { ...ACCOUNT, calendar: 'MOON' };
  expect(detailOf(await call('PUT', '/operator/bank-accounts/second', other))).toBe(
    'calendar: MOON is no calendar; use TARGET, GB, US or WEEKENDS',
  );
  const taken = await call('PUT', '/operator/bank-accounts/second', ACCOUNT);
  expect([taken.status, detailOf(taken)]).toEqual([
    409,
    'The bank account main-eur has this number in EUR already. Change that one, or check the number.',
  ]);
  const csv = { ...ACCOUNT, currency: 'USD', format: 'csv' };
  expect(detailOf(await call('PUT', '/operator/bank-accounts/second', csv))).toBe(
    'profile: is missing; CSV statements need a profile that reads them',
  );
  expect((await call('PUT', '/operator/bank-accounts/main-eur', ACCOUNT)).status).toBe(409);
});

const TERMS = {
  bankAccount: null,
  reportDays: 1,
  arrivalDays: 2,
  calendar: 'TARGET',
  costs: null,
  writeOffLimit: 0,
  writeOffDayMax: 0,
  profile: null,
};

it('one person changes days and fees of an acquirer; its account and write-offs take two', async () => {
  const path = '/operator/reconciliation/acquirers/north';
  const costs = [{ method: 'CREDIT_CARD', currency: 'EUR', share: 14_000, fixed: '0.25' }];
  const alone = await call('PUT', path, { ...TERMS, version: 0, costs, reportDays: 3 });
  expect([alone.status, alone.body]).toEqual([
    200,
    expect.objectContaining({
      acquirer: 'north',
      reportDays: 3,
      costs: costs.map((cost) => ({ ...cost, region: null, from: null })),
      version: 1,
    }),
  ]);
  const change = { ...TERMS, version: 1, bankAccount: 'main-eur', writeOffLimit: 5, writeOffDayMax: 500 };
  const asked = await call('PUT', path, change);
  expect(asked.status).toBe(202);
  const { approvalNo } = asked.body as { approvalNo: string };
  expect(await call('POST', `/operator/approvals/${approvalNo}/approve`, undefined, second)).toMatchObject({
    status: 200,
  });
  const { terms } = (await call('GET', '/operator/reconciliation/acquirers')).body as { terms: { acquirer: string }[] };
  expect(terms.find(({ acquirer }) => acquirer === 'north')).toMatchObject({
    bankAccount: 'main-eur',
    writeOffLimit: 5,
    writeOffDayMax: 500,
    version: 2,
  });
  expect(terms.find(({ acquirer }) => acquirer === 'default')).toMatchObject({ ...TERMS, version: 0, changedAt: null });
});

it('terms that cannot hold are refused by their fields', async () => {
  const put = async (change: object) =>
    detailOf(await call('PUT', '/operator/reconciliation/acquirers/default', { ...TERMS, version: 0, ...change }));
  expect(await put({ bankAccount: 'none' })).toBe('bankAccount: there is no bank account none; add it first');
  expect(await put({ calendar: 'EARTH' })).toContain('EARTH is no calendar');
  expect(await put({ writeOffLimit: 5 })).toBe('writeOffDayMax: must not be below the limit of a single difference');
  const fixed = { method: null, currency: null, share: 0, fixed: '0.25' };
  expect(await put({ costs: [fixed] })).toBe('costs[0].currency: is missing; a fixed part is in one currency');
});

const RULES = {
  kind: 'report',
  encoding: 'utf-8',
  separator: ';',
  quote: '"',
  decimal: '.',
  thousands: '',
  timeZone: 'Europe/Berlin',
  dateForm: 'YYYY-MM-DD',
  skipFirst: 0,
  skipLast: 0,
  skipRows: [],
  columns: {
    type: 'Type',
    reference: 'Ref',
    refundReference: null,
    acquirerReference: null,
    date: 'Date',
    currency: null,
    gross: 'Gross',
    fee: 'Fee',
    net: 'Net',
    credit: null,
    debit: null,
    creditDebit: null,
    reportId: null,
    text: null,
    balance: null,
  },
  types: [{ value: 'SALE', type: 'payment' }],
  currency: 'EUR',
  sign: 'signed',
  creditValues: [],
};

it('a CSV profile is saved as versions, and refused if it cannot work', async () => {
  const path = '/operator/csv-profiles/north-report';
  const first = await call('PUT', path, { version: 0, name: 'North', rules: RULES });
  expect([first.status, first.body]).toEqual([200, expect.objectContaining({ version: 1, rules: RULES })]);
  await call('PUT', path, { version: 1, name: 'North, daily', rules: RULES });
  expect((await call('PUT', path, { version: 1, name: 'Late', rules: RULES })).status).toBe(409);
  const versions = (await call('GET', path)).body as { profiles: { name: string; version: number }[] };
  expect(versions.profiles.map(({ name, version }) => [version, name])).toEqual([
    [2, 'North, daily'],
    [1, 'North'],
  ]);
  const listed = (await call('GET', '/operator/csv-profiles')).body as typeof versions;
  expect(listed.profiles.map(({ version }) => version)).toEqual([2]);
  const wrong = { ...RULES, sign: 'twoColumns', currency: null, timeZone: 'Mars/Base' };
  expect(detailOf(await call('PUT', path, { version: 2, name: 'North', rules: wrong }))).toBe(
    'rules.timeZone: is not a time zone; name one such as Europe/Berlin; rules.currency: is missing; name the currency, or the column that has it; rules.columns.credit: is missing; name the column that has money that came in; rules.columns.debit: is missing; name the column that has money that went out',
  );
  expect((await call('GET', '/operator/csv-profiles/none')).status).toBe(404);
});
