import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tollgate } from './command.ts';

it('tollgate docs builds them for another path and host', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tollgate-cli-docs-'));
  const out = join(folder, 'docs');
  const target = ['--base', '/tollgate/', '--site', 'https://example.github.io'];
  const { code, stdout, stderr } = await tollgate('docs', '--out', out, ...target);
  expect({ code, stdout, stderr }).toEqual({
    code: 0,
    stdout: `Docs written to ${out}. Serve the folder under /tollgate/.\n`,
    stderr: '',
  });
  const page = await readFile(join(out, 'guides/signing/index.html'), 'utf8');
  expect(page).toContain('<link rel="canonical" href="https://example.github.io/tollgate/guides/signing/"');
  expect(page).not.toMatch(/(?:href|src)="\/docs\//);
  expect(await readFile(join(out, 'llms.txt'), 'utf8')).toContain('(/tollgate/guides/signing.md)');
  expect(await readFile(join(out, 'sitemap-0.xml'), 'utf8')).toContain('https://example.github.io/tollgate/');
  await rm(folder, { recursive: true });
}, 900_000);
