import { expect, it } from 'vitest';
import { describeGateway } from '../../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../../helpers/gateway/gateway.ts';
import { dataOf } from '../../../helpers/payer/shop.ts';
import { FILES, sendFile } from '../files/sent-file.ts';
import type { WireFile } from '../files/sent-file.ts';

// The same files in another order, twice, and corrected: sent by a person, while the sandbox sends none itself.

const DAY = 86_400;

async function contentOf(gateway: TestGateway, day: string, format: string): Promise<Buffer> {
  const { status, body } = await gateway.operator('GET', `/operator/reconciliation/sandbox/files/${day}/${format}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return Buffer.from((body as { content: string }).content);
}

/** Until it was read. */
async function send(gateway: TestGateway, bytes: Buffer): Promise<WireFile> {
  const { fileNo } = await sendFile(gateway, bytes);
  await expect
    .poll(() => fileOf(gateway, fileNo).then(({ state }) => state), { timeout: 20_000 })
    .toMatch(/^(?:done|refused|superseded)$/);
  return fileOf(gateway, fileNo);
}

async function fileOf(gateway: TestGateway, fileNo: string): Promise<WireFile> {
  const { body } = await gateway.operator('GET', `${FILES}/${fileNo}`);
  return (body as { file: WireFile }).file;
}

async function open(gateway: TestGateway): Promise<string[]> {
  const { body } = await gateway.operator('GET', '/operator/exceptions?state=open');
  return (body as { exceptions: { kind: string; endedAt: string | null }[] }).exceptions
    .filter(({ endedAt }) => endedAt === null)
    .map(({ kind }) => kind)
    .toSorted();
}

async function problemsOf(gateway: TestGateway): Promise<readonly string[]> {
  const { body } = await gateway.operator('GET', '/operator/ledger/verify');
  return (body as { problems: string[] }).problems;
}

async function addAccount(gateway: TestGateway): Promise<void> {
  const account = {
    version: 0,
    name: 'Sandbox bank, EUR',
    scheme: 'iban',
    number: 'DE89370400440532013000',
    currency: 'EUR',
    format: 'camt',
    calendar: 'TARGET',
  };
  const { status, body } = await gateway.operator('PUT', '/operator/bank-accounts/main-eur', account);
  expect(status, JSON.stringify(body)).toBeLessThan(300);
}

describeGateway('Files that people send', (open_) => {
  it('end in the same state in any order, and change nothing a second time (I19, S50)', async () => {
    const gateway = await open_();
    await gateway.operator('PUT', '/operator/reconciliation/sandbox/setting', { takesIn: false });
    await addAccount(gateway);
    for (const amount of ['100.00', '40.00']) {
      dataOf(await gateway.shop.pay({ currencyCode: 'EUR', sourceAmount: amount }));
      await gateway.advance(DAY);
    }
    await gateway.advance(5 * DAY);
    const [first, second] = [
      await contentOf(gateway, '2026-11-10', 'report'),
      await contentOf(gateway, '2026-11-11', 'report'),
    ];
    const [one, two] = [
      await contentOf(gateway, '2026-11-12', 'camt053'),
      await contentOf(gateway, '2026-11-13', 'camt053'),
    ];
    const swift = await contentOf(gateway, '2026-11-12', 'mt940');

    expect(await send(gateway, one)).toMatchObject({ state: 'done', openLines: 1 });
    expect(await open(gateway)).toEqual(['unknown']);
    expect(await send(gateway, second)).toMatchObject({ state: 'done', openLines: 0 });
    expect(await send(gateway, first)).toMatchObject({ state: 'done', openLines: 0 });
    // The bank's line had waited for the report.
    expect(await open(gateway)).toEqual([]);
    expect(await send(gateway, one)).toMatchObject({ state: 'done' });
    expect(await send(gateway, swift)).toMatchObject({ state: 'done', lines: 1, knownLines: 1 });
    expect(await send(gateway, two)).toMatchObject({ state: 'done', openLines: 0 });
    await gateway.advance(DAY);
    expect(await open(gateway)).toEqual([]);
    expect(await problemsOf(gateway)).toEqual([]);
  });

  it('replace an earlier report if they correct it, and refuse a gap by its name', async () => {
    const gateway = await open_();
    await gateway.operator('PUT', '/operator/reconciliation/sandbox/setting', { takesIn: false });
    await addAccount(gateway);
    dataOf(await gateway.shop.pay({ currencyCode: 'EUR', sourceAmount: '100.00' }));
    await gateway.advance(DAY);
    dataOf(await gateway.shop.pay({ currencyCode: 'EUR', sourceAmount: '40.00' }));
    await gateway.advance(6 * DAY);
    const right = await contentOf(gateway, '2026-11-10', 'report');
    const wrong = Buffer.from(
      right
        .toString()
        .replace('"gross":"10000"', '"gross":"9000"')
        .replace('"net":"9835"', '"net":"8835"')
        .replace('"total":"9835"', '"total":"8835"'),
    );
    const [one, two] = [
      await contentOf(gateway, '2026-11-12', 'camt053'),
      await contentOf(gateway, '2026-11-13', 'camt053'),
    ];
    const old = await send(gateway, wrong);
    expect(old).toMatchObject({ state: 'done', openLines: 1 });
    expect(await open(gateway)).toContain('amount');
    await send(gateway, one);
    expect(await send(gateway, right)).toMatchObject({ state: 'done', openLines: 0, supersedes: old.fileNo });
    expect(await fileOf(gateway, old.fileNo)).toMatchObject({ state: 'superseded' });
    await send(gateway, await contentOf(gateway, '2026-11-11', 'report'));
    const gap = Buffer.from(two.toString().replace('<ElctrncSeqNb>2<', '<ElctrncSeqNb>3<'));
    expect(await send(gateway, gap)).toMatchObject({
      state: 'refused',
      problem: { text: 'statement 3 of main-eur does not follow: the last one here is 1, so send 2 first' },
    });
    expect(await send(gateway, two)).toMatchObject({ state: 'done' });
    await gateway.advance(DAY);
    expect(await open(gateway)).toEqual([]);
    expect(await problemsOf(gateway)).toEqual([]);
  });
});
