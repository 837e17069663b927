import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tollgate } from './command.ts';

// The scripts are run by the shells they are for. A shell that is missing is named by the error.

const SHELLS = ['bash', 'zsh', 'fish'] as const;

let folder = '';
const fileOf = (shell: string) => join(folder, `completion.${shell}`);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tollgate-completion-'));
  writeFileSync(join(folder, 'body one.json'), '{}');
  for (const shell of SHELLS) {
    const { code, stdout, stderr } = await tollgate('completion', shell);
    expect([code, stderr]).toEqual([0, '']);
    writeFileSync(fileOf(shell), stdout);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

function runShell(shell: string, args: readonly string[]): string[] {
  try {
    const output = execFileSync(shell, args, { encoding: 'utf8', cwd: folder, env: { ...process.env, HOME: folder } });
    return output.split('\n').filter((line) => line !== '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error(`${shell} is missing; install it with: apt-get install ${shell}`, { cause: error });
  }
}

/** The words of a command line, the last of which is being completed, as bash passes them. */
function completeInBash(words: readonly string[]): string[] {
  const script = `source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _tollgate; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return runShell('bash', ['-c', script, fileOf('bash'), 'tollgate', ...words]);
}

function completeInFish(words: readonly string[]): string[] {
  const lines = runShell('fish', [
    '-c',
    'source $argv[1]; complete -C $argv[2]',
    fileOf('fish'),
    `tollgate ${words.join(' ')}`,
  ]);
  return lines.map((line) => line.split('\t')[0] ?? '');
}

const CASES: readonly [string[], string[]][] = [
  [['serv'], ['serve']],
  [['serve', '--wor'], ['--workers']],
  [['merchant', 'rot'], ['rotate-key']],
  [['merchant', 'list', '--lim'], ['--limit']],
  [['init', 'e'], ['express']],
  [['sign', '--variant', 'ALI'], ['ALIPAY']],
  [['trigger', 'payment.suc'], ['payment.success']],
  [['order', 'list', '--state', 'proc'], ['processing']],
  [['completion', 'f'], ['fish']],
  [['--vers'], ['--version']],
];

describe.each([
  ['bash', completeInBash],
  ['fish', completeInFish],
] as const)('completion in %s', (_shell, complete) => {
  it.each(CASES)('completion of %j is %j', (words, wanted) => {
    expect(complete(words)).toEqual(wanted);
  });

  it('offers every command, and every option of one', () => {
    expect(complete([''])).toEqual(expect.arrayContaining(['serve', 'doctor', 'merchant', 'completion']));
    expect(complete(['serve', '--'])).toEqual(expect.arrayContaining(['--port', '--host', '--workers', '--help']));
  });
});

describe('completion in bash', () => {
  it('offers nothing for a free text, files for a file, and knows its place after options', () => {
    expect(completeInBash(['serve', '--port', ''])).toEqual([]);
    expect(completeInBash(['sign', '--json', '--key', 'k', 'queryBal'])).toEqual(['queryBalance']);
    expect(completeInBash(['sign', 'queryBalance', 'body'])).toEqual(['body one.json']);
    expect(completeInBash(['sign', '--private-key', 'body'])).toEqual(['body one.json']);
    expect(completeInBash(['nonsense', 'x'])).toEqual([]);
  });
});

describe('completion in zsh', () => {
  it('is a script that zsh reads, and registers itself', () => {
    expect(runShell('zsh', ['-n', fileOf('zsh')])).toEqual([]);
    const script =
      'autoload -Uz compinit; compinit -u -D; source "$0"; print -r -- $_comps[tollgate]; functions -m "_tollgate*" | grep -c "() {"';
    const [registered, functions] = runShell('zsh', ['-f', '-c', script, fileOf('zsh')]);
    expect([registered, Number(functions) > 3]).toEqual(['_tollgate', true]);
  });
});
