import { execFile } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { sandboxAccount } from '../../generated/sandbox.ts';
import { createClient } from '../../src/client/index.ts';
import type { CreatePaymentBody } from '../../src/client/index.ts';
import { webhookHeaders } from '../../src/protocol/standard-webhooks.ts';
import { freePort } from '../helpers/gateway/free-port.ts';
import { startTestGateway } from '../helpers/gateway/gateway.ts';
import type { TestGateway } from '../helpers/gateway/gateway.ts';
import { canRun, guidePrograms, runProgram, startProgram } from '../helpers/docs/guide-programs.ts';
import type { GuideProgram } from '../helpers/docs/guide-programs.ts';
import { sampled } from '../helpers/sweep.ts';

// The programs of the guides, in every language that is installed: they sign right, a sandbox accepts them twice, and they
// verify notifications.

const SANDBOX = 'http://localhost:8080';

/** What a program listens with. The kit's own programs are tested in kit.nightly.test.ts. */
const SERVES = /php -S|HttpServer|HTTPServer|ListenAndServe|HttpListener|createServer/;
const RECEIVER_GUIDES = ['first-payment', 'verify-webhook', 'verify-by-hand'];

const programs = guidePrograms();
const signers = programs.filter(({ guide }) => guide === 'signing');
const servers = programs.filter(({ guide, code }) => RECEIVER_GUIDES.includes(guide) && SERVES.test(code));
const callers = programs.filter(({ guide, code }) => code.includes(SANDBOX) && !SERVES.test(code) && guide !== 'kit');
const byHand = programs.filter(({ guide }) => guide === 'without-helper');
const payoutReceivers = servers.filter(({ guide }) => guide !== 'verify-by-hand');

let gateway: TestGateway;
let folder: string;
let runs = 0;
const running: ChildProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tollgate-guides-'));
  gateway = await startTestGateway();
});

afterEach(() => {
  for (const child of running.splice(0)) child.kill();
});

afterAll(async () => {
  await gateway?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a program of the guides', () => {
  it.each(signers.filter(canRun))('signs as the gateway does, in $language', async (program) => {
    const printed = await runProgram(program, nextFolder(), []);
    expect(printed.trim()).toBe(contract.components.examples.CreatePaymentCardRequest.value.sign);
  });

  it.each(sampled(callers.filter(canRun), 4))(
    'a program of the guide $guide in $language is accepted by the sandbox, twice',
    async (program) => {
      const code = program.code.replaceAll(SANDBOX, gateway.url);
      for (const at of [nextFolder(), nextFolder()]) {
        const printed = await runProgram({ ...program, code }, at, await paidToday());
        expect(printed).toMatch(PRINTED[program.guide] ?? ACCEPTED);
      }
    },
  );

  it.each(servers.filter(canRun))(
    'a program of the guide $guide verifies notifications in $language',
    async (program) => {
      const { send } = await startReceiver(program);
      const forged = { secret: 'whsec_YW5vdGhlciBzZWNyZXQgb2YgMjQgYnl0ZXM=' };
      expect(await send('/notify', forged)).toMatch(/^401 (?!SUCCESS)/);
      expect(await send('/notify', { timestampSeconds: nowSeconds() - 301 })).toMatch(/^401 (?!SUCCESS)/);
    },
  );

  it.each(payoutReceivers.filter(canRun))(
    'tells payouts from payments by their path, in $language',
    async (program) => {
      const { send, printed } = await startReceiver(program);
      expect(await send('/payouts', {})).toBe('200 SUCCESS');
      await expect.poll(printed).toMatch(/payoutResult/);
      expect(printed().match(/paymentResult/g)).toHaveLength(1);
    },
  );

  it('a program for production stops without a setting, and names it', async () => {
    const program = programs.find(({ guide }) => guide === 'production');
    const stopped = runProgram(program as GuideProgram, nextFolder(), []);
    await expect(stopped).rejects.toThrow('GATEWAY_URL is not set');
    expect(program?.code).not.toMatch(/localhost|tollgate-sandbox-key|100001/);
  });

  it('is there in every language that the docs promise', () => {
    const languages = ['csharp', 'go', 'java', 'php', 'python'];
    const inGuide = (guide: string) => servers.filter((one) => one.guide === guide);
    const parts: [string, GuideProgram[]][] = [
      ['js', signers],
      ['js', byHand],
      ['js', inGuide('verify-by-hand')],
      ['ts', inGuide('first-payment')],
      ['ts', inGuide('verify-webhook')],
    ];
    for (const [script, part] of parts) {
      expect(part.map(({ language }) => language).toSorted()).toEqual([...languages, script].toSorted());
    }
  });

  it('compiles in TypeScript, fragments too', async () => {
    const paths = {
      '@tollgate/kit/client': [resolve('src/client/index.ts')],
      '@tollgate/kit/receiver': [resolve('src/receiver/index.ts')],
      '@tollgate/kit/contract': [resolve('src/client/contract.ts')],
      'tollgate/testing': [resolve('src/testing/index.ts')],
    };
    const files = programs
      .filter(({ language }) => language === 'ts')
      .map(({ guide, code }, index) => {
        const file = join(folder, `${guide}-${index}.ts`);
        // Without an import or an export, the names of one program would be those of all.
        writeFileSync(file, `${code}\n${declarations(code)}\nexport {};\n`);
        return file;
      });
    const compilerOptions = {
      module: 'nodenext',
      target: 'esnext',
      lib: ['esnext'],
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      resolveJsonModule: true,
      skipLibCheck: true,
      types: ['node'],
      typeRoots: [resolve('node_modules/@types')],
      paths,
    };
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    const compiled = await promisify(execFile)(resolve('node_modules/.bin/tsc'), ['--project', folder]).catch(
      (error: { stdout: string }) => error,
    );
    // The kit's own files are compiled with the project.
    const ofGuides = compiled.stdout.split('\n').filter((line) => line.includes(basename(folder)));
    expect(ofGuides).toEqual([]);
  });
});

