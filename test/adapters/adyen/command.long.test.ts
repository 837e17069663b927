import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { endCommandsAfterEach, startCommand, tollgate } from '../../cli/command.ts';
import { HMAC_KEY } from './double/double.ts';
import { optionsIn } from './spawned-adyen.ts';

const home = mkdtempSync(join(tmpdir(), 'tollgate-adyen-command-'));
const good = optionsIn(home, { port: 0, url: 'http://127.0.0.1:9' });
const withFile = (content: string) => {
  writeFileSync(join(home, 'other.txt'), content);
  return join(home, 'other.txt');
};
endCommandsAfterEach();
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('tollgate adapter adyen', () => {
  it.each([
    ['no account', good.slice(2), 'Missing option --account'],
    ['a wrong account', [...good, '--account', 'a b'], '--account must be the name of a merchant account'],
    ['no key of webhooks', without('--hmac-file'), 'Missing option --hmac-file'],
    [
      'a wrong key of webhooks',
      [...good, '--hmac-file', withFile(HMAC_KEY.slice(1))],
      'must have the 64 hexadecimal digits that Adyen shows once',
    ],
    ['a file that is not there', [...good, '--key-file', 'nowhere.txt'], '--key-file: nowhere.txt cannot be read'],
    ['no public address', without('--public-url'), 'Missing option --public-url'],
    [
      'a wrong address',
      [...good, '--public-url', 'ftp://example.com'],
      '--public-url must be an http or https address',
    ],
    ['a prefix that is an address', [...good, '--live-prefix', 'https://x.adyen.com'], '--live-prefix must be'],
  ])('says what is wrong with %s, and shows no secret', async (_name, args, message) => {
    const { code, stderr } = await tollgate('adapter', 'adyen', ...args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(stderr).not.toContain(HMAC_KEY.slice(1));
  });

  it('says in one line that a number which it does not know cannot be missing', async () => {
    const { code, stderr } = await tollgate('adapter', 'adyen', ...good, '--missing', 'TG1');
    expect([code, stderr]).toEqual([1, 'tollgate: TG1 was not sent a day ago, so it may still come to Adyen\n']);
  });

  it('starts, says where it is, and stops', async () => {
    const adapter = startCommand(['adapter', 'adyen', ...good]);
    const [, url = ''] = await adapter.until(/^Adapter: (http.*)$/m);
    expect((await fetch(`${url}/capabilities`, { method: 'POST' })).status).toBe(401);
    expect((await adapter.stop()).code).toBe(0);
  });
});

function without(option: string): string[] {
  const place = good.indexOf(option);
  return good.toSpliced(place, 2);
}
