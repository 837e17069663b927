import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { treeMeter } from '../../scripts/bench/frame/core-time.ts';

// Far more than a process takes to start.
const CORE_MS = 500;
const BURN = `
  for (let taken = 0; taken < ${CORE_MS * 1000};) {
    const { user, system } = process.cpuUsage();
    taken = user + system;
  }`;
// It lets one process end before it says that it is done, and has another one that lives on.
const PARENT = `
  const { spawn } = require('node:child_process');
  const ended = spawn(process.execPath, ['-e', ${JSON.stringify(BURN)}]);
  ended.once('exit', () => {
    const living = spawn(process.execPath, ['-e', ${JSON.stringify(`${BURN} console.log(); setInterval(() => {}, 1000);`)}]);
    process.once('SIGTERM', () => { living.kill(); process.exit(); });
    living.stdout.once('data', () => console.log('done'));
  });
`;

it.skipIf(!existsSync('/proc/self/stat'))(
  'the core time of a process has that of all processes below it, ended or not',
  async () => {
    const parent = spawn(process.execPath, ['-e', PARENT], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(async () => {
      const ended = once(parent, 'exit');
      parent.kill();
      await ended;
    });
    await once(parent.stdout, 'data');
    // Linux counts in steps of 10 ms.
    expect(treeMeter(parent.pid ?? 0)()).toBeGreaterThan(1.9 * CORE_MS * 1000);
  },
);
