import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SANDBOX_OPERATOR_TOKEN } from '../../src/gateway/config/config.ts';
import { startTestGateway } from '../helpers/gateway/gateway.ts';
import type { TestGateway } from '../helpers/gateway/gateway.ts';
import { endCommandsAfterEach, startCommand } from './command.ts';
import type { CommandEnd } from './command.ts';

// `tollgate login` as a person uses it: the command in one process, the page that it names in their browser.

const BREAK_GLASS = 'the-token-of-the-environment-of-this-gateway';
const ENGINEER = 'engineer@tollgate.example';
const NEW_TOKEN = ['token', 'create', '--name', 'nightly', '--permission', 'orders.read', '--reason', 'ticket 4711'];

const folder = mkdtempSync(join(tmpdir(), 'tollgate-login-'));
const credentials = join(folder, 'tollgate', 'credentials.json');
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({ env: { OPERATOR_TOKEN: BREAK_GLASS } });
});
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true, force: true });
});
endCommandsAfterEach();

type Environment = Readonly<Record<string, string>>;

function start(args: readonly string[], env: Environment = {}) {
  const none = { TOLLGATE_TOKEN: '', OPERATOR_TOKEN: '' };
  return startCommand(args, { env: { ...none, XDG_CONFIG_HOME: folder, TOLLGATE_URL: gateway.url, ...env } });
}

const run = (args: readonly string[], env?: Environment): Promise<CommandEnd> => start(args, env).ended;

/** Runs a command that waits for its person, who answers it in a browser with a new session. */
async function answered(args: readonly string[], decision: 'confirmed' | 'refused'): Promise<CommandEnd> {
  const command = start(args);
  const link = /^Open (\S+)\nand check that it shows the code (\S+)$/m;
  await expect.poll(() => command.output.stderr).toMatch(link);
  const [, address = '', code = ''] = link.exec(command.output.stderr) ?? [];
  const cookie = await signIn();
  const page = await (await fetch(address, { headers: { Cookie: cookie } })).text();
  expect(page).toContain(code);
  const csrf = /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
  expect((await submit('/account/device', { csrf, code, decision }, cookie)).status).toBe(200);
  return command.ended;
}

async function signIn(): Promise<string> {
  const answer = await submit('/account/demo', { role: 'engineer' });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

function submit(path: string, form: Readonly<Record<string, string>>, cookie = ''): Promise<Response> {
  return fetch(gateway.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams(form),
  });
}

async function lastAction(action: string): Promise<object | undefined> {
  const { body } = await gateway.operator('GET', '/operator/actions');
  return (body as { actions: { action: string }[] }).actions.find((one) => one.action === action);
}

describe('tollgate login', () => {
  it('lets commands act as the person, with a recent second factor for what needs it, until logout', async () => {
    const login = await answered(['login'], 'confirmed');
    expect(login).toMatchObject({ code: 0, stdout: expect.stringContaining(` as ${ENGINEER}, until 20`) });
    expect([statSync(credentials).mode & 0o777, statSync(join(folder, 'tollgate')).mode & 0o777]).toEqual([
      0o600, 0o700,
    ]);
    expect((await run(['whoami'])).stdout).toMatch(new RegExp(`^actor +${ENGINEER}\nkind +person\n`));

    // The browser's second factor is not the command's.
    expect(await run(NEW_TOKEN)).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'tollgate: Confirm your second factor. Run "tollgate confirm", then this command again within 5 minutes.\n',
    });
    expect(await answered(['confirm'], 'confirmed')).toMatchObject({
      code: 0,
      stdout: 'Confirmed. For 5 minutes you can run what needs your second factor.\n',
    });
    expect(await run(NEW_TOKEN)).toMatchObject({ code: 0, stdout: expect.stringMatching(/^token +tgt_\S+$/m) });
    expect(await lastAction('createToken')).toMatchObject({ actor: ENGINEER, reason: 'ticket 4711' });

    const session = readFileSync(credentials, 'utf8').match(/tgs_[\w-]+/)?.[0] ?? '';
    expect(await run(['logout'])).toEqual({ code: 0, stdout: `Signed out of ${gateway.url}.\n`, stderr: '' });
    expect(readFileSync(credentials, 'utf8')).toBe('{}\n');
    for (const token of [[], ['--token', session]]) {
      expect(await run(['merchant', 'list', ...token])).toEqual({
        code: 1,
        stdout: '',
        stderr: 'tollgate: The token is missing or wrong. Sign in with "tollgate login", or give another --token.\n',
      });
    }
  });

  it('ends with one line if the person refuses, and keeps nothing', async () => {
    const { code, stdout, stderr } = await answered(['login', '--json'], 'refused');
    expect([code, stdout, stderr.split('\n').at(-2)]).toEqual([1, '', 'tollgate: it was refused in the browser']);
    expect((await run(['logout'])).stdout).toBe(`You are not signed in to ${gateway.url}.\n`);
  });
});

describe('the token of a command', () => {
  it('is the one given, of the environment, of the login, or the sandbox’s own, in this order', async () => {
    await answered(['login'], 'confirmed');
    const kindOf = async (args: readonly string[], env?: Environment): Promise<string> => {
      const { stdout, stderr } = await run(['whoami', ...args], env);
      return /^kind +(\w+)$/m.exec(stdout)?.[1] ?? stderr;
    };
    const wrong = expect.stringContaining('The token is missing or wrong.');
    const given = ['--token', BREAK_GLASS];
    expect(await kindOf(given, { TOLLGATE_TOKEN: 'wrong', OPERATOR_TOKEN: 'wrong' })).toBe('breakGlass');
    expect(await kindOf([], { TOLLGATE_TOKEN: BREAK_GLASS, OPERATOR_TOKEN: 'wrong' })).toBe('breakGlass');
    expect(await kindOf([], { OPERATOR_TOKEN: BREAK_GLASS })).toBe('breakGlass');
    expect(await kindOf([], { OPERATOR_TOKEN: 'wrong' })).toEqual(wrong);
    expect(await kindOf([])).toBe('person');
    const sandbox = await startTestGateway({ env: { OPERATOR_TOKEN: SANDBOX_OPERATOR_TOKEN } });
    expect(await kindOf([], { TOLLGATE_URL: sandbox.url })).toBe('breakGlass');
    await sandbox.close();
    // Not sent to a gateway elsewhere, whose sandbox it could be.
    expect((await run(['whoami'], { TOLLGATE_URL: 'https://gateway.example' })).stderr).toBe(
      'tollgate: you are not signed in to https://gateway.example; run "tollgate login --url https://gateway.example", or give a --token\n',
    );
  });
});
