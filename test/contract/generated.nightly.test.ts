import { execFile } from 'node:child_process';
import { cp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ErrorCode } from '../../generated/errors.ts';
import type { Notification, NotificationEvent, NotificationPayloads } from '../../generated/notifications.ts';
import type { components, paths } from '../../generated/openapi.ts';
import type { OperationId, RequestBodies, SuccessAnswers } from '../../generated/operations.ts';
import { inTemporaryFolder, runScript } from '../helpers/contract/contract.ts';
import { copyTree } from '../helpers/package/packed.ts';

type Answer<Path extends keyof paths> = paths[Path] extends {
  post: { responses: { 200: { content: { 'application/json': infer Body } } } };
}
  ? Body
  : never;

describe('npm run generate', () => {
  it('writes the bytes of generated/ again', async () => {
    await inTemporaryFolder(async (folder) => {
      const out = join(folder, 'generated');
      await runScript('scripts/generate.ts', ['--out', out]);
      expect(await readFolder(out)).toEqual(await readFolder('generated'));
    });
  });

  it('finds nothing stale in a tree whose node_modules is a link to those of another', async () => {
    await inTemporaryFolder(async (folder) => {
      await copyTree(folder);
      await symlink(resolve('node_modules'), join(folder, 'node_modules'));
      const check = promisify(execFile)(process.execPath, ['scripts/generate.ts', '--check'], { cwd: folder });
      expect(await check).toEqual({ stdout: '', stderr: '' });
    });
  });

  it('names a changed, a missing and an extra file, and in a check writes nothing', async () => {
    await inTemporaryFolder(async (folder) => {
      const out = join(folder, 'generated');
      await cp('generated', out, { recursive: true });
      await writeFile(join(out, 'errors.ts'), 'export const errors = {};\n');
      await rm(join(out, 'sandbox.ts'));
      await writeFile(join(out, 'extra.ts'), 'export {};\n');
      const before = await readFolder(out);

      const { code, stderr } = await runScript('scripts/generate.ts', ['--out', out, '--check']);
      expect(code).toBe(1);
      expect(stderr.trim().split('\n').toSorted()).toEqual([
        `${join(out, 'errors.ts')} is stale: run npm run generate`,
        `${join(out, 'extra.ts')} is not a generated file: delete it`,
        `${join(out, 'sandbox.ts')} is missing: run npm run generate`,
      ]);
      expect(await readFolder(out)).toEqual(before);

      const written = await runScript('scripts/generate.ts', ['--out', out]);
      expect([written.code, written.stderr]).toEqual([
        1,
        `${join(out, 'extra.ts')} is not a generated file: delete it\n`,
      ]);
      expect(await readFolder(out)).toEqual({ ...(await readFolder('generated')), 'extra.ts': 'export {};\n' });
    });
  });

  it('leaves no file of the contract out', async () => {
    const bundle = JSON.parse(await readFile('generated/openapi.json', 'utf8')) as {
      components: Record<string, object>;
    };
    for (const kind of await readdir('openapi/components')) {
      const files = await readdir(join('openapi/components', kind));
      const names = files.map((name) => name.replace('.yaml', ''));
      expect(Object.keys(bundle.components[kind] ?? {}).toSorted(), kind).toEqual(names.toSorted());
    }
  });
});

