import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { samplesOf } from '../../scripts/docs/samples/samples.ts';
import type { Contract } from '../../scripts/generate/contract.ts';
import { describeOperations } from '../../scripts/generate/describe-operations.ts';
import { startTestGateway } from '../helpers/gateway/gateway.ts';
import type { TestGateway } from '../helpers/gateway/gateway.ts';

const samples = describeOperations(contract as unknown as Contract).flatMap((operation) =>
  samplesOf(contract as unknown as Contract, operation).flatMap(({ example, codes }) =>
    codes
      .filter(({ language }) => language === 'typescript')
      .map(({ code }) => ({ name: `${operation.operationId}-${example}`, code })),
  ),
);

let gateway: TestGateway;
let folder = '';
beforeAll(async () => {
  gateway = await startTestGateway({ engine: 'SQLite' });
  folder = await mkdtemp(join(tmpdir(), 'tollgate-samples-'));
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

/** Written with the kit of this tree, which is not built here. */
async function write(): Promise<string[]> {
  const kit = resolve('src/client/index.ts');
  return Promise.all(
    samples.map(async ({ name, code }) => {
      const file = join(folder, `${name}.mts`);
      await writeFile(file, code.replace('@tollgate/kit/client', kit).replaceAll('http://localhost:8080', gateway.url));
      return file;
    }),
  );
}

describe('the samples in TypeScript', () => {
  it('run, and each prints an answer', async () => {
    const files = await write();
    expect(files.length).toBeGreaterThan(20);
    // One process for all: starting it takes longer than a sample.
    const lines = files.map((file) => `await import('${pathToFileURL(file).href}'); console.log('%%');`);
    await writeFile(join(folder, 'all.mjs'), lines.join('\n'));
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [join(folder, 'all.mjs')]);
    expect(stderr).toBe('');
    const printed = stdout.split('%%\n').slice(0, -1);
    expect(printed).toHaveLength(files.length);
    expect(printed.filter((text) => text.trim() === '')).toEqual([]);
  });

  it('compile without a complaint', async () => {
    const { config } = ts.readConfigFile('tsconfig.json', (name) => ts.sys.readFile(name)) as { config: unknown };
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, resolve('.'));
    const files = await write();
    const program = ts.createProgram(files, {
      ...options,
      typeRoots: [resolve('node_modules/@types')],
      rewriteRelativeImportExtensions: false,
      allowImportingTsExtensions: true,
      noEmit: true,
    });
    const found = files.flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)));
    expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
  });
});
