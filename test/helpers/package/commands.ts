import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const { scripts } = readManifest('package.json');
/** A guide may be about the project that `tollgate init adapter` writes. */
const { scripts: adapterScripts } = readManifest('src/starter/templates/adapter/package.json');

/** The scripts of package.json that take the name of a command, with the file of each. */
export const GROUPS: readonly (readonly [script: string, file: string])[] = Object.entries(scripts).flatMap(
  ([script, line]) => {
    const [, file = ''] = /^node (scripts\/[\w-]+\.ts)$/.exec(line) ?? [];
    return file !== '' && readFileSync(file, 'utf8').includes('runCommand(') ? [[script, file] as const] : [];
  },
);

/** What `npm run` can be asked for: `lint`, and `contract -- lint`. */
const KNOWN = new Set([
  ...Object.keys(scripts).filter((script) => !GROUPS.some(([group]) => group === script)),
  ...GROUPS.flatMap(([group, file]) => namesOf(file).map((name) => `${group} -- ${name}`)),
  ...Object.keys(adapterScripts),
]);

/** The commands that a text asks npm to run, and that the project does not have. */
export function unknownCommands(text: string): string[] {
  const asked = [...text.matchAll(/npm run (?:-s |--silent )?([\w:-]+)(?: -- ([\w-]+))?/g)];
  return asked
    .map(([, script = '', name = '']) => (GROUPS.some(([group]) => group === script) ? `${script} -- ${name}` : script))
    .filter((command) => !KNOWN.has(command));
}

function namesOf(file: string): string[] {
  const help = execFileSync(process.execPath, [file, '--help'], { encoding: 'utf8' });
  return [...help.matchAll(/^ {2}(\w+)/gm)].map(([, name = '']) => name);
}

function readManifest(file: string): { scripts: Record<string, string> } {
  return JSON.parse(readFileSync(file, 'utf8')) as { scripts: Record<string, string> };
}
