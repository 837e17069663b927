import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { endCommandsAfterEach, startCommand, tollgate } from '../../cli/command.ts';
import { OWN_IBAN } from './bank-adapter.ts';

const home = mkdtempSync(join(tmpdir(), 'tollgate-bank-command-'));
const inHome = (name: string) => join(home, name);
writeFileSync(inHome('token.txt'), 'a-token\n');
endCommandsAfterEach();
afterAll(() => rmSync(home, { recursive: true, force: true }));

const FOLDERS = ['--out', inHome('out'), '--in', inHome('in'), '--data', inHome('data')];
const GOOD = [
  ...FOLDERS,
  '--token-file',
  inHome('token.txt'),
  '--name',
  'Operator',
  '--account',
  `EUR=${OWN_IBAN}`,
  '--port',
  '0',
];

describe('tollgate adapter bank-files', () => {
  it.each([
    ['no folder', ['--in', 'x'], 'Missing option --token-file'],
    [
      'no account',
      [...FOLDERS, '--token-file', inHome('token.txt'), '--name', 'A'],
      'Missing option --account, such as EUR=',
    ],
    [
      'a wrong account',
      [...GOOD, '--account', 'USD=DE00'],
      '--account: the account for USD is not an IBAN; check its digits',
    ],
    ['a currency twice', [...GOOD, '--account', `EUR=${OWN_IBAN}`], '--account: EUR has two accounts; give one'],
    ['a wrong cut-off', [...GOOD, '--cut-off', '25:00'], '--cut-off must be a time such as 16:30, not "25:00"'],
    [
      'a wrong zone',
      [...GOOD, '--time-zone', 'Berlin'],
      '--time-zone must be a zone such as Europe/Lisbon, not "Berlin"',
    ],
    ['a name in other letters', [...GOOD, '--name', '漢字'], '--name must have letters that banks take'],
    ['a wrong BIC', [...GOOD, '--bic', 'bank'], '--bic must have 8 or 11 capital letters and digits'],
    [
      'permissions for everybody',
      [...GOOD, '--file-mode', '666'],
      '--file-mode must be one of 600, 640, 660, not "666"',
    ],
  ])('says what is wrong with %s', async (_name, args, message) => {
    const { code, stderr } = await tollgate('adapter', 'bank-files', ...args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(stderr).not.toContain(OWN_IBAN);
  });

  it('refuses a folder that another one uses', async () => {
    const first = startCommand(['adapter', 'bank-files', ...GOOD]);
    await first.until(/^Adapter: http/m);
    const { code, stderr } = await tollgate('adapter', 'bank-files', ...GOOD);
    expect([code, stderr]).toEqual([1, `tollgate: ${inHome('data')} is used by another process; stop it first\n`]);
    expect((await first.stop()).code).toBe(0);
  });
});
