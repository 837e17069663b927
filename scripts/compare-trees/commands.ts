import { readable } from './recording.ts';
import { BREAK_GLASS } from './world.ts';
import type { World } from './world.ts';

// The `tollgate` command: the help of every verb, and what it prints about this gateway.

const READING = [
  'merchant list',
  'merchant show 100001',
  'order list',
  'approval list',
  'approval rules',
  'user list',
  'notification list 100001',
  'notification list --merchant 100001',
  'ledger verify',
  'audit verify',
  'clock show',
  'token list',
  'whoami',
  'merchant show 999999',
  'order show TG01M7F8NJE000031N17Q8R7V2X4B6DKM',
  'nonsense',
  'merchant nonsense',
];

export async function recordCommands(world: World): Promise<void> {
  const run = async (line: string, name = line) => {
    const { code, stdout, stderr } = await world.tree.command(line.split(' '), BREAK_GLASS);
    const text = `tollgate ${line}\nexit code ${code}\n\n${readable(stdout)}\n${stderr}`;
    world.recorder.add(`commands/${name}`, text);
    return stdout;
  };
  for (const verb of namesIn(await run('--help'))) {
    for (const inner of namesIn(await run(`${verb} --help`))) await run(`${verb} ${inner} --help`);
  }
  for (const line of READING) {
    await run(line);
    if (!line.includes('nonsense')) await run(`${line} --json`);
  }
  await run(`order show ${world.numbers.get('tradeNo')}`, 'order show of a payment');
  await run(`notification show ${world.numbers.get('notificationId')}`, 'notification show of a delivery');
}

/** Verbs in the list of a help text; options have dashes. */
function namesIn(help: string): string[] {
  if (!help.includes('<command>') && !help.includes('[command]')) return [];
  return [...help.matchAll(/^ {2}([a-z][\w-]*) {2,}\S/gm)].map(([, name = '']) => name);
}
