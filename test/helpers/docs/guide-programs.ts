import { execFile, execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { readGuides } from '../../../scripts/docs/guides.ts';
import { codeFences } from './guides.ts';

// Programs of the guides, run as their readers run them: saved under a name beside the helper file of their language.

export interface GuideProgram {
  readonly guide: string;
  readonly language: string;
  readonly code: string;
}

interface Language {
  /** The file that a reader saves. */
  readonly file: string;
  /** The helper file of generated/helpers, and where it belongs. */
  readonly helper?: readonly [name: string, place: string];
  /** The program that must be installed. */
  readonly tool: string;
  /** What is run once before, in the same folder. */
  readonly prepare?: (code: string) => readonly (readonly string[])[];
  readonly run: readonly string[];
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  php: { file: 'program.php', helper: ['tollgate.php', 'tollgate.php'], tool: 'php', run: ['php', 'program.php'] },
  python: {
    file: 'program.py',
    helper: ['tollgate.py', 'tollgate.py'],
    tool: 'python3',
    run: ['python3', 'program.py'],
  },
  java: {
    file: 'Program.java',
    helper: ['Tollgate.java', 'Tollgate.java'],
    tool: 'javac',
    prepare: (code) => (code.includes('Tollgate') ? [['javac', 'Tollgate.java']] : []),
    run: ['java', '-cp', '.', 'Program.java'],
  },
  go: {
    file: 'main.go',
    helper: ['tollgate.go', 'tollgate/tollgate.go'],
    tool: 'go',
    prepare: () => [
      ['go', 'mod', 'init', 'shop'],
      ['go', 'build', '-o', 'program', '.'],
    ],
    run: ['./program'],
  },
  csharp: {
    file: 'Program.cs',
    helper: ['Tollgate.cs', 'Tollgate.cs'],
    tool: 'mcs',
    prepare: (code) => [
      ['mcs', '-r:System.Net.Http', 'Program.cs', ...(code.includes('Tollgate') ? ['Tollgate.cs'] : [])],
    ],
    run: ['mono', 'Program.exe'],
  },
  ts: { file: 'program.ts', tool: process.execPath, run: [process.execPath, 'program.ts'] },
  js: { file: 'program.mjs', tool: process.execPath, run: [process.execPath, 'program.mjs'] },
};

/** Every program of the guides; fragments of TypeScript have no client, server or result of their own. */
export function guidePrograms(): GuideProgram[] {
  return readGuides().flatMap(({ name, text }) =>
    codeFences(text)
      .filter(({ language }) => language in LANGUAGES)
      .map(({ language, code }) => ({ guide: name, language, code })),
  );
}

/** Whether the language and, if it is used, its helper file are there. */
export function canRun({ language, code }: GuideProgram): boolean {
  const { tool, helper } = languageOf(language);
  // Statements without a class need a newer compiler than Mono's.
  if (language === 'csharp' && !code.includes('static void Main')) return false;
  if (usesHelper(code) && helper !== undefined && !existsSync(join('generated/helpers', helper[0]))) return false;
  try {
    execFileSync('which', [tool], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Prints what the program printed. */
export async function runProgram(program: GuideProgram, folder: string, args: readonly string[]): Promise<string> {
  const [command = '', ...given] = await prepareProgram(program, folder);
  const { stdout } = await promisify(execFile)(command, [...given, ...args], { cwd: folder, env: offline() });
  return stdout;
}

/** Starts a server; its caller ends it. */
export async function startProgram(program: GuideProgram, folder: string): Promise<ChildProcess> {
  const [command = '', ...args] = await prepareProgram(program, folder);
  // PHP has its own server, which runs the script for every request.
  const served = /php -S (\S+)/.exec(program.code)?.[1];
  const whole = served === undefined ? args : ['-S', served, ...args];
  return spawn(command, whole, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env: offline() });
}

async function prepareProgram({ language, code }: GuideProgram, folder: string): Promise<readonly string[]> {
  const { file, helper, prepare, run } = languageOf(language);
  mkdirSync(folder, { recursive: true });
  if (helper !== undefined && usesHelper(code)) {
    mkdirSync(join(folder, helper[1], '..'), { recursive: true });
    copyFileSync(join('generated/helpers', helper[0]), join(folder, helper[1]));
  }
  writeFileSync(
    join(folder, file),
    code.replaceAll(/'(?:@tollgate\/kit|tollgate)\/(\w+)'/g, (_, room: string) => `'${roomOf(room)}'`),
  );
  for (const [command = '', ...args] of prepare?.(code) ?? []) {
    await promisify(execFile)(command, args, { cwd: folder, env: offline() });
  }
  return run;
}

/** The packages as they are in this tree, not as they are packed. */
function roomOf(room: string): string {
  const file = room === 'contract' ? 'src/client/contract.ts' : join('src', room, 'index.ts');
  return pathToFileURL(file).href;
}

function usesHelper(code: string): boolean {
  return /\btollgate\b/i.test(code.replaceAll('tollgate-sandbox-key', ''));
}

function languageOf(name: string): Language {
  const language = LANGUAGES[name];
  if (language === undefined) throw new Error(`no language ${name}`);
  return language;
}

/** No tool of a language looks for packages or updates. */
function offline(): NodeJS.ProcessEnv {
  return { ...process.env, GOFLAGS: '-mod=mod', GOPROXY: 'off', GOTOOLCHAIN: 'local' };
}
