import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Settings for a gateway with these acquirers beside its scripted one. By default their addresses answer nothing. */
export function nameAcquirers(
  acquirers: readonly {
    readonly name: string;
    readonly url?: string;
    readonly token?: string;
    readonly hintSecret?: string;
  }[],
): { readonly env: Readonly<Record<string, string>>; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-acquirers-'));
  const entries = acquirers.map(({ name, url = 'http://127.0.0.1:9', token = 'stand-in-token', hintSecret }) => {
    const tokenFile = join(folder, `${name}.token`);
    writeFileSync(tokenFile, token);
    if (hintSecret === undefined) return { name, url, tokenFile };
    const hintSecretFile = join(folder, `${name}.hints`);
    writeFileSync(hintSecretFile, hintSecret);
    return { name, url, tokenFile, hintSecretFile };
  });
  const file = join(folder, 'acquirers.json');
  writeFileSync(file, JSON.stringify(entries));
  return { env: { ACQUIRERS_FILE: file }, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
