import { execFile } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { fakeNotification } from '../../src/receiver/index.ts';
import { buy, complete, openDemoShop, post, read, textOf, until } from '../helpers/payer/demo-shop.ts';
import type { DemoShop, ShownOrder } from '../helpers/payer/demo-shop.ts';
import { freePort } from '../helpers/gateway/free-port.ts';
import { canRun, runProgram, startProgram } from '../helpers/docs/guide-programs.ts';
import { sampled } from '../helpers/sweep.ts';

// The code that the demo shop shows, copied from its page and run as it stands, in every language that is installed.

/** In the order of the page, with the name that the runner has for each. */
const LANGUAGES = ['ts', 'php', 'java', 'python', 'go', 'csharp'];

let shop: DemoShop;
let paid: ShownOrder;
let refunded: ShownOrder;
let folder: string;
let runs = 0;
const running: ChildProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tollgate-shop-code-'));
  shop = await openDemoShop();
  paid = await pay();
  const other = await pay();
  await post(shop.gateway.url, `${other.path}/refund`, {});
  refunded = await until(other.path, shop.gateway.url, ({ standing }) => standing === 'Refunded.');
});

afterEach(() => {
  for (const child of running.splice(0)) child.kill();
});

afterAll(async () => {
  await shop?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(
  sampled(
    LANGUAGES.map((language, index) => ({ language, index })),
    2,
  ),
)('the code of the demo shop in $language', ({ language, index }) => {
  it('creates an order, as often as it is run', async () => {
    for (const _ of [1, 2]) expect(await runStep(paid, 'signed')).toContain(`${shop.gateway.url}/pay/`);
  });

  it('redirects the payer', async () => {
    await compile(language, codeOf(paid, 'answered', index));
  });

  it('verifies a notification and acknowledges it, and refuses a forged one', async () => {
    const port = await freePort();
    const code = codeOf(paid, 'notified', index).replaceAll('9000', String(port));
    running.push(await startProgram({ guide: 'shop', language, code }, nextFolder()));
    const send = (secret: string) => deliver(`http://localhost:${port}/notify`, secret);
    const right = () => send(sandboxAccount.webhookSecret).catch(String);
    await expect.poll(right).toBe('200 SUCCESS');
    expect(await send('whsec_YW5vdGhlciBzZWNyZXQgb2YgMjQgYnl0ZXM=')).toMatch(/^401 (?!SUCCESS)/);
  });

  it('queries the payment', async () => {
    expect(await runStep(paid, 'confirmed')).toMatch(/state\W+3\b/);
  });

  it('refunds once, however often it is run', async () => {
    const order = await pay();
    const [, refundNo = 'none'] = /(RF\w{8,})/.exec(await runStep(order, 'refund')) ?? [];
    expect(await runStep(order, 'refund')).toContain(refundNo);
  });

  it('queries the refund', async () => {
    expect(await runStep(refunded, 'refundConfirmed')).toMatch(/state\W+6\b/);
  });

  function runStep(order: ShownOrder, step: string): Promise<string> {
    const code = codeOf(order, step, index);
    const program = { guide: 'shop', language, code: language === 'csharp' ? inMain(code) : code };
    expect(canRun(program)).toBe(true);
    return runProgram(program, nextFolder(), []);
  }
});

async function pay(): Promise<ShownOrder> {
  const { gateway } = shop;
  const order = await buy(gateway.url);
  await complete(gateway, order, 'success');
  await until(order.path, gateway.url, ({ standing }) => standing === 'Paid.');
  return read(order.path, gateway.url);
}

function codeOf({ html }: ShownOrder, step: string, index: number): string {
  const text = textOf(new RegExp(`<pre id="${step}-code-${index}"[^>]*>(.*?)</pre>`, 's').exec(html)?.[1] ?? '');
  expect(text).not.toBe('');
  return text;
}

/** Statements without a class need a newer compiler than Mono's. */
function inMain(code: string): string {
  const lines = code.split('\n');
  const usings = lines.filter((line) => line.startsWith('using '));
  const others = lines.filter((line) => !line.startsWith('using '));
  return `${usings.toSorted((one, other) => Number(one.includes('=')) - Number(other.includes('='))).join('\n')}
static class Program
{
    static async System.Threading.Tasks.Task Run()
    {
${others.join('\n')}
    }
    static void Main() { Run().GetAwaiter().GetResult(); }
}
`;
}

const COMPILERS: Readonly<Record<string, readonly [file: string, command: string, ...args: string[]]>> = {
  ts: ['redirect.ts', process.execPath, 'redirect.ts'],
  php: ['redirect.php', 'php', '-l', 'redirect.php'],
  java: ['Checkout.java', 'javac', 'Checkout.java'],
  python: ['redirect.py', 'python3', '-m', 'py_compile', 'redirect.py'],
  go: ['redirect.go', 'gofmt', '-e', '-d', 'redirect.go'],
  csharp: ['Checkout.cs', 'mcs', '-target:library', 'Checkout.cs'],
};

async function compile(language: string, code: string): Promise<void> {
  const [file = '', command = '', ...args] = COMPILERS[language] ?? [];
  const at = nextFolder();
  mkdirSync(at, { recursive: true });
  writeFileSync(join(at, file), `${code}\n`);
  await promisify(execFile)(command, args, { cwd: at });
}

async function deliver(url: string, secret: string): Promise<string> {
  const payload = { tradeNo: 'TG1', merOrderNo: paid.number, code: '0', message: 'Payment succeeded.' } as const;
  const { headers, body } = fakeNotification('paymentResult', payload, { secret });
  const answer = await fetch(url, { method: 'POST', headers, body });
  return `${answer.status} ${await answer.text()}`;
}

function nextFolder(): string {
  runs += 1;
  return join(folder, String(runs));
}
