import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../gateway/free-port.ts';

const KIT = {
  client: 'src/client/index.ts',
  receiver: 'src/receiver/index.ts',
  contract: 'src/client/contract.ts',
  validate: 'src/client/validate-request.ts',
};

/** The code of the kit's README as one program, with the values of a merchant, until it has sent the payer on: its output. */
export async function runKitReadme(
  url: string,
  { merNo, key, secret }: { readonly merNo: number; readonly key: string; readonly secret: string },
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-readme-'));
  const port = String(await freePort());
  const blocks = [...readFileSync('scripts/kit/README.md', 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)];
  const lines = blocks.flatMap(([, code = '']) => code.split('\n'));
  const isImport = (line: string) => line.startsWith('import ');
  const program = [...new Set(lines.filter(isImport)), ...lines.filter((line) => !isImport(line))].join('\n');
  const own = Object.entries(KIT)
    .reduce((text, [name, file]) => text.replaceAll(`'@tollgate/kit/${name}'`, `'${resolve(file)}'`), program)
    // First: the gateway's own port may hold these digits.
    .replaceAll('9000', port)
    .replaceAll('http://localhost:8080', url)
    .replaceAll('100001', String(merNo))
    .replaceAll('tollgate-sandbox-key', key)
    .replace(/whsec_[\w+/=]+/, secret);
  writeFileSync(join(folder, 'readme.ts'), own);
  const running = spawn(process.execPath, [join(folder, 'readme.ts')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const printed: string[] = [];
  for await (const line of createInterface(running.stdout)) {
    printed.push(line);
    if (line.startsWith('Send the payer to')) running.kill();
  }
  rmSync(folder, { recursive: true });
  return printed;
}
