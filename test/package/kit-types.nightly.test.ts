import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildKit } from '../helpers/package/kit-package.ts';
import { findUndocumented } from './undocumented.ts';

// The types as a merchant's editor shows them: every name is explained, and a mistake is explained in a line or two.

const folder = mkdtempSync(join(tmpdir(), 'tollgate-kit-types-'));
const ENTRIES = {
  client: 'client/index',
  receiver: 'receiver/index',
  contract: 'client/contract',
  validate: 'client/validate-request',
};
let kit = '';

beforeAll(() => {
  kit = buildKit(folder);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function compile(files: readonly string[]): ts.Program {
  const places = Object.entries(ENTRIES).map(([name, file]) => [`@tollgate/kit/${name}`, [declarationsOf(file)]]);
  return ts.createProgram(files, {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts'],
    types: ['node'],
    typeRoots: [resolve('node_modules/@types')],
    paths: Object.fromEntries(places),
    strict: true,
    noEmit: true,
    skipLibCheck: true,
  });
}

function declarationsOf(entry: string): string {
  return join(kit, 'src', `${entry}.d.ts`);
}

it('every exported function, type, method, option and field of the kit is explained', () => {
  const files = Object.values(ENTRIES).map(declarationsOf);
  expect(findUndocumented(compile(files), files, kit)).toEqual([]);
});

const ORDER = `{ merOrderNo: 'A', currencyCode: 'BRL', sourceAmount: '1.00', returnUrl: 'http://x', ipAddress: '1.1.1.1' }`;

/** What is wrong, the program, and what the compiler must say. */
const MISTAKES: [title: string, code: string, says: RegExp][] = [
  [
    'a missing field',
    `client.createPayment('PIX', { merOrderNo: 'A', currencyCode: 'BRL', sourceAmount: '1.00', ipAddress: '1.1.1.1' });`,
    /Property 'returnUrl' is missing .* but required in type 'PixPaymentBody'/,
  ],
  [
    'a field of another type',
    `client.createPayment('PIX', { ...order, sourceAmount: 100 });`,
    /^Type 'number' is not assignable to type 'string'/,
  ],
  [
    'an unknown currency',
    `client.createPayment('PIX', { ...order, currencyCode: 'REAL' });`,
    /^Type '"REAL"' is not assignable to type 'CurrencyCode'/,
  ],
  [
    'a misspelled field',
    `client.createPayment('PIX', { ...order, notifyURL: 'http://x' });`,
    /'notifyURL' does not exist in type 'PixPaymentBody'. Did you mean to write 'notifyUrl'\?$/,
  ],
  [
    'an unknown method',
    `client.createPayment('BITCOIN', order);`,
    /^Argument of type '"BITCOIN"' is not assignable to parameter of type '.*"PIX".*|PaymentMethod'/,
  ],
  [
    'a card payment without a card',
    `client.createPayment('CREDIT_CARD', { ...order });`,
    /is missing the following properties from type 'CardPaymentBody': cardNo, cardExpireMonth/,
  ],
  [
    'a refund query without its number',
    `client.queryOrder({ queryType: 'refund', merOrderNo: 'A', tradeNo: 'B' });`,
    /Property 'refundNo' is missing .* but required in type 'RefundQueryBody'/,
  ],
  [
    'a misspelled field of a result',
    `client.createPayment('PIX', order).then(({ payURL }) => payURL);`,
    /^Property 'payURL' does not exist on type 'RedirectResult'/,
  ],
  [
    'a field that a notification does not have',
    `receiver.on('paymentResult', ({ refundNo }) => refundNo);`,
    /^Property 'refundNo' does not exist on type 'PaymentResultNotification'/,
  ],
  [
    'a constant of another enum',
    `client.queryOrder({ queryType: 'sales', merOrderNo: 'A', tradeNo: 'B' }).then(({ state }) => state === RefundState.Success);`,
    /^This comparison appears to be unintentional because the types 'OrderState' and '6' have no overlap/,
  ],
];

describe('the compiler', () => {
  it('names the field and the type in at most 6 short lines', () => {
    const files = MISTAKES.map(([, code], index) => {
      const file = join(folder, `mistake-${index}.mts`);
      writeFileSync(
        file,
        `import type { Client } from '@tollgate/kit/client';
        import type { Receiver } from '@tollgate/kit/receiver';
        import { RefundState } from '@tollgate/kit/contract';
        declare const client: Client;
        declare const receiver: Receiver;
        const order = ${ORDER} as const;
        void [client, receiver, order, RefundState];
        ${code}`,
      );
      return file;
    });
    const program = compile(files);
    for (const [index, [title, , says]] of MISTAKES.entries()) {
      const found = program.getSemanticDiagnostics(program.getSourceFile(files[index] ?? ''));
      const messages = found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
      expect([title, messages]).toEqual([title, [expect.stringMatching(says)]]);
      const lines = messages.join('\n').split('\n');
      expect([title, lines.length <= 6, lines.every((line) => line.length <= 260)]).toEqual([title, true, true]);
    }
  });
});
