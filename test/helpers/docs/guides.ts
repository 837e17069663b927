import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readGuides } from '../../../scripts/docs/guides.ts';

// The guides as their readers see them: texts, tables, blocks of code, and shell lines that can be run.

export function readGuide(name: string): string {
  const guide = readGuides().find((one) => one.name === name);
  if (guide === undefined) throw new Error(`no guide ${name}`);
  return guide.text;
}

export interface CodeFence {
  readonly language: string;
  /** The label of its tab; empty outside tabs. */
  readonly label: string;
  readonly code: string;
}

export function codeFences(text: string): CodeFence[] {
  const fences = text.matchAll(/^```(\w+)(?: (.+))?\n([\s\S]*?)^```$/gm);
  return [...fences].map(([, language = '', label = '', code = '']) => ({ language, label, code }));
}

export function codeBlocks(text: string, language: string): string[] {
  return codeFences(text).flatMap((fence) => (fence.language === language ? fence.code : []));
}

/** The rows of the table under a heading, each cell without its code marks. */
export function tableUnder(text: string, heading: string): string[][] {
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`no heading "${heading}"`);
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

export interface CurlCall {
  readonly url: URL;
  readonly headers: Record<string, string>;
  readonly body: Record<string, unknown>;
}

/** Runs a shell script in which curl only tells what it was asked to do, so that the shell's own quoting is tested. */
export async function readCurl(script: string): Promise<CurlCall> {
  const tell = 'curl() { node -p "JSON.stringify(process.argv.slice(1))" -- "$@"; }';
  const { stdout } = await promisify(execFile)('sh', ['-c', `${tell}\n${script}`]);
  const args = JSON.parse(stdout) as string[];
  const url = args.find((arg) => arg.startsWith('http'));
  if (url === undefined) throw new Error(`curl has no address to go to: ${script}`);
  const after = (option: string): string[] => args.filter((_, index) => args[index - 1] === option);
  const headers = after('-H').map((header) => header.split(': ') as [string, string]);
  return { url: new URL(url), headers: Object.fromEntries(headers), body: JSON.parse(after('-d').join('')) };
}
