// One script of package.json for commands of a kind: `npm run release -- check v0.2.0`.

export interface Command {
  readonly does: string;
  /** Finds its own options in `process.argv`, as if it had been started by itself; most are scripts that are imported. */
  run(args: readonly string[]): unknown;
}

export async function runCommand(script: string, commands: Readonly<Record<string, Command>>): Promise<void> {
  const [name, ...args] = process.argv.splice(2);
  process.argv.push(...args);
  const usage = usageOf(script, commands);
  if (name === '--help') console.log(usage);
  else if (name === undefined || !Object.hasOwn(commands, name)) {
    console.error(`${name === undefined ? 'Name a command.' : `There is no command "${name}".`}\n\n${usage}`);
    process.exitCode = 1;
  } else {
    await tell(() => commands[name]?.run(args));
  }
}

/** A program that was started and failed has reported why itself. */
async function tell(run: () => unknown): Promise<void> {
  try {
    await run();
  } catch (error) {
    const { status } = error as { status?: unknown };
    if (typeof status !== 'number') throw error;
    process.exitCode = status;
  }
}

function usageOf(script: string, commands: Readonly<Record<string, Command>>): string {
  const lines = Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(10)}${does}`);
  return `Usage: npm run ${script} -- <command> [options]\n\n${lines.join('\n')}`;
}
