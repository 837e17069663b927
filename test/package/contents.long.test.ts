import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { findNode20 } from '../helpers/package/node-binary.ts';
import { packedProgram } from '../helpers/package/packed.ts';
import { runInstalled } from './installed.ts';

// What is in the package, and what is not.

const place = mkdtempSync(join(tmpdir(), 'tollgate-contents-'));
const folder = join(place, 'package');

beforeAll(async () => {
  execFileSync('tar', ['-xzf', await packedProgram(), '-C', place]);
});

afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('the package tollgate', () => {
  it('is compiled code, the docs, files for operators, and no source of a test or script', () => {
    const files = filesOf('.');
    const tops = new Set(files.map((file) => file.split('/').slice(0, 2).join('/')));
    const expected = [
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'dist/docs',
      'dist/program',
      'package.json',
      'npm-shrinkwrap.json',
    ];
    if (existsSync('scripts/deploy')) expected.push('scripts/deploy');
    expect([...tops].toSorted()).toEqual(expected.toSorted());
    const sources = files.filter(
      (file) => file.endsWith('.ts') && !/\/(starter\/templates|adapters\/shared)\//.test(file),
    );
    expect(sources.toSorted()).toEqual([
      'dist/program/generated/channel.d.ts',
      'dist/program/src/acquirer/verify/options.d.ts',
      'dist/program/src/testing/index.d.ts',
      'dist/program/src/testing/options.d.ts',
    ]);
  });

  it("has the gateway's private key in the sandbox's own file only, and the merchant's where it is shown", () => {
    const files = filesOf('.');
    const holding = (text: string) => files.filter((file) => contentOf(file).includes(text)).toSorted();
    const [, line = ''] = sandboxAccount.gatewayPrivateKey.split('\n');
    // No other module is in it, so that it is loaded by the sandbox alone.
    const [sandbox = '', ...others] = holding(line);
    expect([others, contentOf(sandbox).match(/^\/\/ (?:src|generated)\/.*$/gm)]).toEqual([
      [],
      ['// generated/sandbox.ts'],
    ]);
    // The demo merchant's key is public: everybody signs with it in the sandbox. Every other key would be a leak.
    const [, merchantLine = ''] = sandboxAccount.privateKey.split('\n');
    const keys = holding('BEGIN PRIVATE KEY').filter((file) => !contentOf(file).includes(merchantLine));
    expect(keys.filter((file) => /PRIVATE KEY-----(\\n|\n)+MII/.test(contentOf(file)))).toEqual([]);
  });

  it('has a compressed version of every file of some size that is the same on every gateway', () => {
    const files = filesOf('dist/docs');
    for (const ending of ['.css', '.js']) {
      const large = files.filter((file) => file.endsWith(ending) && contentOf(`dist/docs/${file}`).length >= 1024);
      expect(large.length).toBeGreaterThan(0);
      expect(large.filter((file) => !files.includes(`${file}.br`) || !files.includes(`${file}.gz`))).toEqual([]);
    }
  });

  it('says in one line which Node it needs', async () => {
    const command = [findNode20(), 'dist/program/src/cli/tollgate.cjs'];
    for (const args of [[], ['serve'], ['sign', '--help']]) {
      const ended = await runInstalled(folder, args, { command });
      expect(ended).toEqual({
        code: 1,
        stdout: '',
        stderr: expect.stringMatching(/^Tollgate needs Node 24 or newer; this is Node 20\.\d+\.\d+\.\n$/),
      });
    }
  });
});

function filesOf(inside: string): string[] {
  const root = join(folder, inside);
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length))
    .map((name) => name.replace(/^\//, ''));
}

function contentOf(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}
