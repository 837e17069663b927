import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway } from '../helpers/gateway/gateway.ts';
import type { TestGateway } from '../helpers/gateway/gateway.ts';
import { freePort } from '../helpers/gateway/free-port.ts';
import { startCommand, tollgate } from './command.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const run = (...args: string[]) => tollgate(...args, '--url', gateway.url);

describe('a verb for operators', () => {
  it('tells in one line that the token is wrong', async () => {
    expect(await run('merchant', 'list', '--token', 'guess')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'tollgate: The token is missing or wrong. Sign in with "tollgate login", or give another --token.\n',
    });
  });

  it('tells in one line that there is no gateway', async () => {
    const gone = { url: `http://127.0.0.1:${await freePort()}` };
    expect(await tollgate('clock', 'show', '--url', gone.url)).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'tollgate: the gateway cannot be reached (ECONNREFUSED); start one with "tollgate serve", or set its address with --url\n',
    });
  });

  it('takes address and token from the environment', async () => {
    const env = { TOLLGATE_URL: gateway.url, OPERATOR_TOKEN: 'tollgate-sandbox-token' };
    expect(await startCommand(['clock', 'show'], { env }).ended).toMatchObject({ code: 0, stderr: '' });
    const guessed = startCommand(['clock', 'show'], { env: { ...env, OPERATOR_TOKEN: 'guess' } });
    expect(await guessed.ended).toMatchObject({ code: 1, stdout: '' });
  });

  it('is coloured only where colours are asked for', async () => {
    const coloured = startCommand(['merchant', 'list', '--url', gateway.url], { env: { FORCE_COLOR: '1' } });
    expect((await coloured.ended).stdout).toContain('\u001B[1m');
    expect((await run('merchant', 'list')).stdout).not.toContain('\u001B');
  });
});