/** What a program prints if it was accepted. */
const ACCEPTED =
  /^00000 |Redirect the payer|redirect the payer|^Payout TG\w+ succeeded|^Refund RF\w+ of 40.00 USD accepted/;
const PRINTED: Readonly<Record<string, RegExp>> = {
  'without-helper': /^\{"code":"00000"/,
  errors: /^20001 The order does not exist\. .* req_/,
  // Twice: the orders of a day, and its totals.
  reconcile: /TG\w+,3,100\.00|Available now: \{/,
};

/** What fragments use and the text around them explains. */
function declarations(code: string): string {
  const used = Object.entries(FRAGMENT_NAMES).filter(
    ([name]) =>
      new RegExp(`\\b${name}\\b`).test(code) &&
      !new RegExp(`(?:const|let)\\b[^;=]*\\b${name}\\b|import \\{[^}]*\\b${name}\\b`).test(code),
  );
  return used.map(([name, type]) => `declare const ${name}: ${type};`).join('\n');
}

const FRAGMENT_NAMES: Readonly<Record<string, string>> = {
  client: "import('@tollgate/kit/client').Client",
  receiver: "import('@tollgate/kit/receiver').Receiver",
  payout: "Parameters<import('@tollgate/kit/client').Client['createPayout']>[0]",
  createServer: "typeof import('node:http').createServer",
  app: '{ post(path: string, handler: unknown): void }',
  fastify: '{ register(plugin: unknown): void }',
  request: 'Request',
  pool: '{ query(sql: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }> }',
  secret: 'string',
};

function nextFolder(): string {
  runs += 1;
  return join(folder, String(runs));
}

async function paidOrder(): Promise<[merOrderNo: string, tradeNo: string]> {
  const { merNo, key } = sandboxAccount;
  const client = createClient({ baseUrl: gateway.url, merNo, key, referer: 'http://localhost/checkout' });
  const {
    notifyUrl: _,
    protestNotifyUrl: __,
    ...body
  } = contract.components.examples.CreatePaymentCardRequest.value as CreatePaymentBody<'CREDIT_CARD'>;
  const merOrderNo = `GUIDE-${crypto.randomUUID().slice(0, 18)}`;
  const { tradeNo } = await client.createPayment('CREDIT_CARD', { ...body, merOrderNo });
  return [merOrderNo, tradeNo];
}

/** Programs that list a day are given the date: midnight may pass before they look. */
async function paidToday(): ReturnType<typeof paidOrder> {
  const today = () => new Date().toISOString().slice(0, 10);
  for (;;) {
    process.env['DAY'] = today();
    const paid = await paidOrder();
    if (process.env['DAY'] === today()) return paid;
  }
}

interface Sent {
  readonly secret?: string;
  readonly timestampSeconds?: number;
}

/** Starts a receiver and waits until it has acknowledged a payment result. */
async function startReceiver(program: GuideProgram) {
  const port = await freePort();
  const code = program.code.replaceAll('9000', String(port));
  const child = await startProgram({ ...program, code }, nextFolder());
  running.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (text += part.toString()));
  const send = (path: string, sent: Sent) => deliver(`http://localhost:${port}${path}`, sent);
  await expect.poll(() => send('/notify', {}).catch(String)).toBe('200 SUCCESS');
  return { send, printed: () => text };
}

async function deliver(url: string, sent: Sent): Promise<string> {
  const body = 'tradeNo=TG1&merOrderNo=ORDER-1001&code=0&message=Payment+succeeded.';
  const { secret = sandboxAccount.webhookSecret, timestampSeconds = nowSeconds() } = sent;
  const headers = {
    ...webhookHeaders({ id: `NT${crypto.randomUUID()}`, timestampSeconds, body }, [secret]),
    'content-type': 'application/x-www-form-urlencoded',
  };
  const answer = await fetch(url, { method: 'POST', headers, body });
  return `${answer.status} ${await answer.text()}`;
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
