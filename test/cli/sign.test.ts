import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { sandboxAccount } from '../../generated/sandbox.ts';
import { startCommand, tollgate, tollgateJson } from './command.ts';

const { examples } = contract.components;
const alipay = examples.CreatePaymentAlipayRequest.value;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tollgate-sign-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(body: unknown): Promise<string> {
  const file = join(folder, `${Math.random()}.json`);
  await writeFile(file, typeof body === 'string' ? body : JSON.stringify(body));
  return file;
}

describe('tollgate sign', () => {
  it('shows the sign and how it came about, with the key masked', async () => {
    const { sign, ...body } = alipay;
    expect(await tollgate('sign', 'createPayment', await fileOf(body), '--variant', 'ALIPAY')).toEqual({
      code: 0,
      stderr: '',
      stdout: [
        'createPayment signs 4 fields, in this order:',
        '',
        'FIELD         VALUE',
        `merNo         ${body.merNo}`,
        `merOrderNo    ${body.merOrderNo}`,
        `currencyCode  ${body.currencyCode}`,
        `sourceAmount  ${body.sourceAmount}`,
        '',
        `text             ${body.merNo}${body.merOrderNo}${body.currencyCode}${body.sourceAmount}<key>`,
        `MD5, upper case  ${sign}`,
        '',
      ].join('\n'),
    });
  });

  it('reads the standard input, and prints JSON', async () => {
    const body = examples.QueryBalanceRequest.value;
    const command = startCommand(['sign', 'queryBalance', '-', '--json'], { input: JSON.stringify(body) });
    const { code, stdout } = await command.ended;
    expect([code, JSON.parse(stdout)]).toEqual([
      0,
      {
        operation: 'queryBalance',
        form: 'md5',
        fields: [
          { field: 'merNo', text: '100001' },
          { field: 'currency', text: 'USD' },
        ],
        text: '100001USD<key>',
        sign: body.sign,
        given: { right: true, explanation: '' },
        problems: [],
      },
    ]);
  });

  it('says what is wrong with the sign of the body, and with its fields', async () => {
    const wrong = { ...alipay, sign: alipay.sign.toLowerCase(), sourceAmount: '100.00', ipAddress: 7 };
    const { code, stdout } = await tollgate('sign', 'createPayment', await fileOf(wrong), '--variant', 'ALIPAY');
    expect(code).toBe(1);
    expect(stdout).toContain('The sign in the body is wrong.');
    expect(stdout).toContain('/docs/errors/10002/');
    expect(stdout).toContain('The sign is correct except that it must be in upper case.');
    expect(stdout).toContain('ipAddress: must be a string');
  });

  it('shows no account number and no key', async () => {
    const body = examples.CreatePayoutRequest.value;
    const { stdout } = await tollgate('sign', 'createPayout', await fileOf(body), '--key', 'secret-key');
    expect(stdout).toContain(`*${body.cardNo.slice(-4)}`);
    expect(stdout).not.toContain(body.cardNo);
    expect(stdout).not.toContain('secret-key');
  });

  it('signs by RSA where the method allows it', async () => {
    const pem = await fileOf(sandboxAccount.privateKey);
    const body = examples.CreatePaymentApplePayRsaRequest.value;
    const args = ['sign', 'createPayment', await fileOf(body), '--private-key', pem];
    expect(await tollgateJson(...args, '--variant', 'APPLE_PAY')).toMatchObject({
      form: 'rsa-sha256',
      sign: body.sign,
      given: { right: true },
      problems: [],
    });
    expect(await tollgate(...args, '--variant', 'ALIPAY')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'tollgate: ALIPAY does not support RSA; remove --private-key\n',
    });
  });

  it.each([
    [['sign'], 'Missing argument OPERATION; see --help', 2],
    [['sign', 'pay', '-'], /^OPERATION must be one of createPayment, .*, not "pay"$/, 2],
    [['sign', 'queryBalance', 'no-such-file'], 'cannot read no-such-file (ENOENT)', 1],
    [['sign', 'queryBalance', '-'], 'the body is not valid JSON; give a JSON object', 1],
    [['sign', 'queryBalance', '-', 'more'], "Unexpected argument 'more'; see --help", 2],
  ])('%j ends with one line', async (args, message, code) => {
    const end = await tollgate(...args);
    expect(end).toMatchObject({ code, stdout: '' });
    const line = end.stderr.replace(/^tollgate: /, '').trimEnd();
    if (typeof message === 'string') expect(line).toBe(message);
    else expect(line).toMatch(message);
  });
});
