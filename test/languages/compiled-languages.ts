import { execFile } from 'node:child_process';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LanguageSetup } from './languages.ts';

// Languages that are compiled. All samples of one become one program, so that the compiler and the language start once.

/** Separates what the samples print. */
const LINE = '==== next sample ====';

/**
 * Their helpers also verify a notification by a query. The program `confirm` takes a content type and a body, and prints
 * {"event": …} or {"refused": reason}.
 */
export interface CompiledLanguage extends LanguageSetup {
  run(program: 'vectors' | 'call' | 'receiver' | 'confirm'): ReturnType<LanguageSetup['run']>;
}

const java: CompiledLanguage = {
  name: 'Java',
  language: 'java',
  commands: ['javac', 'java'],
  install: 'apt-get install default-jdk-headless',
  folder: 'java',
  async compile(folder) {
    await run(folder, 'javac', ['-Xlint:all', '-Werror', '-d', 'out', 'Tollgate.java', 'Programs.java']);
  },
  run: (program) => ({ command: 'java', args: [...JAVA_STARTS_FAST, '-cp', 'out', 'Programs', program] }),
  async runSamples(folder, codes) {
    const files = await writeAll(folder, codes, (code, index) => ({
      name: `Sample${index}.java`,
      text: code.replace('public class Shop', `class Sample${index}`),
    }));
    const calls = codes.map((_code, index) => `Sample${index}.main(args); System.out.println("${LINE}");`);
    const main = `class Samples {\n    public static void main(String[] args) {\n${calls.join('\n')}\n    }\n}\n`;
    await writeFile(join(folder, 'Samples.java'), main);
    await run(folder, 'javac', ['-Xlint:all', '-Werror', '-cp', 'out', '-d', 'out', 'Samples.java', ...files]);
    return split(await run(folder, 'java', [...JAVA_STARTS_FAST, '-cp', 'out', 'Samples']));
  },
};

const go: CompiledLanguage = {
  name: 'Go',
  language: 'go',
  commands: ['go', 'gofmt'],
  install: 'apt-get install golang-go',
  folder: 'go',
  async compile(folder) {
    await mkdir(join(folder, 'tollgate'));
    await rename(join(folder, 'tollgate.go'), join(folder, 'tollgate', 'tollgate.go'));
    await expectFormatted(folder, ['tollgate/tollgate.go', 'main.go']);
    await run(folder, 'go', ['vet', './...']);
    await run(folder, 'go', ['build', '-o', 'programs', '.']);
  },
  run: (program) => ({ command: './programs', args: [program] }),
  async runSamples(folder, codes) {
    const inside = join(folder, 'samples');
    await mkdir(inside);
    const asTheyAre = await writeAll(inside, codes, (code, index) => ({
      name: `shown${index}.txt`,
      text: `${code}\n`,
    }));
    await expectFormatted(inside, asTheyAre);
    await writeAll(inside, codes, (code, index) => ({
      name: `sample${index}.go`,
      text: code
        .replace('func main()', `func sample${index}()`)
        .replace('privateKey =', `privateKey${index} =`)
        .replace('(privateKey)', `(privateKey${index})`),
    }));
    const calls = codes.map((_code, index) => `\tsample${index}()\n\tfmt.Println("${LINE}")\n`);
    await writeFile(join(inside, 'main.go'), `package main\n\nimport "fmt"\n\nfunc main() {\n${calls.join('')}}\n`);
    return split(await run(folder, 'go', ['run', './samples']));
  },
};

// .NET cannot be had on Debian: Mono proves the language and the library that both have. A sample has statements at the top
// level, which Mono's compiler does not know, so they become a method.
const csharp: CompiledLanguage = {
  name: 'C#',
  language: 'csharp',
  commands: ['mcs', 'mono'],
  install: 'apt-get install mono-mcs libmono-system-net-http4.0-cil',
  folder: 'csharp',
  async compile(folder) {
    const library = [...MCS, '-doc:Tollgate.xml', '-target:library', '-out:Tollgate.dll', 'Tollgate.cs'];
    await run(folder, 'mcs', library).catch((error: Error) => {
      if (error.message.includes('CS0006')) throw new Error(`System.Net.Http.dll is missing: ${csharp.install}`);
      throw error;
    });
    await run(folder, 'mcs', [...MCS, '-out:programs.exe', 'Tollgate.cs', 'Programs.cs']);
  },
  run: (program) => ({ command: 'mono', args: ['programs.exe', program] }),
  async runSamples(folder, codes) {
    const files = await writeAll(folder, codes, (code, index) => {
      const [usings = '', ...statements] = code.split('\n\n');
      const body = statements.join('\n\n');
      return {
        name: `Sample${index}.cs`,
        text: `${usings}\n\nstatic class Sample${index}\n{\npublic static async System.Threading.Tasks.Task Main_()\n{\n${body}\n}\n}\n`,
      };
    });
    const calls = codes.map(
      (_code, index) => `Sample${index}.Main_().GetAwaiter().GetResult(); System.Console.WriteLine("${LINE}");`,
    );
    await writeFile(
      join(folder, 'Samples.cs'),
      `static class Samples\n{\nstatic void Main()\n{\n${[...calls, MONO_ENDS].join('\n')}\n}\n}\n`,
    );
    await run(folder, 'mcs', [...MCS, '-r:Tollgate.dll', '-out:samples.exe', 'Samples.cs', ...files]);
    return split(await run(folder, 'mono', ['samples.exe']));
  },
};

export const COMPILED_LANGUAGES: readonly CompiledLanguage[] = [java, go, csharp];

const JAVA_STARTS_FAST = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xshare:auto'];
/** Otherwise Mono may wait for an idle connection. */
const MONO_ENDS = 'System.Environment.Exit(0);';
const MCS = ['-langversion:7', '-warn:4', '-warnaserror', '-r:System.Net.Http.dll'];

async function writeAll(
  folder: string,
  codes: readonly string[],
  file: (code: string, index: number) => { readonly name: string; readonly text: string },
): Promise<string[]> {
  const files = codes.map(file);
  for (const { name, text } of files) await writeFile(join(folder, name), text);
  return files.map(({ name }) => name);
}

async function expectFormatted(folder: string, files: readonly string[]): Promise<void> {
  const different = await run(folder, 'gofmt', ['-s', '-l', ...files]);
  if (different !== '') throw new Error(`gofmt would change ${different}`);
}

function split(printed: string): string[] {
  return printed.split(`${LINE}\n`).slice(0, -1);
}

/** What the command printed. What it complained about is in the error. */
async function run(folder: string, command: string, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}
