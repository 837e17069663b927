import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findNode20 } from '../helpers/package/node-binary.ts';
import { npmInstall } from '../helpers/package/npm-install.ts';
import { packedKit, packedProgram } from '../helpers/package/packed.ts';

// The test of the docs, in a project that has installed both packages: the kit, and the gateway for its tests.

const run = promisify(execFile);
const project = mkdtempSync(join(tmpdir(), 'tollgate-testing-'));

beforeAll(async () => {
  const dependencies = { '@tollgate/kit': `file:${await packedKit()}` };
  const devDependencies = { tollgate: `file:${await packedProgram()}` };
  const manifest = { name: 'shop', private: true, type: 'module', dependencies, devDependencies };
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest));
  await npmInstall(project);
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

it('the test of the docs passes on Node 24, without a database', async () => {
  const guide = readFileSync('openapi/guides/kit-testing.md', 'utf8');
  const [, test = ''] = /```ts\n(import assert[\s\S]*?)```/.exec(guide) ?? [];
  writeFileSync(join(project, 'shop.test.ts'), test);
  const ran = await run(process.execPath, ['--test', '--test-reporter=tap', 'shop.test.ts'], { cwd: project });
  expect(ran.stdout).toMatch(/^# pass 1$/m);
  expect(ran.stdout).toMatch(/^# fail 0$/m);
});

it('tollgate/testing says in one line on Node 20 that it needs Node 24', async () => {
  const program = `
    import { startGateway } from 'tollgate/testing';
    await startGateway().catch((error) => console.log(error.message));`;
  const { stdout } = await run(findNode20(), ['--input-type=module', '--eval', program], { cwd: project });
  expect(stdout).toMatch(/^tollgate\/testing needs Node 24 or newer; this is Node 20\.\d+\.\d+\n$/);
});
