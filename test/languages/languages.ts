import { execFile } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { helperLanguages } from '../../scripts/generate/helpers/languages.ts';
import { COMPILED_LANGUAGES } from './compiled-languages.ts';

// How a program in another language is run. A new language is an entry here and a folder with three programs:
//
// vectors   argument: the path of signatures.json. Prints the name of every vector that the helper disagrees with, one a
//           line, and last the number of vectors that it checked.
// call      arguments: operation, variant (may be empty), the fields as JSON. Calls the gateway at GATEWAY_URL with the demo
//           merchant, MERCHANT_KEY if set, and prints one line of JSON: the envelope; {"page": …}; or {"refused": code,
//           "outcome": …} for an error of the helper, code empty if there was no answer.
// receiver  listens on 127.0.0.1 and the port in PORT, accepts notifications signed with WEBHOOK_SECRET, and prints one line
//           of JSON for each: {"event": …, "fields": …, "id": …}.

export interface LanguageSetup {
  /** Unlike those of the other entries. */
  readonly name: string;
  /** As in helperLanguages. */
  readonly language: string;
  /** Must be on the PATH. */
  readonly commands: readonly string[];
  /** How to get them. */
  readonly install: string;
  /** The folder beside this file, and the ending of its programs. */
  readonly folder: string;
  /** Compiles what lies in the folder; for languages that need it. */
  compile?(folder: string): Promise<void>;
  /** Runs the program of this name, which lies in the current folder. */
  run(program: 'vectors' | 'call' | 'receiver'): Command;
  /** Runs several samples in as few processes as is quick, and returns what each printed. */
  runSamples(folder: string, codes: readonly string[]): Promise<string[]>;
}

interface Command {
  readonly command: string;
  readonly args: readonly string[];
}

export const LANGUAGES: readonly LanguageSetup[] = [
  phpSetup('PHP', 'php'),
  // `-n` reads no php.ini, which is what loads curl: the helper then uses streams.
  phpSetup('PHP without extensions', 'php -n'),
  {
    name: 'Python',
    language: 'python',
    commands: ['python3'],
    install: 'apt-get install python3',
    folder: 'python',
    run: (program) => shell(`python3 -B ${program}.py`),
    runSamples: (folder, codes) =>
      runEach(folder, codes, (index) => [`sample-${index}.py`, `python3 -B sample-${index}.py`]),
  },
  ...COMPILED_LANGUAGES,
];

function phpSetup(name: string, php: string): LanguageSetup {
  return {
    name,
    language: 'php',
    commands: ['php'],
    install: 'apt-get install php-cli php-curl',
    folder: 'php',
    run: (program) =>
      shell(program === 'receiver' ? `${php} -S 127.0.0.1:$PORT receiver.php` : `${php} ${program}.php`),
    runSamples: (folder, codes) =>
      runEach(folder, codes, (index) => [`sample-${index}.php`, `${php} sample-${index}.php`]),
  };
}

/** A line of shell with further arguments. The program takes the place of the shell, so that it can be stopped. */
function shell(line: string): Command {
  return { command: 'sh', args: ['-c', `exec ${line} "$@"`, 'sh'] };
}

/** A folder with the helper and its programs, compiled. Throws one line that says what is missing. */
export async function prepareLanguage(setup: LanguageSetup, folder: string): Promise<void> {
  for (const command of setup.commands) {
    await execute('sh', ['-c', `command -v ${command}`]).catch(() => {
      throw new Error(`${command} is missing: ${setup.install}`);
    });
  }
  const helper = helperLanguages.find(({ language }) => language === setup.language);
  if (helper === undefined) throw new Error(`${setup.language} has no helper`);
  await cp(join('test/languages', setup.folder), folder, { recursive: true });
  await cp(join('generated/helpers', helper.file), join(folder, helper.file));
  await setup.compile?.(folder);
}

/** One process for each sample, for languages that start quickly. */
async function runEach(
  folder: string,
  codes: readonly string[],
  plan: (index: number) => [file: string, line: string],
): Promise<string[]> {
  const printed: string[] = [];
  for (const [index, code] of codes.entries()) {
    const [file, line] = plan(index);
    await writeFile(join(folder, file), code);
    const { stdout, stderr } = await execute('sh', ['-c', line], { cwd: folder });
    printed.push(stdout + stderr);
  }
  return printed;
}

const execute = promisify(execFile);
