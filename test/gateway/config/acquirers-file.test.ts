import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/gateway/config/config.ts';
import { LIVE, problemsOf } from '../../helpers/gateway/config-problems.ts';

const folder = mkdtempSync(join(tmpdir(), 'tollgate-acquirers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const tokenFile = fileOf('token', 'north-token\n');
const hintSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const hintSecretFile = fileOf('hint-secret', `${hintSecret}\n`);
const NORTH = { name: 'north', url: 'https://north.example/tollgate', tokenFile };

const listOf = (entries: unknown) => fileOf('acquirers.json', JSON.stringify(entries));

describe('the acquirers of the configuration', () => {
  it('are those of the file beside the one of CHANNEL_URL, each with its token and its deadline', () => {
    const { acquirers } = readConfig({
      ...LIVE,
      CHANNEL_DEADLINE_MS: '700',
      CHANNEL_HINT_SECRET: hintSecret,
      ACQUIRERS_FILE: listOf([
        { ...NORTH, hintSecretFile, deadlineMs: 4000 },
        { ...NORTH, name: 'south' },
      ]),
    });
    const url = 'https://north.example/tollgate';
    expect(acquirers).toEqual([
      { name: 'default', url: LIVE.CHANNEL_URL, token: LIVE.CHANNEL_TOKEN, hintSecret, deadlineMs: 700 },
      { name: 'north', url, token: 'north-token', hintSecret, deadlineMs: 4000 },
      { name: 'south', url, token: 'north-token', hintSecret: null, deadlineMs: 700 },
    ]);
  });

  it('may come from the file alone, and one of them may then be the default', () => {
    const { CHANNEL_URL: _url, CHANNEL_TOKEN: _token, ...rest } = LIVE;
    const { acquirers } = readConfig({ ...rest, ACQUIRERS_FILE: listOf([{ ...NORTH, name: 'default' }]) });
    expect(acquirers.map(({ name }) => name)).toEqual(['default']);
  });

  it.each<[title: string, entry: object, problem: string]>([
    [
      'no name',
      { name: undefined },
      'entry 1: name must be up to 32 lower-case letters, digits and hyphens, and begin with a letter.',
    ],
    [
      'the name of the first one',
      { name: 'default' },
      'acquirer default: name must not be default, because CHANNEL_URL is the acquirer of that name.',
    ],
    [
      'an address of another kind',
      { url: 'ftp://north.example' },
      'acquirer north: url must be an address that starts with http:// or https://, without a user name or password.',
    ],
    [
      'a password in its address',
      { url: 'https://a:secret@north.example' },
      'acquirer north: url must be an address that starts with http:// or https://, without a user name or password.',
    ],
    [
      'a token in place of a file',
      { tokenFile: undefined, token: 'secret' },
      'acquirer north: only these fields exist: name, url, tokenFile, hintSecretFile, deadlineMs.',
    ],
    [
      'a token file that is absent',
      { tokenFile: join(folder, 'absent') },
      'acquirer north: tokenFile names a file that does not exist.',
    ],
    [
      'a token file that is empty',
      { tokenFile: fileOf('empty', '\n') },
      'acquirer north: tokenFile names an empty file.',
    ],
    [
      'a token with a space',
      { tokenFile: fileOf('spaced', 'a secret') },
      'acquirer north: tokenFile must contain printable ASCII characters without spaces.',
    ],
    [
      'a short hint secret',
      { hintSecretFile: fileOf('short', 'whsec_c2VjcmV0') },
      'acquirer north: the content of hintSecretFile must be whsec_ and at least 24 bytes in base64.',
    ],
    ['a deadline of zero', { deadlineMs: 0 }, 'acquirer north: deadlineMs must be a whole number from 1 to 120000.'],
  ])('are refused with %s: the problem names entry and field, and shows no secret', (_title, change, problem) => {
    const problems = problemsOf({ ...LIVE, ACQUIRERS_FILE: listOf([{ ...NORTH, ...change }]) });
    expect(problems).toContain(`ACQUIRERS_FILE, ${problem}`);
    expect(problems.join('\n')).not.toContain('secret@');
    expect(problems.join('\n')).not.toContain('a secret');
  });

  it('are refused if the file is absent, is no list, is empty, or names one twice', () => {
    const list = 'ACQUIRERS_FILE must contain a JSON array of 1 to 32 objects, one for each acquirer.';
    expect(problemsOf({ ...LIVE, ACQUIRERS_FILE: join(folder, 'none.json') })).toEqual([
      'ACQUIRERS_FILE names a file that does not exist.',
    ]);
    expect(problemsOf({ ...LIVE, ACQUIRERS_FILE: fileOf('broken.json', '[{') })).toEqual([list]);
    expect(problemsOf({ ...LIVE, ACQUIRERS_FILE: listOf([]) })).toEqual([list]);
    expect(problemsOf({ ...LIVE, ACQUIRERS_FILE: listOf([NORTH, NORTH]) })).toEqual([
      'ACQUIRERS_FILE has more than one acquirer with the name north.',
    ]);
  });
});
