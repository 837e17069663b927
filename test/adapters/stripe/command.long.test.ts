import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { endCommandsAfterEach, startCommand, tollgate } from '../../cli/command.ts';

const home = mkdtempSync(join(tmpdir(), 'tollgate-stripe-command-'));
endCommandsAfterEach();
afterAll(() => rmSync(home, { recursive: true, force: true }));

function fileWith(name: string, text: string): string {
  writeFileSync(join(home, name), text);
  return join(home, name);
}

const GOOD = {
  '--key-file': fileWith('key', 'sk_test_of_the_command\n'),
  '--webhook-secret-file': fileWith('webhook', 'whsec_of_the_command\n'),
  '--token-file': fileWith('token', 'a-token\n'),
  '--data': join(home, 'data'),
  '--port': '0',
};

const argsOf = (options: Readonly<Record<string, string>>) => ['adapter', 'stripe', ...Object.entries(options).flat()];

describe('tollgate adapter stripe', () => {
  it.each([
    ['no key', { '--token-file': GOOD['--token-file'], '--data': GOOD['--data'] }, 'Missing option --key-file'],
    [
      'a key for browsers',
      { ...GOOD, '--key-file': fileWith('wrong', 'pk_test_1') },
      'secret or restricted key of Stripe',
    ],
    ['a file that is not there', { ...GOOD, '--token-file': join(home, 'none') }, '--token-file: '],
    ['an address that is none', { ...GOOD, '--api': 'stripe' }, '--api must be an http or https address'],
  ])('says what is wrong with %s', async (_name, options, message) => {
    const { code, stderr } = await tollgate(...argsOf(options));
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(stderr).not.toContain('pk_test_1');
  });

  it('says which folder it cannot write', async () => {
    const { code, stderr } = await tollgate(...argsOf({ ...GOOD, '--data': join(GOOD['--token-file'], 'below') }));
    expect([code, stderr]).toEqual([1, expect.stringContaining('cannot be written (ENOTDIR)')]);
  });

  it('serves the contract, and stops when it is asked to', async () => {
    const adapter = startCommand(argsOf(GOOD));
    const [, url] = await adapter.until(/^Adapter: (http.*)$/m);
    const headers = { Authorization: 'Bearer a-token', 'Content-Type': 'application/json' };
    const body = JSON.stringify({ callId: '1', hintUrl: null });
    const response = await fetch(`${url}/capabilities`, { method: 'POST', headers, body });
    expect(await response.json()).toMatchObject({
      claims: ['payments', 'redirects', 'refunds', 'partialRefunds', 'returns', 'changes', 'settlementReports'],
      methods: ['CREDIT_CARD'],
    });
    expect((await adapter.stop()).code).toBe(0);
  });
});
