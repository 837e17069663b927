import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { tollgate } from '../cli/command.ts';

// The adapter that `tollgate init adapter` writes, with the contract's types of this tree.

const run = promisify(execFile);
const place = mkdtempSync(join(tmpdir(), 'tollgate-adapter-'));
const folder = join(place, 'my-bank');

beforeAll(async () => {
  const packages = join(place, 'packages');
  mkdirSync(packages);
  // An adapter does without the kit of shops.
  writeFileSync(join(packages, 'tollgate-1.0.0.tgz'), '');
  const { code, stdout } = await tollgate('init', 'adapter', folder, '--packages', packages);
  expect([code, stdout]).toEqual([0, expect.stringContaining('npm run verify')]);
  installHere();
});

afterAll(() => rmSync(place, { recursive: true, force: true }));

/** What npm would install: the compiler's types, and the package's types as the build declares them. */
function installHere(): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@types'), { recursive: true });
  symlinkSync(resolve('node_modules/@types/node'), join(modules, '@types/node'));
  symlinkSync(resolve('node_modules/undici-types'), join(modules, 'undici-types'));
  mkdirSync(join(modules, '.bin'));
  const command = `#!/bin/sh\nexec ${process.execPath} ${resolve('src/cli/main.ts')} "$@"\n`;
  writeFileSync(join(modules, '.bin/tollgate'), command, { mode: 0o755 });
  mkdirSync(join(modules, 'tollgate/dist/program/generated'), { recursive: true });
  cpSync('package.json', join(modules, 'tollgate/package.json'));
  // Types only, so the source is a declaration.
  cpSync('generated/channel.ts', join(modules, 'tollgate/dist/program/generated/channel.d.ts'));
}

describe('tollgate init adapter', () => {
  it('writes a project of its own, with the package of the contract for the compiler only', () => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, object>;
    expect(manifest).toMatchObject({
      name: 'my-bank',
      devDependencies: { tollgate: 'file:../packages/tollgate-1.0.0.tgz' },
    });
    expect(manifest).not.toHaveProperty('dependencies');
    expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toContain('data/');
  });

  it('writes an adapter that compiles strictly', async () => {
    const { stdout } = await run(resolve('node_modules/.bin/tsc'), ['--project', folder]);
    expect(stdout).toBe('');
  });

  it('writes an adapter whose own tests pass, kill -9 among them, whatever its provider is', async () => {
    // They are not about the provider, so they outlive the change of the one that the program names.
    const program = join(folder, 'src/main.ts');
    const written = readFileSync(program, 'utf8');
    writeFileSync(program, "throw new Error('another provider');\n");
    onTestFinished(() => writeFileSync(program, written));
    const { NODE_ENV: _mode, VITEST: _vitest, NODE_TEST_CONTEXT: _context, ...env } = process.env;
    const args = ['--test', '--test-reporter=tap', 'test/*.test.ts'];
    const { stdout } = await run(process.execPath, args, { cwd: folder, env });
    expect(stdout).toMatch(/^# pass 18$/m);
    expect(stdout).toMatch(/^# fail 0$/m);
  });

  it('writes a script that runs the kit, which says that all is well', async () => {
    const env = { ...process.env, PATH: `${join(folder, 'node_modules/.bin')}:${process.env['PATH']}` };
    const args = ['test/verify.ts', '--only', 'CAP,REFUND,RETURN,RELAY-1,WEBHOOK-1,HINT-1,BOOKS'];
    const { stdout } = await run(process.execPath, args, { cwd: folder, env });
    expect(stdout).toMatch(/[0-9]+ passed, 0 broken, 0 not run in/);
  });

  it('uses the versions that this project uses', () => {
    const own = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: Record<string, string> };
    const template = readFileSync('src/starter/templates/adapter/package.json', 'utf8');
    const { devDependencies } = JSON.parse(template) as typeof own;
    const others = Object.entries(devDependencies).filter(([name, version]) => own.devDependencies[name] !== version);
    expect(others).toEqual([['tollgate', '0.0.0']]);
  });
});
