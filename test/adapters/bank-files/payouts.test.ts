import { readdirSync, readFileSync, renameSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { TEST_ACCOUNTS } from '../../../src/acquirer/mock/test-values.ts';
import { inquiry, OWN_IBAN, payoutCall, reportOn, startAdapter } from './bank-adapter.ts';

const IN_AN_HOUR = 3_600_000;

describe('a payout', () => {
  it('is answered as pending, and is in one file with what the bank needs', async () => {
    const { call, filesCome, settings } = await startAdapter({ timeZone: 'Europe/Lisbon' });
    expect(await call('payout', payoutCall('TG1'))).toEqual({
      status: 200,
      callId: 'c1',
      tradeNo: 'TG1',
      refundNo: null,
      currency: 'EUR',
      amount: '1230',
      kind: 'pending',
      message: 'It will be in the next file to the bank.',
    });
    const [file] = await filesCome(1);
    expect(file).toMatchObject({
      initiator: 'Operator Ltd',
      batches: [
        {
          batchId: `${file?.messageId}-1`,
          serviceLevel: 'SEPA',
          chargeBearer: 'SLEV',
          isBookedAsOne: false,
          debtor: { name: 'Operator Ltd', account: { scheme: 'iban', number: OWN_IBAN } },
          payments: [
            {
              endToEndId: 'TG1',
              currency: 'EUR',
              amount: 1230n,
              creditor: { name: 'Ana Silva', account: { scheme: 'iban', number: 'DE89370400440532013000' } },
              text: 'Payout 2026-0031',
            },
          ],
        },
      ],
    });
    const name = `pain001-${file?.messageId}.xml`;
    expect(readdirSync(settings.outFolder)).toEqual([name]);
    expect(statSync(join(settings.outFolder, name)).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(settings.dataFolder, 'sent', name))).toEqual(readFileSync(join(settings.outFolder, name)));
    expect(await call('payout', payoutCall('TG1'))).toMatchObject({
      kind: 'pending',
      message: 'It is with the bank.',
      acquirerReference: file?.messageId,
    });
  });

  it('counts in both versions, and is refused in fractions that its currency does not have', async () => {
    const { call, filesCome } = await startAdapter();
    const yen = { currency: 'JPY' };
    expect(await call('payout', payoutCall('TG1', { ...yen, amount: '123000' }), 1)).toMatchObject({ kind: 'pending' });
    expect(await call('inquire', inquiry('TG1', { ...yen, amount: '1230' }))).toMatchObject({ kind: 'pending' });
    const half = await call('payout', payoutCall('TG2', { ...yen, amount: '123050' }), 1);
    expect(half).toEqual({ status: 422, code: 'invalid', message: 'The currency has no such amount.' });
    const [file] = await filesCome(1);
    expect(file?.batches[0]?.payments).toMatchObject([{ currency: 'JPY', amount: 1230n }]);
  });

  it.each([
    ['an account that is no IBAN', { account: '646180157000000004' }, 'The account is not an IBAN'],
    ['an IBAN with a digit changed', { account: 'DE89370400440532013001' }, 'The account is not an IBAN'],
    [
      'a name that banks cannot write',
      { beneficiary: { benFirstName: '漢', benLastName: '字' } },
      'The name cannot be written',
    ],
    ['a currency without an account', { currency: 'USD' }, 'There is no account to pay this currency from.'],
    ['a number that is too long', { tradeNo: 'T'.repeat(36) }, 'The number of the payout is too long'],
  ])('is declined at once, and in no file, with %s', async (_name, fields, message) => {
    const { call, written } = await startAdapter();
    expect(await call('payout', payoutCall('TG1', fields))).toMatchObject({
      kind: 'declined',
      message: expect.stringContaining(message),
      decline: { class: 'hard' },
    });
    expect(written()).toEqual([]);
  });

  it('is refused if another one has its number', async () => {
    const { call } = await startAdapter({ everyMs: IN_AN_HOUR });
    await call('payout', payoutCall('TG1'));
    for (const fields of [{ amount: '1231' }, { currency: 'JPY' }, { merNo: 100_002 }]) {
      expect(await call('payout', payoutCall('TG1', fields))).toMatchObject({ status: 409, code: 'conflict' });
    }
    expect(await call('inquire', inquiry('TG1', { kind: 'payment' }))).toMatchObject({ status: 409 });
  });

  it('is cancelled as long as it is in no file, and then is in none', async () => {
    const clock = { at: Date.now() };
    const { call, written } = await startAdapter({ everyMs: IN_AN_HOUR, now: () => clock.at });
    await call('payout', payoutCall('TG1'));
    expect(await call('cancel', inquiry('TG1'))).toMatchObject({ kind: 'cancelled' });
    await call('payout', payoutCall('TG2'));
    clock.at += IN_AN_HOUR;
    await expect.poll(written).toHaveLength(1);
    expect(await call('cancel', inquiry('TG2'))).toMatchObject({ kind: 'pending', message: 'It is with the bank.' });
    expect(await call('payout', payoutCall('TG1'))).toMatchObject({ kind: 'declined', message: 'It was cancelled.' });
    // A number that never came is closed as well.
    expect(await call('cancel', inquiry('TG3'))).toMatchObject({ kind: 'cancelled' });
    expect(await call('payout', payoutCall('TG3'))).toMatchObject({ kind: 'declined' });
    expect(await call('inquire', inquiry('TG4'))).toMatchObject({ kind: 'notFound' });
  });

  it('waits for others until there are enough', async () => {
    const { call, filesCome } = await startAdapter({ everyMs: IN_AN_HOUR, paymentsMax: 2 });
    for (const number of ['TG1', 'TG2', 'TG3', 'TG4', 'TG5']) await call('payout', payoutCall(number));
    const files = await filesCome(2);
    expect(files.flatMap(({ batches }) => batches.map(({ payments }) => payments.length))).toEqual([2, 2]);
    expect(new Set(files.map(({ messageId }) => messageId)).size).toBe(2);
  });

  it('leaves no account in the store once its file is whole', async () => {
    const { call, filesCome, settings, close } = await startAdapter({ everyMs: 200 });
    await call('payout', payoutCall('TG1'));
    await filesCome(1);
    await expect.poll(async () => (await call('inquire', inquiry('TG1')))['message']).toBe('It is with the bank.');
    await close();
    const file = join(settings.dataFolder, 'payouts.sqlite');
    const database = new DatabaseSync(file, { readOnly: true });
    const row = database.prepare('select details, state from payouts').get();
    database.close();
    expect({ ...row }).toEqual({ details: null, state: 'sent' });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

describe('other callers and calls', () => {
  it('are refused without the token, and for what the adapter does not do', async () => {
    const { url, call } = await startAdapter();
    const stranger = await fetch(`${url}/inquiries`, { method: 'POST', body: '{}' });
    expect([stranger.status, await stranger.json()]).toEqual([
      401,
      { code: 'unauthorized', message: 'The token is wrong.' },
    ]);
    expect(await call('refund', {})).toMatchObject({ status: 404, code: 'unsupportedCall' });
    expect(await call('settlementReports', {})).toMatchObject({ status: 404, code: 'unsupportedCall' });
    expect(await call('payout', payoutCall('TG1'), 3)).toMatchObject({ status: 400, code: 'unsupportedVersion' });
    expect(await call('payout', { account: OWN_IBAN })).toEqual({
      status: 400,
      code: 'invalid',
      message: 'The body breaks a rule of the contract.',
    });
    expect(await call('capabilities', { hintUrl: null })).toMatchObject({
      versions: [1, 2],
      claims: ['payouts', 'changes'],
      currencies: ['EUR', 'JPY'],
    });
  });
});

describe('a report of the bank', () => {
  const statuses = (...all: readonly (readonly [string, string | null, string?])[]) =>
    all.map(([endToEndId, status, code]) => ({
      endToEndId,
      instructionId: null,
      status,
      reasons: code === undefined ? [] : [{ code, text: `for ${OWN_IBAN}` }],
    }));

  async function withPayouts(...numbers: readonly string[]) {
    const adapter = await startAdapter({ everyMs: IN_AN_HOUR, paymentsMax: numbers.length });
    for (const number of numbers) await adapter.call('payout', payoutCall(number));
    const [file] = await adapter.filesCome(1);
    if (file === undefined) throw new Error('no file came');
    const kinds = async () => {
      const answers = await Promise.all(numbers.map((number) => adapter.call('inquire', inquiry(number))));
      return answers.map(({ kind }) => kind);
    };
    return { ...adapter, file, kinds };
  }

  it('declines what was rejected, approves what is settled, and leaves the rest pending', async () => {
    const { call, file, deliver, kinds } = await withPayouts('TG1', 'TG2', 'TG3', 'TG4');
    const batchId = file.batches[0]?.batchId ?? '';
    const payments = statuses(['TG1', 'RJCT', 'AC04'], ['TG2', 'ACSC'], ['TG3', 'ACSP']);
    const batches = [{ batchId, status: null, reasons: [], payments }];
    await deliver(reportOn(file, { status: 'PART', batches }));
    expect(await kinds()).toEqual(['declined', 'approved', 'pending', 'pending']);
    expect(await call('inquire', inquiry('TG1'))).toMatchObject({
      message: 'The account is closed.',
      decline: { class: 'hard', schemeCode: 'AC04' },
    });
  });

  it('holds for all that is in a file if it names no payments', async () => {
    const rejected = await withPayouts('TG1', 'TG2');
    await rejected.deliver(
      reportOn(rejected.file, { status: 'RJCT', reasons: [{ code: 'FF01', text: 'no' }], batches: [] }),
    );
    expect(await rejected.kinds()).toEqual(['declined', 'declined']);
    const settled = await withPayouts('TG1', 'TG2');
    await settled.deliver(reportOn(settled.file, { status: 'ACSC', batches: [] }));
    expect(await settled.kinds()).toEqual(['approved', 'approved']);
  });

  it('decides nothing if it refuses a duplicate, because the first one may be paid', async () => {
    const { file, deliver, kinds, lines } = await withPayouts('TG1');
    for (const code of ['DU01', 'AM05']) {
      await deliver(reportOn(file, { status: 'RJCT', reasons: [{ code, text: null }], batches: [] }));
    }
    expect(await kinds()).toEqual(['pending']);
    const problems = lines.filter(({ event }) => event === 'look at this').map(({ problem }) => problem);
    expect(problems).toEqual(Array.from({ length: 2 }, () => 'refused as a duplicate, which decides nothing'));
  });

  it('takes back no result, and somebody is to look at it', async () => {
    const { file, deliver, kinds, lines } = await withPayouts('TG1');
    await deliver(reportOn(file, { status: 'ACSC', batches: [] }));
    await deliver(reportOn(file, { status: 'RJCT', reasons: [{ code: 'AC04', text: null }], batches: [] }));
    expect(await kinds()).toEqual(['approved']);
    expect(lines).toContainEqual(
      expect.objectContaining({ number: 'TG1', problem: 'rejected after it was paid; its return has to follow' }),
    );
  });

  it('changes nothing if it is about another file or payment, and somebody is to look at it', async () => {
    const { file, deliver, kinds, lines } = await withPayouts('TG1');
    const batches = [
      { batchId: file.batches[0]?.batchId ?? '', status: null, reasons: [], payments: statuses(['TG9', 'RJCT']) },
    ];
    await deliver(reportOn({ ...file, messageId: 'OTHER-1' }, { status: 'RJCT', batches: [] }));
    await deliver(reportOn(file, { batches }));
    expect(await kinds()).toEqual(['pending']);
    expect(lines.flatMap(({ problem }) => problem ?? [])).toEqual([
      'a report about a file that is not ours',
      'a report about a payment that is not in its file',
    ]);
  });

  it('counts once, is kept, and what cannot be read is put aside with the reason', async () => {
    const { file, deliver, settings, lines, kinds } = await withPayouts('TG1');
    const report = reportOn(file, { status: 'ACSC', batches: [] });
    await deliver(report, 'a.xml');
    await deliver(report, 'b.xml');
    await deliver('<Document><broken', 'c.xml');
    await deliver(readFileSync(join(settings.outFolder, `pain001-${file.messageId}.xml`)), 'd.xml');
    expect(await kinds()).toEqual(['approved']);
    expect(readdirSync(join(settings.inFolder, 'read'))).toEqual(['a.xml', 'b.xml']);
    const refused = join(settings.inFolder, 'refused');
    expect(readdirSync(refused)).toEqual(['c.xml', 'c.xml.reason.txt', 'd.xml', 'd.xml.reason.txt']);
    expect(readFileSync(join(refused, 'c.xml.reason.txt'), 'utf8')).toBe(
      'line 1, column 18: the tag broken is not well formed\n',
    );
    expect(lines.filter(({ event }) => event === 'file read').map(({ isKnown }) => isKnown)).toEqual([false, true]);
    expect(JSON.stringify(lines)).not.toContain(OWN_IBAN);
    expect(JSON.stringify(lines)).not.toContain(TEST_ACCOUNTS.approved);
  });

  it('is read although another file is too large, and although nothing can be written', async () => {
    const { settings, file, deliver, kinds, call, lines, filesCome } = await withPayouts('TG1');
    const large = join(settings.inFolder, 'a-large.xml');
    writeFileSync(large, '');
    truncateSync(large, 33 * 1024 * 1024);
    renameSync(settings.outFolder, `${settings.outFolder}-gone`);
    await call('payout', payoutCall('TG2'));
    await deliver(reportOn(file, { status: 'ACSC', batches: [] }));
    expect(await kinds()).toEqual(['approved']);
    await expect.poll(() => readdirSync(join(settings.inFolder, 'refused'))).toContain('a-large.xml');
    await expect.poll(() => lines.map(({ event }) => event)).toContain('round failed');
    // It goes on as soon as it can, and every payout is in one file.
    renameSync(`${settings.outFolder}-gone`, settings.outFolder);
    const files = await filesCome(2);
    const numbers = files.flatMap(({ batches }) => batches[0]?.payments.map(({ endToEndId }) => endToEndId) ?? []);
    expect(numbers.toSorted()).toEqual(['TG1', 'TG2']);
  });

  it('is not read while it is still written', async () => {
    const { settings, file, kinds } = await withPayouts('TG1');
    const report = reportOn(file, { status: 'ACSC', batches: [] });
    for (const name of ['.hidden.xml', 'half.xml.part']) writeFileSync(join(settings.inFolder, name), report);
    await new Promise((resolve) => setTimeout(resolve, settings.lookMs * 10));
    expect(await kinds()).toEqual(['pending']);
    expect(readdirSync(settings.inFolder)).toEqual(['.hidden.xml', 'half.xml.part']);
  });
});