describe('the generated files', () => {
  it('import nothing from outside generated/', async () => {
    const files = Object.entries(await readFolder('generated')).filter(([name]) => /\.(ts|js)$/.test(name));
    for (const [name, text] of files) {
      const imported = ts.preProcessFile(text, true, true).importedFiles.map((reference) => reference.fileName);
      const outside = imported.filter((specifier) => !/^\.\/[\w.]+$/.test(specifier));
      expect(outside, name).toEqual([]);
    }
  });

  it('say at the top that they are generated', async () => {
    // A collection is written in the language of its program; its own test reads it.
    const files = Object.entries(await readFolder('generated')).filter(([name]) =>
      /^([^/]+\.(ts|js)|helpers\/.*)$/.test(name),
    );
    for (const [name, text] of files)
      expect(text, name).toMatch(
        /^(.{1,20}\n)?( \*|\/\/|#) Generated from (openapi\/|the pages) by `npm run generate`\./,
      );
  });
});

// These functions are never called: the compiler reads them, in `npm run typecheck` and in the last test.

function envelopeNarrowsOnCode(answer: Answer<'/refund/apply'>): void {
  if (answer.code === '00000') {
    expectTypeOf(answer.data).toEqualTypeOf<components['schemas']['RefundResult']>();
    expectTypeOf(answer.message).toEqualTypeOf<'SUCCESS'>();
  } else {
    expectTypeOf(answer.code).toEqualTypeOf<ErrorCode>();
    expectTypeOf(answer.data).toEqualTypeOf<undefined>();
  }
}

function paymentEnvelopeNarrowsOnCode(answer: Answer<'/payment'>): void {
  if (answer.code === '00000') expectTypeOf(answer.data.payCode).toEqualTypeOf<0 | 1 | 2>();
  else expectTypeOf(answer.code).toEqualTypeOf<ErrorCode>();
}

function bodiesAreTiedToTheirVariant(bodies: RequestBodies['createPayment']): void {
  expectTypeOf(bodies.ALIPAY).not.toExtend<RequestBodies['createPayment']['APPLE_PAY']>();
  expectTypeOf(bodies.PIX).not.toExtend<RequestBodies['createPayment']['CREDIT_CARD']>();
  // @ts-expect-error An Apple Pay body must have products and a browser.
  bodies.APPLE_PAY = bodies.ALIPAY;
  // @ts-expect-error An Alipay body knows no products.
  expectTypeOf(bodies.ALIPAY.products).toBeUndefined();
  // @ts-expect-error A card payment needs the card.
  bodies.CREDIT_CARD = bodies.PIX;
}

function answersAreTiedToTheirVariant(answers: SuccessAnswers['createPayment']): void {
  expectTypeOf(answers.ALIPAY.data.payUrl).toEqualTypeOf<string>();
  expectTypeOf(answers.CREDIT_CARD.data.payUrl).toEqualTypeOf<string | undefined>();
  expectTypeOf(answers.VN_BANK.sign).toEqualTypeOf<string>();
  // @ts-expect-error Only Vietnam Pay signs its answer.
  expectTypeOf(answers.ALIPAY.sign).toBeUndefined();
}

function notificationsNarrowOnEvent(notification: Notification): void {
  expectTypeOf(notification.event).toEqualTypeOf<NotificationEvent>();
  switch (notification.event) {
    case 'paymentResult':
    case 'payoutResult':
      expectTypeOf(notification.payload.code).toEqualTypeOf<'0' | '1'>();
      break;
    case 'refundResult':
      expectTypeOf(notification.payload).toEqualTypeOf<NotificationPayloads['refundResult']>();
      expectTypeOf(notification.payload.state).toEqualTypeOf<0 | 1>();
      break;
    default:
      expectTypeOf(notification.event).toEqualTypeOf<'chargeback'>();
      expectTypeOf(notification.payload.state).toEqualTypeOf<0 | 1 | 2>();
  }
}

function everyOperationHasBodiesAndAnswers(): void {
  expectTypeOf<keyof RequestBodies>().toEqualTypeOf<OperationId>();
  expectTypeOf<keyof SuccessAnswers>().toEqualTypeOf<OperationId>();
}

describe('the generated types', () => {
  it('narrow the envelope and the notifications, and tie each body to its variant', () => {
    const checked = [
      envelopeNarrowsOnCode,
      paymentEnvelopeNarrowsOnCode,
      bodiesAreTiedToTheirVariant,
      answersAreTiedToTheirVariant,
      notificationsNarrowOnEvent,
      everyOperationHasBodiesAndAnswers,
    ];
    expect(checked).toHaveLength(6);
    expect(diagnose('test/contract/generated.test.ts')).toEqual([]);
  });
});

/** What the compiler has against one file, with the project's own settings. */
function diagnose(file: string): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', (name) => ts.sys.readFile(name)) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, resolve('.'));
  const program = ts.createProgram([file], options);
  const source = program.getSourceFile(file);
  const found = [...program.getSemanticDiagnostics(source), ...program.getSyntacticDiagnostics(source)];
  return found.map((diagnostic) => ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
}

async function readFolder(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const names = files.map((file) => relative(folder, file)).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']));
}
