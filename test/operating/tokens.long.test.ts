import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGateway } from '../helpers/gateway/gateway.ts';
import type { TestGateway } from '../helpers/gateway/gateway.ts';
import { readGuide } from '../helpers/docs/guides.ts';
import { commandsIn, createShell } from './guide-commands.ts';
import type { GuideBlock, Shell } from './guide-commands.ts';

// Every command of the guide "Commands and programs", with a person who confirms in a browser.

let gateway: TestGateway;
let shell: Shell;

beforeAll(async () => {
  gateway = await startTestGateway({ env: { OPERATOR_TOKEN: 'the-break-glass-token-of-this-gateway' } });
  shell = createShell({ env: { TOLLGATE_URL: gateway.url } });
});

afterAll(async () => {
  await shell.close();
  await gateway.close();
});

const OUTPUT = 'waiting.txt';

async function submit(path: string, form: Readonly<Record<string, string>>, cookie = ''): Promise<Response> {
  const headers = { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' };
  return fetch(gateway.url + path, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(form) });
}

/** Runs a command that waits, and confirms what it asks as the sandbox's engineer. */
async function confirmed(block: GuideBlock): Promise<string> {
  const file = join(shell.folder, OUTPUT);
  rmSync(file, { force: true });
  const ended = shell.run({ ...block, script: `${block.script.trim()} 2> ${OUTPUT}` });
  const link = /^Open (\S+code=(\S+))$/m;
  await expect.poll(() => (existsSync(file) ? readFileSync(file, 'utf8') : '')).toMatch(link);
  const [, address = '', code = ''] = link.exec(readFileSync(file, 'utf8')) ?? [];
  const cookie = (await submit('/account/demo', { role: 'engineer' })).headers.get('set-cookie')?.split(';')[0] ?? '';
  const page = await (await fetch(address, { headers: { Cookie: cookie } })).text();
  const csrf = /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
  expect((await submit('/account/device', { csrf, code, decision: 'confirmed' }, cookie)).status).toBe(200);
  const { exitCode, stdout } = await ended;
  expect(exitCode).toBe(0);
  return stdout;
}

async function run(block: GuideBlock, values: Readonly<Record<string, string>> = {}): Promise<string> {
  const script = block.script.replaceAll(/<([\w-]+)>/g, (_, name: string) => values[name] ?? '');
  const { exitCode, stdout, stderr } = await shell.run({ ...block, script });
  expect({ script, exitCode, stderr }).toEqual({ script, exitCode: 0, stderr: '' });
  return stdout;
}

it('every command of the guide runs: login, confirm, a token from creation to its end, logout', async () => {
  const blocks = commandsIn('tokens');
  expect(blocks).toHaveLength(8);
  const [login, whoami, confirm, create, use, list, revoke, logout] = blocks as [
    GuideBlock,
    GuideBlock,
    GuideBlock,
    GuideBlock,
    GuideBlock,
    GuideBlock,
    GuideBlock,
    GuideBlock,
  ];
  expect(await confirmed(login)).toContain(' as engineer@tollgate.example, until ');
  expect(await run(whoami)).toMatch(/^actor +engineer@tollgate\.example\nkind +person\n/);
  expect(await confirmed(confirm)).toMatch(/^Confirmed\. /);
  const created = await run(create);
  const token = /^token +(tgt_\S+)$/m.exec(created)?.[1] ?? '';
  const tokenId = /^id +(token_\S+)$/m.exec(created)?.[1] ?? '';
  expect(await run(use, { token })).toMatch(/^TRADE NUMBER /);
  expect(await run(list)).toMatch(new RegExp(`^${tokenId} +nightly-export +active +all +20\\S+ +20`, 'm'));
  expect(await run(revoke, { 'token-id': tokenId })).toBe(`Token ${tokenId} (nightly-export) is revoked.\n`);
  expect((await shell.run({ ...use, script: use.script.replace('<token>', token) })).stderr).toContain(
    'tollgate login',
  );
  expect(await run(logout)).toBe(`Signed out of ${gateway.url}.\n`);
});

it('the metric and the warning of break-glass have the names that the guide says', () => {
  const guide = readGuide('tokens');
  for (const [file, name] of [
    ['src/gateway/observe/metrics.ts', 'tollgate_break_glass_uses_total'],
    ['src/gateway/operator/break-glass-watch.ts', 'break-glass token used'],
  ] as const) {
    expect(guide).toContain(`\`${name}\``);
    expect(readFileSync(file, 'utf8')).toContain(`'${name}'`);
  }
});
