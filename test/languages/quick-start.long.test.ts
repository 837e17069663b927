import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway } from '../helpers/gateway/gateway.ts';
import type { TestGateway } from '../helpers/gateway/gateway.ts';

// What the first comment of a helper tells a newcomer to do, done by the letter.

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ engine: 'SQLite' });
});
afterAll(() => gateway.close());

describe('the quick start', () => {
  it.each([
    { helper: 'tollgate.php', program: 'pay.php', command: 'php', margin: /^ \* {5}/ },
    { helper: 'tollgate.py', program: 'pay.py', command: 'python3', margin: /^ {4}/ },
  ])(
    'the quick start of $helper prints where to send the payer, in about ten lines',
    async ({ helper, program, command, margin }) => {
      const text = await readFile(join('generated/helpers', helper), 'utf8');
      const [, after = ''] = text.split('Quick start. ');
      const [instructions = '', ...rest] = after.split('\n');
      expect(instructions).toContain(`Save these lines as ${program}`);
      expect(instructions).toContain(`run: ${command} ${program}`);
      const lines = linesOf(rest, margin);
      expect(lines.length).toBeLessThan(14);

      const folder = await mkdtemp(join(tmpdir(), 'tollgate-quick-start-'));
      try {
        await cp(join('generated/helpers', helper), join(folder, helper));
        await writeFile(join(folder, program), lines.join('\n').replace('http://localhost:8080', gateway.url));
        const { stdout, stderr } = await promisify(execFile)(command, [program], { cwd: folder });
        expect([stdout.trim(), stderr]).toEqual([expect.stringMatching(/^http:\S+\/pay\/TG\w+$/), '']);
      } finally {
        await rm(folder, { recursive: true });
      }
    },
  );
});

/** The indented lines that follow, up to the next line of prose. */
function linesOf(lines: readonly string[], margin: RegExp): string[] {
  const start = lines.findIndex((line) => margin.test(line));
  const end = lines.findIndex((line, index) => index > start && /[A-Za-z]/.test(line) && !margin.test(line));
  return lines.slice(start, end).map((line) => (margin.test(line) ? line.replace(margin, '') : ''));
}
