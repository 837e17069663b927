import { spawn } from 'node:child_process';
import { once } from 'node:events';

// `npm run check` runs every check that needs no server. None needs another's result, so two run at a time, the longest
// first; each prints what it has to say in one piece, when it has ended.

const STEPS = [
  'typecheck',
  'package -- program',
  'unused',
  'package -- kit',
  'package -- adapters',
  'generate -- --check',
  'contract -- lint',
  'contract -- diff',
  'safety -- --check',
  'lint',
  'format -- --check',
];
const STEPS_AT_ONCE = 2;

const waiting = [...STEPS];
const failed: string[] = [];
await Promise.all(Array.from({ length: STEPS_AT_ONCE }, runWaiting));
console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function runWaiting(): Promise<void> {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    const startMs = performance.now();
    const { isOk, output } = await run(step);
    if (!isOk) failed.push(step);
    const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
    console.log(`\n── npm run ${step}: ${isOk ? 'passed' : 'FAILED'} in ${seconds} s\n${output.trim()}`);
  }
}

async function run(step: string): Promise<{ isOk: boolean; output: string }> {
  const child = spawn('npm', ['run', '--silent', ...step.split(' ')], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { isOk: code === 0, output };
}
