import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../helpers/gateway/free-port.ts';
import { readGuide } from '../helpers/docs/guides.ts';
import { installedProgram } from '../helpers/package/installed-program.ts';
import { commandsIn, createShell } from './guide-commands.ts';

describe('the guide to several nodes', () => {
  it('starts a node with workers that knows its proxies', async () => {
    const port = String(await freePort());
    const shell = createShell({ env: { PORT: port } });
    onTestFinished(() => shell.close());
    for (const block of commandsIn('several-nodes')) {
      expect(await shell.run(block), block.script).toMatchObject({ exitCode: 0 });
    }
    // The first worker to be ready answers; the others follow.
    const metrics = async () => (await fetch(`http://localhost:${port}/metrics`)).text();
    await expect.poll(metrics).toMatch(/^tollgate_processes 4$/m);
  });

  it('has a configuration that HAProxy accepts', () => {
    const [, text = ''] = /```haproxy\n([\s\S]*?)```/.exec(readGuide('several-nodes')) ?? [];
    const folder = mkdtempSync(join(tmpdir(), 'tollgate-haproxy-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'haproxy.cfg');
    // The certificate is the reader's.
    writeFileSync(file, text.replace(/ ssl crt \S+/, ''));
    expect(text).toContain('/readyz');
    // With -dW a warning counts, such as that of a missing timeout.
    execFileSync(installedProgram('haproxy'), ['-c', '-q', '-dW', '-f', file], { stdio: 'pipe' });
    const shipped = readFileSync('scripts/deploy/haproxy/haproxy.cfg', 'utf8')
      .split('\n')
      .map((line) => line.trim());
    const rules = shipped.filter((line) => /^(?:timeout|http-request deny|retry-on) /.test(line));
    expect(rules.length).toBeGreaterThan(6);
    expect(rules.filter((rule) => !text.includes(rule))).toEqual([]);
  });
});
