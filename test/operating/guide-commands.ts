import { spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readGuide } from '../helpers/docs/guides.ts';
import { installedProgram } from '../helpers/package/installed-program.ts';

// The commands of a guide, run as its readers run them: pasted into a shell on a machine that has the program installed.

export interface GuideBlock {
  /** The heading above it, of any level; empty before the first. */
  readonly heading: string;
  /** What follows `sh` on the line that opens the fence. */
  readonly words: readonly string[];
  readonly script: string;
}

interface ShellResult {
  readonly stdout: string;
  readonly stderr: string;
  /** Null if a signal ended it. */
  readonly exitCode: number | null;
}

export interface Shell {
  /** Where the commands run; `node_modules/tollgate` in it is this tree. */
  readonly folder: string;
  /** Exported variables and the working folder carry over from one block to the next, as in the reader's terminal. */
  run(block: GuideBlock | string, env?: Readonly<Record<string, string>>): Promise<ShellResult>;
  /** Ends what runs in the background, and removes the folder. */
  close(): Promise<void>;
}

export interface ShellOptions {
  /** The whole environment of the commands, besides PATH and HOME; nothing is taken over from this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** Who runs them. Of this tree, another user sees only `scripts/deploy`. */
  readonly user?: { readonly uid: number; readonly gid: number } | null;
  /** How long one block may take. */
  readonly blockMsMax?: number;
}

const TREE = fileURLToPath(new URL('../..', import.meta.url));
const BLOCK_MS_MAX = 600_000;
const END_MS_MAX = 60_000;
/** A guide waits for its gateway as long as makes sense on a reader's machine; one that runs all tests is slower. */
export const PATIENT_CURL = 'case " $* " in *" --retry "*) set -- "$@" --retry 600 ;; esac';

/** Every `sh` fence, in order. */
export function commandsIn(guide: string): GuideBlock[] {
  const blocks: GuideBlock[] = [];
  let heading = '';
  // A fence as a whole comes before a heading: a comment in a script starts with # too.
  for (const [, info, script = '', title] of readGuide(guide).matchAll(/^```(.*)\n([\s\S]*?)^```$|^#+ (.+)$/gm)) {
    if (title !== undefined) heading = title;
    const [language, ...words] = (info ?? '').split(' ');
    if (language === 'sh') blocks.push({ heading, words, script });
  }
  return blocks;
}

export function createShell({ env = {}, user = null, blockMsMax = BLOCK_MS_MAX }: ShellOptions = {}): Shell {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'tollgate-shell-')));
  const folder = join(home, 'work');
  const bin = installCommands(home, folder);
  if (user !== null) giveAway(home, folder, user);
  const groups = new Set<number>();
  const killGroups = () => groups.forEach((group) => signalGroup(group, 'SIGKILL'));
  process.once('exit', killGroups);
  let runs = 0;

  async function run(block: GuideBlock | string, more: Readonly<Record<string, string>> = {}): Promise<ShellResult> {
    runs += 1;
    const [stdout, stderr] = ['stdout', 'stderr'].map((name) => join(home, `${name}-${runs}`)) as [string, string];
    const script = typeof block === 'string' ? block : block.script;
    // Files, not pipes: a background process keeps a pipe open after the block has ended.
    const outputs = [openSync(stdout, 'w'), openSync(stderr, 'w')] as const;
    const child = spawn('bash', ['-c', wholeScript(script, { state: join(home, 'state'), more })], {
      cwd: folder,
      ...user,
      stdio: ['ignore', ...outputs],
      // A process group of its own, so that all it started can be ended together.
      detached: true,
      env: {
        PATH: `${bin}:${process.env['PATH'] ?? ''}`,
        HOME: home,
        NODE_COMPILE_CACHE: join(tmpdir(), 'tollgate-compile-cache'),
        PGCTLTIMEOUT: '600',
        ...env,
        ...more,
      },
    });
    outputs.forEach(closeSync);
    const group = child.pid ?? 0;
    groups.add(group);
    const timer = setTimeout(() => signalGroup(group, 'SIGKILL'), blockMsMax);
    const exitCode = await new Promise<number | null>((resolve) => child.once('exit', resolve));
    clearTimeout(timer);
    return { stdout: readFileSync(stdout, 'utf8'), stderr: readFileSync(stderr, 'utf8'), exitCode };
  }

  async function close(): Promise<void> {
    for (const group of groups) await endGroup(group);
    process.off('exit', killGroups);
    rmSync(home, { recursive: true, force: true });
  }

  return { folder, run, close };
}

/** `tollgate`, `npx tollgate` and `node_modules/.bin/tollgate` run this tree's sources on this process's Node. */
function installCommands(home: string, folder: string): string {
  const bin = join(home, 'bin');
  mkdirSync(bin);
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  symlinkSync(TREE, join(folder, 'node_modules/tollgate'));
  const program = `${quoted(process.execPath)} ${quoted(join(TREE, 'src/cli/main.ts'))} "$@"`;
  for (const place of [bin, join(folder, 'node_modules/.bin')]) {
    writeFileSync(join(place, 'tollgate'), `#!/bin/sh\nexec ${program}\n`, { mode: 0o755 });
  }
  const refuse = 'echo "npx: only tollgate is installed here, not $1" >&2; exit 1';
  // As in npm, the program is a child: a signal to npx does not reach it.
  const start = `[ "$1" = tollgate ] || { ${refuse}; }\nshift\n${program}\nexit $?`;
  writeFileSync(join(bin, 'npx'), `#!/bin/sh\n${start}\n`, { mode: 0o755 });
  const curl = installedProgram('curl');
  writeFileSync(join(bin, 'curl'), `#!/bin/sh\n${PATIENT_CURL}\nexec ${quoted(curl)} "$@"\n`, { mode: 0o755 });
  return bin;
}

/** The checkout may be out of the user's reach. */
function giveAway(home: string, folder: string, { uid, gid }: { uid: number; gid: number }): void {
  const installed = join(folder, 'node_modules/tollgate');
  rmSync(installed);
  cpSync(join(TREE, 'scripts/deploy'), join(installed, 'scripts/deploy'), { recursive: true });
  for (const path of [home, folder]) chownSync(path, uid, gid);
}

function wholeScript(script: string, given: { state: string; more: Readonly<Record<string, string>> }): string {
  const state = quoted(given.state);
  return [
    `if [ -f ${state} ]; then . ${state}; fi`,
    ...Object.entries(given.more).map(([name, value]) => `export ${name}=${quoted(value)}`),
    `trap '{ export -p; printf "cd %q\\n" "$PWD"; } > "${given.state}"' EXIT`,
    'set -e',
    script,
  ].join('\n');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

async function endGroup(group: number): Promise<void> {
  signalGroup(group, 'SIGTERM');
  for (let waitedMs = 0; signalGroup(group, 0); waitedMs += 50) {
    if (waitedMs > END_MS_MAX) signalGroup(group, 'SIGKILL');
    await sleep(50);
  }
}

/** False if nothing of the group is left. */
function signalGroup(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-group, signal);
    return true;
  } catch {
    return false;
  }
}
